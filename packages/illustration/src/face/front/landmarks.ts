import type { Palette } from '../colour'
import { faceShapes, type FaceShape, type Shown, type Sitter } from '../parameters'
import type { Point } from '../../geometry/points'

export type Rate = (name: Shown) => number

/**
 * Returns the viewer's right half of the face: a drawing canon after Farkas's means, not clinical
 * data.
 * @param rate what is rated, each from 0 to 1
 */
export function landmarks(
  rate: Rate,
  shape: FaceShape,
  sitter: Sitter,
  { lipGain, ala }: Pick<Palette, 'lipGain' | 'ala'>,
) {
  const man = sitter === 'man' ? 1 : 0
  const fuller = faceShapes.indexOf(shape) - 1
  // His jaw is wide already.
  const jaw = (fuller < 0 ? fuller * 4.5 : fuller * 5.5) * (man ? 0.55 : 1)
  const cheek = fuller < 0 ? fuller * 1.4 : fuller * 2
  const [jowl, hollow, thin, weakChin, drop] = [
    rate('jowls'),
    rate('cheeks'),
    rate('lips'),
    rate('chin'),
    rate('marionette') * 0.9,
  ]
  const menton = 109.5 + (fuller < 0 ? 1.5 : 0) - weakChin * 2.6 + man * 3.4

  const contour: Point[] = [
    [59.4, -36],
    [62, -22],
    [63 + man * 0.4, -8],
    [63.2 + man * 0.8 + cheek * 0.3, 5],
    [62.2 + man + cheek * 0.7 - hollow * 0.3, 18],
    [59.4 + man * 1.8 + cheek * 0.9 + jaw * 0.2 - hollow * 1.4, 33],
    [55.9 + man * 3.2 + cheek * 0.6 + jaw * 0.5 - hollow * 2.4, 47],
    [52.8 + man * 4.6 + cheek * 0.2 + jaw * 0.9 - hollow * 1.6, 59],
    [49 + man * 5.6 + jaw + jowl * 0.6, 69.4 + man * 2],
    [42.6 + man * 5.8 + jaw * 0.95 + jowl * 2.2, 79.6 + man * 3 + jowl * 0.4],
    [33.8 + man * 5.2 + jaw * 0.75 + jowl * 2.5, 89.6 + man * 3.2 + jowl * 1.9],
    [24.6 + man * 4.4 + jaw * 0.45 + jowl * 0.6, 98.4 + man * 3.4 + jowl * 0.6 - weakChin * 1.4],
    [15.8 + man * 3.4 + jaw * 0.2 + weakChin * 0.2, 105.2 + man * 3.6 - weakChin * 2.2],
    [7.6 + man * 1.6 + jaw * 0.1, menton - 0.9 + man * 0.3],
    [0, menton],
  ]

  const lip = lipLandmarks(man, thin, drop, lipGain)
  // Brows that drop far look angry, a man's most of all.
  const frown = rate('frown') * (man ? 0.35 : 0.45)
  // A man's brow lies lower and flatter, and is heavier below.
  const browTop = (points: Point[]): Point[] =>
    points.map(([x, y], i) => [
      x - man * (i ? 0 : 1.2),
      y + man * (1.4 + (i === 3 || i === 4 ? 1.2 : 0)),
    ])
  const browFoot = (points: Point[]): Point[] =>
    points.map(([x, y], i) => [
      x - man * (i < 2 ? 1.2 : 0),
      y + man * (i === 0 || i === 7 ? 1.4 : 3),
    ])
  const lid = (points: Point[]): Point[] => points.map(([x, y]) => [x, man ? y * 0.9 + 0.2 : y])
  return {
    contour,
    lip,
    menton,
    eye: {
      pupil: [31.4, -0.1] as Point,
      iris: 6.2,
      // prettier-ignore
      upper: lid([[16, 2.6], [17.2, 1], [20.2, -1], [24.8, -3], [30.2, -3.8], [35.8, -3.6],
        [41, -2.6], [45, -1.2], [48, 0]]),
      // prettier-ignore
      lower: lid([[16, 2.6], [18.8, 3.1], [23, 4], [28, 4.8], [33.2, 5.2], [39, 4.6],
        [43.8, 3], [48, 0]]),
      // prettier-ignore
      crease: [[17.6, -2.8], [21, -5.8], [26, -8], [32, -8.9], [38.6, -8.3], [45, -6],
        [50.4, -2.8]].map(([x, y]): Point => [x!, y! + man * 1.4]),
    },
    brow: {
      // prettier-ignore
      top: browTop([[13.8 - frown * 1.4, -21 + frown * 1.6], [18, -24 + frown * 1.3],
        [25, -26.3 + frown * 0.6], [33, -28.2], [40, -28.6], [46.4, -26.6], [53.6, -21.4]]),
      // prettier-ignore
      foot: browFoot([[13.8 - frown * 1.4, -21 + frown * 1.6],
        [14.8 - frown * 1.2, -18.4 + frown * 1.9], [20, -19.3 + frown * 1.3],
        [27, -21.2 + frown * 0.5], [34, -23.2], [40, -24.2], [46.6, -23.6], [53.6, -21.4]]),
    },
    nose: {
      // prettier-ignore
      wing: [[13.2, 29.4], [15, 32.4], [15.8, 36.2], [15.2, 39.6], [13.6, 41.8], [11.9, 42.2]]
        .map(([x, y]): Point => [x! + ala + man * 1.4, y!]),
      // prettier-ignore
      nostril: [[4, 43.6], [5.2, 42.2], [7.8, 41.2], [10.4, 41.3], [11.6, 42.2], [10.2, 42.6],
        [7.8, 42.8], [5.6, 43.9]].map(([x, y]): Point => [x! * (1 + (ala + man * 1.4) / 15), y!]),
    },
    // prettier-ignore
    ear: [[62.8, -3], [64, -9], [67.2, -12.4], [70.6, -11.6], [72.6, -6.4], [72.7, 1], [71.7, 9],
      [70.1, 16.6], [68.4, 22.6], [67.6, 27.4], [67.4, 32], [65.8, 36.2], [62.8, 37], [60.6, 33]] as Point[],
    // prettier-ignore
    hairline: ([[0, -75.6], [11, -75], [22, -72.4], [33, -67], [43, -57.6], [50, -46.6],
      [53.6, -36.6], [57.6, -28.4], [61.4, -19], [62.8, -9], [62.9, -1]] as Point[])
      .map(([x, y], i): Point => [x, y - (man && (i === 3 || i === 4) ? 5 : 0)]),
    // prettier-ignore
    skull: [[0, -117.6], [17, -116.2], [33, -110.8], [48, -100.4], [59.6, -85], [67, -66],
      [70.6, -46], [71.4, -27], [72.4, -11], [72.9, 2]] as Point[],
    // prettier-ignore
    neck: ([[46, 66], [43, 86], [40.8, 104], [40, 122], [41.4, 138], [47, 151], [60, 161],
      [84, 170], [114, 178.6], [138, 188], [152, 199]] as Point[])
      .map(([x, y], i): Point => [x + man * (i < 5 ? 6 : 4), y - man * (i > 4 ? 4 : 0)]),
  }
}

/** @param thin how thin the lips are, from 0 to 1; @param drop how far their corners hang */
function lipLandmarks(man: 0 | 1, thin: number, drop: number, lipGain: number) {
  const upper = (lipGain - man * 0.14) * (1 - thin * 0.42)
  const lower = (lipGain - man * 0.12) * (1 - thin * 0.36)
  const seam = 65.4
  // The corners are raised a little: at rest, and well disposed.
  const corner: Point = [26.8 + man * 1.2 - thin * 0.6, 62.7 + drop]
  return {
    upper: [
      corner,
      [21.8, seam - 2.6 * upper + drop * 0.4],
      [16, seam - 5 * upper],
      [10.6, seam - 7.7 * upper],
      [5.9, seam - 9.2 * upper],
      [2.9, seam - 8.8 * upper],
      [0, seam - 7.7 * upper],
    ] as Point[],
    seam: [
      corner,
      [21.6, 63.6 + drop * 0.4],
      [15, 64.6],
      [8.6, 64.3],
      [4.2, 65],
      [0, 65.7],
    ] as Point[],
    lower: [
      corner,
      [23.2, seam + 2.5 * lower + drop * 0.4],
      [18, seam + 6.6 * lower],
      [11.6, seam + 9.7 * lower],
      [5.4, seam + 10.7 * lower],
      [0, seam + 10.6 * lower],
    ] as Point[],
  }
}

export type Landmarks = ReturnType<typeof landmarks>
