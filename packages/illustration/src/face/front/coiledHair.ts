import { coil, coilMass, jitterWith, scalloped } from '../coils'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { bandsOf, growth, type Place } from './growth'
import { type Hair, sides, type Sheet } from './sheet'

// prettier-ignore
const rim: Point[] = [[0, -127], [22, -125], [44, -117.4], [61, -104], [73.4, -86], [80, -65],
  [81.4, -44], [79.4, -24], [75, -7], [69, 6]]

/** The same cut close: a man's. */
// prettier-ignore
const closeRim: Point[] = [[0, -118], [20, -116], [38, -109.4], [53, -97], [63.6, -80], [69, -60],
  [70, -40], [68, -24], [65, -12], [63.2, -5]]

/**
 * Draws close coils with their own volume: a woman's over the tops of the ears, a man's above them.
 */
export function coiledHair(sheet: Sheet): Hair {
  const { place, fill, tone, soft, hairs, clip, url, colours: c, marks, man } = sheet
  const hairline: Point[] = [
    ...marks.hairline.slice(0, -1).map(([x, y]): Point => [x, y + 2]),
    ...(man
      ? ([[62.8, -4]] as Point[])
      : ([
          [64, 0],
          [69, 6],
        ] as Point[])),
  ]
  const rand = seededRandom(23)
  const jitter = jitterWith(rand)
  const growths = sides.map(({ half }) => growth(half(hairline), half(man ? closeRim : rim)))
  const [right, left] = growths as [Place, Place]

  // From the left ear over the crown to the right, and back along the hairline.
  const ring = (v: number, count: number, by: number) => {
    // Coils of different sizes, or the edge would be a string of beads.
    const steps = Array.from(
      { length: count },
      (_, i) => (i + 1 - (i + 1 < count ? rand() * 0.62 : 0)) / count,
    )
    return [
      ...steps.toReversed().map((u) => left(u, v)),
      right(0, v),
      ...steps.map((u) => right(u, v)),
    ].map((p) => jitter(p, by))
  }
  const edges = place([...ring(1, 38, 3), ...ring(0, 26, 1.2).toReversed()])
  const shape = scalloped(edges)

  let [fringe, fuzz, shade] = ['', '', '']
  const coilAt = (centre: Point, size: number) => coil(place([centre])[0]!, size, rand)
  const coils = coilMass(
    sheet,
    edges,
    () => place([jitter(growths[Math.floor(rand() * 2)]!(rand(), rand()), 2)])[0]!,
    rand,
  )
  for (const at of growths) {
    for (let i = 0; i < 26; i++)
      fringe += coilAt(at((i + rand()) / 26, -0.02 + rand() * 0.05), 1.3 + rand())
    for (let i = 0; i < 60; i++)
      fuzz += coilAt(at((i + rand()) / 60, 0.97 + rand() * 0.06), 1 + rand())
    const lit = at === left
    const band = bandsOf(tone, at)
    shade +=
      band(0.05, 0.5, 0.45, 0.85, c.hairLight, lit ? 0.6 : 0.25) +
      band(0.5, 1, 0, 1, c.hairDark, lit ? 0.35 : 0.6) +
      band(0, 1, -0.06, 0.12, c.hairDark, 0.45)
  }
  return {
    // The mass behind the ears.
    // prettier-ignore
    behind: fill(scalloped(place([[-69, 4], [-66.4, 14], [-62, 22], [-50, 14], [50, 14], [62, 22],
      [66.4, 14], [69, 4], [40, -30], [-40, -30]])), c.hairDark),
    shape,
    over:
      clip('hair', shape) +
      soft('fine', fill(shape, c.hairDark, 0.5), 'face') +
      fill(shape, url('hairG')) +
      `<g clip-path="${url('hair')}">${soft('wide', shade)}${coils}</g>` +
      hairs(fuzz, c.hair, 0.6, 0.8) +
      hairs(fringe, c.hairDark, 0.4, 0.7),
  }
}
