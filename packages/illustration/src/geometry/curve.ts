export type Knot = readonly [at: number, value: number]

/**
 * Returns a smooth curve through knots in rising order, monotone between neighbours (harmonic-mean
 * slopes): a profile never swings past a landmark. Flat before the first and after the last.
 */
export function curveThrough(knots: readonly Knot[]): (at: number) => number {
  const last = knots.length - 1
  const chord = knots
    .slice(0, -1)
    .map(([at, value], i) => (knots[i + 1]![1] - value) / (knots[i + 1]![0] - at))
  const slope = knots.map((_, i) => {
    if (i === 0) return chord[0]!
    if (i === last) return chord[last - 1]!
    const [before, after] = [chord[i - 1]!, chord[i]!]
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (at) => {
    if (at <= knots[0]![0]) return knots[0]![1]
    if (at >= knots[last]![0]) return knots[last]![1]
    let i = 0
    while (at > knots[i + 1]![0]) i++
    const [at0, value0] = knots[i]!
    const [at1, value1] = knots[i + 1]!
    const span = at1 - at0
    const t = (at - at0) / span
    const t2 = t * t
    const t3 = t2 * t
    return (
      (2 * t3 - 3 * t2 + 1) * value0 +
      (t3 - 2 * t2 + t) * span * slope[i]! +
      (3 * t2 - 2 * t3) * value1 +
      (t3 - t2) * span * slope[i + 1]!
    )
  }
}
