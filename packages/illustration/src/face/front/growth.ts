import type { Brush } from '../brush'
import { along, between, clamp, mirror, outline } from '../../geometry/pen'
import type { Point } from '../../geometry/points'

export type Place = (u: number, v: number) => Point

/** Returns the outline of a patch of hair between two places across and two places up. */
const patch = (at: Place, u0: number, u1: number, v0: number, v1: number): Point[] => {
  const middle = (u0 + u1) / 2
  return [at(u0, v0), at(middle, v0), at(u1, v0), at(u1, v1), at(middle, v1), at(u0, v1)]
}

/** Paints such patches with a brush's `tone`. */
export const bandsOf =
  (tone: Brush['tone'], at: Place) =>
  (u0: number, u1: number, v0: number, v1: number, colour: string, opacity: number): string =>
    tone(patch(at, u0, u1, v0, v1), colour, opacity)

/**
 * Returns places in hair: `u` from mid-forehead (0) to ear (1), `v` from hairline (0) to outline
 * (1).
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

/**
 * Returns the outline of hair that covers the head from its hairline to its rim, given for one
 * side.
 */
export const capOutline = (
  place: Brush['place'],
  rim: readonly Point[],
  hairline: readonly Point[],
): string =>
  outline(
    place([...rim.toReversed(), ...mirror(rim).slice(1)]),
    place([...mirror(hairline).toReversed(), ...hairline.slice(1)]),
  )
