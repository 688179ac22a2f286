import type { Slot } from './database.ts'

/** The same rate limit (GCRA) in memory: for the moments when the database cannot be asked. Gives the milliseconds to wait; 0 when the request may go on. */
export function memoryLimit(now: () => number): (slot: Slot) => number {
  const arrivals = new Map<string, number>()
  return ({ key, limit }) => {
    const moment = now()
    const step = 60_000 / limit.perMinute
    if (arrivals.size > 10_000) {
      for (const [caller, arrival] of arrivals) if (arrival < moment) arrivals.delete(caller)
      if (arrivals.size > 10_000) arrivals.clear()
    }
    const next = Math.max(arrivals.get(key) ?? 0, moment) + step
    const wait = next - (moment + step * limit.burst)
    if (wait > 0) return Math.ceil(wait)
    arrivals.set(key, next)
    return 0
  }
}
