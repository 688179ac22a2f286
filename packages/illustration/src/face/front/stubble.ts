import { bristles } from '../bristles'
import { along, mirror } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Sheet } from './sheet'

/** Outlines of a beard, on the viewer's right from the ear to the chin; the lips are left out. */
// prettier-ignore
const bearded: Point[] = [[61, 16], [58.6, 30], [52, 46], [42, 54], [33, 56], [24, 52], [14, 49.4], [0, 48.6], [0, 55], [14, 57], [24, 60.6], [30, 64], [28, 70], [16, 80], [0, 82]]

export function stubble(sheet: Sheet): string {
  const jaw = sheet.marks.contour.slice(4).map(([x, y]): Point => [x - 0.6, y - 0.4])
  const right = [...along(bearded, 40), ...along(jaw.toReversed(), 30)]
  return bristles(sheet, [right, mirror(right)], 900, 'face')
}
