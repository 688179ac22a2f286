import type { Point } from '../../geometry/points'
import { cos, sin, type Point3 } from './turn'

/** The hair-covered head as a rounded box (a superellipsoid): its middle, half axes and squareness. */
const middle = { y: -25, z: -107 }
const half = { x: 72.6, y: 91, z: 82 }
const power = 2.3

const { abs, max, sign } = Math
const part = (distance: number, axis: number) => abs(distance / axis) ** power

/** Returns the near side of the skull at places of the side view, [forward, down], in space. */
export const onSkull = (points: readonly Point[], grown = 0): Point3[] =>
  points.map(([z, y]) => {
    const rest = 1 - part(y - middle.y, half.y + grown) - part(z - middle.z, half.z + grown)
    return [(half.x + grown) * max(0, rest) ** (1 / power), y, z]
  })

/** Returns the same for places of the front view's top, [from the midline, forward]. */
export const onCrown = (points: readonly Point[], grown = 0): Point3[] =>
  points.map(([x, z]) => {
    const rest = 1 - part(x, half.x + grown) - part(z - middle.z, half.z + grown)
    return [x, middle.y - (half.y + grown) * max(0, rest) ** (1 / power), z]
  })

/** Checks whether a place on the skull is turned to the viewer. */
export const isSeen = ([x, , z]: Point3): boolean => {
  const slope = (distance: number, axis: number) =>
    (sign(distance) * abs(distance / axis) ** (power - 1)) / axis
  return slope(x, half.x) * sin + slope(z - middle.z, half.z) * cos > 0
}

/** Returns the outline of the skull on the sheet at a height: left and right. */
export function skullEdges(y: number, grown = 0): readonly [left: number, right: number] {
  const q = power / (power - 1)
  const reach =
    (((half.x + grown) * cos) ** q + ((half.z + grown) * sin) ** q) ** (1 / q) *
    max(0, 1 - part(y - middle.y, half.y + grown)) ** (1 / power)
  const at = -(middle.z + 100) * sin
  return [at - reach, at + reach]
}

/** Returns the top of the skull on the sheet. */
export const skullTop = (grown = 0): number => middle.y - half.y - grown
