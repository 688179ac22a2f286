import { createBrush } from '../brush'
import { drawFall } from '../locks'
import {
  along,
  between,
  blob,
  hair as single,
  lerp,
  outline,
  stroke,
  TAPER,
} from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { Strands } from '../strands'
import type { Hair, Sheet } from './sheet'
import { crownRim, hairline, isSeen, onCrown, onSkull } from './skull'
import { seen, type Point3 } from './turn'

/** Lies this much closer to the head than hair that is tied. */
const closer = -4
/** The back of the head down to the nape, and round the bare ear to its front, on the sheet. */
// prettier-ignore
const back: Point[] = [[79, -20], [78.4, -4], [75.6, 12], [71.4, 24], [66.6, 32], [62, 36]]
// prettier-ignore
const roundEar: Point[] = [[62, 36], [59.6, 35], [58, 28], [57, 6], [54, -4], [51, -1], [49.6, 7],
  [49, 13.4], [47.4, 14]]

/** Draws hair cut short: swept back above the forehead, downwards behind the ear. */
export function croppedHair(sheet: Sheet): Hair {
  const { fill, soft, hairs, clip, url, colours: c, side, share } = sheet
  const line = hairline(sheet)
  const rim = crownRim(sheet, closer)
  const shape = outline(rim, back, roundEar, [roundEar.at(-1)!, line[0]!], line)
  const rand = seededRandom(8)
  // prettier-ignore
  const inner = along([...side.hairline.slice(0, 9), [-97, -8], [-112, -10], [-122, 14], [-136, 40],
    [-160, 46]], 100)
  const edge = along([...side.skull, [-176, 26], [-168, 44]], 100)
  const at = (u: number, v: number) =>
    between(inner[Math.round(u * 100)]!, edge[Math.round(u * 100)]!, v)
  const lie = (a: Point): Point => {
    // prettier-ignore
    const angle = lerp(Math.PI * 1.1, Math.PI * 0.55, Math.min(1, (-a[0] - 30) / 150)) +
      (rand() - 0.5) * 0.5
    const reach = 5 + rand() * 6
    return [a[0] + Math.cos(angle) * reach, a[1] + Math.sin(angle) * reach]
  }
  const drawn = (points: readonly Point3[]) => {
    if (!points.every(isSeen)) return ''
    const [from, bend, to] = seen(points)
    return single(from!, bend!, to!)
  }
  const hairAt = (u: number, v: number) => {
    const a = at(u, v)
    const b = lie(a)
    return drawn(onSkull([a, [lerp(a[0], b[0], 0.5), lerp(a[1], b[1], 0.5) - 0.8], b], closer))
  }
  const strands = new Strands(rand, { dark: 0.5, deep: 0.74 })
  let [fringe, fuzz] = ['', '']
  for (let i = 0; i < 560 * Math.max(share, 0.6); i++) {
    // A fifth of the hairs stand beyond the crest, on what is seen of the far side.
    const far = i % 5 === 0
    const x = -rand() * 40
    const z = -34 - rand() * 90
    // prettier-ignore
    const across: Point[] = far ? [[x, z], [x - 0.6, z - 4], [x - 1, z - 8 - rand() * 3]] : []
    strands.add(far ? drawn(onCrown(across, closer)) : hairAt(rand(), rand()))
  }
  const whole = along(line.toReversed(), 100)
  for (let i = 0; i < 130; i++) {
    const u = (i + rand()) / 131
    const [x, y] = whole[Math.round(u * 100)]!
    // The tip of the sideburn is too narrow for them.
    if (y > -6) break
    // Upwards from the forehead, and back from the temple.
    const angle = lerp(-1.1, -0.1, u) + (rand() - 0.5) * 0.9
    const reach = 2 + rand() * 4
    const [from, dx, dy] = [rand() * 1.6 - 0.6, Math.cos(angle) * reach, Math.sin(angle) * reach]
    fringe += single([x - from * 0.6, y + from], [x + dx * 0.5, y + dy * 0.6], [x + dx, y + dy])
  }
  const outer = along([...rim, ...back], 100)
  for (let i = 12; i < 60; i++) {
    const [p, q] = [outer[i]!, outer[i + 1]!]
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    // prettier-ignore
    fuzz += single(p, [p[0] + dx * 0.7 + dy * 0.06, p[1] + dy * 0.7 - dx * 0.06],
      [p[0] + dx * 1.3 + dy * 0.16 * rand(), p[1] + dy * 1.3 - dx * 0.16 * rand()])
  }
  const patch = (points: readonly Point[], colour: string, opacity: number) =>
    fill(blob(seen(onSkull(points, closer))), colour, opacity)
  // prettier-ignore
  const sheen = soft('wide',
    patch([[-56, -76], [-84, -90], [-116, -90], [-140, -78], [-132, -66], [-110, -74], [-84, -74],
      [-60, -62]], c.hairLight, 0.5) +
    fill(blob([[46, -30], [58, -36], [76, -20], [74, 10], [66, 40], [56, 46], [56, 10], [48, 10]]),
      c.hairDark, 0.55) +
    fill(blob(rim.slice(0, 7)), c.hairDark, 0.4), 'hair')
  return {
    shape,
    behind: '',
    over:
      clip('hair', shape) +
      `<g filter="${url('fine')}" clip-path="${url('face')}">${fill(shape, c.hairDark, 0.5)}</g>` +
      `<g filter="${url('edge')}">${fill(shape, url('hairG'), 0.97)}</g>` +
      sheen +
      `<g clip-path="${url('hair')}">` +
      hairs(strands.dark, c.hairDark, 0.34, 0.5) +
      hairs(strands.deep, c.ink, 0.32, 0.36) +
      hairs(strands.light, c.hairLight, 0.32, 0.5) +
      '</g>' +
      hairs(fringe, c.hairDark, 0.26, 0.5) +
      hairs(fuzz, c.hairDark, 0.28, 0.5) +
      fill(stroke([...rim, ...back.slice(1)], 0.6, TAPER), c.ink, 0.3),
  }
}

/** The longer top, swept from the parting on the far side to the near temple, on the sheet. */
// prettier-ignore
const swept: { inner: Point[]; outer: Point[] } = {
  inner: [[-63, -76], [-54, -84], [-40, -84], [-25, -80], [-9, -72], [4, -61], [13, -49]],
  outer: [[-58, -92], [-44, -111], [-16, -122], [12, -121.4], [32, -114], [42, -102], [44, -86]],
}

/** Draws a man's cut: short at the sides, parted on the far side, longer on top and swept over. */
export function partedHair(sheet: Sheet): Hair {
  const short = croppedHair(sheet)
  const onSheet = createBrush((points) => [...points], sheet.colours, sheet.look.id, [0, 0, 0, 0])
  // prettier-ignore
  const top = drawFall(onSheet, { ...swept, wave: 0.8, swings: 0.6, light: 0.8 }, seededRandom(47),
    'hairTop')
  return {
    ...short,
    shape: short.shape + top.shape,
    over:
      short.over +
      sheet.clip('hairTop', top.shape) +
      sheet.soft('close', sheet.fill(top.shape, sheet.colours.hairDark, 0.5)) +
      top.locks +
      top.strands,
  }
}
