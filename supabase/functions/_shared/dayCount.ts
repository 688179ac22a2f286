/**
 * Counts what was stored today. The database is asked once a second at most, and what was
 * stored since is added, so that counting costs next to nothing however much there is to count.
 * @param ask gives the count; while it fails, there is nothing to count
 */
export function dayCount(
  ask: () => Promise<number>,
  now: () => number,
): { count(): Promise<number>; stored(): void } {
  let asked = Promise.resolve(0)
  let askedAt = -Infinity
  let since = 0
  return {
    async count() {
      if (now() - askedAt > 1000) {
        askedAt = now()
        since = 0
        asked = ask().catch(() => 0)
      }
      return (await asked) + since
    },
    stored: () => void since++,
  }
}
