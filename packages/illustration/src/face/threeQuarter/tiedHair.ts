import { mix } from '../colour'
import {
  along,
  between,
  blob,
  hair as single,
  hairThrough,
  lerp,
  outline,
  stroke,
  SWELL,
  TAPER,
  type Pressure,
} from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { Strands } from '../strands'
import type { Hair, Sheet } from './sheet'
import { crownRim, hairline, isSeen, onCrown, onSkull } from './skull'
import { seen, type Point3 } from './turn'

const rising: Pressure = [0, 0.18, 0.38, 0.6, 0.8, 0.95, 1]

/** The back of the head down to the nape, and round the ear, on the sheet. */
// prettier-ignore
const back: Point[] = [[83, -20], [82.6, -4], [79.6, 12], [73.6, 28], [66, 41], [61, 49]]
// prettier-ignore
const roundEar: Point[] = [[61, 49], [57.6, 49.6], [55.6, 42], [58, 30], [57, 6], [54, -4], [51, 0],
  [48.6, 10], [46.6, 19]]
// prettier-ignore
const knot: Point[] = [[60, 6], [70, 1], [82, 5], [90, 17], [91, 32], [85, 46], [73, 52], [60, 50],
  [50, 40], [48, 24], [52, 12]]

/** Draws hair tied back from the forehead to a low knot behind the head. */
export function tiedHair(sheet: Sheet): Hair {
  const { fill, soft, hairs, clip, url, colours: c, side, share } = sheet
  const line = hairline(sheet)
  const rim = crownRim(sheet)
  const shape = outline(rim, back, roundEar, [roundEar.at(-1)!, line[0]!], line)
  const rand = seededRandom(4)
  const roots = along(side.hairline.slice(0, 11), 200)
  // One strand leaves the hairline, rides the skull, and is gathered at the knot.
  const flow = (t: number): Point3[] =>
    onSkull(
      along(
        [
          roots[Math.round(t * 200)]!,
          [lerp(-106, -128, t), lerp(-114, -16, t ** 0.82)],
          [lerp(-168, -158, t), lerp(-80, 4, t ** 0.9)],
          [-180 - lerp(6, -8, t), 24 + lerp(-22, 12, t)],
        ],
        40,
      ),
    )
  /** Returns the part of a strand that is seen. */
  const inSight = (points: readonly Point3[]) => seen(points.filter(isSeen))
  const strands = new Strands(rand, { dark: 0.5, deep: 0.75 })
  let [baby, far] = ['', '']
  const count = Math.round(190 * Math.max(share, 0.6))
  for (let i = 0; i < count; i++) {
    const points = inSight(flow(Math.min(1, (i + rand()) / count)))
    if (points.length < 6) continue
    const from = Math.floor((rand() < 0.4 ? 0 : rand() * 0.8) * (points.length - 5))
    const to = Math.min(points.length - 1, from + 5 + Math.floor(rand() * 10))
    strands.add(hairThrough([points[from]!, points[(from + to) >> 1]!, points[to]!]))
  }
  // Fine hairs that keep the hairline from being an edge.
  for (let i = 0; i < 64; i++) {
    const points = inSight(flow(((i + rand()) / 64) * 0.8))
    const [p, q] = [points[0]!, points[3 + Math.floor(rand() * 3)]!]
    // prettier-ignore
    baby += single([p[0] + (p[0] - q[0]) * 0.12 * rand(), p[1] + (p[1] - q[1]) * 0.12 * rand()],
      between(p, q, 0.5), q)
  }
  // Beyond the parting the hair falls away to the far side.
  const farStrand = (z: number) =>
    inSight(onCrown(Array.from({ length: 12 }, (_, i): Point => [-3 - i * 4.4, z - i * 2.6])))
  for (let i = 0; i < 34 * share; i++) {
    const points = farStrand(lerp(-34, -110, rand()))
    if (points.length < 3) continue
    far += hairThrough([points[0]!, points[points.length >> 1]!, points.at(-1)!])
  }
  const locks = [0.06, 0.16, 0.28, 0.4, 0.52, 0.64, 0.78, 0.9]
    .map((t) =>
      fill(stroke(inSight(flow(t)).slice(1), 0.62, t > 0.4 ? SWELL : rising), c.ink, 0.42),
    )
    .join('')
  // prettier-ignore
  const parting = inSight(onCrown([[-1, -31], [-2, -44], [-2.4, -62], [-2, -84], [-1, -104]]))
  const patch = (points: readonly Point[], colour: string, opacity: number) =>
    fill(blob(seen(onSkull(points))), colour, opacity)
  // prettier-ignore
  const sheen = soft('wide',
    patch([[-58, -78], [-84, -92], [-116, -92], [-140, -80], [-132, -70], [-110, -78], [-84, -78],
      [-62, -66]], c.hairLight, 0.55) +
    patch([[-70, -44], [-92, -54], [-118, -50], [-136, -34], [-124, -28], [-104, -40], [-84, -38]],
      c.hairLight, 0.4) +
    patch([[-150, -90], [-176, -50], [-180, -20], [-176, 10], [-164, 36], [-150, 30], [-160, -10],
      [-156, -50]], c.hairDark, 0.7) +
    fill(blob([[52, -12], [40, -14], [46, -24], [60, -22], [74, -4], [72, 24], [60, 46], [54, 40],
      [60, 20]]), c.hairDark, 0.6) +
    fill(blob([...rim.slice(0, 9), ...inSight(onCrown([[-2, -70], [-2, -50], [-3, -36]]))]),
      c.hairDark, 0.5), 'hair')
  // prettier-ignore
  const turns = ([
    [[62, 8], [74, 4], [84, 13], [87, 28]], [[58, 20], [66, 12], [78, 15], [82, 28], [78, 42]],
      [[66, 46], [78, 46], [86, 36]],
  ] as Point[][]).map((points, i) => fill(stroke(points, 0.6, i % 2 ? TAPER : SWELL),
    c.hairLight, 0.5)).join('')
  return {
    shape,
    behind:
      fill(blob(knot), c.hairDark) +
      fill(blob(knot), url('hairG'), 0.6) +
      turns +
      fill(stroke(knot.slice(0, 8), 0.8, TAPER), c.ink, 0.6),
    over:
      clip('hair', shape) +
      `<g filter="${url('close')}" clip-path="${url('face')}">${fill(shape, c.hairDark, 0.5)}</g>` +
      fill(shape, url('hairG')) +
      sheen +
      `<g clip-path="${url('hair')}">` +
      hairs(strands.dark, c.hairDark, 0.32, 0.55) +
      hairs(far, c.hairDark, 0.32, 0.5) +
      hairs(strands.deep, c.ink, 0.3, 0.36) +
      hairs(strands.light, c.hairLight, 0.3, 0.5) +
      locks +
      fill(stroke(parting, 0.9, [1, 0.8, 0.5, 0.2]), mix(c.base, c.hairDark, 0.3), 0.85) +
      '</g>' +
      hairs(baby, c.hairDark, 0.24, 0.42) +
      fill(
        stroke([...rim, ...back.slice(1)], 0.8, [0.2, 0.6, 0.7, 0.5, 0.4, 0.4, 0.5, 0.7, 0.9, 0.8]),
        c.ink,
        0.6,
      ),
  }
}
