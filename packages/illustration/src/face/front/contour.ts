import type { ContourWidth } from '../brush'
import { mirror, TAPER } from '../../geometry/pen'
import { whole, type Sheet } from './sheet'

/** Draws jaw and cheeks: heavier in shade, thin in light, lost at the temples. */
export function contour({ ink, marks }: Sheet, thin: ContourWidth): string {
  const right = marks.contour
  // prettier-ignore
  return (
    ink(whole(right).slice(4, -4), thin(0.86), [0.05, 0.5, 0.8, 0.9, 1, 0.85, 0.55, 0.3, 0.34, 0.5, 0.62, 0.62, 0.5, 0.3, 0.05], 0.8) +
    ink(right.slice(2, 6), 0.4, TAPER, 0.35) +
    ink(mirror(right).slice(2, 6), 0.32, TAPER, 0.3)
  )
}
