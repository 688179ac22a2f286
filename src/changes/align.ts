/** Two entries that stand for the same thing, or one that has no counterpart; `was` and `is` are positions from 0. */
export type Pair = { was: number | null; is: number | null }

/** Entries less alike than this are different things. */
const enough = 0.5

/**
 * Which entry of an old list became which of a new one, in order: the pairing in which the entries are most alike.
 * @param alike from 0, nothing in common, to 1, the same
 */
export function align(before: number, after: number, alike: (was: number, is: number) => number): Pair[] {
  let start = 0
  while (start < before && start < after && alike(start, start) === 1) start++
  let end = 0
  while (end < before - start && end < after - start && alike(before - 1 - end, after - 1 - end) === 1) end++

  const [rows, columns] = [before - start - end, after - start - end]
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1))
  const worth = Array.from({ length: rows }, () => new Float64Array(columns))
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--) {
      const likeness = alike(start + i, start + j)
      worth[i]![j] = likeness >= enough ? likeness : -1
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, worth[i]![j]! + best[i + 1]![j + 1]!)
    }

  const pairs: Pair[] = Array.from({ length: start }, (_, n) => ({ was: n, is: n }))
  let [i, j] = [0, 0]
  while (i < rows || j < columns) {
    if (i < rows && j < columns && worth[i]![j]! > 0 && best[i]![j] === worth[i]![j]! + best[i + 1]![j + 1]!) pairs.push({ was: start + i++, is: start + j++ })
    else if (i < rows && (j === columns || best[i]![j] === best[i + 1]![j])) pairs.push({ was: start + i++, is: null })
    else pairs.push({ was: null, is: start + j++ })
  }
  for (let n = end; n > 0; n--) pairs.push({ was: before - n, is: after - n })
  return pairs
}
