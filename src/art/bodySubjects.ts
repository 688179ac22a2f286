import { crease, hill, sumOf } from './forms'
import { plateSubject, type PlateSubject } from './plate'
import { rounded, type Point } from './relief'
import { limbs, silhouette, solid, type Limb } from './solid'

/**
 * The body below the head, each part a silhouette or limbs of its own, at a convenient fraction of
 * life.
 */

/** Flat tones of skin under the lines. */
const tones = { light: '#efd8c6', honey: '#e6c9ad', brown: '#cfa584' }

const mirrored = (line: readonly Point[], about: number): Point[] =>
  line.map(([x, y]): Point => [2 * about - x, y]).toReversed()
const limb = (from: Point, to: Point, thick: number, thin: number): Limb => ({
  from,
  to,
  thick,
  thin,
})

/** An open palm, fingers to the left, as for treating sweaty hands. */
const palm = solid({
  depth: limbs([
    limb([200, 10], [58, 2], 31, 23), // forearm
    limb([54, -7], [-4, -24], 20, 12),
    limb([54, -1], [-10, -9], 22, 12),
    limb([54, 6], [-8, 8], 21, 12),
    limb([54, 9], [2, 23], 18, 11),
    limb([-8, -27], [-60, -38], 9.6, 7.2), // index
    limb([-16, -10], [-78, -14], 9.9, 7.4),
    limb([-14, 8], [-71, 11], 9.4, 6.9),
    limb([-4, 24], [-48, 35], 8.2, 5.9), // little finger
    limb([46, -14], [16, -46], 18, 11.5), // thumb
    limb([16, -46], [-14, -68], 10.4, 7.6),
  ]),
  round: 10,
  rise: 11,
  details: sumOf(
    hill({ x: 28, y: -30, spreadX: 17, spreadY: 10, turn: 0.8, amount: 8 }),
    hill({ x: 30, y: 18, spreadX: 20, spreadY: 8, turn: -0.15, amount: 6 }),
    hill({ x: 16, y: -2, spreadX: 16, spreadY: 9, amount: -6 }),
    crease([[-7, -19], [8, -22], [22, -16], [34, -6], [42, 8]], 1, -4),
    crease([[-6, -18], [10, -10], [24, 0], [34, 16]], 1, -3),
    crease([[-2, 16], [2, 4], [-2, -6], [-12, -14]], 1, -3),
    ...([[-25, -31, 0.2], [-43, -34.5, 0.2], [-33, -11, 0.07], [-55, -12.5, 0.07], [-30, 9, -0.05], [-51, 10, -0.05], [-17, 27.5, -0.24], [-33, 31.5, -0.24]] as const).map(([x, y, turn]) =>
      hill({ x, y, spreadX: 0.9, spreadY: 5, turn, amount: -2.4 }),
    ),
  ),
  left: -100,
  right: 240,
}) // prettier-ignore

const legBack: Point[] = [[-24, -60], [-23, -20], [-22, 0], [-25, 20], [-27.5, 40], [-25, 62], [-18, 86], [-12.5, 108], [-11, 126], [-13, 140], [-15, 154], [-15, 200], [15, 200], [14, 154], [12, 140], [10.5, 126], [11, 108], [17, 84], [25.5, 62], [28.5, 44], [26, 20], [22, 0], [23, -20], [24, -60]] // prettier-ignore
const at = (line: readonly Point[], dx: number): Point[] => line.map(([x, y]): Point => [x + dx, y])
const [leftLeg, rightLeg] = [-52, 20]
const depthOfLegs = [
  silhouette(rounded(at(legBack, leftLeg))),
  silhouette(rounded(mirrored(at(legBack, rightLeg), rightLeg))),
] as const
const calfMuscle = (middle: number, side: 1 | -1) => [
  hill({ x: middle + 11 * side, y: 44, spreadX: 9, spreadY: 22, turn: 0.1 * side, amount: 7 }),
  hill({ x: middle - 11 * side, y: 36, spreadX: 8, spreadY: 20, turn: -0.1 * side, amount: 5 }),
  crease([[middle, 6], [middle + 1, 34], [middle + 2 * side, 66]], 2.4, -4), // prettier-ignore
  hill({ x: middle, y: 118, spreadX: 4, spreadY: 26, amount: 4 }),
  hill({ x: middle, y: -4, spreadX: 14, spreadY: 3, amount: -4 }),
]
/** Both calves from behind, for slimming the muscle. */
const calves = solid({
  depth: (x, y) => (x < (leftLeg + rightLeg) / 2 ? depthOfLegs[0](x, y) : depthOfLegs[1](x, y)),
  round: 22,
  rise: 22,
  details: sumOf(...calfMuscle(leftLeg, 1), ...calfMuscle(rightLeg, -1)),
  left: -100,
  right: 90,
})

const shoulderLine: Point[] = [[-30, -40], [-29, 0], [-29, 22], [-33, 36], [-46, 47], [-68, 55], [-88, 60], [-102, 69], [-109, 86], [-112, 112], [-116, 200]] // prettier-ignore
/** Neck and shoulders from behind, for the trapezius. */
const back = solid({
  depth: silhouette(rounded([...shoulderLine, ...mirrored(shoulderLine, 0)])),
  round: 26,
  rise: 24,
  details: sumOf(
    crease([[0, -20], [0, 40], [0, 150]], 3, -6, false), // spine
    hill({ x: -40, y: 62, spreadX: 24, spreadY: 9, turn: 0.35, amount: 7 }),
    hill({ x: 40, y: 62, spreadX: 24, spreadY: 9, turn: -0.35, amount: 7 }),
    crease([[-12, -30], [-12, 10], [-17, 34]], 4, 4),
    crease([[12, -30], [12, 10], [17, 34]], 4, 4),
    hill({ x: -64, y: 96, spreadX: 20, spreadY: 20, amount: 5 }),
    hill({ x: 64, y: 96, spreadX: 20, spreadY: 20, amount: 5 }),
    crease([[-38, 84], [-34, 104], [-42, 126], [-54, 138]], 3.4, 5),
    crease([[38, 84], [34, 104], [42, 126], [54, 138]], 3.4, 5),
    hill({ x: 0, y: 50, spreadX: 4, spreadY: 5, amount: 4 }),
  ),
  left: -130,
  right: 130,
}) // prettier-ignore

export const bodySubjects = {
  hand: plateSubject({ ...palm, wash: tones.light }, [[-40, -33], [-46, -12], [-40, 9], [-24, 29], [14, -12], [30, 14], [26, -34]], { left: -92, top: -88, scale: 1.35 }, { left: -94, top: -84, scale: 2.65 }), // prettier-ignore
  calf: plateSubject({ ...calves, wash: tones.honey }, [[-41, 32], [-41, 46], [-40, 60], [-63, 30], [-63, 44]], { left: -98, top: -22, scale: 1.3 }, { left: -98, top: -18, scale: 2 }), // prettier-ignore
  shoulder: plateSubject({ ...back, wash: tones.brown }, [[-30, 46], [-42, 54], [-58, 60], [-26, 62]], { left: -118, top: -2, scale: 1.1 }, { left: -118, top: 0, scale: 2.05 }), // prettier-ignore
} satisfies Record<string, PlateSubject>
