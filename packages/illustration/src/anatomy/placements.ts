import type { Point } from '../geometry/points'
import { closed, line, oval, boneEdge, box, lean, left, onTop, right, surface } from './tissue'
import type { PartShape } from './plates'

/**
 * Draws how products are placed in the block of face, as a doctor would draw it: outlines where the
 * product is, and dashed the way of the needle. Hair and glands are left free.
 */
const { front, back } = surface

/** Returns the needle's way straight down to a place. */
const down = (x: number, y: number) => line([x, front], [x, y])

const arrow = ([x, y]: Point, way: 1 | -1) =>
  line([x, y], [x + way * 10, y]) +
  line([x + way * 6.4, y - 2.6], [x + way * 10, y], [x + way * 6.4, y + 2.6])

const punctured = [-42, -35, -28, -21, -14, -7, 0]
// prettier-ignore
const shallow = [[-40, 63], [-28, 65], [-16, 63], [-4, 65]] as const satisfies Point[]
const belowThem = [[-34, 73], [-22, 73], [-10, 73]] as const satisfies Point[] // prettier-ignore
const inFat = [[-40, 97], [-8, 97]] as const satisfies Point[] // prettier-ignore
// prettier-ignore
const besideThem = [[-56, 98], [8, 98], [-64, 107], [-48, 107.4], [-32, 107], [-16, 107],
  [0, 107.4]] as const satisfies Point[]
const inMuscle = [[-44, 128], [-24, 130], [-4, 128]] as const satisfies Point[] // prettier-ignore
const barbs = [-18, -9, 0, 9, 18]
const gel = { from: -52, middle: -24, to: 4, top: 129 }

/** Fields of a placement without a leader line: its name is in a list beside the plate. */
const unled = {
  mirroredPaths: [],
  extent: box,
  at: [right, front],
  side: 'right',
  leaves: front,
} as const

const drawn = {
  'on-surface': {
    paths: [
      closed(
        [left, front],
        [left + lean, back],
        [right + lean, back],
        [right, front],
        [right, front + 5],
        [left, front + 5],
      ),
    ],
  },
  punctures: {
    paths: [6, 13, 20].flatMap((far) => punctured.map((x) => oval(onTop(x, far), 0.5))),
    lines: punctured.map((x) => down(x, 63)),
  },
  droplets: {
    paths: [...shallow, ...belowThem].map((place) => oval(place, 3)),
    ways: shallow.map(([x, y]) => down(x, y - 3)),
  },
  spreading: {
    paths: ['M-46 84q20 -8 40 0q-20 7 -40 0z'],
    lines: [arrow([-49, 84], -1), arrow([-3, 84], 1)],
    ways: [down(-26, 80)],
  },
  thread: {
    paths: [],
    lines: [
      `M-44 ${front}C-40 84 -32 100 -18 100L${right} 100`,
      ...barbs.map((x, i) => line([x, 100], [x - 4.6, i % 2 ? 104.4 : 95.6])),
    ],
  },
  'in-fat': {
    paths: [...inFat, ...besideThem].map((place) => oval(place, 4.4, 3.2)),
    ways: inFat.map(([x, y]) => down(x, y - 3.2)),
  },
  'on-bone': {
    paths: [
      closed(
        [gel.from, boneEdge(gel.from)],
        ...Array.from({ length: 15 }, (_, i): Point => {
          const share = (i + 1) / 16
          const x = gel.from + (gel.to - gel.from) * share
          return [
            x,
            boneEdge(x) - (boneEdge(gel.middle) - gel.top) * Math.sin(Math.PI * share) ** 1.4,
          ]
        }),
        [gel.to, boneEdge(gel.to)],
        [gel.middle, boneEdge(gel.middle)],
      ),
    ],
    ways: [down(gel.middle, gel.top)],
  },
  'in-muscle': {
    paths: inMuscle.map((place) => oval(place, 2.8)),
    ways: inMuscle.map(([x, y]) => down(x, y - 2.8)),
  },
} satisfies Record<string, Pick<PartShape, 'paths' | 'lines' | 'ways'>>

export type PlacementName = keyof typeof drawn
export const placementNames = Object.keys(drawn) as PlacementName[]

export const placements = Object.fromEntries(
  Object.entries(drawn).map(([name, marks]): [string, PartShape] => [name, { ...unled, ...marks }]),
)
