import { palettes } from '../face/colour'
import { penStroke } from '../engraving/burin'
import type { Layer } from '../engraving/engraving'
import type { Field } from '../engraving/field'
import { curveOf } from '../engraving/lines'
import { inked, modelled, rounded } from '../engraving/modelled'
import type { Point } from '../geometry/points'
import { cardViewBox, engravedSubject, heroViewBox } from '../engraving/plate'

/** Neck and shoulders from behind, for the trapezius. */

// prettier-ignore
const side: Point[] = curveOf([[-31, -60], [-29.4, -20], [-28.6, 4], [-29.6, 22], [-34, 36],
  [-46, 47], [-66, 54.6], [-86, 59.6], [-99, 66], [-108, 80], [-112, 104], [-113, 130],
  [-118, 210]], 1.6)
const mirrored = (line: readonly Point[]): Point[] => line.map(([x, y]): Point => [-x, y])
const both = (line: readonly Point[]): Point[][] => [[...line], mirrored(line)]
const outline = [...side, ...mirrored(side).toReversed()]

function sculpt(depth: Field): void {
  depth.stroke(
    [
      [0, -40],
      [0, 20],
      [0, 70],
      [0, 200],
    ],
    [-2, -2.4, -4.4, -5],
    6,
  )
  // the bone at the root of the neck
  depth.hill(0, 46, 5, 6, 3.4).hill(0, 60, 4, 5, 1.8).hill(0, 73, 4, 5, 1.4)
  for (const way of [1, -1]) {
    // prettier-ignore
    const hill = (x: number, y: number, wide: number, tall: number, amount: number, turn = 0) =>
      depth.hill(way * x, y, wide, tall, amount, way * turn)
    hill(40, 58, 34, 11, 7, 0.34) // upper trapezius
    hill(17, 20, 7, 40, 3.4, -0.06) // the muscle beside the neck
    hill(94, 92, 24, 30, 6) // shoulder
    hill(58, 78, 34, 4, 3, 0.1) // spine of the shoulder blade
    hill(54, 108, 22, 22, 4.4, 0.2) // shoulder blade
    hill(30, 118, 7, 40, -3, 0.14)
    hill(60, 146, 26, 7, -3.4, -0.24)
    hill(16, 130, 8, 60, 3)
  }
}

function paint(tone: Field): void {
  tone.stroke(
    [
      [0, -40],
      [0, 30],
      [0, 36],
    ],
    [0.14, 0.12, 0],
    5,
  )
  tone.stroke(
    [
      [0, 82],
      [0, 120],
      [0, 200],
    ],
    [0.06, 0.16, 0.2],
    4.4,
  )
  // prettier-ignore
  for (const line of both([[-33, 86], [-29, 104], [-36, 128], [-52, 146]])) tone.stroke(line,
    [0.02, 0.16, 0.2, 0.04], 6, 3)
  for (const line of both([
    [-10, 40],
    [-24, 44],
    [-40, 50],
  ]))
    tone.stroke(line, [0, 0.05, 0], 6)
  for (const line of both([
    [-78, 66],
    [-88, 78],
    [-92, 100],
  ]))
    tone.stroke(line, [0, 0.14, 0], 6)
  // the light on the left shoulder, and on the left of the neck
  tone.hill(-72, 66, 26, 8, -0.14, 0.2).hill(-20, 14, 5, 26, -0.1)
  tone.hill(70, 160, 70, 40, 0.08)
}

const shoulders = (isToned: boolean): Layer[] => {
  const toned = isToned ? palettes.bronze : undefined
  const skin = modelled({
    form: rounded(outline, 30, 27),
    viewBox: { left: -130, top: -40, width: 260, height: 200 },
    wash: '#cfa584',
    gap: 2.05,
    // Lines fall with the shoulders on both sides of the neck.
    across: (x, y) => y - 0.16 * Math.sqrt(x * x + 500),
    bend: 0.34,
    sculpt,
    paint,
    dark: 0.05,
    contour: 0.7,
    toned,
  })
  const contours = [
    ...both([[-30, 90], [-27.6, 106], [-34, 128], [-46, 142]])
      .map((line) => penStroke(line, 0.7, [0, 0.5, 0.8, 0.4, 0])),
    ...both([[-104, 150], [-98, 132], [-96, 118]])
      .map((line) => penStroke(line, 0.9, [0.8, 0.6, 0])),
  ]
  return [skin, inked(contours, toned)]
} // prettier-ignore

export const shoulder = engravedSubject(
  shoulders,
  [[-31, 45], [-43, 52], [-60, 58], [-27, 60], [-44, 65]],
  heroViewBox(-118, -2, 123),
  cardViewBox(-118, 0, 98),
) // prettier-ignore
