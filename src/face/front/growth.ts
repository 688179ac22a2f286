import { along, between, clamp, type Point } from '../pen'

export type Place = (u: number, v: number) => Point

/** The outline of a patch of hair between two places across and two places up. */
export const patch = (at: Place, u0: number, u1: number, v0: number, v1: number): Point[] => {
  const middle = (u0 + u1) / 2
  return [at(u0, v0), at(middle, v0), at(u1, v0), at(u1, v1), at(middle, v1), at(u0, v1)]
}

/**
 * Places in hair: `u` runs from the middle of the forehead (0) to the ear (1), `v` from the
 * hairline (0) to the outline (1).
 */
export function growth(hairline: readonly Point[], outer: readonly Point[]): Place {
  const [inner, rim] = [along(hairline, 100), along(outer, 100)]
  return (u, v) => {
    const k = clamp(u, 0, 1) * 100
    const i = Math.floor(k)
    const j = Math.min(100, i + 1)
    return between(between(inner[i]!, inner[j]!, k - i), between(rim[i]!, rim[j]!, k - i), v)
  }
}
