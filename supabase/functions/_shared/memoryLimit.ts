import type { Slot } from './database.ts'

/**
 * Makes the same rate limit (GCRA) in memory, for the moments when the database cannot be asked.
 * Gives the milliseconds to wait; 0 when the request may go on.
 */
export function memoryLimit(now: () => number): (slot: Slot) => number {
  const arrivals = new Map<string, number>()
  return ({ key, limit }) => {
    const moment = now()
    const step = 60_000 / limit.perMinute
    if (arrivals.size > 10_000) {
      for (const [caller, arrival] of arrivals) if (arrival < moment) arrivals.delete(caller)
      if (arrivals.size > 10_000) arrivals.clear()
    }
    // No further ahead than this limit can have led to: a limit that was changed, or a clock set
    // back, must lock nobody out.
    const furthest = moment + step * limit.burst
    const arrival = Math.min(Math.max(arrivals.get(key) ?? 0, moment), furthest)
    const wait = arrival + step - furthest
    arrivals.set(key, wait > 0 ? arrival : arrival + step)
    return Math.max(0, Math.ceil(wait))
  }
}
