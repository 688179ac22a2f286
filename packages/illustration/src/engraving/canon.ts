import type { Point } from '../geometry/points'
import { curveOf } from './lines'

/**
 * The head of the home page, looking left, in millimetres of the page: x backwards from the base of
 * the nose, y down from the pupils. A drawing canon after Arnett's soft-tissue means, not clinical
 * data; the sitter is invented.
 */

/** Returns points as the canon gives them: forward of the base of the nose, and down. */
export const onHead = (...points: (readonly [forward: number, y: number])[]): Point[] =>
  points.map(([forward, y]) => [-forward, y])
/** Returns a smooth curve through such points, in steps fine enough for the smallest forms. */
export const headCurve = (...points: (readonly [forward: number, y: number])[]): Point[] =>
  curveOf(onHead(...points), 0.6)

const forehead = headCurve(
  [-29, -76],
  [-24, -66.6],
  [-17.8, -55],
  [-12.6, -43],
  [-9.8, -32],
  [-9.2, -23],
  [-10.2, -14],
  [-12.4, -6],
)
// prettier-ignore
const nose = headCurve([-12.4, -6], [-11, 0.6], [-7.2, 9], [-2.2, 17.4], [3.4, 25.4], [7.8, 30.6],
  [10.8, 33.8], [12.3, 36.4], [12, 39], [9.8, 41.4], [6.4, 42.9], [3, 44], [0.6, 45.8], [-0.4, 49])
const upperLip = headCurve(
  [-0.4, 49],
  [-0.5, 52.4],
  [0.7, 55.4],
  [2.5, 58],
  [3.2, 60.4],
  [2.2, 62.8],
  [-1.4, 64.6],
)
// prettier-ignore
const lowerLip = headCurve([-1.4, 64.6], [0.9, 66.2], [2, 68.8], [1.2, 72], [-2, 76], [-4.9, 80.6],
  [-5.1, 86], [-3.4, 92], [-2.9, 97], [-4.8, 102.6], [-9.6, 107.4], [-18, 110.2])

/** From the roots of the hair to the underside of the chin. */
export const profile = [...forehead, ...nose, ...upperLip, ...lowerLip]
// prettier-ignore
export const throat = headCurve([-18, 110.2], [-30, 112], [-43, 115.4], [-54, 120.8], [-61, 128.6],
  [-65.2, 139], [-69, 153], [-73, 167], [-76, 178], [-74, 186], [-64, 197], [-46, 212])
export const jawline = headCurve(
  [-18, 110.2],
  [-31, 107.4],
  [-46, 101],
  [-64, 91.6],
  [-80, 81.4],
  [-91, 70.6],
  [-98, 57],
  [-103, 40],
)
// prettier-ignore
export const nape = headCurve([-154, 50], [-147.6, 66], [-143.8, 82], [-143, 98], [-145.6, 116],
  [-152, 134], [-164, 149], [-186, 163], [-218, 175], [-256, 188], [-290, 204])
// prettier-ignore
export const hairline = headCurve([-29, -76], [-37, -69], [-43.6, -59], [-47.6, -48],
  [-50.6, -38.6], [-57, -31], [-66.6, -24.6], [-75.6, -15], [-81, -2], [-85.6, 13], [-89, 20],
  [-92, 9], [-97, -5], [-104, -14])
// prettier-ignore
export const earRim = headCurve([-101.4, 1.6], [-102.6, -6], [-108.4, -13.4], [-116.4, -15.6],
  [-123.8, -11.4], [-126.4, -2.6], [-124, 8], [-119, 17.6], [-114.6, 25.4], [-111.4, 32.6],
  [-107, 37], [-102.6, 36.6], [-100.8, 31.4], [-101.4, 24])

/** The opening of the eye: the lids, and the clear front of the eyeball between them. */
export const lids = {
  upper: headCurve([-15.9, -3.5], [-18.8, -4.2], [-23, -3.9], [-28.6, -1.8], [-34.4, 1.9]),
  lower: headCurve([-18.4, 4.7], [-23, 5], [-28.4, 4.4], [-34.4, 1.9]),
  cornea: headCurve([-15.9, -3.5], [-15.5, -1.2], [-15.9, 1.8], [-16.9, 3.8], [-18.4, 4.7]),
}

/** The collar of a coat, its lapel, and the shoulder. */
export const collar = headCurve(
  [-72, 181],
  [-84, 179],
  [-99, 171],
  [-116, 158],
  [-132, 143],
  [-143, 130],
  [-148, 123],
)
export const lapel = headCurve(
  [-62, 198],
  [-84, 199],
  [-106, 189],
  [-126, 173],
  [-144, 156],
  [-157, 145],
  [-168, 147],
)
export const shoulder = headCurve(
  [-148, 123],
  [-151.6, 127],
  [-158, 138],
  [-168, 146.6],
  [-190, 157],
  [-222, 169],
  [-260, 183],
  [-310, 203],
)

// prettier-ignore
const hairBehindEar = headCurve([-104, -14], [-112, -17.4], [-121, -15], [-126.6, -8], [-127.6, 3],
  [-125, 16], [-129, 33], [-138, 46], [-148, 55], [-158, 58])
// prettier-ignore
const skull = headCurve([-29, -76], [-32.4, -87], [-42, -98], [-61, -109], [-92, -115.6],
  [-124, -112], [-152, -98], [-173, -75], [-185.6, -45], [-189, -14], [-184, 12])

/** The closed outlines of the parts. */
export const parts = {
  face: [...profile, ...jawline, ...onHead([-101, 36], [-101.4, 2]), ...hairline.toReversed()],
  /** Head, neck and shoulders, also what hair and coat hide. */
  // prettier-ignore
  bust: [...profile, ...throat.slice(1), ...onHead([-46, 260], [-320, 260]), ...nape.toReversed(),
    ...onHead([-146, 40], [-160, -20], [-120, -80], [-60, -96], [-29, -76])],
  hair: [
    ...skull,
    ...onHead([-190, 60], [-160, 58]),
    ...hairBehindEar.toReversed(),
    ...hairline.toReversed(),
  ],
  ear: earRim,
  eye: [...lids.upper, ...lids.lower.toReversed(), ...lids.cornea.toReversed()],
  coat: [...collar, ...shoulder, ...onHead([-320, 260], [-40, 260], [-58, 204], [-66, 186])],
  // prettier-ignore
  lips: [...headCurve([1.2, 56.6], [2.7, 58.4], [3.2, 60.4], [2.2, 62.8], [-1.4, 64.6], [0.9, 66.2],
    [2, 68.8], [1.2, 72], [-1.2, 75]), ...headCurve([-3, 75.2], [-9, 72], [-17, 65.2], [-10, 60.8],
    [-4, 58], [1.2, 56.6])],
}

/** The knot of hair and the three turns of its twist, each between two edges. */
// prettier-ignore
export const knot = curveOf(onHead([-165, 44], [-165, 30], [-170, 16], [-181, 8.6], [-195, 10],
  [-206, 21], [-209, 36], [-205, 52], [-194, 63], [-180, 65], [-170, 58]), 0.8, true)
export const knotTurns = [
  [onHead([-166, 36], [-167, 22], [-177, 11], [-192, 9.4], [-205, 20], [-208.6, 36], [-204, 53],
    [-193, 63]), onHead([-172, 38], [-174, 28], [-181, 20.6], [-190, 21], [-197, 28.6],
    [-198.6, 39], [-195.6, 49], [-189, 56])],
  [onHead([-203, 54], [-194, 63], [-180, 65.4], [-169, 58], [-164.6, 45], [-167, 32], [-174, 25],
    [-183, 24]), onHead([-194, 48], [-189, 54], [-181, 55], [-175, 50], [-173.4, 43],
    [-175.4, 36.6], [-180, 33.4], [-185, 33.6])],
  [onHead([-174, 42], [-174.6, 34], [-181, 27], [-190, 28], [-195.6, 36], [-194.6, 46], [-188, 53],
    [-181, 53]), onHead([-181, 42], [-182, 38.6], [-185, 37.4], [-187.6, 39], [-188, 42],
    [-186.6, 44.6], [-184, 45.4], [-182, 44.4])],
] as const // prettier-ignore

/** Strands lie between these, from forehead (first) to ear (last), from root to knot. */
export const hairGuides = [
  onHead([-28.4, -75], [-32, -87], [-42, -98], [-61, -109], [-92, -115.6], [-124, -112],
    [-152, -98], [-173, -75], [-185.6, -45], [-189, -16], [-186, 8], [-183, 24]),
  onHead([-32, -71], [-38, -85], [-54, -98], [-82, -106], [-116, -103.6], [-144, -90], [-166, -66],
    [-178.6, -36], [-182, -10], [-181, 10], [-181, 26]),
  onHead([-38.6, -65], [-48, -79], [-68, -91.6], [-94, -96], [-121, -92], [-145, -76], [-164, -50],
    [-173.6, -21], [-176.4, -2], [-177, 14], [-179, 28]),
  onHead([-44.6, -54], [-58, -70], [-80, -82], [-103, -84], [-126, -77], [-145, -59], [-160, -33],
    [-168.6, -9], [-172, 6], [-174, 18], [-178, 30]),
  onHead([-48.6, -42.6], [-64, -57], [-86, -68], [-107, -69], [-127, -61], [-144, -43], [-156, -19],
    [-163.6, 1], [-168, 12], [-171, 21], [-177, 32]),
  onHead([-53, -33], [-69, -45], [-89, -54], [-108, -55], [-126, -47], [-140, -30], [-151, -8],
    [-158.6, 8], [-164, 17], [-169, 25], [-177, 34]),
  onHead([-64, -24.6], [-79, -34.4], [-95, -41], [-111, -41], [-126, -33.6], [-137.6, -18],
    [-147, -1], [-154.6, 13], [-161, 22], [-168, 29], [-177, 36]),
  onHead([-77, -9.6], [-87, -21.6], [-99.4, -29.4], [-112.6, -30.6], [-125, -24], [-134.6, -9.6],
    [-142, 6], [-150, 19], [-158, 28], [-166, 33.6], [-177, 38]),
  onHead([-84, 7], [-88.4, -7], [-97, -18], [-110.6, -24.6], [-123, -21], [-132, -7.6], [-138, 9.6],
    [-146, 23], [-155, 32], [-164.6, 37], [-177, 39.4]),
  onHead([-88.4, 20], [-91, 6], [-97, -7], [-107, -16.4], [-120, -16], [-127, -6], [-131.6, 10],
    [-141, 25.4], [-152, 35.4], [-164, 39.6], [-177, 41]),
] // prettier-ignore

/** The same for the hair of the nape, from the ear downwards. */
export const napeGuides = [
  onHead([-121, -14], [-127, -3], [-131.6, 11], [-140, 26], [-152, 35], [-163, 39.8], [-176, 41.4]),
  onHead([-125.6, 5], [-128, 20], [-135.4, 32], [-146, 40], [-160, 43.4], [-176, 44.6]),
  onHead([-126.4, 27], [-132.6, 40], [-142, 46.4], [-152, 49], [-163, 49], [-176, 48.4]),
  onHead([-137, 46], [-144, 53], [-151, 56], [-159, 56.4], [-167, 55], [-177, 53]),
]
