import { mix } from '../colour'
import { drawFall, type Fall } from '../locks'
import { blob, lerp, mirror } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { sides, type Hair, type Sheet } from './sheet'

/** A cut of hair that hangs from a parting, over the ears or to them. */
type Cut = {
  /** The place of the parting, in millimetres from the midline. */ parting: number
  /** From parting to ends, on the viewer's right: by the face, and outermost. */
  inner: readonly Point[]
  outer: readonly Point[]
  /** The same on the left, where that differs by more than the parting. */
  left?: { inner: readonly Point[]; outer: readonly Point[] }
  wave: number
  swings: number
  blunt?: boolean
  /** The part seen behind the neck: half an outline, from the top. */
  behind: readonly Point[]
}

// prettier-ignore
const wavyCut: Cut = {
  parting: -5, wave: 6.4, swings: 2.5,
  inner: [[16, -77.4], [36, -68], [51, -50], [59.6, -27], [61.6, -4], [60.4, 18], [62, 42],
    [66, 66], [66, 92], [64, 118], [66, 140]],
  outer: [[20, -120], [44, -111], [62, -92], [72, -64], [77, -32], [80, 2], [85, 36], [89, 68],
    [89, 98], [86, 124], [80, 150]],
  behind: [[60, -40], [70, 0], [74, 40], [76, 80], [73, 112], [64, 134], [50, 146], [30, 148]],
}

// prettier-ignore
const bobCut: Cut = {
  parting: -16, wave: 0.6, swings: 0.7, blunt: true,
  inner: [[12, -79], [34, -69], [50, -50], [59.4, -27], [62.2, -2], [62, 24], [60.6, 48],
    [57.4, 70], [53, 87]],
  outer: [[16, -120.4], [43, -111.6], [63, -91], [73.4, -61], [77, -26], [78.6, 10], [78.6, 44],
    [75.6, 70], [68.6, 91]],
  behind: [[66, -40], [78, 0], [78, 40], [74, 70], [64, 88], [40, 92]],
}

// prettier-ignore
const shortCut: Cut = {
  parting: -24, wave: 1.2, swings: 1.2,
  inner: [[2, -80], [24, -71], [42, -56], [54, -36], [62, -14], [66.4, 4], [66.6, 19]],
  outer: [[14, -126], [44, -118], [66, -97], [77, -68], [79.6, -38], [75.4, -8], [67.6, 20]],
  left: {
    inner: [[-36, -71], [-47, -56], [-56, -36], [-62, -14], [-66.4, 4], [-66.6, 17]],
    outer: [[-42, -120], [-62, -102], [-74, -74], [-78.6, -42], [-75, -10], [-67.6, 18]],
  },
  behind: [[56, -20], [60, 6], [58, 34], [51, 58], [40, 72], [20, 74]],
}

const loose =
  (cut: Cut) =>
  (sheet: Sheet): Hair => {
    const { fill, ink, clip, url, colours: c, place, marks } = sheet
    const rand = seededRandom(41)
    const crest = marks.skull[0]![1]
    const falls = sides.map(({ sign, half }) => {
      const edge = (points: readonly Point[], top: number): Point[] => [
        [cut.parting, top],
        ...points,
      ]
      const own =
        sign < 0 && cut.left ? cut.left : { inner: half(cut.inner), outer: half(cut.outer) }
      const fall: Fall = {
        inner: edge(own.inner, marks.hairline[0]![1] - 2.4),
        outer: edge(own.outer, crest - 4),
        wave: cut.wave,
        swings: cut.swings,
        blunt: cut.blunt,
        light: sign > 0 ? 0.3 : 1,
      }
      return drawFall(sheet, fall, rand, sign > 0 ? 'hairR' : 'hairL')
    })
    const shape = falls.map((fall) => fall.shape).join('')
    // prettier-ignore
    const parting = ink([[cut.parting, marks.hairline[0]![1] - 2],
      [cut.parting - 0.6, lerp(-77, crest, 0.4)], [cut.parting, lerp(-77, crest, 0.8)]], 0.9,
      [1, 0.8, 0.3, 0], 0.7, mix(c.base, c.hairDark, 0.35))
    return {
      behind: fill(
        blob(place([...cut.behind, ...mirror(cut.behind).toReversed()])),
        mix(c.hairDark, '#000000', 0.12),
      ),
      shape,
      over:
        clip('hairR', falls[0]!.shape) +
        clip('hairL', falls[1]!.shape) +
        `<g filter="${url('close')}" clip-path="${url('face')}">` +
        fill(shape, c.hairDark, 0.5) +
        '</g>' +
        falls.map(({ locks }) => locks).join('') +
        parting +
        falls.map(({ strands }) => strands).join(''),
    }
  }

export const wavyHair = loose(wavyCut)
export const bobHair = loose(bobCut)
export const shortHair = loose(shortCut)
