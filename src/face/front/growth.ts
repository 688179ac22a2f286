import { along, between, clamp, type Point } from '../pen'

/** Places in hair: `u` runs from the middle of the forehead (0) to the ear (1), `v` from the hairline (0) to the outline (1). */
export function growth(hairline: readonly Point[], outer: readonly Point[]): (u: number, v: number) => Point {
  const [inner, rim] = [along(hairline, 100), along(outer, 100)]
  return (u, v) => {
    const k = clamp(u, 0, 1) * 100
    const i = Math.floor(k)
    const j = Math.min(100, i + 1)
    return between(between(inner[i]!, inner[j]!, k - i), between(rim[i]!, rim[j]!, k - i), v)
  }
}
