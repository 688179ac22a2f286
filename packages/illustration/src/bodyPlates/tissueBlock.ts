import { along, penStroke, type Cut } from '../engraving/burin'
import type { Layer } from '../engraving/engraving'
import { clamp, curveOf, evenly, ramp } from '../engraving/lines'
import type { Point } from '../geometry/points'
import { seededRandom } from '../geometry/seededRandom'
import { hair, sweatGland, vessel } from './skinBlock'
import {
  atFront,
  boneEdge,
  fatEdge,
  floor,
  junction,
  lean,
  left,
  muscleEdge,
  onSide,
  right,
  surface,
} from '../anatomy/tissue'
import { across, between, outerSkinCuts, ruled, skinLayers, type Extent } from './skinLayers'

/**
 * A block of face cut out from the surface to the bone, with a side in shade. How products lie in
 * it is drawn over it (packages/illustration/src/anatomy/layers.ts).
 */
const extent: Extent = { right, floor, gap: 1.5, strength: 0.8 }

const { cos, exp, PI, sin } = Math

const muscleColour = '#d6a08b'

const sideEdge = (edge: (x: number) => number): Point[] =>
  across((back) => edge(right + back), lean, 0).map(([back, y]) => onSide(back, y))
const sideBetween = (upper: (x: number) => number, lower: (x: number) => number) => [
  ...sideEdge(upper),
  ...sideEdge(lower).toReversed(),
]

/** Draws bundles of fibres along the front, each lit from above. */
function muscleFront(): Layer {
  const outline = between(muscleEdge, boneEdge, right)
  const wave = (x: number, y: number) => y + 0.9 * sin(x / 21 + y / 11) + 0.5 * sin(x / 9.5 - y / 7)
  // Bundles run a little aslant of their fibres, so that each begins and ends somewhere.
  const bundle = (x: number, y: number) =>
    sin((y + 2.4 * sin(x / 23 + y / 40) + 1.1 * sin(x / 10.3 + 2)) * 1.16)
  return {
    washes: [[muscleColour, outline]],
    cuts: [
      ...ruled(extent, outline, 0.86, wave, (x, y) => {
        const furrow = ramp(0.1, 1, bundle(x, y))
        return 0.14 + 0.4 * furrow + 0.05 * sin(x / 3.7 + y)
      }),
      along(across(muscleEdge, right), 0.62, [1, 1]),
    ],
  }
}

/** Returns a closed line with a few uneven corners rounded off. */
function blob(random: () => number, at: (u: number, v: number) => Point, corners = 8): Point[] {
  const turn = random() * PI
  return curveOf(
    Array.from({ length: corners }, (_, i) => {
      const angle = turn + (2 * PI * i) / corners
      const far = 0.82 + 0.3 * random()
      return at(far * cos(angle), far * sin(angle))
    }),
    0.6,
    true,
  )
}

/** Returns places in rows, each second row between those of the first, none quite in its place. */
const scattered = (random: () => number, [wide, tall]: Point, [from, to]: Point,
  [top, foot]: Point): Point[] => {
  const places: Point[] = []
  for (let y = top, row = 0; y < foot; y += tall, row++)
    for (let x = from + (row % 2) * (wide / 2); x < to; x += wide)
      places.push([x + wide * 0.24 * (random() - 0.5), y + tall * 0.24 * (random() - 0.5)])
  return places
} // prettier-ignore

/** Draws the ends of the bundles, cut across on the side, each with the fibres in it. */
function muscleSide(): Layer[] {
  const random = seededRandom(7)
  const ends = scattered(random, [6.4, 4.8], [1.6, lean + 2], [119.4, 142])
    .filter(([back, y]) => y < boneEdge(right + back) - 1.6)
    .map(([back, y]) => {
      // prettier-ignore
      const at = (u: number, v: number) => onSide(Math.min(lean, Math.max(0.3, back + 3 * u)),
        Math.max(muscleEdge(right + back) + 0.4, y + 2.3 * v))
      // prettier-ignore
      const fibres = ([[-0.4, -0.35], [0.15, -0.45], [0.5, 0.1], [-0.1, 0.1], [-0.5, 0.3],
        [0.1, 0.55]] as const).map(([u, v]) => penStroke([at(u - 0.09, v), at(u + 0.03, v + 0.04),
        at(u + 0.13, v)], 0.62, [0.4, 1, 0.4]))
      return { outline: blob(random, at), fibres }
    })
  return [
    { washes: [['#bb8470', sideBetween(muscleEdge, boneEdge)]], cuts: [] },
    {
      washes: ends.map(({ outline }) => ['#cd9882', outline] as const),
      // prettier-ignore
      cuts: ends.flatMap(({ outline, fibres }) => [along([...outline, outline[0]!], 0.44,
        [0.6, 1, 1, 0.6]), ...fibres]),
    },
    { washes: [], cuts: [along(sideEdge(muscleEdge), 0.62, [1, 1])] },
  ]
}

/** A face of bone: the position of a place on it, and how much darker it is. */
type BoneFace = {
  outline: Point[]
  from: number
  to: number
  place: (x: number, y: number) => Point
  height: (x: number, y: number) => number
  rim: (edge: (x: number) => number) => Point[]
  colours: { bone: string; pore: string }
  shade: number
}

const boneFront: BoneFace = {
  outline: between(boneEdge, () => floor, right),
  from: left,
  to: right,
  place: (x, y) => [x, y],
  height: (_x, y) => y,
  rim: (edge) => across(edge, right),
  colours: { bone: '#f2ead6', pore: '#d9c7a6' },
  shade: 0,
}

const boneSide: BoneFace = {
  outline: sideBetween(boneEdge, () => floor),
  from: right,
  to: right + lean,
  place: (x, y) => onSide(x - right, y),
  height: atFront,
  rim: sideEdge,
  colours: { bone: '#e4dac0', pore: '#c4b18d' },
  shade: 0.15,
}

/**
 * Draws bone: a dense plate under a fine skin of its own, and a sponge of pores that widen with
 * depth.
 */
function bone({ outline, from, to, place, height, rim, colours: { bone: solid, pore },
  shade }: BoneFace): Layer[] {
  const random = seededRandom(5)
  const pores = scattered(random, [6.2, 4.2], [from + 2, to + 2], [150.4, floor + 1])
    .map(([x, y]) => {
    const size = (0.42 + 0.62 * ramp(148, 162, y)) * (0.72 + 0.42 * random())
    return blob(random, (u, v) => place(clamp(x + 3 * size * u, from, to),
      Math.min(floor, y + 2 * size * v)), 7)
  })
  const dense = (x: number, y: number) => {
    const depth = height(x, y) - boneEdge(x)
    return shade + (0.07 + 0.14 * exp(-depth / 1.4)) * ramp(9, 6, depth)
  }
  return [
    {
      washes: [[solid, outline]],
      cuts: [
        ...ruled(extent, outline, 0.9, (x, y) => height(x, y) + 0.3 * sin(x / 5), dense),
        along(rim(boneEdge), 0.8, [1, 1]),
        along(rim((x) => boneEdge(x) + 1.7), 0.3, [1, 1]),
      ],
    },
    {
      washes: pores.map((hole) => [pore, hole] as const),
      cuts: pores.flatMap((hole) => [
        along([...hole, hole[0]!], 0.4, [0.7, 1, 0.7]),
        penStroke(hole.slice(Math.floor(hole.length * 0.4), Math.floor(hole.length * 0.9)), 0.7,
          [0, 1, 0]),
      ]),
    },
  ]
} // prettier-ignore

/** Draws the skin and the fat on the side, in shade. */
function skinSide(): Layer[] {
  const outer = sideBetween(() => surface.front, junction)
  const inner = sideBetween(junction, fatEdge)
  const fat = sideBetween(fatEdge, muscleEdge)
  // prettier-ignore
  const share = (x: number, y: number) => (atFront(x, y) - surface.front) / (
    junction(x) - surface.front)
  const random = seededRandom(11)
  const lobes = scattered(random, [12, 8.6], [1, lean + 6], [91, 118]).map(([back, y]) => {
    // prettier-ignore
    const at = (u: number, v: number) => onSide(Math.min(lean - 0.2, Math.max(0.2, back + 7.4 * u)),
      Math.min(muscleEdge(right + back), y + 5.6 * v))
    // prettier-ignore
    return { edge: blob(random, at, 9), shades: [0.8, 0.56].map((r) =>
      penStroke(Array.from({ length: 7 }, (_, i) => at(r * cos(-0.2 + i * 0.34),
      r * sin(-0.2 + i * 0.34))), 0.66, [0, 1, 0])) }
  })
  return [
    {
      washes: [
        ['#d2ac94', outer],
        ['#e4cbb9', inner],
        ['#e3d9bd', fat],
      ],
      cuts: [
        // prettier-ignore
        ...ruled(extent, outer, 0.9, (x, y) => surface.front + 14 * share(x, y), (x, y) => 0.3 +
          0.24 * ramp(0.5, 1, share(x, y))),
        // prettier-ignore
        ...ruled(extent, inner, 1.1, (x, y) => atFront(x, y) + 1.2 * sin(x / 5 + y / 9), (x, y) =>
          0.3 + 0.07 * sin(x / 4 - y / 6)),
        along(sideEdge(junction), 0.62, [1, 1]),
      ],
    },
    ...lobes.map(({ edge, shades }) => ({
      washes: [['#e9dfc4', edge] as const],
      cuts: [along([...edge, edge[0]!], 0.56, [0.7, 1, 0.7]), ...shades],
    })),
  ]
}

/** Returns the lines round the block. */
const corners = (): Cut[] =>
  (
    [
      [[left, surface.front], [left, floor], [right, floor], onSide(lean, floor),
        onSide(lean, surface.front)],
      [[right, surface.front], [right, floor]],
      [[right, surface.front], onSide(lean, surface.front)],
    ] as Point[][]
  ).map((line) => along(evenly(line, 0.9), 0.62, [1, 1])) // prettier-ignore

/** Returns the block, cut once in a build. */
export const tissue = (): Layer[] => {
  const { skin, lobes } = skinLayers(extent)
  return [
    { ...skin, cuts: [...outerSkinCuts(extent, () => 0), ...skin.cuts] },
    ...lobes,
    ...vessel(-46, 6),
    ...sweatGland(8),
    ...hair(-61),
    muscleFront(),
    ...bone(boneFront),
    ...skinSide(),
    ...muscleSide(),
    ...bone(boneSide),
    { washes: [], cuts: corners() },
  ] // prettier-ignore
}
