import { mix } from '../colour'
import { along, between, curve, lerp, outline, TAPER } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { Strands } from '../strands'
import { capOutline, growth } from './growth'
import { sides, type Hair, type Sheet } from './sheet'

/** The short sides, from the crown to the front of the ear. */
// prettier-ignore
const sideRim: Point[] = [[0, -113], [17, -111.6], [33, -106.4], [47, -96], [57.4, -81], [64, -63],
  [66.4, -45], [66.4, -28], [65, -14], [63.8, 0], [63, 7.6]]

/** The strands of the top from the parting to the right temple, each from root to end. */
// prettier-ignore
const sweep: Point[][] = [
  [[-42, -64], [-46, -78], [-45, -93], [-38, -105], [-26, -112]],
  [[-31, -71], [-34, -90], [-28, -106], [-12, -116], [8, -119]],
  [[-16, -75], [-16, -97], [-4, -113], [16, -120], [38, -113]],
  [[2, -75.4], [6, -97], [20, -111], [38, -113], [54, -100]],
  [[20, -72], [27, -90], [40, -102], [53, -98], [63, -82]],
  [[36, -63], [45, -77], [53, -87], [59, -85], [62, -73]],
  [[45, -54], [51, -63], [57, -72], [61, -71], [63, -62]],
]

/** Draws a man's cut: short at the sides, parted on the left, longer on top and swept over. */
export function partedHair(sheet: Sheet): Hair {
  const { place, fill, soft, tone, hairs, clip, url, ink, colours: c, marks } = sheet
  const rand = seededRandom(47)
  const hairline: Point[] = [
    ...marks.hairline.slice(0, -3),
    [59, -18],
    [59.4, -7],
    [60, 2],
    [61.2, 8.2],
  ]
  const cap = capOutline(place, sideRim, hairline)
  const guides = sweep.map((line) => along(line, 16))
  /** @param s across the top from the parting; @param t along a strand */
  const at = (s: number, t: number): Point => {
    const across = Math.min(1, Math.max(0, s)) * (guides.length - 1)
    const i = Math.min(guides.length - 2, Math.floor(across))
    const k = Math.round(Math.min(1, Math.max(0, t)) * 16)
    return between(guides[i]![k]!, guides[i + 1]![k]!, across - i)
  }
  const row = (t: number, from: number, to: number) =>
    Array.from({ length: 11 }, (_, i) => at(lerp(from, to, i / 10), t))
  const edge = (s: number, from: number, to: number) =>
    Array.from({ length: 5 }, (_, i) => at(s, lerp(from, to, i / 4)))
  // prettier-ignore
  const top = outline(place(row(0, 0, 1)), place(edge(1, 0, 1)), place(row(1, 1, 0.5)),
    place([at(0.5, 1), [2, -122.4], [-14, -121.4], [-30, -114.6], [-42, -102], at(0, 0.5)]),
    place(edge(0, 0.5, 0)))

  const strands = new Strands(rand, { dark: 0.42, deep: 0.62 })
  let [roots, close] = ['', '']
  for (let i = 0; i < 330; i++) {
    const [s, from] = [rand(), rand() < 0.4 ? 0 : rand() * 0.7]
    const to = Math.min(0.99, from + 0.25 + rand() * 0.35)
    const drift = (rand() - 0.5) * 0.05
    strands.add(
      curve(place([at(s, from), at(s + drift, lerp(from, to, 0.5)), at(s + drift * 2, to)])),
    )
  }
  // The hairline is made of roots and no edge.
  for (let i = 0; i < 90; i++) {
    const s = (i + rand()) / 90
    const [x, y] = at(s, 0)
    const lift = 2 + rand() * 3
    roots += curve(
      place([
        [x - 0.6 + rand() * 1.2, y + 1.4 * rand()],
        at(s, 0.05),
        between([x, y], at(s, 0.3), 0.3 + lift / 12),
      ]),
    )
  }
  for (const { half } of sides) {
    const side = growth(half(hairline), half(sideRim))
    for (let i = 0; i < 210; i++) {
      const [u, v] = [0.56 + rand() * 0.42, rand() * 0.98]
      close += curve(
        place([side(u, v), side(u + 0.03, v + 0.02), side(u + 0.055 + rand() * 0.03, v + 0.01)]),
      )
    }
  }
  const band = (s0: number, s1: number, t0: number, t1: number) => [
    ...Array.from({ length: 4 }, (_, i) => at(lerp(s0, s1, i / 3), t0)),
    ...Array.from({ length: 4 }, (_, i) => at(lerp(s1, s0, i / 3), t1)),
  ]
  // prettier-ignore
  const shade =
    tone(band(0.1, 0.62, 0.3, 0.66), c.hairLight, 0.62) +
    tone(band(0.6, 0.95, 0.3, 0.7), c.hairLight, 0.26) +
    tone(band(0, 1, -0.04, 0.14), c.hairDark, 0.34) +
    tone(band(0.55, 1, 0.8, 1.1), c.hairDark, 0.5)
  return {
    behind: '',
    shape: `${cap}${top}`,
    over:
      clip('hair', top) +
      // The sides are cut close: skin shows through at their edge.
      `<g filter="${url('fine')}">${fill(cap, c.hairDark, 0.55)}</g>` +
      `<g filter="${url('edge')}">${fill(cap, mix(c.hair, c.hairDark, 0.5), 0.9)}</g>` +
      hairs(close, mix(c.hair, c.hairLight, 0.3), 0.26, 0.4) +
      soft('fine', fill(top, c.hairDark, 0.6)) +
      fill(top, url('hairG')) +
      `<g clip-path="${url('hair')}">${soft('wide', shade)}</g>` +
      hairs(strands.dark, c.hairDark, 0.36, 0.5) +
      hairs(strands.deep, c.ink, 0.3, 0.24) +
      hairs(strands.light, c.hairLight, 0.32, 0.55) +
      hairs(roots, c.hairDark, 0.3, 0.6) +
      ink([at(0, 0), at(0, 0.3), at(0, 0.6), at(0, 0.9)], 0.7, TAPER, 0.45, c.hairDark),
  }
}
