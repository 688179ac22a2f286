import { curveThrough, type Knot } from '../geometry/curve'
import { simplified, type Cut, type Station } from '../engraving/burin'
import { inSteps, lengthsAlong, runsOf } from '../engraving/lines'
import { arc, between, type Scene, series } from '../engraving/scene'
import type { Point } from '../geometry/points'
import { outlineOf, ring, tilt, type Turned } from './lathe'

/** Vessels of glass, paper and metal, ruled round their bodies and lit from the left. */

const { ceil, max, min, PI, sin, sqrt } = Math

/** Returns how far the near side of a ring hangs below its middle. */
export const hang = (half: number, dx: number) => tilt * sqrt(max(0, half * half - dx * dx))

/** Ink round a body from its left edge (-1) to its right (1). */
type Round = (share: number) => number

const round = (...knots: Knot[]): Round => {
  const curve = curveThrough(knots)
  return (share) => max(0, curve(share))
}

/** Light passes through glass, and comes out at the side away from the window. */
// prettier-ignore
export const glassRound = round([-1, 0.62], [-0.9, 0.36], [-0.74, 0.17], [-0.56, 0.03],
  [-0.4, 0.02], [-0.1, 0.24], [0.3, 0.52], [0.62, 0.6], [0.8, 0.36], [0.9, 0.3], [1, 0.66])
// prettier-ignore
export const paperRound = round([-1, 0.2], [-0.86, 0.06], [-0.7, -0.02], [0.34, -0.02], [0.6, 0.1],
  [0.85, 0.3], [1, 0.4])
// prettier-ignore
export const opalRound = round([-1, 0.26], [-0.84, 0.1], [-0.66, -0.02], [-0.2, -0.02], [0.1, 0.1],
  [0.5, 0.28], [0.8, 0.4], [0.92, 0.28], [1, 0.3])
// prettier-ignore
export const metalRound = round([-1, 0.5], [-0.84, 0.2], [-0.66, 0.02], [-0.46, 0.02], [-0.24, 0.3],
  [0.06, 0.12], [0.4, 0.36], [0.76, 0.62], [0.92, 0.3], [1, 0.6])

/** The gap of a hero and of the homepage. */
export const fine = 0.95

/** The scene, and the distance between the lines of a body: larger on a card than on a hero. */
export type Plate = { scene: Scene; gap: number }

/** Returns how much bolder lines are where they lie wider apart: less than would keep the tone. */
export const weight = (gap: number) => sqrt(fine / gap)

/** Draws lines that run round a body: rings at even distances along its side. */
export function rings({ middle, turn }: Turned, ink: Round, gap: number): Cut[] {
  const side = turn.map(([y, half]): Point => [half, y])
  const steps = inSteps(side, ceil(lengthsAlong(side).at(-1)! / gap))
  const nearest = steps.map(([half, y]) => y + tilt * half)
  return steps.slice(1, -1).flatMap(([half, y], i) => {
    // A shoulder is seen from the side, and its lines lie closer on the page.
    const apart = nearest[i + 1]! - nearest[i]!
    // Every other line ends sooner, so that the light has no edge.
    const sooner = i % 2 === 0 || gap > 1 ? 0 : 0.07
    // prettier-ignore
    const stations = ring(middle, half, y)
      .map(([x, at]): Station =>
      [x, at, (apart * min(0.8, ink((x - middle) / half) - sooner) * weight(gap)) / 2])
    return runsOf(stations, ([, , width]) => width > 0.02 * gap)
      .filter((run) => run.length > 2)
      .map((run) => simplified(run, 0.06 * gap * gap))
  })
}

/** Draws a body with rings round it. */
export function ringed({ scene, gap }: Plate, thing: Turned, wash: string, ink: Round): void {
  const outline = outlineOf(thing)
  scene
    .wash(wash, outline)
    .cut(rings(thing, ink, gap))
    .contour(outline, 0.3)
}

/** Draws a lid with a ribbed edge, and its upper face. */
export function ribbedLid(
  scene: Scene,
  middle: number,
  half: number,
  from: number,
  to: number,
): void {
  // prettier-ignore
  const side: Turned = { middle, turn: [[from, half], [to - 0.8, half], [to, half - 0.5]] }
  scene.wash('#46474b', outlineOf(side))
  const ribs = series(-82, 82, 4.6).map((angle) => sin((angle * PI) / 180))
  const rib = (share: number, width: number): Cut => {
    const [x, down] = [middle + half * share, hang(half, half * share)]
    return [[x, from + 1.2 + down, width], [x, to - 0.7 + down, width]] // prettier-ignore
  }
  scene.cut(
    // prettier-ignore
    ribs.map((share) => rib(share, sqrt(1 - share * share) * (0.14 + 0.2 * between(share, -0.3,
      0.7)))),
  )
  // Where the light of the window lies on the ribs.
  scene.mark(
    '#b5b4b0',
    ribs.filter((s) => s > -0.72 && s < -0.3).map((s) => rib(s + 0.035, 0.13)),
  )
  scene.contour(outlineOf(side), 0.3)
  const top = arc(middle, from, half, tilt * half)
  // prettier-ignore
  scene.shape(top, '#77777a', 0.3, { gap: 0.7, ink: (x) => 0.3 * between(x, middle - half, middle +
    half) })
  // prettier-ignore
  scene.mark('#c9c7c2', [arc(middle, from + 0.15, half - 0.3, tilt * half - 0.15, 170, 95)
    .map(([x, y]): Station => [x, y, 0.11])])
}

/** Draws the window of the room, reflected in glass at the left of a body. */
export function reflection(
  scene: Scene,
  middle: number,
  half: number,
  top: number,
  tall: number,
): void {
  const at = (u: number, v: number): Point => {
    const dx = half * (-0.68 + 0.24 * u)
    return [middle + dx, top + tall * v + hang(half, dx)]
  }
  for (const u of [0, 0.54])
    for (const v of [0, 0.53])
      scene.wash('#fbf3e6', [at(u, v), at(u + 0.46, v), at(u + 0.46, v + 0.47), at(u, v + 0.47)])
}

/** Draws the light that has passed through the glass and comes out of it. */
export function glow(
  scene: Scene,
  colour: string,
  middle: number,
  half: number,
  from: number,
  to: number,
): void {
  // prettier-ignore
  const at = (share: number, y: number): Point => [middle + half * share, y +
    hang(half, half * share)]
  const shares = series(0.76, 0.92, 0.04)
  scene.wash(colour, [
    ...shares.map((share) => at(share, from)),
    ...shares.map((share) => at(share, to)).toReversed(),
  ])
}
