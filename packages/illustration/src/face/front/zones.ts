import { along, mirror } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Marked } from '../marks'
import { sides, whole, type Sheet } from './sheet'

/**
 * The zones that a doctor would mark. `both` zones are given for the viewer's right and repeated on
 * the left; `at` is the target of a finger; `follows` takes the drawn face instead of points;
 * `arrows` say which way it is filled or lifted.
 */
type Zone = { both?: true; at: Point; arrows?: readonly (readonly [from: Point, to: Point])[] } & (
  | { points: readonly Point[] }
  | { follows: 'lips' | 'jaw' }
)

// prettier-ignore
export const frontZones = {
  forehead: { at: [0, -50], points: [[-42, -37], [-22, -35.6], [0, -34.4], [22, -35.6], [42, -37], [42, -48], [31, -60], [14, -66.4], [0, -67.4], [-14, -66.4], [-31, -60], [-42, -48]] },
  frown: { at: [0, -18], points: [[-9, -27], [0, -29], [9, -27], [11, -18], [7, -9], [0, -7], [-7, -9], [-11, -18]] },
  brow: { both: true, at: [40, -27], arrows: [[[44, -27], [48, -36]]], points: [[27, -29], [34, -31.2], [41, -31.4], [48, -28.4], [54.6, -21.8], [51, -19.6], [46, -21.6], [39, -22.2], [30, -20.2], [26.4, -24]] },
  temples: { both: true, at: [57, -27], arrows: [[[57, -20], [54, -34]]], points: [[51, -39], [55, -33], [59, -24], [62, -14], [60, -8.6], [56.6, -13], [55, -20], [50.4, -30], [48.6, -36]] },
  crowsFeet: { both: true, at: [57, 1], points: [[49.4, -2], [52, -6.6], [56.6, -11], [60, -8], [61, 0], [59.6, 8], [55.4, 10.4], [51.4, 6], [49.2, 2]] },
  tearTrough: { both: true, at: [29, 11], arrows: [[[18, 8], [30, 12.6]]], points: [[14.8, 5], [20, 7.6], [28, 9.6], [37, 9.4], [44, 6.6], [43, 11.6], [34, 15.4], [24, 15.2], [16.6, 11.4]] },
  cheeks: { both: true, at: [43, 27], arrows: [[[38, 31], [50, 21]]], points: [[25, 20], [36, 17.6], [48, 13.6], [58, 13], [60, 22], [53, 32], [42, 37], [30, 35], [24, 28]] },
  bunnyLines: { both: true, at: [9, 11], points: [[4.6, 4], [9, 3], [12, 8], [12.6, 16], [9.6, 20], [6.2, 15], [4.6, 9]] },
  nose: { at: [0, 24], points: [[0, -6], [4.4, -2], [4.6, 12], [7, 24], [10.6, 32], [9, 38.5], [0, 40.6], [-9, 38.5], [-10.6, 32], [-7, 24], [-4.6, 12], [-4.4, -2]] },
  nasalFlare: { both: true, at: [15, 37], points: [[11.4, 30], [15.6, 31], [18.4, 36], [17.4, 41.4], [13.6, 44.4], [10.6, 42.4], [11.4, 36]] },
  nasolabial: { both: true, at: [27, 51], arrows: [[[27, 54], [22, 45]]], points: [[17, 36.5], [20.6, 38], [27, 46], [32, 55], [33.4, 63], [29.8, 64], [26.4, 55], [21, 47], [16.4, 41]] },
  gummySmile: { at: [0, 50], points: [[-15, 47.4], [-6, 48.6], [0, 49], [6, 48.6], [15, 47.4], [19, 52], [13, 53.6], [6, 52.4], [0, 53.2], [-6, 52.4], [-13, 53.6], [-19, 52]] },
  lipFlip: { at: [0, 57], points: [[-19, 59.4], [-11.6, 55.4], [-5.6, 53.4], [0, 55], [5.6, 53.4], [11.6, 55.4], [19, 59.4], [12, 60.2], [5.6, 58.2], [0, 59.6], [-5.6, 58.2], [-12, 60.2]] },
  lips: { at: [0, 66], arrows: [[[6, 55], [7.6, 49]], [[-6, 55], [-7.6, 49]], [[0, 79], [0, 85]]], follows: 'lips' },
  marionette: { both: true, at: [30, 78], arrows: [[[30, 82], [29, 72]]], points: [[25.6, 67.4], [28.6, 67.6], [32.4, 76], [33, 85.6], [29.4, 87], [26.6, 79]] },
  chin: { at: [0, 97], arrows: [[[0, 93], [0, 102]]], points: [[-15, 88], [-7, 85.4], [0, 85], [7, 85.4], [15, 88], [18, 97], [12, 104.6], [0, 106.8], [-12, 104.6], [-18, 97]] },
  jowls: { both: true, at: [33, 90], arrows: [[[34, 87], [43.4, 72]]], points: [[27, 87], [34, 82], [41, 80], [43, 83.4], [36, 92.4], [27.6, 99], [23, 97]] },
  masseter: { both: true, at: [48, 57], points: [[49, 44], [53.4, 43], [54, 50], [51.4, 61], [47, 70], [41.6, 72.6], [40.6, 62], [44, 52]] },
  jawline: { both: true, at: [37, 85], arrows: [[[28, 95], [39.6, 81.6]]], follows: 'jaw' },
  neck: { at: [0, 141], arrows: [[[-12, 140], [-24, 128]], [[12, 140], [24, 128]]], points: [[-33, 117], [-17, 122], [0, 123.6], [17, 122], [33, 117], [35, 130], [31, 146], [17, 160], [0, 165], [-17, 160], [-31, 146], [-35, 130]] },
} as const satisfies Record<string, Zone>

export type FrontZone = keyof typeof frontZones
export const frontZoneNames = Object.keys(frontZones) as FrontZone[]

// prettier-ignore
const jawWidth: Point[] = [[2.4, 0], [4.4, 1.4], [5.4, 3], [5.4, 4.4], [4.4, 4.4], [2.6, 2.6]]

/** Returns a zone where it is seen: its outlines, one or one a side, and its arrows. */
export function zoneShapes(sheet: Pick<Sheet, 'marks' | 'place'>, name: FrontZone): Marked {
  const zone = frontZones[name]
  const halves = 'both' in zone ? sides : sides.slice(0, 1)
  const arrows =
    'arrows' in zone
      ? halves.flatMap(({ half }) =>
          zone.arrows.map((arrow) => sheet.place(half(arrow)) as [Point, Point]),
        )
      : []
  const outlines =
    'points' in zone
      ? halves.map(({ half }) => half(zone.points))
      : zone.follows === 'lips'
        ? [lipsOutline(sheet)]
        : jaws(sheet)
  return { outlines: outlines.map(sheet.place), arrows }
}

/** Returns the outline round both lips, on the flat canon. */
export function lipsOutline({ marks: { lip } }: Pick<Sheet, 'marks'>): Point[] {
  return [...along(whole(lip.upper), 24), ...along(whole(lip.lower), 24).toReversed()]
}

function jaws({ marks }: Pick<Sheet, 'marks'>): Point[][] {
  const edge = marks.contour.slice(5, 13)
  const inner = edge
    .slice(1, -1)
    .map(([x, y], i): Point => [x - jawWidth[i]![0], y - jawWidth[i]![1]])
  const jaw = [...edge.map(([x, y]): Point => [x - 0.6, y - 0.4]), ...inner.toReversed()]
  return [jaw, mirror(jaw)]
}
