/**
 * Counts what was stored today. The database is asked once a second at most, and what was
 * stored since is added, so that counting costs next to nothing however much there is to count.
 * Never counts more than is stored: what was begun before the database's answer may be in it
 * already, and waits for the next one.
 * @param ask gives the count; while it fails, there is nothing to count
 */
export function dayCount(
  ask: () => Promise<number>,
  now: () => number,
): { count(): Promise<number>; begin(): () => void } {
  let asked = Promise.resolve(0)
  let askedAt = -Infinity
  let since = 0
  let answers = 0
  return {
    async count() {
      if (now() - askedAt > 1000) {
        askedAt = now()
        asked = ask()
          .catch(() => 0)
          .then((found) => {
            since = 0
            answers++
            return found
          })
      }
      return (await asked) + since
    },
    /** Returns what to call once an enquiry that begins now is stored. */
    begin() {
      const begunAt = answers
      return () => {
        if (begunAt === answers) since++
      }
    },
  }
}
