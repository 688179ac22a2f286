import type { Box } from '../face/parameters'
import type { Point } from '../geometry/points'

/**
 * A block of face cut out from the surface to the bone: where one layer ends and the next begins,
 * in millimetres of the drawing. Skin is enlarged some twenty times; what lies below it less.
 */
export const left = -78
export const right = 24
export const floor = 166
/**
 * The surface is seen from a little above: its back lies higher, and as much as `lean` to the
 * right.
 */
export const surface = { back: 14, front: 38 }
export const lean = 26

/** The size of the plate: the block, with a strip for leader lines at either side. */
export const margin = 6
export const box: Box = [left - margin, 9, right + lean - left + 2 * margin, floor - 6]

const { PI, sin } = Math

/**
 * Returns two sine waves that do not repeat within a plate: even enough for tissue, uneven enough
 * for life.
 */
export const uneven = (x: number, length: number, phase = 0) =>
  sin((2 * PI * x) / length + phase) + 0.55 * sin((2 * PI * x) / (length * 1.63) + 2 * phase + 1)

/** Returns the depth at which the outer skin ends, rooted in the inner skin by pegs. */
export const junction = (x: number) => 52.4 + 2.6 * uneven(x, 11.5) + 0.8 * uneven(x, 31, 1)
export const fatEdge = (x: number) => 86 + 1.6 * uneven(x, 43)
export const muscleEdge = (x: number) => 116 + 1.1 * uneven(x, 71, 2)
export const boneEdge = (x: number) => 141.5 + 1.2 * uneven(x, 118, 0.5)

/** A place so far back on the surface, which is at `x` on its front edge; and on the side. */
const steep = (surface.front - surface.back) / lean
export const onTop = (x: number, back: number): Point => [x + back, surface.front - back * steep]
export const onSide = (back: number, y: number): Point => [right + back, y - back * steep]
/** Returns at which height of the front a place of the side lies. */
export const atFront = (x: number, y: number) => y + (x - right) * steep

/** Returns SVG path data of what is drawn over a plate, in tenths of a millimetre. */
const tenth = (value: number) => Math.round(value * 10) / 10

export const line = (...points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`

export const closed = (...points: readonly Point[]) => `${line(...points)}z`

export const oval = ([x, y]: Point, wide: number, tall = wide) =>
  `M${tenth(x - wide)} ${tenth(y)}a${wide} ${tall} 0 1 0 ${2 * wide} 0a${wide} ${tall} 0 1 0 ` +
  `${-2 * wide} 0z`
