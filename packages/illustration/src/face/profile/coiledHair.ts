import { coil, coilMass, jitterWith, scalloped } from '../coils'
import { along, between } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import type { Hair, Sheet } from './sheet'

// prettier-ignore
const outer: Point[] = [[-27, -74], [-27, -92], [-38, -109], [-58, -121], [-84, -128], [-114, -127],
  [-144, -118], [-170, -100], [-190, -74], [-200, -44], [-199, -14], [-188, 14], [-172, 38]]

/** The same cut close: a man's. */
// prettier-ignore
const closeOuter: Point[] = [[-28, -77], [-31, -88], [-43, -99.6], [-62, -109], [-86, -114.4],
  [-116, -113], [-144, -103], [-166, -84], [-182, -59], [-188, -34], [-187, -8],
  [-180, 16], [-167, 38]]

export function coiledHair(sheet: Sheet): Hair {
  const { place, fill, tone, soft, hairs, clip, url, colours: c, marks, man } = sheet
  const rand = seededRandom(29)
  const inner = along(
    [...marks.hairline.slice(0, 9), [-97, -10], [-112, -14], [-124, 2], [-132, 26], [-150, 44]],
    100,
  )
  const rim = along(man ? closeOuter : outer, 100)
  const at = (u: number, v: number) =>
    between(inner[Math.round(u * 100)]!, rim[Math.round(u * 100)]!, v)
  const jitter = jitterWith(rand)
  const edge = (v: number, count: number) =>
    Array.from({ length: count + 1 }, (_, i) => jitter(at(i / count, v), i % count ? 3 : 0))
  const points = place([...edge(1, 58), ...edge(0, 36).toReversed()])
  const shape = scalloped(points)
  const coilAt = (centre: Point, size: number) => coil(place([centre])[0]!, size, rand)
  const coils = coilMass(sheet, points, () => place([jitter(at(rand(), rand()), 2)])[0]!, rand)
  let [fringe, fuzz] = ['', '']
  for (let i = 0; i < 52; i++)
    fringe += coilAt(at((i + rand()) / 52.5, -0.02 + rand() * 0.05), 1.5 + rand())
  for (let i = 0; i < 110; i++)
    fuzz += coilAt(at((i + rand()) / 111, Math.min(1.05, 0.97 + rand() * 0.05)), 1 + rand())
  // prettier-ignore
  return { shape, over:
    clip('hair', shape) +
    fill(shape, url('hairG')) +
      soft('wide', tone([[-50, -96], [-84, -114], [-124, -112], [-156, -94], [-146, -82],
        [-112, -92], [-76, -92], [-54, -84]], c.hairLight, 0.55) +
        tone([[-130, 10], [-160, 10], [-190, -30], [-198, 0], [-176, 36], [-150, 42]],
          c.hairDark, 0.6), 'hair') +
    `<g clip-path="${url('hair')}">${coils}</g>` +
    hairs(fuzz, c.hair, 0.6, 0.8) +
    hairs(fringe, c.hairDark, 0.42, 0.7)
  }
}
