import { curveThrough } from '../../geometry/curve'
import { clamp } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Sheet } from './sheet'
import { seen } from './turn'
import { skullEdges, skullTop } from './skull'

/**
 * Returns the height at which the hairline turns out of sight on the far side: a man's temple is
 * higher.
 */
const farTemple = ({ man }: Sheet) => (man ? -66 : -58)

/**
 * Returns the hairline from the near ear over the forehead to where it turns out of sight, on the
 * sheet.
 */
export function hairline(sheet: Sheet): Point[] {
  const { marks, side, head, man } = sheet
  const temple = farTemple(sheet)
  const width = curveThrough(marks.hairline.map(([x, y]) => [y, x] as const))
  const near = seen(side.hairline.slice(1, 11).map(([z, y]) => [width(y), y, z]))
  const far = [0, -11, -22, man ? -28 : -32].map((x, i): Point => [x, marks.hairline[i]![1]])
  const last = head.farSide(temple)
  return [...near.toReversed(), ...head.place([[11, marks.hairline[1]![1]], ...far]), [last[0] - 0.6, temple]]
} // prettier-ignore

/**
 * Returns the outline of the head from the far temple over the crown to the back, `grown` outwards.
 */
export function crownRim(sheet: Sheet, grown = 0, to = -20): Point[] {
  const { head } = sheet
  const top = skullTop(grown)
  const temple = farTemple(sheet)
  const left = [temple, temple - 8, -76, -86, -96, -104, -110].map((y): Point => {
    // The volume grows from the far temple, where the forehead hides the rest.
    const own = grown > 0 ? grown * clamp((temple - y) / 34, 0, 1) : grown
    const skull = skullEdges(y, own)[0]
    // Down at the temple the hair lies on the forehead, which stands out further than the skull.
    return [y < -80 ? skull : Math.min(skull, head.farSide(y)[0] - 0.6 - Math.max(0, own)), y]
  })
  const heights = [-112, -106, -98, -88, -76, -62, -48, -34, -20].filter((y) => y <= to && y > top)
  const [l, r] = skullEdges(top + 1.5, grown)
  return [
    ...left.filter(([, y]) => y > top + 3),
    [l * 0.9 + r * 0.1, top + 1.2],
    [(l + r) / 2, top],
    [l * 0.1 + r * 0.9, top + 1.2],
    ...heights.filter((y) => y > top + 3).map((y): Point => [skullEdges(y, grown)[1], y]),
  ]
}
