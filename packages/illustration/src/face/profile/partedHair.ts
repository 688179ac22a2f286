import { drawFall, type Fall } from '../locks'
import { seededRandom } from '../../geometry/seededRandom'
import { croppedHair } from './croppedHair'
import type { Hair, Sheet } from './sheet'

/** The longer hair on top, brushed back from the forehead over the short sides. */
// prettier-ignore
const top: Fall = {
  roots: [[-50, -58], [-44, -66], [-37, -73], [-27.6, -80]], wave: 1, swings: 1, light: 1,
  inner: [[-50, -58], [-64, -70], [-84, -78], [-108, -80], [-132, -74], [-154, -58]],
  outer: [[-27.6, -80], [-29, -97], [-42, -111], [-66, -120.6], [-98, -122], [-132, -114], [-160, -94], [-176, -68]],
}

/** Draws a man's cut: short at the sides, longer on top. */
export function partedHair(sheet: Sheet): Hair {
  const sides = croppedHair(sheet)
  const { shape, locks, strands } = drawFall(sheet, top, seededRandom(45), 'top')
  return {
    shape: sides.shape + shape,
    over:
      sides.over +
      sheet.clip('top', shape) +
      sheet.soft('fine', sheet.fill(shape, sheet.colours.hairDark, 0.5)) +
      locks +
      strands,
  }
}
