import type { Point } from '../geometry/points'
import { clamp } from '../geometry/pen'
import type { Box, Ratings, View } from './parameters'
import { near } from './personTraits'

/**
 * What a treatment changes and the analysis does not rate, each from 0 to 3 beside the ratings. A
 * sign is data: how it moves the canon of a view, and what it draws on it. See drawnSigns.ts for
 * how it is drawn.
 */

/** Moves what lies about a point, in millimetres at 3: most there, and little beyond its reach. */
type Move = { at: Point; reach: Point; by: Point }
type Colour = 'light' | 'shade' | 'deep' | 'blush' | 'ink' | 'white'
type Wash = readonly [points: readonly Point[], colour: Colour, opacity: number]
type Line = readonly [points: readonly Point[], width: number, opacity: number]
/** Small hollows, each with a lit edge, scattered over ellipses. */
type Dents = { seed: number; count: number; size: number; over: readonly Box[] }
export type ViewOfSign = {
  moves?: readonly Move[]
  /** Lines and washes are repeated on the other half. */
  both?: true
  lines?: readonly Line[]
  close?: readonly Wash[]
  wide?: readonly Wash[]
  dents?: Dents
  /** Dry patches crossed by fine lines, over ellipses, with as much of their colour. */
  rough?: { over: readonly Box[]; patches: number }
  /** A raised dark spot, of that size. */
  mole?: { at: Point; size: number }
}

/** The front serves the three-quarter view too. */
type Sign = { front?: ViewOfSign; profile?: ViewOfSign }

// prettier-ignore
export const signs = {
  /** Slanting lines beside the bridge of the nose. */
  bunnyLines: { front: { both: true,
    lines: [[[[2.6, 3.4], [6.2, 4.8], [9.8, 8.2]], 0.46, 0.46], [[[2.8, 7.6], [7, 9.8],
      [11.4, 14.6]], 0.56, 0.5],
      [[[4.2, 12.6], [8.2, 15.4], [11.6, 20]], 0.46, 0.42]],
    close: [[[[3, 5], [7, 7], [11.4, 12.4], [11, 16], [6, 12], [3.4, 9]], 'deep', 0.24]] } },
  /** The pebbled skin of a chin that bunches up. */
  chinDimples: { front: {
    lines: [[[[-11, 86.2], [-4, 84.4], [4, 84.2], [11, 86]], 0.6, 0.36]],
    dents: { seed: 19, count: 64, size: 0.8, over: [[0, 95.4, 13.4, 7.6]] },
    wide: [[[[-13, 88], [0, 86], [13, 88], [10, 92], [-10, 92]], 'deep', 0.3]] } },
  /** Pitted scars of acne on both cheeks. */
  scars: { front: {
    dents: { seed: 27, count: 120, size: 0.56, over: [[31, 33, 13, 11], [-31, 33, 13, 11],
      [41, 50, 7, 9], [-41, 50, 7, 9]] },
    wide: [[[[24, 26], [38, 24], [46, 34], [42, 50], [30, 44]], 'blush', 0.3]] } },
  /** A harmless mole, and once it is off a pale mark. */
  mole: { front: { mole: { at: [36, 37], size: 2.5 } } },
  /** Scaly plaques along the hairline and beside the nose. */
  plaques: { front: { rough: { patches: 0.95, over: [[-26, -60, 13, 5], [20, -63, 15, 4.4],
    [-46, -44, 5, 9], [47, -41, 5, 10], [2, -57, 9, 3], [17, 40, 3, 5], [-17, 41, 3, 5]] } } },
  /** The fine parallel lines of a thin, dry cheek. */
  crepe: { front: { both: true,
    lines: [[[[31.6, 45], [34.8, 51], [36.4, 58], [36.2, 64]], 0.34, 0.26], [[[35, 38], [39.6, 47],
      [41.4, 57], [40.6, 68]], 0.38, 0.3],
      [[[40.6, 39], [44.4, 46], [46, 55], [45, 64]], 0.36, 0.28], [[[45, 33], [48.8, 41],
        [50.4, 50], [49.8, 58]], 0.34, 0.26],
      [[[38, 54], [38.8, 60], [38, 66]], 0.24, 0.2], [[[42.6, 36], [46.8, 44], [48, 49]],
        0.24, 0.2]],
    close: [[[[31, 43], [40, 39], [49, 42], [49, 58], [44, 67], [36, 64], [35, 52]], 'deep',
      0.16]] } },
  /** The shine of oil on forehead, nose and chin. */
  shine: { front: {
    wide: [[[[-26, -50], [-8, -58], [10, -55], [18, -44], [4, -36], [-16, -37]], 'white', 0.5],
      [[[-6, 90], [2, 88], [7, 92], [0, 97], [-6, 95]], 'white', 0.4],
      [[[-33, 20], [-24, 21], [-26, 29], [-36, 28]], 'white', 0.4], [[[27, 21], [35, 19], [37, 26],
        [29, 28]], 'white', 0.26]],
    close: [[[[-13, -52], [-5, -54], [-1, -49], [-8, -44], [-14, -46]], 'white', 0.5], [[[-2.4, 2],
      [0, 1], [1, 14], [0.4, 26], [-2.4, 24]], 'white', 0.5],
      [[[-4.4, 31.4], [-1, 29.6], [2, 31.4], [1.4, 35], [-2, 36.4]], 'white', 0.75]] } },
  /** A sunken temple behind the edge of the brow. */
  templeHollow: { front: { both: true,
    moves: [{ at: [61, -28], reach: [8, 17], by: [-2.6, 0] }],
    wide: [[[[50, -44], [55, -40], [60, -30], [62, -18], [60.4, -10], [55.6, -13], [54, -22],
      [50, -31], [48.4, -38]], 'deep', 0.85]],
    close: [[[[46, -40], [49, -31], [53, -21], [54, -14], [50.6, -18], [47, -28], [44.6, -36]],
      'light', 0.4]] } },
  /** A tail of the brow and a cheek that have come down. */
  browDrop: {
    front: { moves: [{ at: [46, -25], reach: [15, 9], by: [0, 3.4] }] },
    profile: { moves: [{ at: [-38, -22], reach: [15, 8], by: [0, 3.6] }, { at: [-37, -4],
      reach: [9, 7], by: [0, 1.6] }],
      close: [[[[-30, -8.6], [-37, -4], [-42, 1], [-40, 3], [-34, -2], [-28, -6]], 'deep',
        0.4]] } },
  /** A wide muscle at the angle of the jaw. */
  wideJaw: { front: { both: true,
    moves: [{ at: [55, 60], reach: [16, 27], by: [4.3, 0.4] }],
    wide: [[[[51, 46], [56, 52], [54, 64], [48, 71], [44, 66], [47, 54]], 'light', 0.34],
      [[[43, 58], [46, 50], [47, 60], [43, 72], [40, 70]], 'deep', 0.16]] } },
  /** Skin that sags over the edge of the jaw, beside the chin. */
  looseJaw: { front: { both: true,
    moves: [{ at: [38, 90], reach: [13, 11], by: [1.6, 4.6] }, { at: [22, 100], reach: [5, 6],
      by: [0, -1.2] }],
    wide: [[[[26, 90], [31, 94], [30, 99], [25, 101], [23, 96]], 'deep', 0.3], [[[30, 80],
      [40, 76], [44, 82], [38, 90], [31, 88]], 'light', 0.14]] } },
  /** An upper lip whose rim turns in. */
  lipRoll: { front: { moves: [{ at: [0, 57], reach: [26, 4.6], by: [0, 2.7] }] } },
  /** A bow of the upper lip without peaks. */
  flatBow: { front: { moves: [{ at: [6, 56], reach: [4, 5], by: [0.4, 1.7] }, { at: [0, 58],
    reach: [2.2, 4], by: [0, -0.3] }],
    close: [[[[-5, 48], [-2, 47.4], [2, 47.4], [5, 48], [4, 54], [-4, 54]], 'light', 0.3]] } },
  /** Lips with too much filler, some of it above their border. */
  overfilled: { front: {
    moves: [{ at: [0, 56.4], reach: [24, 5], by: [0, -3.2] }, { at: [0, 77], reach: [20, 6],
      by: [0, 3] }],
    close: [[[[-18, 55], [-7, 49.6], [0, 51], [7, 49.6], [18, 55], [8, 53], [0, 54], [-8, 53]],
      'light', 0.62], [[[-19, 53], [-8, 47.6], [0, 49], [8, 47.6], [19, 53], [8, 49.6], [0, 51],
      [-8, 49.6]], 'deep', 0.2]] } },
  /** Nostrils that widen. */
  nasalFlare: { front: { moves: [{ at: [14, 37.6], reach: [8, 8], by: [3.4, -0.4] }] } },
  /** A fuller pad of fat under the chin. */
  underChin: { profile: { moves: [{ at: [-42, 113], reach: [24, 14], by: [0, 7] },
    { at: [-61, 123], reach: [12, 11], by: [6, 2] }],
    wide: [[[[-30, 110], [-42, 112], [-55, 116], [-52, 122], [-38, 119]], 'deep', 0.24]] } },
  /** A thin, creased, drooping lobe of the ear. */
  thinLobe: { profile: { moves: [{ at: [-105, 41], reach: [9, 8], by: [0, 3.4] }, { at: [-109, 33],
    reach: [5, 6], by: [1.6, 0] }],
    lines: [[[[-101.6, 31], [-104.4, 35], [-106.6, 39.6]], 0.5, 0.5], [[[-104.6, 30.4],
      [-106.6, 33], [-108.4, 36.6]], 0.4, 0.4], [[[-101, 35.4], [-102.4, 38], [-103.6, 41]],
      0.36, 0.36]],
    close: [[[[-101.6, 30], [-105, 33], [-107, 38], [-105, 39], [-103, 35]], 'deep', 0.4]] } },
  /** A dip across the forehead above the brows. */
  foreheadDip: { profile: { moves: [{ at: [-13, -45], reach: [20, 12], by: [-2.5, 0] }],
    wide: [[[[-16, -36], [-22, -40], [-38, -40], [-40, -50], [-24, -52], [-16, -47]], 'deep',
      0.3]] } },
  /** A bump on the bridge of the nose, and a tip that points down: see profile/landmarks.ts. */
  hump: { profile: {} },
  droop: { profile: {} },
  /** Bands and rings of the neck: see front/ageMarks.ts. */
  neckBands: { front: {} },
  neckLines: { front: {} },
} as const satisfies Record<string, Sign>

export type SignName = keyof typeof signs
export const signNames = Object.keys(signs) as [SignName, ...SignName[]]

/** The lines of the ratings from the side; the front's are in front/expression.ts. */
// prettier-ignore
const ratingsFromTheSide: Record<string, ViewOfSign> = {
  forehead: { lines: [[[[-10.4, -37], [-18, -38.6], [-30, -36]], 0.55, 0.5],
    [[[-14, -47], [-23, -49], [-35, -46]], 0.6, 0.5]] },
  frown: { lines: [[[[-10.4, -26], [-12, -21], [-13.4, -15]], 0.8, 0.5],
    [[[-13.4, -24], [-14.2, -20.6], [-15.4, -17.4]], 0.5, 0.5]] },
  crowsFeet: { lines: [[[[-38, -2], [-43, -4], [-48, -7]], 0.44, 0.5],
    [[[-38.6, 1.6], [-44, 2], [-50, 1.6]], 0.48, 0.5],
    [[[-37, 4.6], [-42, 7.6], [-46, 9.4]], 0.42, 0.5]] },
  smileLines: { lines: [[[[-13, 37], [-16.6, 42], [-20, 49], [-22, 57]], 0.74, 0.46]] },
  marionette: { lines: [[[[-18, 68], [-20, 74], [-21.6, 82]], 0.56, 0.34]] },
  underEyes: { lines: [[[[-18.6, 8.6], [-23, 12], [-30, 12.6]], 0.5, 0.42]] },
}

/** Returns how a view shows a sign; undefined when it does not. */
export const signOf = (view: View, name: string): ViewOfSign | undefined =>
  (signs as Record<string, Sign>)[name]?.[view === 'profile' ? 'profile' : 'front'] ??
  (view === 'profile' ? ratingsFromTheSide[name] : undefined)

/** Returns how the signs that a face shows move a place of the canon. */
export function mover(view: View, shown: Ratings): (point: Point) => Point {
  const all = Object.entries(shown).flatMap(([name, rating]) =>
    (signOf(view, name)?.moves ?? []).map((move) => ({ ...move, share: clamp(rating / 3, 0, 1) })),
  )
  if (all.length === 0) return (point) => point
  return ([x, y]) => {
    // The front is given for one half.
    const side = view === 'profile' ? 1 : Math.sign(x)
    let [right, down] = [x, y]
    for (const { at, reach, by, share } of all) {
      const weight = share * near([x * (side || 1), y], at, ...reach)
      right += side * by[0] * weight
      down += by[1] * weight
    }
    return [right, down]
  }
}
