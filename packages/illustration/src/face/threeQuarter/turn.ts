import type { Point } from '../../geometry/points'

/**
 * The turn of the head: x from the midline to the sitter's left, y down from the pupils, z forwards
 * from the base of the nose; millimetres.
 */
export type Point3 = readonly [x: number, y: number, z: number]

/** The turn of the head to the viewer's left, in radians. */
export const turn = (32 * Math.PI) / 180
export const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
/** The depth of the upright line about which it turns. */
const axis = -100

/**
 * Returns how far right on the sheet something is seen, from its distance from the midline and its
 * depth.
 */
export const across = (x: number, z: number): number => x * cos - (z - axis) * sin

/** Places in space on the sheet. */
export const seen = (points: readonly Point3[]): Point[] =>
  points.map(([x, y, z]) => [across(x, z), y])
