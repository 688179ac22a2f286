import { createBrush } from '../brush'
import { drawFall } from '../locks'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { croppedHair } from './croppedHair'
import type { Hair, Sheet } from './sheet'

/** The longer top, swept from the parting on the far side to the near temple, on the sheet. */
// prettier-ignore
const swept: { inner: Point[]; outer: Point[] } = {
  inner: [[-63, -76], [-54, -84], [-40, -84], [-25, -80], [-9, -72], [4, -61], [13, -49]],
  outer: [[-58, -92], [-44, -111], [-16, -122], [12, -121.4], [32, -114], [42, -102], [44, -86]],
}

/** Draws a man's cut: short at the sides, parted on the far side, longer on top and swept over. */
export function partedHair(sheet: Sheet): Hair {
  const short = croppedHair(sheet)
  const onSheet = createBrush((points) => [...points], sheet.colours, sheet.look.id, [0, 0, 0, 0])
  const top = drawFall(onSheet, { ...swept, wave: 0.8, swings: 0.6, light: 0.8 }, seededRandom(47), 'hairTop') // prettier-ignore
  return {
    ...short,
    shape: short.shape + top.shape,
    over:
      short.over +
      sheet.clip('hairTop', top.shape) +
      sheet.soft('close', sheet.fill(top.shape, sheet.colours.hairDark, 0.5)) +
      top.locks +
      top.strands,
  }
}
