import { coil, coilMass, jitterWith, scalloped } from '../coils'
import { along, between, blob, lerp } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import type { Hair, Sheet } from './sheet'
import { crownRim, hairline } from './skull'

/** From in front of the near ear over it and behind it to the nape, on the sheet. */
// prettier-ignore
const overEar: Point[] = [[52, -4], [61, -8], [70, -5], [72, 8], [72, 24], [64, 42]]
const backRim: Point[] = [[98.6, -20], [98, -2], [95, 14], [88, 30], [77, 46]] // prettier-ignore

/** Behind the neck. */
// prettier-ignore
const nape: Point[] = [[56, 20], [72, 10], [82, 26], [78, 38], [74, 48], [66, 51],
  [58, 52], [48, 40]]

/** Draws close coils with their own volume, over the top of the near ear. */
export function coiledHair(sheet: Sheet): Hair {
  const { fill, soft, hairs, clip, url, colours: c } = sheet
  const rand = seededRandom(29)
  const line = hairline(sheet).toReversed()
  const inner = along([...line.filter(([, y]) => y < -8), ...overEar], 100)
  const rim = along([...crownRim(sheet, 15.5, -34), ...backRim], 100)
  const at = (u: number, v: number) =>
    between(inner[Math.round(u * 100)]!, rim[Math.round(u * 100)]!, v)
  const jitter = jitterWith(rand)
  const edge = (v: number, count: number) =>
    Array.from({ length: count + 1 }, (_, i) => jitter(at(i / count, v), i % count ? 2.6 : 0))
  const edges = [...edge(1, 42), ...edge(0, 34).toReversed()]
  const shape = scalloped(edges)
  const coils = coilMass(sheet, edges, () => jitter(at(rand(), rand()), 2), rand)
  let fringe = ''
  for (let i = 0; i < 50; i++)
    fringe += coil(at((i + rand()) / 50.5, -0.02 + rand() * 0.05), 1.4 + rand(), rand)
  const band = (u0: number, u1: number, v0: number, v1: number, colour: string, opacity: number) =>
    // prettier-ignore
    fill(blob([0, 0.5, 1].map((t) => at(lerp(u0, u1, t), v0))
      .concat([1, 0.5, 0].map((t) => at(lerp(u0, u1, t), v1)))), colour, opacity)
  const shade =
    band(0.06, 0.3, 0.4, 0.82, c.hairLight, 0.6) +
    band(0.3, 0.56, 0.45, 0.85, c.hairLight, 0.35) +
    band(0.66, 1, 0, 1, c.hairDark, 0.6) +
    band(0, 0.6, -0.06, 0.12, c.hairDark, 0.45)
  return {
    shape,
    behind:
      fill(blob(nape), c.hairDark) +
      coilMass(
        sheet,
        nape,
        () => between(nape[Math.floor(rand() * nape.length)]!, [65, 33], rand() ** 0.5),
        rand,
      ),
    over:
      clip('hair', shape) +
      soft('fine', fill(shape, c.hairDark, 0.5), 'face') +
      fill(shape, url('hairG')) +
      soft('wide', shade, 'hair') +
      `<g clip-path="${url('hair')}">${coils}</g>` +
      hairs(fringe, c.hairDark, 0.42, 0.7),
  }
}
