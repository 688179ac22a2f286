/**
 * Returns the edit distance of two words (optimal string alignment): letters wrong, missing, extra,
 * or two neighbours swapped.
 */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

const parts = (word: string) => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
const shortestPart = 4

/**
 * Returns the distance of `candidate` from the written word: by letters, by the same words in
 * another order, or by one holding the other.
 */
function distance(word: string, candidate: string): number {
  const [a, b] = [word.toLowerCase(), candidate.toLowerCase()]
  const byLetters = editDistance(a, b)
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  const holds = shorter.length >= shortestPart && longer.includes(shorter) ? 2 : Infinity
  const reordered =
    parts(a).length > 1 && parts(a).toSorted().join(' ') === parts(b).toSorted().join(' ')
      ? 1
      : Infinity
  return Math.min(byLetters, holds, reordered)
}

/**
 * The longest word that is compared letter by letter: a longer one is no misspelling and would take
 * long.
 */
const longestWord = 200

/**
 * Returns the known word closest to `word`, or null when none is near enough to be what was meant.
 */
export function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > longestWord) return null
  let best: string | null = null
  let [bestDistance, bestEdits] = [Infinity, Infinity]
  for (const candidate of known) {
    const d = distance(word, candidate)
    if (d > bestDistance) continue
    const s = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (d < bestDistance || s < bestEdits) [best, bestDistance, bestEdits] = [candidate, d, s]
  }
  return best !== null && bestDistance <= tolerance(word.length) ? best : null
}

/** Of a code of two letters another is no misspelling. */
const tolerance = (length: number) =>
  length < 3 ? 0 : length < 4 ? 1 : length < 8 ? 2 : Math.min(6, Math.floor(length / 4))

/** Longer lists than this are not read out. */
const mostNamed = 30
/** Checks whether so few letters differ that the guess is what was meant. */
const isSure = (word: string, near: string) =>
  editDistance(word.toLowerCase(), near.toLowerCase()) <= word.length / 5
/**
 * A name that is longer is cut when it is read out, so that a report's line stays one that can be
 * read.
 */
const longestNamed = 80

/** Returns the fix of an unknown reference: the nearest known word, else what may stand there. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  const all =
    'It can be ' +
    `${known.map((k) => `"${k.length > longestNamed ? `${k.slice(0, longestNamed)}…` : k}"`).join(', ')}`
  if (near !== null)
    return (
      'Did you mean ' +
      `"${near}"?${isSure(word, near) || known.length < 2 || known.length > mostNamed ? '' : ` ${all}`}`
    )
  if (known.length === 0) return 'There is none yet: add it first, or take this out'
  if (known.length > mostNamed) return 'Check how it is spelled, or add it first'
  return all
}
