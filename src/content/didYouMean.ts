/** Levenshtein distance between two short words. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      current[j] = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    previous = current
  }
  return previous[b.length]!
}

/** The known word closest to `word`, or null when none is near enough to be what was meant. */
export function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null
  let bestDistance = Infinity
  for (const candidate of known) {
    const d = candidate.includes(word) || word.includes(candidate) ? Math.min(2, distance(word, candidate)) : distance(word, candidate)
    if (d < bestDistance) [best, bestDistance] = [candidate, d]
  }
  return best !== null && bestDistance <= Math.max(2, Math.floor(word.length / 3)) ? best : null
}

/** The mend of an unknown reference: the nearest known word, else what may stand there. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  if (near !== null) return `Did you mean "${near}"?`
  if (known.length > 30) return 'Check how it is spelled, or add it first'
  return `It can be ${known.map((k) => `"${k}"`).join(', ')}`
}
