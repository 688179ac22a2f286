/**
 * The two kinds of notification, kept outside React so that any code may show one. docs/product.md
 * gives the numbers; times in milliseconds.
 */

/** Titled: one at a time, until dismissed. Plain, which say what went wrong: three at a time. */
const limits = { titled: 1, plain: 3 }
const titledRemoveDelay = 1_000_000
const plainDuration = 4000

export type Kind = keyof typeof limits
export type ToastData = {
  id: number
  kind: Kind
  title: string
  description?: string
  alert: boolean
  open: boolean
}

const none: readonly ToastData[] = []
let all = none
let lastId = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function set(next: readonly ToastData[]): void {
  all = next
  for (const listener of listeners) listener()
}

function remove(id: number, delay: number): void {
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => set(all.filter((one) => one.id !== id)), delay),
  )
}

function show(kind: Kind, words: Pick<ToastData, 'title' | 'description' | 'alert'>): number {
  const id = ++lastId
  const ofKind = [...all.filter((one) => one.kind === kind), { ...words, kind, id, open: true }]
  set([...all.filter((one) => one.kind !== kind), ...ofKind.slice(-limits[kind])])
  return id
}

/** Subscribes to changes; for React's useSyncExternalStore, as are the two below. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const getToasts = (): readonly ToastData[] => all
export const getServerToasts = (): readonly ToastData[] => none

type Titled = { title: string; description: string; variant?: 'default' | 'destructive' }

/** Shows a titled notification; one that is showing makes room for it. */
export const showTitled = ({ variant, ...words }: Titled): void =>
  void show('titled', { ...words, alert: variant === 'destructive' })

/** Shows a plain notification for four seconds; a fourth one pushes out the oldest. */
export const showPlain = (message: string): void =>
  resume(show('plain', { title: message, alert: true }))

/** Takes a notification from the screen. */
export function dismiss({ id, kind }: ToastData): void {
  set(all.map((one) => (one.id === id ? { ...one, open: false } : one)))
  remove(id, kind === 'titled' ? titledRemoveDelay : 0)
}

/** Takes every error from the screen: what was wrong is being tried anew. */
export const dismissErrors = (): void =>
  all.filter(({ alert, open }) => alert && open).forEach(dismiss)

/** Stops the timer of a plain notification, which waits while it is pointed at or has the focus. */
export const pause = (id: number): void => clearTimeout(timers.get(id))
/** Starts its four seconds again. */
export const resume = (id: number): void => remove(id, plainDuration)

/** Removes all notifications and timers, for tests. */
export function clearToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer)
  set(none)
}
