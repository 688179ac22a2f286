/** Thrown instead of calling a service that has just failed several times. */
class BreakerOpen extends Error {
  override name = 'BreakerOpen'
  readonly code = 'breaker-open'
}

/**
 * A circuit breaker. Closed: calls go through, and `failures` of them failing in a row open it.
 * Open: nothing goes through for `restMs`. Half-open, after that: one call is let through as a
 * trial; it closes the breaker or opens it again.
 * @param counts which errors are the service's failures; others change nothing
 */
export function breaker({
  failures,
  restMs,
  now,
  counts,
}: {
  failures: number
  restMs: number
  now: () => number
  counts: (error: unknown) => boolean
}) {
  let inARow = 0
  let openedAt: number | null = null
  let trial = false

  const state = (): 'closed' | 'open' | 'half-open' =>
    openedAt === null ? 'closed' : now() - openedAt < restMs ? 'open' : 'half-open'

  return {
    state,
    async run<T>(call: () => Promise<T>): Promise<T> {
      const before = state()
      if (before === 'open' || (before === 'half-open' && trial)) throw new BreakerOpen()
      const mine = before === 'half-open'
      if (mine) trial = true
      try {
        const result = await call()
        // A call that began before the breaker opened says nothing about the time since.
        if (mine || openedAt === null) {
          inARow = 0
          openedAt = null
        }
        return result
      } catch (error) {
        if (counts(error)) {
          inARow++
          if (mine || (openedAt === null && inARow >= failures)) openedAt = now()
        }
        throw error
      } finally {
        if (mine) trial = false
      }
    },
  }
}
