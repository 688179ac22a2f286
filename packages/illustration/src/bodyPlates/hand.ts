import { palettes } from '../face/colour'
import { inked, limbs, modelled, type Limb } from '../engraving/modelled'
import { penStroke, type Cut } from '../engraving/burin'
import type { Layer } from '../engraving/engraving'
import { curveOf } from '../engraving/lines'
import type { Point } from '../geometry/points'
import { cardViewBox, engravedSubject, heroViewBox } from '../engraving/plate'

/** Returns a limb of an open palm, fingers to the left, as for treating sweaty hands. */

// prettier-ignore
const limb = (from: Point, to: Point, thick: number, thin: number, rise?: number): Limb => ({ from,
  to, thick, thin, rise })

const parts = [
  limb([420, 16], [230, 11], 43, 37, 15), // forearm
  limb([230, 11], [66, 2], 37, 24.5, 14),
  limb([56, -6], [-4, -24], 20, 12, 10),
  limb([56, -1], [-10, -9], 22, 12, 9.6),
  limb([56, 6], [-8, 8], 21, 12, 9.6),
  limb([56, 9], [2, 23], 18, 11, 9.6),
  limb([-8, -26.6], [-36, -33.4], 9.8, 8.6), // index
  limb([-36, -33.4], [-61, -38], 8.7, 6.8),
  limb([-16, -9.8], [-48, -12.6], 10, 8.8), // middle
  limb([-48, -12.6], [-79, -13.6], 8.9, 6.8),
  limb([-14, 8], [-44, 10], 9.6, 8.3), // ring
  limb([-44, 10], [-72, 11.4], 8.4, 6.4),
  limb([-4, 23.6], [-28, 29.6], 8.4, 7.2), // little
  limb([-28, 29.6], [-49.6, 35.6], 7.2, 5.4),
  limb([50, -14], [17, -44], 18.5, 11.4, 11.5), // thumb
  limb([17, -44], [-1, -58], 11.2, 9.4, 9.6),
  limb([-1, -58], [-16, -68.6], 9.6, 6.8),
]

/** The lines of the palm: round the ball of the thumb, across it, and below the fingers. */
const palmLines: Point[][] = [
  [[-8, -19], [4, -22.6], [18, -20], [31, -11], [39.6, 1], [43, 14]],
  [[-7, -18.4], [8, -12], [22, -3], [33, 9], [37, 17]],
  [[-3, 19], [3, 8], [-1, -3], [-9, -12]],
] // prettier-ignore

/** The creases of a finger's joints: where, how far across, and which way the finger points. */
const joints: [x: number, y: number, reach: number, turn: number][] = [
  [-22, -30, 8, 0.24], [-43, -34.6, 7, 0.18], [-31, -11, 8.4, 0.09], [-55, -12.9, 7.4, 0.03],
  [-28, 9, 8, -0.07], [-52, 10.4, 7, -0.05], [-16, 26.8, 7, -0.25], [-33, 31, 6, -0.27],
  [4, -53, 8.4, 0.68],
] // prettier-ignore

const acrossFinger = (x: number, y: number, reach: number, turn: number): Point[] =>
  // prettier-ignore
  curveOf([-1, -0.4, 0.4, 1].map((t): Point => [x - t * reach * Math.sin(turn) + 1.2 * (1 - t * t),
    y + t * reach * Math.cos(turn)]))

const creases: Cut[] = [
  ...palmLines.map((line) => penStroke(line, 0.9, [0.2, 0.8, 1, 0.9, 0.5, 0])),
  ...joints.flatMap(([x, y, reach, turn]) => [
    penStroke(acrossFinger(x, y, reach * 0.86, turn), 0.75, [0, 0.7, 1, 0.6, 0]),
    penStroke(acrossFinger(x - 2.1, y, reach * 0.6, turn), 0.5, [0, 0.7, 0.8, 0]),
  ]),
  // where the hand bends on the forearm
  penStroke([[70, -24], [73, -12], [73.6, 2], [72, 16], [69, 26]], 0.8, [0, 0.6, 1, 0.8, 0]),
  penStroke([[76, -20], [79, -8], [79, 6], [77, 18]], 0.5, [0, 0.7, 0.8, 0]),
] // prettier-ignore

const palm = (isToned: boolean): Layer[] => {
  const toned = isToned ? palettes.porcelain : undefined
  const skin = modelled({
    form: limbs(parts),
    viewBox: { left: -102, top: -98, width: 392, height: 176 },
    wash: '#efd8c6',
    gap: 2.3,
    // Lines run round the fingers and the arm, and turn with the spread of the hand.
    across: (x, y) => x - 0.18 * y - 0.0016 * y * y,
    bend: 0.72,
    sculpt: (depth) => {
      depth.hill(30, -27, 22, 13, 6.5, 0.72).hill(36, 20, 30, 11, 4.5, -0.16)
      depth.hill(15, -2, 19, 11, -4).hill(-6, -18, 8, 7, 1.6).hill(-8, -2, 8, 7, 1.6)
        .hill(-4, 13, 8, 7, 1.4)
      for (const line of palmLines) depth.stroke(line, [-0.5, -1.5, -1.5, -0.4], 2)
      // tendons under the skin of the wrist
      depth.stroke([[70, -3], [110, -4], [160, -4]], [0.4, 1.6, 0], 3.4)
        .stroke([[70, 5], [112, 6], [150, 7]], [0.3, 1, 0], 3)
    },
    paint: (tone) => {
      for (const [x, y, reach, turn] of joints) tone.stroke(acrossFinger(x, y, reach, turn),
        [0.05, 0.16, 0.2, 0.05], 2.2)
      // light on the balls of the thumb and of the finger tips
      tone.hill(22, -31, 15, 8, -0.16, 0.72).hill(30, 16, 22, 6, -0.1, -0.16)
      for (const [x, y] of [[-56, -38.6], [-72, -15.4], [-66, 9], [-45, 33],
        [-12, -68]] as const) tone.hill(x, y, 8, 4, -0.16, 0.1)
      tone.hill(240, 40, 200, 24, 0.12)
    },
    contour: 0.62,
    toned,
  })
  return [skin, inked(creases, toned)]
} // prettier-ignore

export const hand = engravedSubject(
  palm,
  [[-38, -33], [-46, -12], [-40, 9.6], [-24, 29], [14, -9], [26, 18], [30, -30]],
  heroViewBox(-92, -88, 151),
  cardViewBox(-94, -84, 127),
) // prettier-ignore
