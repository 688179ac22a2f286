import { mix } from '../colour'
import { along, curve, mirror, type Point } from '../pen'
import { seededRandom } from '../seededRandom'
import type { Sheet } from './sheet'

/** Where a beard grows, on the viewer's right from the ear to the chin; the lips are left out. */
// prettier-ignore
const bearded: Point[] = [[61, 16], [58.6, 30], [52, 46], [42, 54], [33, 56], [24, 52], [14, 49.4], [0, 48.6], [0, 55], [14, 57], [24, 60.6], [30, 64], [28, 70], [16, 80], [0, 82]]

/** Stubble of a few days: short hairs that lie downwards, and the shadow under them. */
export function stubble(sheet: Sheet): string {
  const { place, fill, soft, hairs, colours: c, marks } = sheet
  const rand = seededRandom(59)
  const jaw = marks.contour.slice(4).map(([x, y]): Point => [x - 0.6, y - 0.4])
  const area = [...along(bearded, 40), ...along(jaw.toReversed(), 30)]
  const beard = [area, mirror(area)]
  let [dark, pale] = ['', '']
  for (const outline of beard)
    for (let i = 0; i < 900; i++) {
      const p: Point = [rand() * 64 * Math.sign(outline[2]![0]), 14 + rand() * 100]
      if (!isWithin(outline, p)) continue
      const way = p[0] * 0.008
      const one = curve(
        place([p, [p[0] + way, p[1] + 0.6], [p[0] + way * 2, p[1] + 1 + rand() * 0.6]]),
      )
      if (rand() < 0.8) dark += one
      else pale += one
    }
  const shadow = mix(c.deep, c.hairDark, 0.45)
  return (
    soft(
      'close',
      beard
        .map((outline) =>
          fill(
            `M${place(outline)
              .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
              .join('L')}Z`,
            shadow,
            0.22,
          ),
        )
        .join(''),
      'face',
    ) +
    hairs(dark, mix(c.hairDark, c.deep, 0.25), 0.24, 0.5) +
    hairs(pale, c.hairLight, 0.22, 0.5)
  )
}

/** Whether a point lies within a closed outline, by the crossings of a ray (even-odd rule). */
function isWithin(outline: readonly Point[], [x, y]: Point): boolean {
  return outline.reduce((inside, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}
