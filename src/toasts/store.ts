import { plainDuration, plainReducer, type Plain } from './plain'
import { titledReducer, titledRemoveDelay, type Titled } from './titled'

/** Both kinds of notification as they stand now, outside React so that any code may show one. */
type State = { titled: readonly Titled[]; plain: readonly Plain[] }

const empty: State = { titled: [], plain: [] }
let state = empty
let lastId = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

const set = (next: Partial<State>) => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}
const later = (id: number, delay: number, then: () => void) => {
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => {
      timers.delete(id)
      then()
    }, delay),
  )
}

/** For React's useSyncExternalStore, as the two below. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const getToasts = (): State => state
export const getServerToasts = (): State => empty

/** Shows a titled notification; one that is showing makes room for it. */
export function showTitled(toast: {
  title: string
  description: string
  variant?: Titled['variant']
}): void {
  const id = ++lastId
  set({
    titled: titledReducer(state.titled, {
      type: 'add',
      toast: { variant: 'default', ...toast, id, open: true },
    }),
  })
}

/** Takes a titled notification from the screen. */
export function dismissTitled(id: number): void {
  set({ titled: titledReducer(state.titled, { type: 'dismiss', id }) })
  later(id, titledRemoveDelay, () =>
    set({ titled: titledReducer(state.titled, { type: 'remove', id }) }),
  )
}

/** Shows a plain notification for four seconds. */
export function showPlain(message: string): void {
  const id = ++lastId
  set({ plain: plainReducer(state.plain, { type: 'add', toast: { id, message } }) })
  resumePlain(id)
}

/** Takes a plain notification from the screen before its time. */
export function dismissPlain(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  set({ plain: plainReducer(state.plain, { type: 'remove', id }) })
}

/** A notification that is pointed at or holds the focus waits. */
export const pausePlain = (id: number): void => clearTimeout(timers.get(id))
/** Its four seconds start anew. */
export const resumePlain = (id: number): void => later(id, plainDuration, () => dismissPlain(id))

/** For tests: nothing shown, nothing pending. */
export function clearToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  set(empty)
}
