import type { ContourWidth } from '../brush'
import { stroke } from '../../geometry/pen'
import type { Sheet } from './sheet'

/**
 * Draws the edge of the far side of the face, of the chin, and of the near jaw, lost below the ear.
 */
export function contour({ fill, colours: c, edges }: Sheet, thin: ContourWidth): string {
  // prettier-ignore
  return (
    fill(stroke([...edges.far.slice(1), ...edges.chin.slice(1)], thin(0.86), [0.2, 0.5, 0.7, 0.85, 0.9, 0.6, 0.7, 0.85, 0.8, 0.8, 0.9, 1, 1, 0.7, 0.3]), c.ink, 0.8) +
    fill(stroke(edges.jaw.toReversed(), thin(0.8), [0.2, 0.6, 0.8, 0.9, 0.7, 0.4, 0.15, 0]), c.ink, 0.55)
  )
}
