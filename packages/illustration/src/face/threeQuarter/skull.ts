import { curveThrough } from '../../geometry/curve'
import { clamp, lerp } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Sheet } from './sheet'
import { cos, seen, sin, type Point3 } from './turn'

/**
 * The hair-covered head as a rounded box (a superellipsoid): its middle, half axes and squareness.
 */
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
function skullEdges(y: number, grown = 0): readonly [left: number, right: number] {
  const q = power / (power - 1)
  const reach =
    (((half.x + grown) * cos) ** q + ((half.z + grown) * sin) ** q) ** (1 / q) *
    max(0, 1 - part(y - middle.y, half.y + grown)) ** (1 / power)
  const at = -(middle.z + 100) * sin
  return [at - reach, at + reach]
}

/** Returns the top of the skull on the sheet. */
const skullTop = (grown = 0): number => middle.y - half.y - grown

/**
 * Returns the height at which the hairline turns out of sight on the far side: a man's temple is
 * higher.
 */
const farTemple = ({ man }: Sheet) => (man ? -66 : -58)

/**
 * Returns the hairline from the near ear over the forehead to where it turns out of sight, on the
 * sheet.
 */
export function hairline(sheet: Sheet): Point[] {
  const { marks, side, head, man } = sheet
  const temple = farTemple(sheet)
  const width = curveThrough(marks.hairline.map(([x, y]) => [y, x] as const))
  const near = seen(side.hairline.slice(1, 11).map(([z, y]) => [width(y), y, z]))
  const far = [0, -11, -22, man ? -28 : -32].map((x, i): Point => [x, marks.hairline[i]![1]])
  const last = head.farSide(temple)
  return [
    ...near.toReversed(),
    ...head.place([[11, marks.hairline[1]![1]], ...far]),
    [last[0] - 0.6, temple],
  ]
}

/**
 * Returns the outline of the head from the far temple over the crown to the back, `grown` outwards.
 */
export function crownRim(sheet: Sheet, grown = 0, to = -20): Point[] {
  const { head } = sheet
  const top = skullTop(grown)
  const temple = farTemple(sheet)
  const left = [temple, temple - 8, -76, -86, -96, -104, -110].map((y): Point => {
    // The volume grows from the far temple, where the forehead hides the rest.
    const own = grown > 0 ? grown * clamp((temple - y) / 34, 0, 1) : grown
    const skull = skullEdges(y, own)[0]
    if (y < -80) return [skull, y]
    // Down at the temple the hair lies on the forehead, and comes to a point where the hairline
    // turns out of sight.
    const skin = head.farSide(y)[0] - 0.6
    return [lerp(skin, Math.min(skull, skin - Math.max(0, own)), clamp((temple - y) / 20, 0, 1)), y]
  })
  const heights = [-112, -106, -98, -88, -76, -62, -48, -34, -20].filter((y) => y <= to && y > top)
  const [l, r] = skullEdges(top + 1.5, grown)
  return [
    ...left.filter(([, y]) => y > top + 3),
    [l * 0.9 + r * 0.1, top + 1.2],
    [(l + r) / 2, top],
    [l * 0.1 + r * 0.9, top + 1.2],
    ...heights.filter((y) => y > top + 3).map((y): Point => [skullEdges(y, grown)[1], y]),
  ]
}
