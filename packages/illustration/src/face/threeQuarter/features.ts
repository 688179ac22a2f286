import { createBrush, type ContourWidth } from '../brush'
import { mix } from '../colour'
import { blob, outline, stroke, TAPER } from '../../geometry/pen'
import { ear as fromTheSide } from '../profile/features'
import type { Point } from '../../geometry/points'
import { seen } from './turn'
import type { Sheet } from './sheet'

/**
 * Draws the edge of the far side of the face, of the chin, and of the near jaw, lost below the ear.
 */
export function contour({ fill, colours: c, edges }: Sheet, thin: ContourWidth): string {
  // prettier-ignore
  return (
    fill(stroke([...edges.far.slice(1), ...edges.chin.slice(1)], thin(0.86),
      [0.2, 0.5, 0.7, 0.85, 0.9, 0.6, 0.7, 0.85, 0.8, 0.8, 0.9, 1, 1, 0.7, 0.3]), c.ink, 0.8) +
    fill(stroke(edges.jaw.toReversed(), thin(0.8), [0.2, 0.6, 0.8, 0.9, 0.7, 0.4, 0.15, 0]), c.ink,
      0.55)
  )
}

/**
 * Draws the near ear: the side view's, standing a little off the head, in the shade of the near
 * side.
 */
export function ear({ colours, look, side, fill, url }: Sheet, thin: ContourWidth): string {
  const brush = createBrush(
    (points) => seen(points.map(([z, y]) => [64.6 + (-101 - z) * 0.4, y, z])),
    colours,
    look.id,
    [0, 0, 0, 0],
  )
  const shape = blob(brush.place(side.ear))
  return (
    `<g filter="${url('fine')}">${fill(shape, colours.hairDark, 0.25)}</g>` +
    fromTheSide({ ...brush, marks: side }, thin) +
    fill(shape, colours.shade, 0.28)
  )
}

/** Returns the front of the nose on the sheet, which hides what lies behind it. */
export const noseShape = ({ head, place }: Sheet): string =>
  outline(head.noseEdge.slice(3), place([[2, 43], [8, 38], [6, 24], [4, 6]])) // prettier-ignore

/** Draws the far edge of bridge and tip, the base, the near wing and its nostril. */
export function nose(
  { fill, ink, soft, place, colours: c, marks, head, man }: Sheet,
  thin: ContourWidth,
): string {
  const edge = head.noseEdge
  const base = place([[-1, 44.6], [2.6, 45.6], [5, 44.8]]) // prettier-ignore
  // prettier-ignore
  return (
    // Its upper rim arches: seen from here, a slit would be a dash.
    soft('edge', fill(blob(place(marks.nose.nostril.map(([x, y], i): Point =>
      [x, y - (i > 0 && i < 4 ? 0.9 : 0)]))), mix(c.ink, c.deep, 0.45), 0.7)) +
    fill(stroke([...edge.slice(1), ...base.slice(0, 2)], thin(man ? 0.9 : 0.8),
      [0, 0.25, 0.45, 0.5, 0.6, 0.85, 1, 0.8, 0.5, 0.1]), c.ink, 0.62) +
    ink(marks.nose.wing, thin(0.66), [0, 0.2, 0.6, 1, 0.85, 0.2], 0.64) +
    fill(stroke(base, 0.42, TAPER), c.ink, 0.3)
  )
}
