import { curveThrough } from './curve'
import { crownAt } from './crown'
import { head, onHead } from './head'
import { plateSubject, type View } from './plate'
import type { Point, Stroke } from './relief'

/**
 * How far back on the page the hair begins at a height: receded above the temple, then down in
 * front of the ear.
 */
const hairline = curveThrough([[-40, -20], [-26, -37], [-15, -47], [-6, -43], [2, -33], [10, -24], [20, -22], [32, -24], [42, -18], [50, -4], [58, 12], [66, 22]]) // prettier-ignore
const lowest = curveThrough([[16, 62], [24, 56], [40, 52], [60, 54], [72, 64], [84, 96], [100, 120]]) // prettier-ignore

/** Where new hair is planned, marked in front of what is left. */
const planned: Point[] = [[57, -3], [51, 4], [44, 10], [37, 17]].map(([forward, y]) => onHead(forward!, y!)) // prettier-ignore

/** Even scatter that is the same in every build. */
function scatter(seed: number) {
  let state = seed
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296
}

/** Hairs combed back and down, sparse where the hair begins. */
function hairs(): Stroke[] {
  const random = scatter(7)
  const strokes: Stroke[] = []
  for (let y = -39; y < 118; y += 4.2)
    for (let x = -48; x < 150; x += 7) {
      const [px, py] = [x + 7 * random(), y + 4.2 * random()]
      const [chance, length, bend] = [random(), 8 + 6 * random(), random() - 0.5]
      const within = px - hairline(py)
      if (within < 0 || py < crownAt(px) + 2.5 || py > lowest(px) || chance > 0.35 + within / 22)
        continue
      const fall = Math.max(-0.18, Math.min(0.85, 0.1 + py / 130 + px / 260)) + 0.14 * bend
      strokes.push({ line: [[px, py], [px + length * 0.45, py + length * (fall * 0.3 - 0.06)], [px + length, py + length * fall]], weight: 0.42, pressed: 0.25 }) // prettier-ignore
    }
  return strokes
}

const view = (forward: number, top: number, scale: number): View => ({ left: -forward, top, scale })

export const scalp = plateSubject(
  { ...head(hairs()), wash: '#efdac6' },
  planned,
  view(98, -46, 1.06),
  view(84, -42, 1.7),
)
