/**
 * What is left of a day's budget. The database is asked once a second at most and the answer
 * counted down in between, so that counting costs next to nothing however much there is to count.
 * Several processes exceed a budget by what they take within that second.
 * @param ask gives what is left; when it fails, the budget stops nobody
 */
export function dayBudget(
  ask: () => Promise<number>,
  now: () => number,
): { take(): Promise<boolean> } {
  let left = Promise.resolve(Infinity)
  let askedAt = -Infinity
  let taken = 0
  return {
    async take() {
      if (now() - askedAt > 1000) {
        askedAt = now()
        taken = 0
        left = ask().catch(() => Infinity)
      }
      return ++taken <= (await left)
    },
  }
}
