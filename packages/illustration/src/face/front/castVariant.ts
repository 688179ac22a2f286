import { coloursOf, near, noseLengthOf, rising, yearsShare } from '../personTraits'
import type { HairKind, Look } from '../parameters'
import { drawnSigns } from '../drawnSigns'
import { mover } from '../signs'
import { frontStubble } from '../stubble'
import { lerp } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { coiledHair } from './coiledHair'
import { croppedHair } from './croppedHair'
import type { Landmarks } from './landmarks'
import { bobHair, shortHair, wavyHair } from './looseHair'
import { partedHair } from './partedHair'
import { shavedHair } from './shavedHair'
import { pose, type PersonVariant } from './sheet'
import { tiedHair } from './tiedHair'
import { ageMarks } from './ageMarks'

const hair: Record<HairKind, PersonVariant['hair']> = {
  tied: tiedHair,
  coiled: coiledHair,
  cropped: croppedHair,
  wavy: wavyHair,
  bob: bobHair,
  parted: partedHair,
  short: shortHair,
  shaved: shavedHair,
}

/** Returns a member of the cast. Features move the canon, and with it what lies on it. */
export function castVariant(look: Omit<Look, 'box'>): PersonVariant {
  const move = mover('front', look.ratings)
  return {
    place: (points) => pose(points.map((point) => shiftFrontPoint(move(point), look))),
    colours: coloursOf(look),
    hair: hair[look.hair],
    moved: look.ratings,
    shape: (marks) => adjustLandmarks(marks, look),
    extra: (sheet) => {
      const [years, shown] = [ageMarks(sheet), drawnSigns(sheet, 'front')]
      return {
        close: years.close + shown.close,
        wide: years.wide + shown.wide,
        lines: years.lines + shown.lines + (look.stubble ? frontStubble(sheet) : ''),
        neck: years.neck,
      }
    },
  }
}

/** Moves a point of the canon to its place on a person, in millimetres of the flat canon. */
export function shiftFrontPoint([x, y]: Point, look: Pick<Look, 'features' | 'age'>): Point {
  const { length = 0, jaw = 0, eyeSize = 0, eyeTilt = 0, browArch = 0 } = look.features
  const { noseWidth = 0, lips = 0 } = look.features
  const noseLength = noseLengthOf(look)
  const years = yearsShare(look.age)
  const side = Math.sign(x)
  const at = [Math.abs(x), y] as const
  const eye = near(at, [31.4, 0], 17, 10)
  const mouth = near(at, [0, 65.4], 30, 13)
  const right =
    at[0] * (1 + jaw * 0.055 * near(at, [52, 76], 30, 24)) +
    (at[0] - 31.4) * eyeSize * 0.06 * eye +
    at[0] * noseWidth * 0.17 * near(at, [10, 37], 14, 12) -
    years * 1.1 * near(at, [60, -22], 12, 16)
  const down =
    y +
    length * 4.2 * rising(y, 18, 108) +
    y * eyeSize * 0.12 * eye -
    (at[0] - 31.4) * eyeTilt * 0.085 * eye -
    browArch * 1.9 * near(at, [41, -27], 12, 9) +
    noseLength * 2.1 * near(at, [6, 38], 17, 13) +
    (y - 65.4) * lips * 0.2 * mouth +
    years * 2.2 * near(at, [46, -25], 17, 10) +
    years * 4 * near(at, [68, 36], 9, 16)
  return [side * right, down]
}

/** Adjusts what no shift of points can: the fold of the lid and the weight of the brow. */
export function adjustLandmarks(
  marks: Landmarks,
  { features, age, sitter }: Pick<Look, 'features' | 'age' | 'sitter'>,
): Landmarks {
  const { lidFold = 0, browWeight = 0 } = features
  const years = yearsShare(age)
  const weight = browWeight - (sitter === 'woman' ? 0.5 * years : 0)
  const { eye, brow } = marks
  return {
    ...marks,
    eye: {
      ...eye,
      // With age the lid hangs over its outer half.
      upper: eye.upper.map(([x, y], i): Point => [
        x,
        y + years * 0.9 * rising(i, 2, 7) * (i < 8 ? 1 : 0),
      ]),
      crease: eye.crease.map(([x, y], i): Point => [
        x,
        y +
          (lidFold > 0 ? lidFold * lerp(3, 2.6, i / 6) : lidFold * 1.6) +
          years * 3 * rising(i, 1, 6),
      ]),
    },
    brow: {
      top: brow.top.map(([x, y], i): Point => [x, y - weight * (i > 0 && i < 6 ? 0.7 : 0)]),
      foot: brow.foot.map(([x, y], i): Point => [x, y + weight * (i > 0 && i < 7 ? 0.9 : 0)]),
    },
  }
}
