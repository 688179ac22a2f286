import type { Brush } from './brush'
import { mark, paleMark } from './colour'
import type { Box, Look } from './parameters'
import { blob, clamp, short } from '../geometry/pen'
import type { Point } from '../geometry/points'

/**
 * The marks of a doctor's pen on a zone: an outline, crosses for a needle, or arrows of filling or
 * lifting. All of it is fine enough to leave the feature visible.
 */
export const pens = ['outline', 'points', 'arrows'] as const
export type Pen = (typeof pens)[number]

/** A zone on the sheet: closed outlines, and arrows. */
export type Marked = {
  outlines: readonly (readonly Point[])[]
  arrows: readonly (readonly [from: Point, to: Point])[]
}

const { atan2, cos, hypot, max, min, sin, PI } = Math

/**
 * @param box what is shown: the pen is as fine on a whole head as on an eye
 * @param body outlines outside which nothing is marked
 */
export function marks(
  { fill, anyOf, url }: Brush,
  { tone }: Pick<Look, 'tone'>,
  pen: Pen,
  box: Box,
  zones: readonly Marked[],
  ...body: string[]
): string {
  if (zones.length === 0) return ''
  // On brown and dark skin a white pencil is seen.
  const colour = tone === 'bronze' || tone === 'deep' ? paleMark : mark
  const size = clamp(box[2] / 150, 0.62, 1.5)
  const outlines = zones.flatMap((zone) => zone.outlines)
  const drawn = (d: string, width: number, dashes = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width * size, 2)}"` +
    ` stroke-linecap="round" stroke-linejoin="round"${dashes}/>`
  const dashes = ` stroke-dasharray="${short(2.6 * size, 2)} ${short(2 * size, 2)}"`
  const crosses = outlines
    .flatMap((outline) => injectionPoints(outline, size))
    .map((at) => cross(at, 1.35 * size))
  const arrows = zones.flatMap((zone) => zone.arrows.map((arrow) => arrowTo(arrow, size)))
  return (
    `${anyOf('onBody', ...body)}<g mask="${url('onBody')}">` +
    fill(outlines.map(blob).join(''), colour, 0.045) +
    drawn(outlines.map(blob).join(''), pen === 'points' ? 0.38 : 0.62, dashes) +
    (pen === 'points' ? drawn(crosses.join(''), 0.8) : '') +
    (pen === 'arrows' && arrows.length > 0 ? drawn(arrows.join(''), 0.75) : '') +
    '</g>'
  )
}

const at = ([x, y]: Point) => `${short(x, 1)} ${short(y, 1)}`

const cross = ([x, y]: Point, reach: number) =>
  `M${at([x - reach, y - reach])}L${at([x + reach, y + reach])}` +
  `M${at([x - reach, y + reach])}L${at([x + reach, y - reach])}`

function arrowTo([from, to]: Marked['arrows'][number], size: number): string {
  const turn = atan2(to[1] - from[1], to[0] - from[0])
  const barb = (by: number): Point => [
    to[0] - 2.6 * size * cos(turn + by),
    to[1] - 2.6 * size * sin(turn + by),
  ]
  return `M${at(from)}L${at(to)}M${at(barb(0.5))}L${at(to)}L${at(barb(-0.5))}`
}

/** Returns points along the middle of an outline, a centimetre apart, one to five. */
function injectionPoints(outline: readonly Point[], size: number): Point[] {
  const middle: Point = [mean(outline.map(([x]) => x)), mean(outline.map(([, y]) => y))]
  const turn = longAxis(outline, middle)
  const along = ([x, y]: Point) => (x - middle[0]) * cos(turn) + (y - middle[1]) * sin(turn)
  const across = ([x, y]: Point) => (y - middle[1]) * cos(turn) - (x - middle[0]) * sin(turn)
  const reach = outline.map(along)
  const [from, to] = [min(...reach), max(...reach)]
  const count = clamp(Math.round((to - from) / (11 * max(1, size))), 1, 5)
  return Array.from({ length: count }, (_, i) => {
    const way = from + ((to - from) * (i + 0.5)) / count
    const met = outline.flatMap((p, k) => {
      const q = outline[(k + 1) % outline.length]!
      const [a, b] = [along(p), along(q)]
      return a < way === b < way
        ? []
        : [across(p) + ((across(q) - across(p)) * (way - a)) / (b - a)]
    })
    const off = (min(...met) + max(...met)) / 2
    return [
      middle[0] + way * cos(turn) - off * sin(turn),
      middle[1] + way * sin(turn) + off * cos(turn),
    ]
  })
}

/**
 * Returns the direction in which a shape is longest, in radians: the principal axis of its points.
 */
function longAxis(outline: readonly Point[], [cx, cy]: Point): number {
  const [xx, yy, xy] = [
    mean(outline.map(([x]) => (x - cx) ** 2)),
    mean(outline.map(([, y]) => (y - cy) ** 2)),
    mean(outline.map(([x, y]) => (x - cx) * (y - cy))),
  ]
  return hypot(xx - yy, xy) < 1e-6 ? PI / 2 : atan2(2 * xy, xx - yy) / 2
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
