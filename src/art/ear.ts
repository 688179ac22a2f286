import { crease, hill, sumOf } from './forms'
import type { Height, Point, Stroke } from './relief'

/**
 * The ear: as long as the nose and set at its level, leaning back; drawn about its middle, in
 * millimetres.
 */
const middle: Point = [41, 88]
const lean = 0.16
const size = 0.9

const place = ([x, y]: Point): Point => [
  middle[0] + size * (x * Math.cos(lean) - y * Math.sin(lean)),
  middle[1] + size * (x * Math.sin(lean) + y * Math.cos(lean)),
]
const line = (...points: Point[]) => points.map(place)
const form = (
  x: number,
  y: number,
  spreadX: number,
  spreadY: number,
  amount: number,
  turn = 0,
): Height => {
  const [px, py] = place([x, y])
  return hill({ x: px, y: py, spreadX, spreadY, turn: lean + turn, amount })
}

const helix: Point[] = line(
  [-7, 3],
  [-12, -5],
  [-13, -15],
  [-8, -25],
  [1, -30],
  [11, -28],
  [17, -19],
  [17, -7],
  [13, 6],
  [8, 15],
  [4, 22],
)
const antihelix: Point[] = line([0, -20], [5, -14], [8, -5], [6.5, 5], [2, 13], [-4, 16])

export const ear: { height: Height; strokes: Stroke[] } = {
  height: sumOf(
    crease(helix, 2, 4.6),
    crease(antihelix, 2, 3.4),
    form(-2, 24, 5.5, 6, 4.4),
    form(-11.5, 6, 2.2, 3.6, 3.4),
    form(-3, 5, 4.6, 7.6, -5),
    form(3, 0, 12, 20, 2.4),
  ),
  strokes: [
    {
      line: line(
        [-9, 1],
        [-14, -5],
        [-15.4, -16],
        [-10, -28],
        [1, -33],
        [13, -31],
        [20, -21],
        [20, -7],
        [16, 7],
        [11, 16],
        [7, 24],
        [2, 31],
        [-4, 31.5],
        [-8, 27],
        [-9, 20],
      ),
      weight: 0.75,
      pressed: 0.6,
    },
    {
      line: line([-7, -18], [-2, -25.5], [6, -26], [12.5, -20], [13.4, -8], [10, 4], [6, 12]),
      weight: 0.6,
      pressed: 0.55,
    },
    {
      line: line([-8.5, 11], [-6.5, 14.5], [-2, 15], [2, 10], [4, 2], [2, -6], [-3, -9]),
      weight: 0.8,
      pressed: 0.3,
    },
    { line: line([-12.6, 1.4], [-9.4, 4], [-9, 8], [-11, 12]), weight: 0.6, pressed: 0.5 },
  ],
}
