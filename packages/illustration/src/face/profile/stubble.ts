import { bristles } from '../bristles'
import { along } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Sheet } from './sheet'

/** Outlines of a beard, from the ear to the chin; the lips are left out. */
// prettier-ignore
const bearded: Point[] = [[-99, 16], [-93, 34], [-80, 46], [-62, 53], [-44, 57], [-32, 57], [-22, 53], [-8, 48], [-0.6, 49], [-0.4, 54], [-8, 56.6], [-17, 61], [-20, 66], [-12, 73], [-3, 78]]

export function stubble(sheet: Sheet): string {
  const { lowerLip, jaw } = sheet.marks
  const chin = [...lowerLip.slice(5), ...jaw.slice(0, -1).toReversed()]
  return bristles(sheet, [[...along(bearded, 40), ...along(chin, 40)]], 1500, 'head')
}
