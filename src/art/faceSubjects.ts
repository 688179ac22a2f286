import { crease, hill, sumOf } from './forms'
import { head, onHead, type ProfileChange, type Traits } from './head'
import { planned, scalp } from './scalp'
import { plateSubject, type PlateSubject, type View } from './plate'
import type { Height, Point } from './relief'

const at = (...places: [forward: number, y: number][]): Point[] => places.map(([forward, y]) => onHead(forward, y))
const line = at

/** Three creases across the forehead and the furrow above the root of the nose; deeper by `depth`. */
export const foreheadLines = (depth: number): Height => {
  const creases: [y: number, share: number][] = [[24, 1], [33, 1.15], [41.5, 0.8]] // prettier-ignore
  const furrow = hill({ x: -66, y: 58, spreadX: 2.2, spreadY: 6, amount: -1.1 * depth })
  return (x, y) =>
    furrow(x, y) -
    creases.reduce(
      (sum, [level, share]) => sum + depth * share * Math.exp(-((y - level - 1.2 * Math.sin(-x / 9)) ** 2) / 1.8) * Math.exp(-((x + 44) ** 2) / 800),
      0,
    )
}

/** Four lines that fan from the outer corner of the eye. */
export const crowsFeet = (depth: number): Height =>
  sumOf(
    ...[-0.55, -0.18, 0.2, 0.55].map((turn): Height => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      return (x, y) => {
        const along = (x + 44) * cos + (y - 76) * sin
        const across = -(x + 44) * sin + (y - 76) * cos
        return along > 1 && along < 20 ? -depth * Math.exp((-across * across) / 1.1) * Math.sin((Math.PI * (along - 1)) / 19) : 0
      }
    }),
  )

const frownLines = (depth: number): Height =>
  sumOf(crease(line([66, 46], [64.5, 54], [65, 61]), 1.1, -depth), crease(line([60.5, 47], [59, 55], [60, 61]), 1, -depth * 0.8))
const foldLine = (depth: number): Height => crease(line([69, 113], [63, 119], [59.5, 127], [58.5, 135]), 1.5, -depth)
const marionetteLine = (depth: number): Height => crease(line([62, 141], [59, 148], [57.5, 156], [58, 164]), 1.3, -depth)
/** The two bands of the neck muscle, and the rings across it. */
const neckBands = (depth: number): Height =>
  sumOf(
    crease(line([26, 182], [12, 196], [4, 212], [1, 240]), 2, depth),
    crease(line([8, 172], [-6, 192], [-12, 214], [-15, 244]), 2.4, depth),
    crease(line([10, 203], [-6, 206], [-30, 203]), 0.9, -depth * 0.7),
    crease(line([7, 216], [-8, 219], [-34, 216]), 0.9, -depth * 0.7),
  )

const profileOf = (...profile: ProfileChange[]): Traits => ({ profile })
const relief = (traits: Traits = {}) => head(traits)
const withExtra = (...extra: Height[]) => head({ extra })

const view = (forward: number, top: number, scale = 1): View => ({ left: -forward, top, scale })
const lower = view(98, 84)
const middle = view(98, 44)
const upper = view(98, 6)

export const faceSubjects = {
  forehead: plateSubject(withExtra(foreheadLines(1.6)), at([58, 31], [42, 30], [50, 21]), upper, view(86, 20, 1.36), { level: 56 }),
  frown: plateSubject(withExtra(frownLines(2)), at([66, 55], [60, 52], [54, 57]), upper, view(86, 41, 0.96)),
  eyes: plateSubject(withExtra(crowsFeet(2)), at([34, 67], [31, 75.5], [34, 84]), upper, view(75, 47, 1.04)),
  brow: plateSubject(relief(), at([62, 55], [50, 53], [38, 56]), upper, view(86, 39, 1)),
  trough: plateSubject(relief({ trough: 3.4 }), at([58, 88], [50, 91.5], [42, 93]), middle, view(84, 62, 0.94)),
  cheek: plateSubject(relief({ cheek: 9 }), at([44, 94], [34, 97], [26, 92]), middle, view(94, 66, 1.3)),
  nose: plateSubject(relief(), at([70.5, 84], [78, 94], [82, 103]), middle, view(98, 72)),
  lips: plateSubject(relief(), at([74.5, 132], [66, 134.8], [72, 146]), lower, view(88, 119, 0.84), { level: 140 }),
  lipflip: plateSubject(relief(), at([75, 131.5], [69, 132.5]), lower, view(92, 117, 0.8)),
  chin: plateSubject(relief(), at([66, 160], [64, 168], [56, 172]), lower, view(90, 128, 1.1)),
  jaw: plateSubject(relief(), at([46, 172], [26, 165], [4, 152]), lower, view(90, 112, 1.6)),
  masseter: plateSubject(relief({ masseter: 6.5 }), at([8, 142], [-2, 151], [14, 155]), lower, view(84, 102, 2.02)),
  neck: plateSubject(withExtra(neckBands(2.2)), at([9, 198], [-4, 195], [4, 212], [-7, 209]), view(98, 126), view(76, 148, 1.9)),
  temple: plateSubject(relief(), at([30, 52], [24, 60]), upper, view(84, 20, 1.4)),
  scalp: plateSubject(relief(scalp), planned, view(98, -46, 1.06), view(84, -42, 1.7)),
  ear: plateSubject(relief({ ear: true }), at([-36, 111]), view(98, 30, 1.28), view(-2, 53, 1.5)),
  folds: plateSubject(withExtra(foldLine(2.4)), at([64, 117], [60, 125], [58.5, 133]), lower, view(94, 96, 0.98)),
  marionette: plateSubject(withExtra(marionetteLine(2.2)), at([60, 145], [57.5, 153], [57.5, 161]), lower, view(90, 120, 0.98)),
  face: plateSubject(relief({ ear: true }), at([58, 34], [45, 95], [27, 99], [66, 128], [62, 168], [16, 150]), view(112, 4, 1.7), view(118, 22, 3.4)),
} satisfies Record<string, PlateSubject>

const bumps = (...profile: ProfileChange[]) => profileOf(...profile)

/** Before and after: two heads that differ by one number, seen through the same upright window. */
export type Study = { before: Traits; after: Traits; forward: number; top: number; width: number; gap: number }

export const faceStudies = {
  forehead: { before: { extra: [foreheadLines(2.3)] }, after: { extra: [foreheadLines(0.3)] }, forward: 83, top: 17, width: 44, gap: 1.3 },
  eyes: { before: { extra: [crowsFeet(2.2)] }, after: { extra: [crowsFeet(0.25)] }, forward: 68, top: 50, width: 44, gap: 1.3 },
  lips: {
    before: bumps({ at: 134, forward: -3.4, spread: 3.2 }, { at: 145.5, forward: -2.4, spread: 2.8 }),
    after: {},
    forward: 88,
    top: 112,
    width: 36,
    gap: 1.15,
  },
  nose: { before: bumps({ at: 86, forward: 3.4, spread: 5 }, { at: 106, forward: -2.2, spread: 4 }), after: {}, forward: 97, top: 66, width: 44, gap: 1.4 },
  jaw: { before: { masseter: 10 }, after: { masseter: 2 }, forward: 82, top: 76, width: 96, gap: 2.5 },
  chin: { before: bumps({ at: 170, forward: -6.5, spread: 9 }), after: {}, forward: 86, top: 132, width: 46, gap: 1.45 },
  cheek: { before: { cheek: -3 }, after: { cheek: 9 }, forward: 92, top: 60, width: 66, gap: 1.8 },
} satisfies Record<string, Study>
