import { curveThrough } from '../geometry/curve'
import { along, outlineOf, penStroke, type Cut } from '../engraving/burin'
import type { Layer } from '../engraving/engraving'
import { curveOf } from '../engraving/lines'
import { modelled, rounded } from '../engraving/modelled'
import type { Point } from '../geometry/points'
import { cardViewBox, engravedSubject, heroViewBox } from '../engraving/plate'
import { left, surface, uneven } from '../anatomy/tissue'
import { across, outerSkinCuts, skinLayers, type Extent } from './skinLayers'

/**
 * A block of skin cut out, and what lies in it and on it. Lengths as in
 * packages/illustration/src/anatomy/tissue.ts.
 */
const extent: Extent = { right: 172, floor: 132, gap: 1.9, strength: 1 }
const { right, floor } = extent
/** The edge where the surface meets the section. */
export const frontEdge = surface.front

const { cos, exp, PI, sin } = Math

/** Draws a tube along a line: its wash, and its two sides. */
export function tube(line: readonly Point[], width: number, colour: string, pen = 0.4,
  pressure = [1, 1, 1]): Layer {
  const outline = outlineOf(along(curveOf(line, 0.7), width, pressure))
  const half = Math.floor(outline.length / 2)
  return {
    washes: [[colour, outline]],
    cuts: [outline.slice(0, half), outline.slice(half)].map((edge) => along(edge, pen,
      [0.7, 1, 0.7])),
  }
} // prettier-ignore

/**
 * Draws a hair: the sheath that holds it, with its gland and its bulb, and the shaft that leaves
 * the surface.
 */
export function hair(x: number, y = surface.front): Layer[] {
  const root: Point = [x + 12, y + 41]
  // prettier-ignore
  const sheath = tube([[x + 0.6, y + 0.6], [x + 4, y + 14], [x + 9, y + 30], root], 6.4, '#e3bfa5',
    0.5, [0.7, 0.8, 0.86, 1.2])
  // prettier-ignore
  const bulb = curveOf([[root[0] - 3.8, root[1] - 1.4], [root[0] - 2.8, root[1] + 3.6],
    [root[0] + 1.2, root[1] + 4.6], [root[0] + 4.4, root[1] + 2.4], [root[0] + 4, root[1] - 2.6],
    [root[0] + 0.6, root[1] - 5]], 0.6, true)
  // prettier-ignore
  const gland = ([[9.6, 13.6, 3], [12.6, 17, 3.4], [9.6, 19.6, 2.8], [13.6, 21.6, 2.6]] as const)
    .map(([dx, dy, r]) => curveOf(Array.from({ length: 8 }, (_, i): Point =>
    [x + dx + r * cos((i * PI) / 4), y + dy + r * sin((i * PI) / 4)]), 0.6, true))
  return [
    // prettier-ignore
    ...gland.map((lobe): Layer => ({ washes: [['#efdfb4', lobe]],
      cuts: [along(lobe, 0.5, [0.5, 1, 0.9, 0.5]), penStroke(lobe.slice(2, 9), 0.6, [0, 1, 0])] })),
    sheath,
    // prettier-ignore
    { washes: [['#d3a88c', bulb]], cuts: [along(bulb, 0.6, [0.6, 1, 1, 0.6]),
      penStroke([[root[0] - 2, root[1] + 2.6], [root[0] + 0.4, root[1] - 0.6],
      [root[0] + 2.6, root[1] + 1.8]], 0.7, [0, 1, 0])] },
    // prettier-ignore
    { washes: [], cuts: [penStroke([root, [x + 9, y + 30], [x + 4, y + 14], [x + 0.4, y],
      [x - 7, y - 15], [x - 18, y - 24]], 1.7, [0.9, 1, 1, 1, 0.9, 0.7, 0])] },
  ]
}

/** Draws a sweat gland: its coil deep in the inner skin, and its duct that winds to the surface. */
export function sweatGland(x: number): Layer[] {
  // prettier-ignore
  const coil = ([[3, 74], [8, 77.6], [4, 83.4], [-4, 83.6], [-8, 78.6], [-3, 74.4], [3.4, 78],
    [1, 83], [-6, 81], [-7, 75], [0, 72.4], [6.6, 73.6], [5.6, 69.4]] as const)
    .map(([dx, y]): Point => [x + dx, y])
  const line = curveOf(coil, 0.7)
  // In lengths that lap over each other, so that the coil is seen to pass over itself.
  // prettier-ignore
  const lengths = [0, 0.2, 0.4, 0.6, 0.8].map((from) => line.slice(Math.round(from * line.length),
    Math.round((from + 0.22) * line.length) + 1))
  // prettier-ignore
  const duct: Point[] = [[x + 5.6, 70], ...Array.from({ length: 11 }, (_, i): Point =>
    [x + 5.6 + (i > 6 ? 1.8 : 0.8) * (i % 2 ? 1 : -1), 67.4 - i * 2.8]), [x + 5.6, surface.front]]
  // prettier-ignore
  return [tube(duct, 1.7, '#f0d9c4', 0.36),
    ...lengths.map((part) => tube(part.filter((_, i) => i % 2 === 0), 2.5, '#f0d9c4', 0.42))]
}

/** Draws a vessel with two twigs up to the pegs. */
export function vessel(from: number, to: number): Layer[] {
  const level = curveThrough([[from, 82], [(from + to) / 2, 79.4], [to, 82.4]]) // prettier-ignore
  const stem = across(level, to, from).filter((_, i) => i % 8 === 0)
  // prettier-ignore
  const twig = (x: number): Point[] => [[x, level(x)], [x + 3, 73], [x + 1, 64], [x + 4, 57]]
  return [
    // prettier-ignore
    ...[0.3, 0.72].map((t) => tube(twig(from + (to - from) * t), 1.8, '#d99f8c', 0.34,
      [1, 0.8, 0.3])),
    tube(stem, 2.9, '#d99f8c', 0.4, [0.4, 1, 0.5]),
  ]
}

/** Engraved once for all plates that show it. */
let common: (ReturnType<typeof skinLayers> & { outerSkin: Cut[] }) | undefined

/** Draws the block without what lies in it; `pigment` is how much more ink the outer skin has. */
export const block = (pigment?: (x: number) => number): Layer[] => {
  common ??= { ...skinLayers(extent), outerSkin: outerSkinCuts(extent, () => 0) }
  const { skin: tissue, lobes } = common
  const outerSkin = pigment ? outerSkinCuts(extent, pigment) : common.outerSkin
  return [
    { ...tissue, cuts: [...outerSkin, ...tissue.cuts] },
    ...lobes,
    // prettier-ignore
    { washes: [], cuts: [along([[left, surface.front], [left, floor]], 0.5, [1, 1])] },
  ]
}

/** Draws a barbed thread from its entry in the surface, along the skin and off the plate. */
function barbedThread([x, y]: Point, depth: number): Layer[] {
  // prettier-ignore
  const path: Point[] = [[x, y], [x + 5, y + 12], [x + 13, depth - 8], [x + 26, depth - 1],
    [x + 44, depth], [x + 90, depth + 0.8], [x + 150, depth - 0.6], [right + 30, depth]]
  const barbs = Array.from({ length: 22 }, (_, i): Cut => {
    const [bx, way] = [x + 40 + i * 8, i % 2 === 0 ? -1 : 1]
    // prettier-ignore
    return penStroke([[bx, depth + 0.6 * way], [bx - 2.4, depth + 1.8 * way],
      [bx - 4.8, depth + 3.2 * way]], 1.1, [1, 0.7, 0])
  })
  return [{ washes: [], cuts: barbs }, tube(path, 2.5, '#fdfbf7', 0.55, [0.8, 1, 1])]
}

const moleAt = { x: -30, y: 27 }
// prettier-ignore
const moleOutline = curveOf([[-20, 4], [-13, 7.4], [0, 8.8], [13, 7.4], [20, 4], [18.6, -1.6],
  [15.5, -7], [9, -12.2], [-1, -14], [-10, -12], [-15.5, -6.6], [-18.6, -1]].map(([x, y]): Point =>
  [moleAt.x + x!, moleAt.y + y!]), 1, true)

const moleDome = (): Layer =>
  modelled({
    form: rounded(moleOutline, 12.5, 7),
    viewBox: { left: moleAt.x - 26, top: moleAt.y - 20, width: 52, height: 36 },
    wash: '#b48a70',
    gap: 1.1,
    across: (_x, y) => y,
    bend: 0.4,
    sculpt: (depth) =>
      depth.set((x, y, i) => depth.values[i]! + 0.5 * uneven(x + y, 6) * cos(y / 2.1)),
    dark: 0.2,
    contour: 0.6,
  })

const hero = heroViewBox(-98, -6, 119)
const card = cardViewBox(-90, 0, 91)

export const skin = engravedSubject(
  // prettier-ignore
  () => [...block(), ...vessel(-72, 40), ...vessel(70, 168), ...sweatGland(-22), ...sweatGland(92),
    ...hair(-50), ...hair(10), ...hair(64), ...hair(128)],
  [],
  hero,
  card,
)

/** Draws a flake of the outermost skin, turned by so many degrees. */
function flake([x, y, size, degrees]: readonly [number, number, number, number]): Layer {
  const [c, s] = [cos((degrees * PI) / 180), sin((degrees * PI) / 180)]
  // prettier-ignore
  const outline = ([[-1, 0.06], [-0.5, -0.3], [0.2, -0.2], [0.9, -0.36], [1, 0], [0.3, 0.22],
    [-0.4, 0.16]] as Point[]).map(([u, v]): Point => [x + 0.85 * size * (u * c - v * s), y +
    0.85 * size * (u * s + v * c)])
  return { washes: [['#f0d9c4', outline]], cuts: [along([...outline, outline[0]!], 0.4, [1, 1])] }
}

/** Draws a thick layer of cream over the left of the surface, and the flakes that it holds. */
function creamLayer(): Layer[] {
  const [thick, end] = [9, -22]
  const [back, front] = [surface.back - thick, surface.front - thick]
  // prettier-ignore
  const rim = curveOf([[end + 18, back], [end + 27, back + 3], [end + 25, back + 11],
    [end + 13, front - 3], [end + 4, front + 3], [end, surface.front]], 0.8)
  // prettier-ignore
  const flakes = [[-70, 33.4, 3.4, 8], [-58.6, 34.4, 3, -14], [-45, 33, 3.6, 5], [-31, 34, 3, -10],
    [-62, 22, 3.2, -6], [-44, 16, 3, 12], [-34, 25, 3.4, -16], [-20, 12, 2.8, 6]] as const
  const gloss = [[-66, 25, 12], [-52, 13.6, 16], [-40, 20, 18], [-22, 17, 12],
    [-28, 9, 12]] as const
  return [
    {
      washes: [['#fdfbf7', [[left, surface.front], [left, front], [left + 26, back], ...rim]]],
      cuts: [
        along([[left, surface.front], [left, front]], 0.5, [1, 1]),
        along([[left, front], [left + 26, back]], 0.5, [1, 1]),
        along([[left + 26, back], [end + 18, back]], 0.5, [1, 1]),
        along(rim, 0.75, [0.7, 1, 1, 0.8]),
        penStroke([[left, front], [-50, front + 0.2], [end, front + 0.6]], 0.5, [1, 1, 0]),
        ...[2.6, 4.6, 6.6].map((y) => penStroke([[left, front + y], [-52, front + y],
          [end - 3 + y, front + y]], 0.36, [1, 0.8, 0.4])),
        ...gloss.map(([x, y, long]) => penStroke([[x, y], [x + long / 2, y - 0.5], [x + long, y]],
          0.5, [0, 1, 0])),
      ],
    },
    ...flakes.map(flake),
  ]
} // prettier-ignore

/** The effect of a thick cream: it holds the flakes that bare skin, at the right, lets go. */
export const cream = engravedSubject(
  () => [
    ...block(),
    ...vessel(-72, 40),
    ...vessel(70, 168),
    ...sweatGland(-22),
    ...sweatGland(92),
    ...creamLayer(),
    ...hair(-50),
    ...hair(28),
    ...hair(128),
    // prettier-ignore
    ...([[34, 31, 3.6, -24], [52, 22, 3.2, -38], [66, 33, 3.6, -16], [80, 19, 3.4, -30],
      [112, 28, 3.6, -26], [150, 22, 3.4, -34], [46, 9, 3, -52], [70, 4, 2.8, 24], [100, 8, 3, -40],
      [140, 5, 2.8, -20]] as const).map(flake),
  ],
  [],
  hero,
  cardViewBox(-84, -2, 84),
)

const entries: Point[] = [[-58, 33], [-38, 29], [-18, 25]] // prettier-ignore
export const thread = engravedSubject(
  () => [
    ...block(),
    ...hair(100),
    ...entries.flatMap((entry, i) => barbedThread(entry, 77 - 9 * i)),
  ],
  entries,
  hero,
  card,
)

export const mole = engravedSubject(
  () => [
    // pigment lies in nests under the mole
    ...block((x) => 0.34 * exp(-(((x - moleAt.x) / 15) ** 4))),
    ...sweatGland(62),
    ...hair(26),
    ...hair(106),
    moleDome(),
  ],
  [[moleAt.x - 28, 31], [moleAt.x + 28, 29]],
  heroViewBox(-98, -8, 121),
  cardViewBox(-90, 0, 77),
) // prettier-ignore
