/**
 * One JSON line an event. What may be logged is spelled out in the type: no body, no address, no
 * key, no text of a visitor.
 */
export type LogEvent = {
  event: 'request' | 'address' | 'budget' | 'model' | 'delivery' | 'database' | 'start'
  requestId?: string
  function?: string
  status?: number
  ms?: number
  code?: string
  /** Class or code of an error; never its message, which may quote a value. */
  error?: string
  count?: number
}

export type Log = (event: LogEvent) => void

/** Writes to the console, from which Supabase collects a function's log. */
export const consoleLog: Log = (event) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...event }))

/** Returns what a log may hold of an error: its code, or else its class. */
export function errorName(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const { code, name } = error as { code?: unknown; name?: unknown }
    if (typeof code === 'string' && /^[\w-]{1,40}$/.test(code)) return code
    if (typeof name === 'string' && /^\w{1,40}$/.test(name)) return name
  }
  return 'unknown'
}
