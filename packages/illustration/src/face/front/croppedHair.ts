import { mix } from '../colour'
import { hair as single, lerp, LIFT, stroke } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { Strands } from '../strands'
import { bandsOf, capOutline, growth } from './growth'
import { type Hair, sides, type Sheet } from './sheet'

// prettier-ignore
const rim: Point[] = [[0, -115.4], [18, -113.8], [35, -108], [49, -98], [59, -82], [64.6, -63],
  [66.6, -45], [66.4, -28], [65, -14], [63.8, 0], [63, 8]]

/** Draws hair cut short: swept back above the forehead, downwards at the sides, with bare ears. */
export function croppedHair(sheet: Sheet): Hair {
  const { place, fill, soft, tone, hairs, clip, url, colours: c, marks, share, man } = sheet
  const hairline: Point[] = [
    ...marks.hairline.slice(0, -3),
    [59, -18],
    [man ? 59.4 : 60.4, -7],
    [man ? 60 : 61, 2],
    [61.2, 8.6],
  ]
  const shape = capOutline(place, rim, hairline)
  const rand = seededRandom(17)
  const strands = new Strands(rand, { dark: 0.5, deep: 0.72 })
  let [fringe, fuzz, shade, darkTufts, lightTufts] = ['', '', '', '', '']
  for (const { sign, half } of sides) {
    const at = growth(half(hairline), half(rim))
    const strand = (u: number, v: number, reach: number) => {
      // Upwards at the forehead, down along the temple.
      const [du, dv] = [
        lerp(0.012, 0.16, u ** 1.5) * reach,
        lerp(0.3, 0.02, u) * reach * (0.7 + rand() * 0.6),
      ]
      const [a, b, d] = place([at(u, v), at(u + du * 0.4, v + dv * 0.66), at(u + du, v + dv)])
      return single(a!, b!, d!)
    }
    const count = Math.round(210 * share)
    for (let i = 0; i < count; i++) {
      strands.add(strand(rand() * 0.94, rand() * 0.9, 0.6 + rand() * 0.7))
    }
    // Tufts at the forehead and along the outline: cut hair ends in points.
    for (let i = 0; i < 46; i++) {
      const u = rand() * 0.72
      const v = i < 22 ? rand() * 0.5 - 0.02 : 0.6 + rand() * 0.24
      const [du, dv] = [(rand() - 0.3) * 0.06, i < 22 ? 0.3 : 1.045 - v]
      const tuft = stroke(
        place([at(u, v), at(u + du * 0.4, v + dv * 0.6), at(u + du, v + dv)]),
        1.4 + rand() * 1.8,
        LIFT,
      )
      if (i % 2) darkTufts += tuft
      else lightTufts += tuft
    }
    const edges = Math.round(46 * share)
    for (let i = 0; i < edges; i++) {
      const u = (i + rand()) / edges
      fringe += strand(u * 0.97, -0.03 + rand() * 0.04, 0.35 + rand() * 0.3)
      const [a, b, d] = place([
        at(u, 0.94),
        at(u + 0.012, 0.99),
        at(u + 0.03, 1.01 + rand() * 0.03),
      ])
      fuzz += single(a!, b!, d!)
    }
    const band = bandsOf(tone, at)
    shade +=
      band(0.04, 0.4, 0.3, 0.72, c.hairLight, sign > 0 ? 0.3 : 0.62) +
      band(0, 0.6, 0.82, 1.04, c.hairDark, sign > 0 ? 0.6 : 0.34) +
      band(0.6, 1, 0, 1, c.hairDark, sign > 0 ? 0.62 : 0.4)
  }
  // The sides are cut closest: the skin shows through.
  const cast =
    `<g filter="${url('fine')}">${fill(shape, c.hairDark, 0.5)}</g>` +
    `<g filter="${url('edge')}">${fill(shape, url('hairG'), 0.96)}</g>`
  return {
    behind: '',
    shape,
    over:
      clip('hair', shape) +
      cast +
      fill(darkTufts, mix(c.hair, c.hairDark, 0.7), 0.7) +
      fill(lightTufts, mix(c.hair, c.hairLight, 0.3), 0.6) +
      `<g clip-path="${url('hair')}">` +
      soft('wide', shade) +
      hairs(strands.dark, c.hairDark, 0.34, 0.5) +
      hairs(strands.deep, c.ink, 0.34, 0.36) +
      hairs(strands.light, c.hairLight, 0.32, 0.5) +
      '</g>' +
      hairs(fringe, c.hairDark, 0.3, 0.6) +
      hairs(fuzz, c.hairDark, 0.28, 0.55),
  }
}
