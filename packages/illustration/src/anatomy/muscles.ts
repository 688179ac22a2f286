import { along, between, outline, mirror } from '../geometry/pen'
import type { Point } from '../geometry/points'
import { pose } from '../face/front/sheet'
import type { Box } from '../face/parameters'
import type { PlateShapes, Side } from './plates'

/**
 * A sheet of muscle, as edges across it, from the fibres' origin to their insertion. A fibre runs
 * through the same share of each edge, so that its direction and the outline come from the same
 * numbers. A ring closes on itself.
 */
export type Sheet = { edges: readonly (readonly Point[])[]; ring?: true }

/** The number of steps into which an edge is divided. */
const steps = 60

/**
 * Returns the fibres at so many even shares of the edges; the first and the last lie on the
 * outline.
 */
export function fibres({ edges, ring }: Sheet, count: number): Point[][] {
  const fine = edges.map((edge) => (edge.length < 2 ? null : along(edge, steps)))
  return Array.from({ length: count }, (_, k) => {
    const share = (k / (count - 1)) * steps
    const i = Math.min(steps - 1, Math.floor(share))
    const fibre = fine.map((edge, e) =>
      edge ? between(edge[i]!, edge[i + 1]!, share - i) : edges[e]![0]!,
    )
    return ring ? [...fibre, fibre[0]!] : fibre
  })
}

/** Draws the outline as SVG path data; of a ring its outer edge and then its inner one. */
export function sheetPath(sheet: Sheet, place: (points: readonly Point[]) => Point[]): string {
  const [first, last] = fibres(sheet, 2) as [Point[], Point[]]
  if (sheet.ring) return outline(place(last)) + outline(place(first).toReversed())
  const { edges } = sheet
  const end = (edge: readonly Point[]) => (edge.length < 2 ? [] : [place(edge)])
  return outline(
    ...end(edges[0]!),
    place(last),
    ...end(edges.at(-1)!).map((run) => run.toReversed()),
    place(first).toReversed(),
  )
}

/**
 * The muscles of the face from the front, on the canon of packages/illustration/src/face: the
 * viewer's right half, millimetres from the midline and down from the pupils. A drawing after the
 * usual textbook course of each muscle, not clinical data. Deep ones come first.
 */
export type Muscle = {
  sheets: readonly Sheet[]
  /** The start of its leader line; its name stands at the right when nothing is said. */ at: Point
  side?: Side
  /**
   * The height at which the line leaves the head, where it slants to keep clear of the features.
   */
  leaves?: number
}

// prettier-ignore
export const muscles = {
  /** Fans out over the temple, and passes below the cheekbone to the jaw. */
  temporalis: { at: [61, -24], sheets: [{ edges: [
    [[49, -42], [54, -56], [60, -61], [65, -55], [68.4, -40], [69.6, -20]],
    [[52, -26], [56, -35], [59.6, -39], [63, -35], [65.6, -25], [66.8, -13]],
    [[54.6, -8], [57, -11], [59.6, -12], [62, -10], [64, -5], [64.6, 0]],
    [[55.6, 7], [57.2, 6.6], [59, 6.4], [60.6, 6.6], [61.8, 7], [62.6, 7.6]],
    [[56.6, 16], [57.6, 16], [59, 16], [60.4, 16], [61.4, 15.6]],
  ] }] },
  /** From the cheekbone's arch down and back to the angle of the jaw. */
  masseter: { at: [50, 54], sheets: [{ edges: [
    [[41, 22.6], [46, 23.6], [51, 23], [56, 21], [60.4, 17.6]],
    [[40.6, 38], [45.6, 39], [50.6, 38.6], [55.4, 36.6], [58, 34]],
    [[39.4, 55], [43.6, 57], [48, 56.6], [52, 54], [53.6, 51]],
    [[37, 70], [40, 75], [43.6, 75], [47, 71.4], [49, 66]],
  ] }] },
  /** From the bone below the lower teeth down to the skin of the chin. */
  mentalis: { at: [6, 96], side: 'left', sheets: [{ edges: [
    [[2.4, 84], [7.4, 83.6]],
    [[1.8, 92], [6, 92.8], [10, 91.4]],
    [[1, 101], [6.4, 102.8], [12.4, 98.6]],
  ] }] },
  /** Along the side of the nose, and from below the eye, to the upper lip. */
  'levator-labii': { at: [16, 27], side: 'left', sheets: [
    { edges: [
      [[19, 15], [26, 17.6], [33.6, 17]],
      [[18, 30], [22.4, 31.6], [27, 32]],
      [[15.4, 44], [18.6, 45.4], [21.8, 46]],
      [[11.6, 53], [15.4, 54.6], [19, 56.4]],
    ] },
    { edges: [
      [[9.2, -2], [11.6, -0.6]],
      [[11.2, 12], [14, 12.6]],
      [[14.4, 26], [17.6, 26]],
      [[17, 37], [20, 37]],
      [[16.4, 49], [18.8, 50.4]],
    ] },
  ] },
  /** From the cheekbone slanting down to the upper lip and the corner of the mouth. */
  zygomaticus: { at: [40.6, 42], sheets: [
    { edges: [
      [[38.6, 17.6], [42, 19]],
      [[32, 31], [35.4, 32.6]],
      [[25.4, 45], [28.6, 46]],
      [[20, 55], [22.2, 57]],
    ] },
    { edges: [
      [[48, 20], [54, 17.6]],
      [[42, 33], [46.8, 33]],
      [[33.8, 47.6], [38, 49]],
      [[27, 59], [29.8, 61.6]],
    ] },
  ] },
  /** From the lower edge of the jaw up to the corner of the mouth. */
  'depressor-anguli-oris': { at: [27.6, 80], sheets: [{ edges: [
    [[14.6, 102.6], [24, 97.4], [33.6, 88.4]],
    [[20.4, 88], [25.6, 86], [31.4, 81.4]],
    [[24.6, 76], [27, 75.4], [29.6, 74]],
    [[26.6, 67], [27.8, 67], [29, 66.4]],
  ] }] },
  /** Rings round the mouth. */
  'orbicularis-oris': { at: [6, 52], side: 'left', sheets: [{ ring: true, edges: [
    [[0, 57.6], [0, 49.6]],
    [[6.4, 55.8], [8, 47.6]],
    [[14, 58.6], [18.6, 49.6]],
    [[22, 61.2], [28, 54.6]],
    [[25.8, 62.2], [32, 58.6]],
    [[27.2, 63.4], [33.2, 63.8]],
    [[26.2, 65.8], [32, 69.4]],
    [[23, 69.4], [28, 74.4]],
    [[14, 74.6], [17.4, 82]],
    [[5, 76.6], [6, 84.4]],
    [[0, 76.6], [0, 84]],
    [[-5, 76.6], [-6, 84.4]],
    [[-14, 74.6], [-17.4, 82]],
    [[-23, 69.4], [-28, 74.4]],
    [[-26.2, 65.8], [-32, 69.4]],
    [[-27.2, 63.4], [-33.2, 63.8]],
    [[-25.8, 62.2], [-32, 58.6]],
    [[-22, 61.2], [-28, 54.6]],
    [[-14, 58.6], [-18.6, 49.6]],
    [[-6.4, 55.8], [-8, 47.6]],
  ] }] },
  /** Fibres rise to the skin of the brows, and raise it. */
  frontalis: { at: [36, -52], sheets: [{ edges: [
    [[7, -80], [15, -82], [25, -79], [35, -72], [44, -62], [50, -50]],
    [[4.4, -54], [13, -59], [23, -58], [33, -54], [43, -47.6], [50.6, -39]],
    [[4.6, -27.6], [13, -25.4], [23, -27], [33, -29], [43, -28.6], [52, -24.6]],
  ] }] },
  /** From the side of the nose over the bridge, where both sides meet. */
  nasalis: { at: [7, 17], side: 'left', sheets: [{ edges: [
    [[13.6, 34], [11.8, 29.4]],
    [[10.4, 28], [9.2, 20]],
    [[6, 22.6], [5.4, 13]],
    [[0.5, 21], [0.5, 8.6]],
  ] }] },
  /** In the wing of the nose. */
  'dilator-naris': { at: [14, 36.6], side: 'left', sheets: [{ edges: [
    [[12.4, 31], [14.4, 32.4], [16, 35]],
    [[12.6, 35.6], [14, 36.8], [15.4, 38.4]],
    [[11.6, 40.2], [12.8, 41], [14, 41.6]],
  ] }] },
  /** Rings round the eye, from brow to cheek. */
  'orbicularis-oculi': { at: [53, 6], sheets: [{ ring: true, edges: [
    [[16.4, 2.2], [9.8, 1.6]],
    [[18.4, 5.4], [14, 11]],
    [[24, 8.6], [21.6, 18.6]],
    [[33, 9.8], [33.6, 22.4]],
    [[41, 8.2], [46.4, 19.6]],
    [[47.4, 4.4], [55.4, 10]],
    [[50.6, -1.6], [58.4, -3]],
    [[48, -7.2], [55, -15.6]],
    [[41, -11.4], [46, -23]],
    [[32, -12.6], [33, -25.6]],
    [[23.4, -10.6], [20.6, -22.6]],
    [[18, -4.6], [12.4, -12]],
  ] }] },
  /** From the bone above the root of the nose, slanting out and up to the skin of the brow. */
  corrugator: { at: [25, -24], leaves: -36, sheets: [{ edges: [
    [[6, -16.4], [7.6, -11.6]],
    [[12.6, -20.8], [13.8, -15.4]],
    [[21.4, -24.6], [23, -19]],
    [[33.4, -28], [35.6, -25.6]],
  ] }] },
  /** From the bridge of the nose up to the skin between the brows. */
  procerus: { at: [3.4, -23], side: 'left', leaves: -46, sheets: [{ edges: [
    [[0.5, 8], [3, 6]],
    [[0.5, -4], [3.2, -5]],
    [[0.5, -16], [4.2, -16.4]],
    [[0.5, -30], [4, -31], [7.4, -29]],
  ] }] },
  /** A thin sheet from the chest up the side of the neck and over the edge of the jaw. */
  platysma: { at: [30, 130], sheets: [{ edges: [
    [[24, 176], [36, 174], [48, 172], [60, 170], [72, 169]],
    [[18.6, 148], [25.4, 148.6], [32, 148], [38, 146.6], [42.6, 144]],
    [[13.6, 123], [21, 125], [28, 124], [34.6, 120.6], [38.4, 116]],
    [[9.6, 108.8], [17, 105.6], [26, 99], [34, 90.6], [39.6, 82]],
    [[16, 97], [22, 92.4], [28, 86.4], [34, 79.6], [38.4, 73]],
  ] }] },
} as const satisfies Record<string, Muscle>

export type MuscleName = keyof typeof muscles
export const muscleNames = Object.keys(muscles) as MuscleName[]

/** The box that the plate shows: the head, and the neck as far as the shoulders. */
export const muscleBox: Box = [-94, -126, 188, 302]

/** Returns the box of a muscle on both sides of the face. */
function extentOf(points: readonly Point[]): Box {
  const reach = Math.max(...points.map(([x]) => Math.abs(x)))
  const [from, to] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  return [-reach, from, 2 * reach, to - from]
}

const other = (points: readonly Point[]) => pose(mirror(points))

/**
 * Returns the right half of a ring that crosses the midline: its other half is the same on the
 * skin.
 */
const rightHalf = (sheet: Sheet): Sheet =>
  sheet.edges.some((edge) => edge[0]![0] < 0)
    ? { edges: sheet.edges.filter((edge) => edge[0]![0] >= 0) }
    : sheet

/**
 * Returns the shapes at their places on the drawn face: on the right as muscles, on the left as
 * zones of the skin.
 */
export const muscleShapes = (): PlateShapes => ({
  box: muscleBox,
  margin: 17,
  parts: Object.fromEntries(
    Object.entries<Muscle>(muscles).map(([name, { sheets, at, side = 'right', leaves }]) => [
      name,
      {
        paths: sheets.map((sheet) => sheetPath(rightHalf(sheet), pose)),
        mirroredPaths: sheets.map((sheet) => sheetPath(rightHalf(sheet), other)),
        at: pose([at])[0]!,
        extent: extentOf(pose(sheets.flatMap(({ edges }) => edges.flat()))),
        side,
        leaves: leaves ?? at[1],
      },
    ]),
  ),
})
