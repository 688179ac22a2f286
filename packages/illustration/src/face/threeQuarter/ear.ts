import { createBrush, type ContourWidth } from '../brush'
import { blob } from '../../geometry/pen'
import { ear as fromTheSide } from '../profile/features'
import { seen } from './turn'
import type { Sheet } from './sheet'

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
