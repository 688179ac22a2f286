import type { Brush } from './brush'
import { mix } from './colour'
import type { Sheet as FrontSheet } from './front/sheet'
import { along, curve, mirror } from '../geometry/pen'
import type { Point } from '../geometry/points'
import { seededRandom } from '../geometry/seededRandom'
import type { Sheet as SideSheet } from './profile/sheet'

/**
 * The outline of a beard, on the viewer's right from the ear to the chin; the lips are left out.
 */
// prettier-ignore
const frontBeard: Point[] = [[61, 16], [58.6, 30], [52, 46], [42, 54], [33, 56], [24, 52],
  [14, 49.4], [0, 48.6], [0, 55], [14, 57], [24, 60.6], [30, 64], [28, 70], [16, 80], [0, 82]]

export function frontStubble(sheet: FrontSheet): string {
  const jaw = sheet.marks.contour.slice(4).map(([x, y]): Point => [x - 0.6, y - 0.4])
  const right = [...along(frontBeard, 40), ...along(jaw.toReversed(), 30)]
  return bristles(sheet, [right, mirror(right)], 900, 'face')
}

/** The same from the side. */
// prettier-ignore
const sideBeard: Point[] = [[-99, 16], [-93, 34], [-80, 46], [-62, 53], [-44, 57], [-32, 57],
  [-22, 53], [-8, 48], [-0.6, 49], [-0.4, 54], [-8, 56.6], [-17, 61], [-20, 66],
  [-12, 73], [-3, 78]]

export function sideStubble(sheet: SideSheet): string {
  const { lowerLip, jaw } = sheet.marks
  const chin = [...lowerLip.slice(5), ...jaw.slice(0, -1).toReversed()]
  return bristles(sheet, [[...along(sideBeard, 40), ...along(chin, 40)]], 1500, 'head')
}

/**
 * Draws a beard of a few days within outlines: short hairs that lie downwards, and the shadow under
 * them.
 * @param count how many hairs are tried within the box of each outline
 * @param clip the shape that the shadow stays inside
 */
function bristles(
  { place, fill, soft, hairs, colours: c }: Brush,
  outlines: readonly (readonly Point[])[],
  count: number,
  clip: string,
): string {
  const rand = seededRandom(59)
  let [dark, pale, shadows] = ['', '', '']
  for (const outline of outlines) {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
    for (let i = 0; i < count; i++) {
      const [x, y] = [left + rand() * width, top + rand() * height]
      if (!isWithin(outline, [x, y])) continue
      const lean = x * 0.008
      // prettier-ignore
      const one = curve(place([[x, y], [x + lean, y + 0.6], [x + lean * 2, y + 1 + rand() * 0.6]]))
      if (rand() < 0.8) dark += one
      else pale += one
    }
    const edge = place(outline).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    shadows += fill(`M${edge.join('L')}Z`, mix(c.deep, c.hairDark, 0.45), 0.22)
  }
  return (
    soft('close', shadows, clip) +
    hairs(dark, mix(c.hairDark, c.deep, 0.25), 0.24, 0.5) +
    hairs(pale, c.hairLight, 0.22, 0.5)
  )
}

/**
 * Checks whether a point lies within a closed outline, by the crossings of a ray (even-odd rule).
 */
function isWithin(outline: readonly Point[], [x, y]: Point): boolean {
  return outline.reduce((inside, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}
