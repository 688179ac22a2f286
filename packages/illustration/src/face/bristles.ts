import type { Brush } from './brush'
import { mix } from './colour'
import { curve } from '../geometry/pen'
import type { Point } from '../geometry/points'
import { seededRandom } from '../geometry/seededRandom'

/**
 * Draws a beard of a few days within outlines: short hairs that lie downwards, and the shadow under
 * them.
 * @param count how many hairs are tried within the box of each outline
 * @param clip the shape that the shadow stays inside
 */
export function bristles(
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
      const one = curve(place([[x, y], [x + lean, y + 0.6], [x + lean * 2, y + 1 + rand() * 0.6]])) // prettier-ignore
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
