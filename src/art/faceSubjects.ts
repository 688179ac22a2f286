import { crease, hill, sumOf } from './forms'
import { head, onHead } from './head'
import { planned, scalp } from './scalp'
import { plateSubject, type PlateSubject, type View } from './plate'
import type { Height, Point } from './relief'

const at = (...places: [forward: number, y: number][]): Point[] =>
  places.map(([forward, y]) => onHead(forward, y))

/**
 * Three creases across the forehead and the furrow above the root of the nose; deeper by `depth`.
 */
const foreheadLines = (depth: number): Height => {
  const creases: [y: number, share: number][] = [[24, 1], [33, 1.15], [41.5, 0.8]] // prettier-ignore
  const furrow = hill({ x: -66, y: 58, spreadX: 2.2, spreadY: 6, amount: -1.1 * depth })
  return (x, y) =>
    furrow(x, y) -
    creases.reduce(
      (sum, [level, share]) =>
        sum +
        depth *
          share *
          Math.exp(-((y - level - 1.2 * Math.sin(-x / 9)) ** 2) / 1.8) *
          Math.exp(-((x + 44) ** 2) / 800),
      0,
    )
}

/** The two bands of the neck muscle, and the rings across it. */
const neckBands = (depth: number): Height =>
  sumOf(
    crease(at([26, 182], [12, 196], [4, 212], [1, 240]), 2, depth),
    crease(at([8, 172], [-6, 192], [-12, 214], [-15, 244]), 2.4, depth),
    crease(at([10, 203], [-6, 206], [-30, 203]), 0.9, -depth * 0.7),
    crease(at([7, 216], [-8, 219], [-34, 216]), 0.9, -depth * 0.7),
  )

const withExtra = (...extra: Height[]) => head({ extra })

const view = (forward: number, top: number, scale = 1): View => ({ left: -forward, top, scale })
const lower = view(98, 84)
const middle = view(98, 44)
const upper = view(98, 6)

export const faceSubjects = {
  forehead: plateSubject(
    withExtra(foreheadLines(1.6)),
    at([58, 31], [42, 30], [50, 21]),
    upper,
    view(86, 20, 1.36),
    { level: 56 },
  ),
  cheek: plateSubject(
    head({ cheek: 9 }),
    at([44, 94], [34, 97], [26, 92]),
    middle,
    view(94, 66, 1.3),
  ),
  nose: plateSubject(head(), at([70.5, 84], [78, 94], [82, 103]), middle, view(98, 72)),
  lips: plateSubject(head(), at([74.5, 132], [66, 134.8], [72, 146]), lower, view(88, 119, 0.84), {
    level: 140,
  }),
  neck: plateSubject(
    withExtra(neckBands(2.2)),
    at([9, 198], [-4, 195], [4, 212], [-7, 209]),
    view(98, 126),
    view(76, 148, 1.9),
  ),
  scalp: plateSubject(
    { ...head(scalp), wash: '#efdac6' },
    planned,
    view(98, -46, 1.06),
    view(84, -42, 1.7),
  ),
  face: plateSubject(
    head({ ear: true }),
    at([58, 34], [45, 95], [27, 99], [66, 128], [62, 168], [16, 150]),
    view(112, 4, 1.7),
    view(118, 22, 3.4),
  ),
} satisfies Record<string, PlateSubject>
