import {
  along,
  between,
  blob,
  hair as single,
  hairThrough,
  lerp,
  SWELL,
  TAPER,
  type Pressure,
} from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { Strands } from '../strands'
import { hairMass, type Hair, type Sheet } from './sheet'

const rising: Pressure = [0, 0.18, 0.38, 0.6, 0.8, 0.95, 1]

/** From behind the head, over the ear, to its front. */
// prettier-ignore
const roundEar: Point[] = [[-166, 42], [-152, 44], [-137, 37], [-126, 25], [-120, 12],
  [-112, -8], [-97, -8]]

/** Draws a hair along part of a line of points. */
const strand = (place: Sheet['place'], points: readonly Point[], from: number, to: number) =>
  hairThrough(place([points[from]!, points[(from + to) >> 1]!, points[to]!]))

/** Draws hair tied back to a low knot. */
export function tiedHair(sheet: Sheet): Hair {
  const { place, fill, ink, tone, soft, hairs, clip, url, colours: c, marks, share } = sheet
  // prettier-ignore
  const bun: Point[] = [[-178, 2], [-192, -4], [-207, 0], [-217, 13], [-219, 30], [-212, 46],
    [-198, 54], [-183, 53], [-170, 44], [-166, 28], [-169, 12]]
  const rand = seededRandom(4)
  const roots = along(marks.hairline.slice(0, 11), 200)
  // One strand leaves the hairline, rides the skull, and is gathered at the knot.
  const flow = (t: number) =>
    along(
      [
        roots[Math.round(t * 200)]!,
        [lerp(-112, -128, t), lerp(-112, -16, t ** 0.82)],
        [lerp(-172, -158, t), lerp(-76, 4, t ** 0.9)],
        [-180 - lerp(6, -8, t), 24 + lerp(-22, 12, t)],
      ],
      40,
    )
  const strands = new Strands(rand, { dark: 0.5, deep: 0.75 })
  let baby = ''
  const count = Math.round(120 * Math.max(share, 0.6))
  for (let i = 0; i < count; i++) {
    const points = flow(Math.min(1, (i + rand()) / count))
    const from = Math.floor(rand() < 0.4 ? 0 : rand() * 24)
    strands.add(strand(place, points, from, Math.min(40, from + 8 + Math.floor(rand() * 10))))
  }
  for (let i = 0; i < 60; i++) {
    const points = flow(((i + rand()) / 60) * 0.98)
    const [p, q] = [points[0]!, points[3 + Math.floor(rand() * 3)]!]
    const [a, b, d] = place([
      [p[0] + (p[0] - q[0]) * 0.2 * rand(), p[1] + (p[1] - q[1]) * 0.2 * rand()],
      between(p, q, 0.5),
      q,
    ])
    baby += single(a!, b!, d!)
  }
  const locks = [0.06, 0.2, 0.36, 0.52, 0.68, 0.84]
    .map((t) => {
      const p = flow(t)
      return ink([p[1]!, p[10]!, p[20]!, p[30]!, p[40]!], 0.62, t > 0.4 ? SWELL : rising, 0.42)
    })
    .join('')
  // prettier-ignore
  const turns = ([
    [[-170, 16], [-182, 4], [-200, 6], [-212, 20], [-210, 38]], [[-168, 30], [-178, 16], [-194, 16],
      [-204, 28], [-200, 44]],
    [[-172, 40], [-180, 28], [-192, 28], [-196, 38], [-190, 48]], [[-174, 8], [-190, -1],
      [-206, 6]], [[-178, 49], [-190, 52], [-204, 47], [-214, 34]],
  ] as Point[][]).map((points, i) => ink(points, 0.6, i % 2 ? TAPER : SWELL, 0.5, c.hairLight))
    .join('')
  // prettier-ignore
  const sheen = soft('wide',
    tone([[-60, -88], [-90, -97], [-122, -94], [-150, -80], [-140, -72], [-112, -82], [-84, -84],
      [-60, -74]], c.hairLight, 0.5) +
    tone([[-88, -52], [-116, -58], [-146, -46], [-164, -24], [-150, -30], [-126, -44], [-100, -42]],
      c.hairLight, 0.3) +
    tone([[-170, -80], [-188, -50], [-192, -20], [-184, 10], [-172, 36], [-166, 20], [-178, -20],
      [-174, -50]], c.hairDark, 0.7), 'hair')
  const shape = hairMass(place, marks.skull, roundEar, marks.hairline)
  const knot = blob(place(bun))
  // prettier-ignore
  return { shape, over:
    clip('hair', shape) +
    `<g filter="${url('close')}" clip-path="${url('head')}">${fill(shape, c.hairDark, 0.5)}</g>` +
    fill(shape, url('hairG')) + fill(knot, c.hairDark) + fill(knot, url('hairG'), 0.6) +
    soft('close',
      tone([[-186, 6], [-200, 6], [-210, 18], [-202, 26], [-190, 20]], c.hairLight, 0.5)) +
    sheen +
    `<g clip-path="${url('hair')}">` +
    hairs(strands.dark, c.hairDark, 0.34, 0.55) +
    hairs(strands.deep, c.ink, 0.32, 0.36) +
    hairs(strands.light, c.hairLight, 0.32, 0.5) +
    `${locks}</g>` +
    hairs(baby, c.hairDark, 0.26, 0.42) +
    turns +
    ink(marks.skull, 0.8, [0.2, 0.7, 0.8, 0.6, 0.4, 0.5, 0.7, 0.9, 0.8], 0.6) +
    ink([...bun, bun[0]!], 0.8, [0.2, 0.6, 0.9, 1, 0.9, 0.7, 0.5, 0.3, 0.2], 0.6) +
    ink([[-85, 0], [-88.6, 12], [-90, 26]], 0.3, TAPER, 0.45, c.hairDark) +
    ink([[-160, 50], [-150, 66], [-146, 82], [-148, 92]], 0.4, TAPER, 0.5, c.hairDark)
  }
}
