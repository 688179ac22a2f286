import { drawFall, type Fall } from '../locks'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import type { Hair, Sheet } from './sheet'

/** From the forehead back over the crown, where hair that is parted in the middle begins. */
// prettier-ignore
const crown: Point[] = [[-31, -79], [-40, -93], [-56, -105], [-78, -114], [-102, -117]]

/** Hair that hangs over the ear, with its edge by the face first. */
// prettier-ignore
const wavy: Fall = {
  roots: crown, wave: 5.4, swings: 2.3, light: 0.8,
  inner: [[-31, -79], [-45, -71], [-60, -55], [-73, -32], [-84, -6], [-91, 20], [-92, 48],
    [-88, 76], [-88, 104], [-92, 134]],
  outer: [[-102, -117], [-134, -112], [-163, -95], [-183, -66], [-191, -30], [-192, 6], [-190, 42],
    [-188, 76], [-184, 108], [-172, 142]],
}
// prettier-ignore
const bob: Fall = {
  roots: crown, wave: 0.5, swings: 0.7, light: 0.8, blunt: true,
  inner: [[-31, -79], [-46, -70], [-62, -52], [-75, -28], [-84, -2], [-88, 26],
    [-86, 52], [-80, 78]],
  outer: [[-102, -117], [-134, -112], [-163, -95], [-183, -66], [-190, -30], [-190, 4],
    [-184, 34], [-172, 62]],
}
/** Brushed back, over the top of the ear. */
// prettier-ignore
const short: Fall = {
  roots: [[-66, -30], [-53, -42], [-46, -58], [-38, -72], [-29, -81]], wave: 1.2,
    swings: 1.1, light: 0.8,
  inner: [[-66, -30], [-77, -22], [-88, -12], [-101, -4], [-116, -3], [-130, 6], [-142, 22],
    [-151, 40], [-157, 58]],
  outer: [[-29, -81], [-38, -97], [-58, -111], [-88, -121], [-122, -120], [-154, -107], [-178, -82],
    [-190, -48], [-190, -10], [-180, 28], [-166, 58]],
}

const loose =
  (fall: Fall) =>
  (sheet: Sheet): Hair => {
    const { clip, fill, url, colours: c } = sheet
    const { shape, locks, strands } = drawFall(sheet, fall, seededRandom(43), 'hair')
    return {
      shape,
      overEar: true,
      over:
        clip('hair', shape) +
        `<g filter="${url('close')}" clip-path="${url('head')}">` +
        fill(shape, c.hairDark, 0.5) +
        '</g>' +
        locks +
        strands,
    }
  }

export const wavyHair = loose(wavy)
export const bobHair = loose(bob)
export const shortHair = loose(short)
