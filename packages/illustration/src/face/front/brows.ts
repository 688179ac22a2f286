import { mix } from '../colour'
import { along, between, clamp, lerp, outline, sliver } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { sides, type Sheet } from './sheet'

type BrowSheet = Pick<Sheet, 'fill' | 'soft' | 'place' | 'colours' | 'share' | 'man'>

/**
 * Draws a brow hair by hair over a breath of shade: upright at its head, swept outwards along its
 * body, where upper hairs come down to meet the lower ones, and thin at its tail.
 */
export const brows = (sheet: Sheet): string =>
  sides
    .map(({ sign, half }) =>
      browHairs(sheet, half(sheet.marks.brow.top), half(sheet.marks.brow.foot), sign > 0 ? 5 : 9),
    )
    .join('')

/** Draws a brow between the lines of its top and its foot, both from head to tail. */
export function browHairs(
  { fill, soft, place, colours: c, share, man }: BrowSheet,
  topLine: readonly Point[],
  footLine: readonly Point[],
  seed: number,
): string {
  const [top, foot] = [along(place(topLine), 100), along(place(footLine), 100)]
  const rand = seededRandom(seed)
  const layers = ['', '', '']
  const count = Math.round((man ? 190 : 165) * (share < 1 ? 0.6 : 1))
  for (let i = 0; i < count; i++) {
    const t = (i + rand()) / count
    const u = Math.round(2 + t * 90)
    // Sparse at the lower edge of the head; a few hairs stand beyond the shape.
    const v = lerp(0.16 * (1 - t), 1, rand()) * 1.06 - 0.04
    const reach = Math.min(
      100,
      u + Math.round(lerp(3, 15, Math.min(1, t * 2.4)) * (0.8 + rand() * 0.4)),
    )
    const lift =
      lerp(0.62, 0.3, Math.min(1, t * 2)) - Math.max(0, v - 0.5) * 1.5 * Math.min(1, t * 3)
    const end = clamp(v + lift * (0.7 + 0.5 * rand()), -0.04, 1.08)
    const [from, to] = [between(foot[u]!, top[u]!, v), between(foot[reach]!, top[reach]!, end)]
    const bend: Point = [lerp(from[0], to[0], 0.42), lerp(from[1], to[1], 0.62)]
    // Ends are as fine as the shape is there.
    const width = (0.11 + rand() * 0.1) * (man ? 1.25 : 1) * (t > 0.8 ? 0.75 : 1)
    layers[t < 0.14 ? 0 : 1 + (i % 2)]! += sliver(from, bend, to, width, 0.7)
  }
  const shape = outline(place(topLine), place(footLine).toReversed())
  const under = mix(c.deep, c.brow, 0.4)
  return (
    soft('fine', fill(shape, under, man ? 0.5 : 0.44)) +
    fill(layers[0]!, c.brow, man ? 0.52 : 0.44) +
    fill(layers[1]!, c.brow, man ? 0.84 : 0.74) +
    fill(layers[2]!, mix(c.brow, c.base, 0.22), man ? 0.7 : 0.6)
  )
}
