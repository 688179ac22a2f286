import { arc, between, type Scene, type Shade } from '../engraving/scene'
import type { Point } from '../geometry/points'

/** Round things as a lathe turns them, seen from a little above and lit from the left. */

const { abs, max, PI, cos, sin } = Math

/** A thing turned on a lathe: half its width at heights from the top down, about its middle. */
export type Turned = { middle: number; turn: readonly (readonly [y: number, half: number])[] }

/** The visible share of a circle's depth, from a little above. */
export const tilt = 0.115
const gap = 1.35

/** Returns the near half of the ring at a height, from left to right. */
export const ring = (middle: number, half: number, y: number): Point[] =>
  arc(middle, y, half, tilt * half, 180, 0)

export function outlineOf({ middle, turn }: Turned): Point[] {
  const side = (sign: 1 | -1) => turn.map(([y, half]): Point => [middle + sign * half, y])
  const [[top, rim], [bottom, base]] = [turn[0]!, turn.at(-1)!]
  return [
    ...side(-1),
    ...ring(middle, base, bottom),
    ...side(1).toReversed(),
    ...arc(middle, top, rim, tilt * rim, 0, -180),
  ]
}

/**
 * Returns the shade round a body: a narrow light left of the middle, and a little thrown back at
 * the right edge.
 */
const roundShade =
  (middle: number, half: number, least: number, most: number): Shade =>
  (x) => {
    const s = (x - middle) / half
    const away = between(abs(s + 0.42), 0.1, 1.25) ** 1.15
    return least + (most - least) * away * (1 - 0.35 * between(s, 0.84, 1))
  }

export function turned(
  scene: Scene,
  thing: Turned,
  wash: string,
  least: number,
  most: number,
): void {
  const half = max(...thing.turn.map(([, width]) => width))
  const shade = roundShade(thing.middle, half, least, most)
  scene.shape(outlineOf(thing), wash, 0.45, { gap, angle: 90, ink: shade, taper: 0 })
}

/** Returns a shoulder that turns a neck into a body by a quarter of an ellipse. */
export const shoulder = (from: readonly [number, number], to: readonly [number, number]): Point[] =>
  Array.from({ length: 13 }, (_, i): Point => {
    const angle = (PI / 2) * (i / 12)
    return [
      from[0] + (to[0] - from[0]) * (1 - cos(angle)),
      from[1] + (to[1] - from[1]) * sin(angle),
    ]
  })
