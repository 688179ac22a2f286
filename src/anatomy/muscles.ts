import { pose } from '../face/front/sheet'
import type { Box } from '../face/parameters'
import { mirror, type Point } from '../face/pen'
import { sheetPath, type Sheet } from './sheet'
import type { PlateShapes, Side } from './plates'

/**
 * The muscles of the face from the front, on the canon of src/face: the viewer's right half,
 * millimetres from the midline and down from the pupils. A drawing after the usual textbook course
 * of each muscle, not clinical data. Deep ones come first.
 */
export type Muscle = {
  sheets: readonly Sheet[]
  /** Where its leader line begins; its name stands at the right when nothing is said. */ at: Point
  side?: Side
  /** The height at which the line leaves the head, where it slants to keep clear of the features. */
  leaves?: number
}

// prettier-ignore
export const muscles = {
  /** Fans out over the temple, and passes below the cheekbone to the jaw. */
  temporalis: { at: [61, -24], sheets: [{ edges: [
    [[50, -40], [55, -52], [61, -57], [67, -52], [71, -38], [72.4, -22]],
    [[52, -24], [56, -32], [60, -36], [64, -33], [67, -24], [68, -14]],
    [[55, -6], [57, -9], [59.6, -10], [62, -9], [64, -5], [65, -1]],
    [[56.6, 8], [57.6, 8], [59, 8], [60.4, 8], [61.6, 8], [62.4, 8]],
    [[57, 18], [58, 18], [59, 18], [60, 18], [60.6, 18]],
  ] }] },
  /** From the cheekbone's arch down and back to the angle of the jaw. */
  masseter: { at: [51, 52], sheets: [{ edges: [
    [[42, 23], [47, 23.6], [52, 22.6], [57, 20.6], [61, 17.6]],
    [[41, 38], [46, 38.6], [51, 38], [56, 36.4], [59, 34]],
    [[39.6, 55], [44, 56], [48.6, 55.6], [52.6, 53.6], [54.6, 51]],
    [[38, 72], [41, 75.6], [44.6, 75], [48, 71.6], [50.4, 66]],
  ] }] },
  /** Fibres rise to the skin of the brows, and raise it. */
  frontalis: { at: [36, -52], sheets: [{ edges: [
    [[5, -64], [12, -71.6], [22, -70], [32, -64.6], [42, -55], [49, -43]],
    [[4.6, -48], [12, -53], [22, -53], [32, -50], [41.6, -44], [50, -36]],
    [[5, -29], [13, -27.4], [23, -29], [33, -31], [43, -30.6], [51.6, -26.6]],
  ] }] },
  /** From the bridge of the nose up to the skin between the brows. */
  procerus: { at: [3.4, -23], side: 'left', leaves: -46, sheets: [{ edges: [
    [[0.5, 8], [3, 6]],
    [[0.5, -4], [3.2, -5]],
    [[0.5, -16], [4.4, -16.4]],
    [[0.5, -30], [4, -31], [7.4, -29]],
  ] }] },
  /** From the bone above the root of the nose, slanting out and up to the skin of the brow. */
  corrugator: { at: [27, -25], leaves: -36, sheets: [{ edges: [
    [[5, -17], [6.6, -11.6]],
    [[12, -21.4], [13, -15.6]],
    [[21, -25], [22.6, -19.4]],
    [[34, -29], [36.6, -26.4]],
  ] }] },
  /** Rings round the eye, from brow to cheek. */
  'orbicularis-oculi': { at: [53, 6], sheets: [{ ring: true, edges: [
    [[16.4, 2.2], [9.6, 1.6]],
    [[18.4, 5.4], [14, 11]],
    [[24, 8.6], [21.6, 18.6]],
    [[33, 9.8], [33.6, 22.4]],
    [[41, 8.2], [46.4, 19.6]],
    [[47.4, 4.4], [56, 10]],
    [[50.6, -1.6], [59, -3]],
    [[48, -7.2], [55.4, -15.6]],
    [[41, -11.4], [46, -24]],
    [[32, -12.6], [33, -27]],
    [[23.4, -10.6], [20.6, -23.6]],
    [[18, -4.6], [12.4, -12]],
  ] }] },
  /** From beside the nostril over the bridge, where both sides meet. */
  nasalis: { at: [7, 17], side: 'left', sheets: [{ edges: [
    [[13.6, 34], [11.8, 29.4]],
    [[10.4, 28], [9.2, 20]],
    [[6, 22.6], [5.4, 13]],
    [[0.5, 21], [0.5, 8.6]],
  ] }] },
  /** In the wing of the nose. */
  'dilator-naris': { at: [14, 36.6], side: 'left', sheets: [{ edges: [
    [[12.4, 31], [14.6, 32.4], [16.4, 35.4]],
    [[12.6, 35.6], [14.2, 36.8], [15.8, 38.4]],
    [[11.6, 40.2], [13, 41], [14.4, 41.6]],
  ] }] },
  /** Along the side of the nose, and from below the eye, to the upper lip. */
  'levator-labii': { at: [16, 26], side: 'left', sheets: [
    { edges: [
      [[20, 15], [27, 17.6], [34.6, 17]],
      [[18.4, 30], [23, 31.6], [28, 32]],
      [[15.6, 44], [18.8, 45.4], [22, 46]],
      [[11.6, 55], [15.4, 56.6], [19, 58.4]],
    ] },
    { edges: [
      [[9.4, -1], [12, 0.6]],
      [[11.6, 12], [14.6, 12.6]],
      [[14.6, 26], [18, 26]],
      [[16.8, 37], [20.4, 37]],
      [[16, 50], [19, 51.4]],
    ] },
  ] },
  /** From the cheekbone slanting down to the corner of the mouth and the upper lip. */
  zygomaticus: { at: [40.6, 42], sheets: [
    { edges: [
      [[39, 17.6], [42.6, 19]],
      [[32.4, 31], [36, 32.6]],
      [[25.6, 46], [29, 47]],
      [[20.4, 57.6], [22.6, 59.4]],
    ] },
    { edges: [
      [[49, 19.6], [54.6, 17.6]],
      [[42.4, 33], [47, 33]],
      [[33.8, 48], [37.8, 49.4]],
      [[26.6, 60.6], [29.2, 63]],
    ] },
  ] },
  /** From the lower edge of the jaw up to the corner of the mouth. */
  'depressor-anguli-oris': { at: [29.4, 82], sheets: [{ edges: [
    [[15.4, 102.4], [24.6, 97], [34.4, 88.6]],
    [[20.6, 88], [26, 86], [32.2, 81.4]],
    [[24.8, 75], [27.4, 74.4], [30.4, 73]],
    [[26.4, 65], [27.6, 65], [28.8, 64.6]],
  ] }] },
  /** From the bone below the lower teeth down to the skin of the chin. */
  mentalis: { at: [6, 96], side: 'left', sheets: [{ edges: [
    [[2.6, 84.6], [7, 84.2]],
    [[2, 92], [5.6, 92.6], [9.6, 91.6]],
    [[1, 101], [6, 102.4], [12, 99]],
  ] }] },
  /** Rings round the mouth. */
  'orbicularis-oris': { at: [6, 52], side: 'left', sheets: [{ ring: true, edges: [
    [[0, 57.6], [0, 49.6]],
    [[6.4, 55.8], [8, 47.6]],
    [[14, 58.6], [18.6, 49.6]],
    [[22, 61.2], [28, 54.6]],
    [[27.4, 63.4], [33, 63.6]],
    [[23, 69.4], [28, 74.4]],
    [[14, 74.6], [17.4, 82]],
    [[5, 76.6], [6, 84.4]],
    [[0, 76.6], [0, 84]],
    [[-5, 76.6], [-6, 84.4]],
    [[-14, 74.6], [-17.4, 82]],
    [[-23, 69.4], [-28, 74.4]],
    [[-27.4, 63.4], [-33, 63.6]],
    [[-22, 61.2], [-28, 54.6]],
    [[-14, 58.6], [-18.6, 49.6]],
    [[-6.4, 55.8], [-8, 47.6]],
  ] }] },
  /** A thin sheet from the chest up the side of the neck and over the edge of the jaw. */
  platysma: { at: [33, 128], sheets: [{ edges: [
    [[22, 172], [34, 171], [47, 169], [60, 166], [74, 166]],
    [[18, 146], [25, 147], [32, 146.6], [38.4, 145], [43.6, 142]],
    [[13, 122], [21, 124], [29, 123], [36, 119.6], [40, 115]],
    [[9.4, 108.6], [18, 104.8], [28, 97.6], [38, 87.6], [46, 77]],
    [[14, 97], [21.6, 92.4], [29, 86], [36.6, 77.6], [42.6, 68]],
  ] }] },
} as const satisfies Record<string, Muscle>

export type MuscleName = keyof typeof muscles
export const muscleNames = Object.keys(muscles) as MuscleName[]

/** What the plate shows: the head, and the neck as far as the shoulders. */
export const muscleBox: Box = [-94, -126, 188, 302]

const other = (points: readonly Point[]) => pose(mirror(points))

/** Where the drawn face has them: on the right as muscles, on the left as zones of the skin. */
export const muscleShapes = (): PlateShapes => ({
  box: muscleBox,
  margin: 17,
  parts: Object.fromEntries(
    Object.entries<Muscle>(muscles).map(([name, { sheets, at, side = 'right', leaves }]) => [
      name,
      {
        paths: sheets.map((sheet) => sheetPath(sheet, pose)),
        // Rings that cross the midline are whole already.
        alike: name === 'orbicularis-oris' ? [] : sheets.map((sheet) => sheetPath(sheet, other)),
        at: pose([at])[0]!,
        side,
        leaves: leaves ?? at[1],
      },
    ]),
  ),
})
