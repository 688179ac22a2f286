import type { Puzzle } from '@clinic/contract/contract'
import { puzzleKey, solves, workHeader } from '@clinic/contract/work'

/** As many at once as most machines have free; the browser spreads them over its threads. */
const atOnce = 4

/**
 * Solves the puzzle of a backend whose limit for this address is used up, or that is flooded, in
 * one to three seconds; `packages/contract/src/work.ts` says why.
 * @returns the header that the request is repeated with
 * @throws the signal's reason when it is aborted
 */
export async function proofOfWork(
  puzzle: Puzzle,
  signal?: AbortSignal,
): Promise<Record<string, string>> {
  const key = await puzzleKey(puzzle)
  const found: number[] = []
  for (let first = 0; ; first += atOnce) {
    if (signal?.aborted) throw signal.reason as Error
    const tried = await Promise.all(
      Array.from({ length: atOnce }, (_, i) => solves(puzzle, key, first + i)),
    )
    for (const [i, fits] of tried.entries()) if (fits) found.push(first + i)
    if (found.length >= puzzle.count)
      return { [workHeader]: [puzzle.challenge, ...found.slice(0, puzzle.count)].join('.') }
  }
}
