import type { Rate } from '../front/landmarks'
import type { FaceShape, Look, Sitter } from '../parameters'
import { near, noseLengthOf, rising, yearsShare } from '../personTraits'
import type { Point } from '../../geometry/points'

/**
 * Returns the landmarks of the side view, looking left, as [forward, down]: a drawing canon after
 * Arnett's soft-tissue means, not clinical data.
 * @param rate what is rated, each from 0 to 1
 */
export function landmarks(rate: Rate, shape: FaceShape, sitter: Sitter) {
  const man = sitter === 'man' ? 1 : 0
  const chin = rate('chin') * 8 - man * 2.4
  const thin = rate('lips') * 2.2 + man * 0.5
  const hump = rate('hump') * 3.4 + man * 0.5
  const droop = rate('droop') * 3
  const full = { slim: -2, balanced: 0, heavy: 7 }[shape] + rate('jowls') * 4
  // prettier-ignore
  return {
    browToLip: [[-29, -77], [-24, -67], [-18.4, -56.6], [-12.6, -44.4], [-9 + man, -31],
      [-8.3 + man * 1.8, -22], [-9.6 + man, -13.5], [-12.2, -5.6], [-10.4 + hump * 0.2, 1],
      [-6 + hump * 0.8, 9.4], [-0.4 + hump, 17.6], [5.8 + hump * 0.7, 25.8],
      [11.4, 32.2 + droop * 0.4], [14.9, 35.6 + droop * 0.8], [15.9, 38.2 + droop],
      [14, 41.2 + droop], [9.6, 42.9 + droop * 0.6], [4.4, 44.2 + droop * 0.2], [0.8, 46],
      [-0.1, 48.6]] as Point[],
    upperLip: [[-0.1, 48.6], [0.1, 52], [1.6 - thin * 0.3, 55.2],
      [3.7 - thin * 0.6, 57.8 + thin * 0.6], [4.3 - thin, 60.2 + thin * 0.3], [3 - thin, 62.8],
      [-1, 64.8]] as Point[],
    lowerLip: [[-1, 64.8], [1.3 - thin * 0.8, 66.3], [2.6 - thin, 68.8],
      [2 - thin * 0.8, 72 - thin * 0.4], [-1.2, 76.4], [-4.9 - chin * 0.25, 81.4],
      [-4.8 - chin * 0.6, 86.6], [-2.9 - chin * 0.9, 92.4], [-2.6 - chin, 97], [-4.8 - chin, 102.6],
      [-10.2 - chin * 0.9, 107.4], [-18 - chin * 0.7, 109.4]] as Point[],
    throat: [[-18 - chin * 0.7, 109.4], [-30 - chin * 0.3, 110 + full * 0.5], [-44, 112.4 + full],
      [-55 + full * 0.3, 116.4 + full], [-61.6 + full * 0.5, 123 + full * 0.7],
      [-65 + man * 5, 136], [-69 + man, 152], [-73, 166], [-75.6, 176], [-74, 183]] as Point[],
    jaw: [[-101, 38], [-100.6, 50 + man * 2], [-96 + full * 0.1, 63 + man * 3],
      [-86, 75 + full * 0.4 + man * 4], [-70, 85.6 + full * 0.8 + man * 3], [-50, 96 + full + man],
      [-32, 104.6 + full * 0.5], [-19, 109]] as Point[],
    hairline: [[-29, -77], [-38, -69.6], [-46, -59.6], [-51, -48], [-53, -36], [-58, -28],
      [-67, -23], [-75, -17], [-80.6, -8], [-85, 3], [-89.4, 13 + man * 4], [-92.4, 3],
      [-97, -8]] as Point[],
    skull: [[-29, -77], [-35, -86], [-47, -96.4], [-65, -105.8], [-90, -112], [-118, -110.4],
      [-145, -100], [-167, -81], [-182, -56], [-188, -31], [-186.6, -8], [-181, 10]] as Point[],
    nape: [[-166, 44], [-155, 62], [-147, 84], [-144, 108], [-145, 132], [-152, 152], [-168, 168],
      [-196, 182], [-226, 194], [-262, 207], [-298, 219]]
      .map(([x, y]): Point => [x! - man * (y! < 60 || y! > 160 ? 0 : 5), y!]),
    ear: [[-101, 2], [-102.4, -6], [-107.6, -12.4], [-115.6, -14], [-123.6, -10], [-127.6, -1],
      [-126.4, 9], [-121.4, 19], [-115, 27], [-111.4, 34.4], [-106.6, 41], [-101.8, 42],
      [-99.6, 37], [-100.6, 29]] as Point[],
  }
}

/** Moves a point of the side view's canon, [forward, down], to its place on a person. */
export function shiftSidePoint([forward, y]: Point, look: Pick<Look, 'features' | 'age'>): Point {
  const { length = 0, jaw = 0, eyeSize = 0, browArch = 0 } = look.features
  const { noseWidth = 0, bridge = 0, lips = 0 } = look.features
  const years = yearsShare(look.age)
  const at = [forward, y] as const
  return [
    forward +
      bridge * 1.9 * near(at, [-4, 13], 12, 17) -
      Math.max(0, noseWidth) * 3 * near(at, [14, 37], 12, 10) +
      lips * 1.7 * near(at, [3, 63], 11, 14) +
      years * 4 * near(at, [-62, 124], 12, 9),
    y +
      length * 4.2 * rising(y, 18, 108) +
      noseLengthOf(look) * 2.1 * near(at, [6, 38], 20, 13) +
      y * eyeSize * 0.12 * near(at, [-26, 0], 14, 10) -
      browArch * 1.7 * near(at, [-28, -26], 10, 8) +
      jaw * 2.6 * near(at, [-88, 74], 22, 18) +
      years * 2 * near(at, [-30, -25], 16, 10) +
      // Under the chin the skin grows slack.
      years * 4 * near(at, [-50, 115], 27, 16) +
      years * 4 * near(at, [-105, 38], 12, 16),
  ]
}
