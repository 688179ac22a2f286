import type { Point } from '../geometry/points'

/** Returns SVG path data of what is drawn over a plate, in tenths of a millimetre. */
const tenth = (value: number) => Math.round(value * 10) / 10

export const line = (...points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`

export const closed = (...points: readonly Point[]) => `${line(...points)}z`

export const oval = ([x, y]: Point, wide: number, tall = wide) =>
  `M${tenth(x - wide)} ${tenth(y)}a${wide} ${tall} 0 1 0 ${2 * wide} 0a${wide} ${tall} 0 1 0 ${-2 * wide} 0z`
