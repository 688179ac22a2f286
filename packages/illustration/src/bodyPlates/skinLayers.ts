import { along, outside, ruling, type Cut } from '../engraving/burin'
import type { Layer } from '../engraving/engraving'
import { Field } from '../engraving/field'
import { clamp, curveOf, evenly, ramp } from '../engraving/lines'
import { fatEdge, junction, lean, left, surface } from '../anatomy/tissue'
import type { Point } from '../geometry/points'
import { seededRandom } from '../geometry/seededRandom'

/**
 * The layers of a block of skin in section, and its surface. Lengths as in
 * packages/illustration/src/anatomy/tissue.ts.
 */

/** The size of a block to the right and down, the spacing of its ruling, and its strength. */
export type Extent = { right: number; floor: number; gap: number; strength: number }

const { abs, cos, exp, PI, sin } = Math

/** Returns the places from the left of a block to its right, at the height of each. */
export const across = (y: (x: number) => number, right: number, from = left): Point[] =>
  evenly([[from, 0], [right, 0]], 0.9).map(([x]): Point => [x, y(x)]) // prettier-ignore

/** Returns the outline between two of a block's edges. */
export const between = (
  upper: (x: number) => number,
  lower: (x: number) => number,
  right: number,
): Point[] => [...across(upper, right), ...across(lower, right).toReversed()]

const outlinesOf = ({ right, floor }: Extent) => ({
  top: [[left + lean, surface.back], [right + lean, surface.back], [right, surface.front],
    [left, surface.front]] as Point[],
  outerSkin: between(() => surface.front, junction, right),
  innerSkin: between(junction, fatEdge, right),
  fat: between(fatEdge, () => floor, right),
}) // prettier-ignore

const colours = {
  surface: '#f4e6d8',
  outerSkin: '#e6c3ac',
  innerSkin: '#f3dfd0',
  fat: '#f3ead3',
  lobe: '#f5edd6',
}

/** Points to a millimetre of the grid on which lines are laid. */
const density = 1.2

/** Returns lines at the same value of `lines`, within an outline of a block. */
export function ruled(
  { right, floor, gap, strength }: Extent,
  outline: readonly Point[],
  spacing: number,
  lines: (x: number, y: number) => number,
  ink: (x: number, y: number) => number,
): Cut[] {
  const viewBox = { left: left - 2, top: 8, width: right + lean - left + 4, height: floor - 6 }
  const mask = Field.inside(viewBox, density, outline)
  return ruling(
    new Field(viewBox, density, lines),
    gap * spacing,
    mask,
    (x, y) => strength * ink(x, y),
  )
}

/** Draws the surface: its furrows cross in fine lozenges, which close up towards the back. */
function surfaceCuts(extent: Extent): Cut[] {
  const furrow = (at: number) => exp(-(sin(at) ** 2) / 0.09)
  const lines = (x: number, y: number) => y + 0.3 * sin(x / 6.2) + 0.2 * sin(x / 3.1 + y)
  return ruled(extent, outlinesOf(extent).top, 0.95, lines, (x, y) => {
    const near = ramp(surface.back - 6, surface.front, y)
    const slant = 2.1 * (y - surface.front)
    // prettier-ignore
    const deep = furrow((x + slant) / 5.2 + 0.5 * sin(x / 23)) + furrow((x - slant) / 6 +
      0.6 * sin(x / 17))
    return 0.06 + 0.03 * near + 0.17 * near * clamp(deep)
  })
}

/**
 * Draws the outer skin: dense scales above, and lines that come to follow the pegs; darkest at
 * their foot.
 * @param pigment how much more ink it has
 */
export function outerSkinCuts(extent: Extent, pigment: (x: number) => number): Cut[] {
  const share = (x: number, y: number) => (y - surface.front) / (junction(x) - surface.front)
  const lines = (x: number, y: number) => surface.front + 14 * share(x, y) + 0.25 * sin(x / 2.3)
  return ruled(extent, outlinesOf(extent).outerSkin, 0.95, lines, (x, y) => {
    const v = share(x, y)
    const cells = 0.06 * sin(x * 1.9 + 7 * v)
    // prettier-ignore
    return 0.16 + 0.2 * ramp(0.25, 0, v) + 0.3 * ramp(0.55, 1, v) ** 1.4 + cells +
      pigment(x) * ramp(0.2, 0.8, v)
  })
}

/** Draws the inner skin: bundles of fibres, finer and closer below the pegs. */
function innerSkinCuts(extent: Extent): Cut[] {
  // prettier-ignore
  const bundle = (x: number, y: number) => sin(x / 13 + 2.2 * sin(y / 6.5) + y / 5) +
    0.7 * sin(x / 7.3 - y / 3.7 + 1.5 * sin(x / 19))
  // prettier-ignore
  const wave = (x: number, y: number) => y + 1.5 * sin(x / 8.5 + y / 9) +
    0.9 * sin(x / 15 - y / 4.6) + 0.5 * (junction(x) - 52.4) * exp(-(y - 54) / 5)
  return ruled(extent, outlinesOf(extent).innerSkin, 1.16, wave, (x, y) => {
    const under = 0.16 * exp(-abs(y - junction(x)) / 3.4)
    return 0.19 + under + 0.1 * bundle(x, y) + 0.04 * ramp(70, 86, y)
  })
}

/** Draws fat in rounded lobes, each lit by itself; the nearer ones hide part of those behind. */
function fatLobes({ right, floor }: Extent): Layer[] {
  const random = seededRandom(19)
  const lobes: Layer[] = []
  const inBlock = ([x, y]: Point): Point => [clamp(x, left, right), Math.min(floor, y)]
  /** Returns the stretches of a cut within the front of the block. */
  const ofBlock = (cut: Cut): Cut[] =>
    outside(cut, [[left - 40, 56], [left, 56], [left, floor], [right, floor], [right, 56],
      [right + 40, 56], [right + 40, floor + 40], [left - 40, floor + 40]])
  for (let row = 0; row < 4; row++)
    for (let x = left + 1 + (row % 2) * 9.4; x < right + 9; x += 18.8) {
      const [cx, cy] = [x + 4.4 * (random() - 0.5), 92 + row * 11.6 + 3.4 * (random() - 0.5)]
      const [wide, tall, turn] = [10.6 + 2 * random(), 8.4 + 1.6 * random(), random() - 0.5]
      const ring = (share: number, from: number, to: number) =>
        curveOf(
          Array.from({ length: 9 }, (_, i): Point => {
            const angle = from + ((to - from) * i) / 8
            const [u, v] = [share * wide * cos(angle), share * tall * sin(angle)]
            return [cx + u * cos(turn) - v * sin(turn), cy + u * sin(turn) + v * cos(turn)]
          }),
          0.9,
        )
      const shades = [0.89, 0.76, 0.61, 0.44].map((share, i) =>
        along(ring(share, -0.75 + 0.16 * i, 2.35 - 0.2 * i), 0.95 - 0.16 * i, [0, 0.6, 1, 0.7, 0]),
      )
      lobes.push({
        washes: [[colours.lobe, ring(1, 0, 2 * PI).map(inBlock)]],
        cuts: [along(ring(1, -2.6, 3.7), 0.62, [0.5, 0.6, 1, 1, 0.6, 0.5]), ...shades].flatMap(
          ofBlock,
        ),
      })
    }
  return lobes
} // prettier-ignore

/** Returns the lines round the surface and between the layers. */
const edges = ({ right }: Extent): Cut[] => [
  along([[left, surface.front], [left + lean, surface.back]], 0.5, [1, 1]), // prettier-ignore
  // prettier-ignore
  along([[left + lean, surface.back], [right + lean, surface.back]], 0.5, [1, 1]),
  along(
    across(() => surface.front, right),
    0.75,
    [1, 1],
  ),
  along(across(junction, right), 0.62, [1, 1]),
]

/**
 * Draws surface, skin and fat of a block; the outer skin without its lines, which pigment may
 * change.
 */
export function skinLayers(extent: Extent): { skin: Layer; lobes: Layer[] } {
  const outlines = outlinesOf(extent)
  return {
    skin: {
      washes: [
        [colours.surface, outlines.top],
        [colours.outerSkin, outlines.outerSkin],
        [colours.innerSkin, outlines.innerSkin],
        [colours.fat, outlines.fat],
      ],
      cuts: [...surfaceCuts(extent), ...innerSkinCuts(extent), ...edges(extent)],
    },
    lobes: fatLobes(extent),
  }
}
