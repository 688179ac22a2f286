/**
 * The two kinds of notification, kept outside React so that any code may show one. Numbers are from
 * section 4 of the specification; times in milliseconds.
 */

/** Titled: one at a time, shown until dismissed, and removed from the store long after that. */
const titledLimit = 1
const titledRemoveDelay = 1_000_000

/** Plain, which say what went wrong: up to three at a time, each for four seconds. */
const plainLimit = 3
const plainDuration = 4000

type Titled = {
  id: number
  title: string
  description: string
  variant: 'default' | 'destructive'
  open: boolean
}
type Plain = { id: number; message: string }
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
  const added = { variant: 'default', ...toast, id: ++lastId, open: true } as const
  set({ titled: [added, ...state.titled].slice(0, titledLimit) })
}

/** Takes a titled notification from the screen. */
export function dismissTitled(id: number): void {
  set({ titled: state.titled.map((one) => (one.id === id ? { ...one, open: false } : one)) })
  later(id, titledRemoveDelay, () => set({ titled: state.titled.filter((one) => one.id !== id) }))
}

/** Shows a plain notification for four seconds; a fourth one pushes out the oldest. */
export function showPlain(message: string): void {
  const id = ++lastId
  set({ plain: [...state.plain, { id, message }].slice(-plainLimit) })
  resumePlain(id)
}

/** Takes a plain notification from the screen before its time. */
export function dismissPlain(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  set({ plain: state.plain.filter((one) => one.id !== id) })
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
