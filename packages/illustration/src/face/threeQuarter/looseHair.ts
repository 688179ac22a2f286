import { createBrush } from '../brush'
import { mix } from '../colour'
import { drawFall } from '../locks'
import { along, between, blob, hairThrough, lerp, outline, stroke } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import type { Hair, Sheet } from './sheet'
import { crownRim, hairline, isSeen, onCrown } from './skull'
import { seen } from './turn'

/** A cut of hair that hangs from a parting, over the near ear or to it. On the sheet. */
type Cut = {
  /** The distance of the parting from the midline, in millimetres. */ parting: number
  /** The distance of the hair from the skull. */ grown: number
  /** From parting to ends on the near side: by the face, and outermost. */
  inner: readonly Point[]
  outer: readonly Point[]
  wave: number
  swings: number
  blunt?: boolean
  /** The hair that hangs on the far side, behind face and neck. */
  far?: { inner: readonly Point[]; outer: readonly Point[] }
  /** The visible part of its mass behind the neck on the near side. */
  behind: readonly Point[]
  overEar?: true
}

// prettier-ignore
const wavyCut: Cut = {
  parting: -5, grown: 3, wave: 5.6, swings: 2.5,
  inner: [[-43, -78.6], [-22, -74], [-3, -63], [10, -49], [19, -31], [29, -11], [37, 12], [40, 36],
    [42, 60], [48, 86], [52, 112], [56, 138]],
  outer: [[-22, -117], [10, -122], [46, -113], [72, -90], [86, -58], [91, -22], [92, 14], [95, 48],
    [98, 82], [95, 114], [88, 142]],
  far: {
    inner: [[-56, 20], [-56, 50], [-50, 80], [-40, 104], [-34, 124], [-36, 144]],
    outer: [[-66, 20], [-74, 52], [-82, 80], [-84, 104], [-78, 126], [-68, 146]],
  },
  behind: [[40, 30], [84, 30], [90, 80], [88, 112], [76, 132], [54, 134], [40, 110]],
  overEar: true,
}

// prettier-ignore
const bobCut: Cut = {
  parting: -16, grown: 3, wave: 0.6, swings: 0.7, blunt: true,
  inner: [[-51, -79], [-36, -77], [-12, -69], [5, -57], [15, -42], [24, -22], [32, -2], [37, 22],
    [40, 46], [41, 68], [40, 88]],
  outer: [[-38, -105], [-8, -118.6], [28, -117.6], [59, -103.6], [79, -78], [88.6, -46], [91, -14],
    [91.6, 18], [91, 48], [88, 72], [81, 92]],
  far: {
    inner: [[-50, 20], [-46, 46], [-40, 70], [-34, 90]],
    outer: [[-62, 20], [-72, 50], [-75, 72], [-70, 92]],
  },
  behind: [[36, 40], [82, 40], [82, 84], [66, 91], [38, 90]],
  overEar: true,
}

// prettier-ignore
const shortCut: Cut = {
  parting: -24, grown: 3, wave: 1.2, swings: 1.2,
  inner: [[-57, -80], [-32, -75.6], [-9, -65], [6, -50], [16, -33], [27, -18], [38, -9],
    [49, -8], [58, 2]],
  outer: [[-46, -103], [-12, -121], [28, -120], [62, -107], [84, -83], [93, -50], [92.6, -16],
    [88, 8], [80, 28], [68, 46]],
  behind: [[54, 16], [82, 8], [78, 30], [68, 47], [60, 53], [54, 44]],
}

const loose =
  (cut: Cut) =>
  (sheet: Sheet): Hair => {
    const { fill, soft, hairs, clip, url, colours: c, look } = sheet
    const onSheet = createBrush((points) => [...points], c, look.id, [0, 0, 0, 0])
    const rand = seededRandom(41)
    // What is in front of the ear hangs with the fall.
    const line = hairline(sheet).filter(([, y]) => y < -12)
    const rim = crownRim(sheet, cut.grown)
    const cap = outline(rim, [rim.at(-1)!, [60, 0], line[0]!], line)
    const fall = (inner: readonly Point[], outer: readonly Point[], light: number, name: string) =>
      drawFall(onSheet, { ...cut, inner, outer, light }, rand, name)
    // Towards the back, and over it by the face.
    const [inner, outer] = [along(cut.inner, 16), along(cut.outer, 16)]
    const middle = inner.map((p, i) => between(p, outer[i]!, 0.5))
    const back = fall(middle, outer, 0.3, 'hairB')
    const front = fall(
      inner,
      middle.map((p, i) => between(p, outer[i]!, 0.12)),
      0.55,
      'hairF',
    )
    const beyond = cut.far ? fall(cut.far.inner, cut.far.outer, 0.2, 'hairX') : null
    let far = ''
    for (let i = 0; i < 70; i++) {
      const z = lerp(-30, -112, rand())
      const from = rand() * 4
      // prettier-ignore
      const strand = Array.from({ length: 10 },
        (_, k): Point => [cut.parting - (from + k) * 3.6, z - (from + k) * 2.2])
      const points = seen(onCrown(strand, cut.grown).filter(isSeen))
      if (points.length > 2)
        far += hairThrough([points[0]!, points[points.length >> 1]!, points.at(-1)!])
    }
    // prettier-ignore
    const parting = seen(onCrown([-31, -46, -64, -84, -104].map((z) => [cut.parting, z]),
      cut.grown))
    const shape = cap + back.shape + front.shape
    return {
      overEar: cut.overEar,
      shape,
      behind:
        fill(blob(cut.behind), mix(c.hairDark, '#000000', 0.12)) +
        (beyond
          ? clip('hairX', beyond.shape) +
            beyond.locks +
            beyond.strands +
            fill(beyond.shape, c.hairDark, 0.55)
          : ''),
      over:
        clip('hairB', back.shape) +
        clip('hairF', front.shape) +
        clip('cap', cap) +
        `<g filter="${url('close')}" clip-path="${url('face')}">` +
        fill(shape, c.hairDark, 0.45) +
        '</g>' +
        fill(cap, url('hairG')) +
        soft('wide', fill(blob(rim.slice(0, 8)), c.hairDark, 0.4), 'cap') +
        `<g clip-path="${url('cap')}">${hairs(far, c.hairDark, 0.32, 0.5)}</g>` +
        back.locks +
        back.strands +
        front.locks +
        soft(
          'edge',
          fill(stroke(parting, 0.9, [1, 0.8, 0.3, 0]), mix(c.base, c.hairDark, 0.35), 0.7),
        ) +
        front.strands,
    }
  }

export const wavyHair = loose(wavyCut)
export const bobHair = loose(bobCut)
export const shortHair = loose(shortCut)
