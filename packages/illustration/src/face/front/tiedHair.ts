import { mix } from '../colour'
import {
  blob,
  clamp,
  hair as single,
  hairThrough,
  lerp,
  mirror,
  outline,
  stroke,
  SWELL,
  TAPER,
} from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { Strands } from '../strands'
import { growth } from './growth'
import { type Hair, sides, type Sheet } from './sheet'

/**
 * Draws hair tied back, parted a little off the middle; strands run from the parting to the ear.
 */
export function tiedHair(sheet: Sheet): Hair {
  const { place, fill, ink, tone, soft, hairs, clip, url, colours: c, marks, share } = sheet
  // prettier-ignore
  const earJoin = (half: (points: readonly Point[]) => readonly Point[]) =>
    half([[62.9, -1], [65.4, -3.8], [68.6, -3.4], [71.2, -0.8], [72.9, 2]])
  const edgeOfSkull = [...mirror(marks.skull).toReversed(), ...marks.skull.slice(1)]
  const shape = outline(
    place([...marks.skull.toReversed(), ...mirror(marks.skull).slice(1)]),
    place(earJoin(mirror).toReversed()),
    place([...mirror(marks.hairline).toReversed(), ...marks.hairline.slice(1)]),
    place(earJoin((points) => points)),
  )

  const rand = seededRandom(11)
  const crest = marks.skull[0]![1] + 0.4
  const foot: Point = [-5, marks.hairline[0]![1]]
  const strands = new Strands(rand, { dark: 0.42, deep: 0.64 })
  let [long, baby, locks, shade] = ['', '', '', '']
  for (const { sign, half } of sides) {
    const plain = growth(
      [foot, ...half(marks.hairline).slice(1)],
      [[-4, crest], ...half(marks.skull).slice(1)],
    )
    // The strands arch a little between parting and ear.
    const at = (u: number, v: number) =>
      plain(u, v + 0.1 * Math.sin(Math.PI * Math.min(1, u * 1.6)) * (1 - v) * v * 4)
    const run = (v: number, from: number, to: number, count: number, drift = 0): Point[] =>
      Array.from({ length: count }, (_, i) =>
        at(lerp(from, to, i / (count - 1)), clamp(v + (drift * i) / (count - 1), -0.02, 1)),
      )
    const strand = (v: number, from: number, to: number) => hairThrough(place(run(v, from, to, 3)))
    const [longCount, shortCount, babyCount] = [
      Math.round(22 * share),
      Math.round(80 * share),
      Math.round(26 * share),
    ]
    for (let i = 0; i < longCount; i++) {
      const v = (i + rand() * 0.9) / longCount
      const from = rand() < 0.4 ? 0.01 : rand() * 0.35
      long += stroke(
        place(run(v, from, Math.min(1, from + 0.45 + rand() * 0.5), 5, (rand() - 0.5) * 0.05)),
        0.22 + rand() * 0.24,
        rand() < 0.5 ? TAPER : SWELL,
      )
    }
    for (let i = 0; i < shortCount; i++) {
      const v = rand()
      const from = rand() * 0.86
      strands.add(strand(v, from, Math.min(1, from + 0.08 + rand() * 0.14)))
    }
    // Fine hairs that keep the hairline from being an edge.
    for (let i = 0; i < babyCount; i++) {
      const u = (i + rand()) / babyCount
      const [a, b, d] = place([
        at(u - 0.03, -0.012 - rand() * 0.03),
        at(u, 0.004),
        at(u + 0.1, 0.04 + rand() * 0.05),
      ])
      baby += single(a!, b!, d!)
    }
    for (const v of [0.07, 0.22, 0.4, 0.58, 0.76, 0.9])
      locks += ink(
        run(v + (sign > 0 ? 0.02 : 0), 0.02, 0.98, 6),
        0.58,
        v < 0.3 ? SWELL : TAPER,
        0.42,
      )
    const band = (
      u0: number,
      u1: number,
      v0: number,
      v1: number,
      colour: string,
      opacity: number,
    ) => tone([...run(v0, u0, u1, 4), ...run(v1, u1, u0, 4)], colour, opacity)
    shade +=
      band(0.16, 0.46, 0.1, 0.34, c.hairLight, sign > 0 ? 0.3 : 0.55) +
      band(0.2, 0.5, 0.46, 0.8, c.hairLight, sign > 0 ? 0.3 : 0.6) +
      band(0.6, 1, 0, 0.5, c.hairDark, 0.5) +
      band(0.62, 1, 0.5, 1, c.hairDark, 0.65) +
      band(0, 0.1, 0.05, 1, c.hairDark, 0.42) +
      band(0.05, 0.95, 0.9, 1.04, c.hairDark, sign > 0 ? 0.7 : 0.45) +
      band(0.3, 0.8, 0.36, 0.44, c.hairDark, 0.3)
  }
  const parting = ink(
    [foot, [-5.4, lerp(foot[1], crest, 0.34)], [-4.6, lerp(foot[1], crest, 0.69)], [-4, crest]],
    0.9,
    [1, 0.8, 0.5, 0.2],
    0.85,
    mix(c.base, c.hairDark, 0.3),
  )
  // prettier-ignore
  const wisps = ([
    [[[-60, -22], [-62.4, -8], [-60.6, 10], [-61.6, 26], [-58.4, 42]], 0.44, 0.55],
    [[[-61.4, -16], [-64, 0], [-62.6, 16], [-64, 30]], 0.34, 0.45],
    [[[61, -18], [63.6, -2], [61.6, 16], [62.4, 30]], 0.38, 0.5],
    [[[60, -22], [62, -10], [60.4, 2]], 0.28, 0.4],
  ] as [Point[], number, number][]).map(([points, width, opacity]) => ink(points, width, TAPER,
    opacity, c.hairDark)).join('')

  // Gathered behind the ears, it is seen between ear and neck.
  // prettier-ignore
  const behind = fill(blob(place([[66, -30], [67, 0], [63, 22], [58.6, 42], [52, 58], [44, 72],
    [-44, 72], [-52, 58], [-58.6, 42], [-63, 22], [-67, 0], [-66, -30], [0, -60]])), c.hairDark)
  const shadow = fill(shape, c.hairDark, 0.55)
  const cast =
    `<g filter="${url('close')}" clip-path="${url('face')}">${shadow}</g>` +
    fill(shape, url('hairG'))
  return {
    behind,
    shape,
    over:
      clip('hair', shape) +
      cast +
      `<g clip-path="${url('hair')}">` +
      soft('wide', shade) +
      hairs(strands.dark, c.hairDark, 0.3, 0.5) +
      fill(long, c.hairDark, 0.5) +
      hairs(strands.deep, c.ink, 0.3, 0.34) +
      hairs(strands.light, c.hairLight, 0.3, 0.5) +
      `${locks}${parting}</g>` +
      hairs(baby, c.hairDark, 0.24, 0.45) +
      ink(edgeOfSkull, 0.78, [0.3, 0.8, 0.7, 0.5, 0.4, 0.35, 0.45, 0.6, 0.8, 1, 0.9, 0.4], 0.6) +
      wisps,
  }
}
