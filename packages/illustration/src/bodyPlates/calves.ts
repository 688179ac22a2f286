import { palettes } from '../face/colour'
import { penStroke } from '../engraving/burin'
import type { Layer } from '../engraving/engraving'
import type { Field } from '../engraving/field'
import { curveOf } from '../engraving/lines'
import { inked, modelled, rounded, type Form } from '../engraving/modelled'
import type { Point } from '../geometry/points'
import { cardViewBox, engravedSubject, heroViewBox } from '../engraving/plate'

/** Both calves from behind, for slimming the muscle. */

/** The left leg about its own middle; the inner side, towards the other leg, has x above 0. */
// prettier-ignore
const leg = curveOf([[-31, -70], [-27.6, -40], [-24.6, -16], [-23.4, -2], [-23.6, 8], [-26.4, 24],
  [-28.4, 42], [-26.4, 60], [-20.4, 82], [-14.6, 104], [-12, 124], [-13.4, 142], [-15, 170],
  [15, 170], [13.4, 142], [11.4, 126], [12.4, 108], [18, 88], [25, 68], [29.4, 50], [28.4, 34],
  [25, 18], [23, 4], [23.8, -10], [25.8, -30], [30, -70]], 1.4)

const [leftLeg, rightLeg] = [-52, 24]
const middle = (leftLeg + rightLeg) / 2
/** Draws a place on the left leg, and the same on the right one. */
const onBoth = (line: readonly Point[]): Point[][] => [
  line.map(([x, y]): Point => [leftLeg + x, y]),
  line.map(([x, y]): Point => [rightLeg - x, y]),
]
const [left, right] = onBoth(leg).map((outline) => rounded(outline, 22, 21)) as [Form, Form]

function sculpt(depth: Field): void {
  for (const side of [1, -1]) {
    const at = side === 1 ? leftLeg : rightLeg
    // prettier-ignore
    const hill = (x: number, y: number, wide: number, tall: number, amount: number, turn = 0) =>
      depth.hill(at + side * x, y, wide, tall, amount, side * turn)
    // the two heads of the calf muscle, the inner one lower and fuller
    hill(12, 46, 9, 26, 8, 0.08)
    hill(-12, 38, 8.4, 24, 7, -0.1)
    // the hollow of the knee between the tendons of the thigh
    hill(0, -4, 12, 15, -5)
    hill(17, -14, 4.4, 26, 3, -0.06)
    hill(-17, -14, 4.4, 26, 3, 0.06)
    // the Achilles tendon and the hollows beside it
    hill(0, 120, 4.6, 40, 3.4)
    hill(9, 116, 4, 26, -2)
    hill(-9, 116, 4, 26, -2)
  }
  // prettier-ignore
  for (const line of onBoth([[0, 14], [0.6, 34], [1.6, 54], [3, 70]])) depth.stroke(line,
    [-1, -4.4, -3.6, 0], 5)
}

function paint(tone: Field): void {
  // prettier-ignore
  for (const line of onBoth([[0.4, 18], [0.8, 36], [2, 58], [3, 68]])) tone.stroke(line,
    [0.04, 0.16, 0.14, 0], 2.6)
  // below the muscle, where it passes into its tendon
  // prettier-ignore
  for (const line of onBoth([[-19, 66], [-10, 77], [-2, 72], [2, 72], [10, 86],
    [19, 78]])) tone.stroke(line, [0, 0.2, 0.14, 0.18, 0.2, 0], 5)
  // prettier-ignore
  for (const line of onBoth([[-18, -3], [-6, 0.6], [7, 0], [18, -4]])) tone.stroke(line,
    [0.04, 0.2, 0.2, 0.04], 2.6)
  for (const x of [leftLeg - 12, rightLeg - 14]) tone.hill(x, 38, 6, 22, -0.08)
}

const calfPair = (isToned: boolean): Layer[] => {
  const toned = isToned ? palettes.honey : undefined
  const skin = modelled({
    form: (x, y) => (x < middle ? left(x, y) : right(x, y)),
    viewBox: { left: -104, top: -50, width: 180, height: 190 },
    wash: '#e6c9ad',
    gap: 2.15,
    across: (x, y) => y - 0.05 * x,
    bend: 0.42,
    sculpt,
    paint,
    contour: 0.6,
    toned,
  })
  const creases = [
    ...onBoth([[-17, -4], [-6, -0.6], [7, -1], [17, -5]]),
    ...onBoth([[-12, 3.4], [-2, 5], [9, 3.6]]),
  ].map((line) => penStroke(line, 0.75, [0, 0.7, 1, 0.6, 0]))
  return [skin, inked(creases, toned)]
} // prettier-ignore

export const calf = engravedSubject(
  calfPair,
  [[-41, 30], [-40.4, 46], [-41, 62], [-63, 26], [-63, 42]],
  heroViewBox(-98, -22, 146),
  cardViewBox(-100, -26, 130),
) // prettier-ignore
