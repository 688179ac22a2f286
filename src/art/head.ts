import { backAt, crownAt } from './crown'
import { curveThrough, type Knot } from './curve'
import { ear } from './ear'
import { hill, sigmoid, sumOf } from './forms'
import type { Height, Point, Relief, Stroke } from './relief'

const { ceil, exp, hypot, max } = Math

/**
 * The head of every plate: an adult woman in profile, looking left, in millimetres. Proportions
 * follow a drawing canon (facial thirds, nose tip ahead of the lips, lips ahead of the chin), not
 * measurements of patients. `forward` counts towards the nose, so a place on the page has x =
 * -forward.
 */
const profileKnots: Knot[] = [
  [-41, -12], [-40.4, -2], [-38.6, 9], [-35, 20], [-28, 32], [-20, 43], [-10, 53], [0, 60], [14, 65.6], [28, 69], [42, 70.8], [53, 71], [60, 69.6], // forehead
  [67, 66.2], [72, 66.8], // root of the nose
  [80, 71], [90, 77.6], [98, 83.8], [103, 87], [107, 87.8], [110.6, 86], [114, 80.6], [117.4, 75.2], // bridge, tip, base
  [120.5, 73.4], [125, 73.6], [128.6, 75.2], [132, 78.6], [135, 79.6], [137.6, 78], [139.8, 73.8], // upper lip
  [141.6, 74.4], [144, 76.6], [146.6, 76.4], [150, 72.6], // lower lip
  [154, 69], [158, 68.6], [163, 70.4], [168, 71.2], [173, 69.6], // chin
  [177.5, 64.5], [181, 56], [184, 45], [187, 33], [191, 22], [197, 14.5], [206, 10.4], [220, 7.6], [240, 5], [262, 3], // throat
] // prettier-ignore

const profile = curveThrough(profileKnots)

/** A place on the head, given as the canon gives it: how far forward, and how far down. */
export const onHead = (forward: number, y: number): Point => [-forward, y]

const along = (...places: [forward: number, y: number][]): Point[] =>
  places.map(([forward, y]) => onHead(forward, y))

type Form = [
  forward: number,
  y: number,
  spreadForward: number,
  spreadY: number,
  amount: number,
  turn?: number,
]
const forms = (list: Form[]): Height =>
  sumOf(
    ...list.map(([forward, y, spreadX, spreadY, amount, turn = 0]) =>
      hill({ x: -forward, y, spreadX, spreadY, turn: -turn, amount }),
    ),
  )

/** Forms that must vanish at the profile, or they would tear its edge. */
const nearProfile: Form[] = [
  [56, 71, 8, 5.6, -10], // eye socket
  [58.5, 76.5, 5.4, 4, 8.5], // eyeball
  [55, 83, 9, 2.4, -3.2, -0.12], // under the lower lid
  [57, 71.5, 7, 1.3, -2.4, 0.1], // fold of the upper lid
  [75, 111.5, 5.4, 4.2, 6.5], // wing of the nose
  [66.5, 112, 2.6, 6, -3.6], // behind the wing
  [63, 140.6, 7, 1.7, -6.5], // corner of the mouth
  [70, 135.5, 7, 2.4, 3.8], // upper lip
  [68, 145.4, 6, 2.8, 4.2], // lower lip
  [66, 152.5, 8, 2.6, -2.6], // under the lower lip
]

const elsewhere: Form[] = [
  [52, 61, 14, 4, 3, 0.12], // brow
  [40, 96, 16, 9, 7, -0.25], // cheek
  [48, 112, 9, 12, -3, 0.5], // hollow of the cheek
  [60, 124, 2.6, 11, -2.6, 0.35], // fold from nose to mouth
  [6, 146, 15, 17, 4, 0.2], // chewing muscle
]

/** The head as a relief, with strokes of the plate's own in page coordinates. */
export function head(strokes: Stroke[]): Relief {
  const atProfile = forms(nearProfile)
  const behind = sumOf(forms(elsewhere), ear.height)
  const height: Height = (x, y) => {
    const forward = -x
    const ahead = max(0, profile(y) - forward)
    const depth = roundedBy(ahead, max(0, y - crownAt(x)))
    const round = 26 * (1 - exp(-depth / 13)) * (1 - exp(-depth / 4) * 0.25)
    return (
      round + atProfile(x, y) * (1 - exp(-depth / 3)) + behind(x, y) - 15 * belowJaw(forward, y)
    )
  }
  return {
    height,
    strokes: [...features, ...ear.strokes, ...strokes],
    spans: (y) => (y < -40.9 ? [] : [[-profile(y), backAt(y)]]),
    edges: (top, bottom) => {
      const from = max(top, -40.9)
      const face = Array.from(
        { length: max(0, ceil((bottom - from) / 0.8)) + 1 },
        (_, i): Point => [-profile(from + i * 0.8), from + i * 0.8],
      )
      if (top > -41) return [face]
      return [
        [
          ...Array.from({ length: 56 }, (_, i): Point => [122 - 2 * i, crownAt(122 - 2 * i)]),
          ...face,
        ],
      ]
    },
  }
}

/** The depth below two edges that meet in a round corner. */
const roundedBy = (a: number, b: number) => (a === 0 || b === 0 ? 0 : 1 / hypot(1 / a, 1 / b))

/** The lowered lids, the nostril and the seam of the lips, finer than the rules can say. */
const features: Stroke[] = [
  {
    line: along([59, 77.2], [55.5, 81.4], [49, 83], [43, 80.8], [38.5, 77]),
    weight: 0.72,
    pressed: 0.42,
  },
  { line: along([61, 69.8], [55, 69.6], [47, 71.6], [40.5, 75]), weight: 0.4, pressed: 0.5 },
  {
    line: along([79.6, 113.2], [77, 112.5], [74.2, 112.9], [72.6, 114.4]),
    weight: 0.62,
    pressed: 0.45,
  },
  { line: along([74.2, 139.9], [70.5, 140.9], [66, 140.4], [61, 142]), weight: 0.6, pressed: 0.3 },
]

/** 1 under the jaw, 0 above it: the jaw line rises from the chin to the corner below the ear. */
function belowJaw(forward: number, y: number): number {
  const line = 176 - max(0, (58 - forward) / 66) ** 1.35 * 30
  return sigmoid((y - line) / 3.2) * sigmoid((forward + 26) / 7)
}
