import { mix } from '../colour'
import { dot, mirror, TAPER } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { capOutline, growth } from './growth'
import { sides, type Hair, type Sheet } from './sheet'

/** The bare skull. */
// prettier-ignore
const rim: Point[] = [[0, -108.6], [17, -107], [32, -102], [45.4, -92.4], [55.4, -78], [61.4, -61],
  [63.6, -44], [63.6, -28], [63, -14], [62.6, -2]]

/** Draws a shaved head: skin with the shadow of the hair on it. */
export function shavedHair(sheet: Sheet): Hair {
  const { place, fill, soft, tone, clip, url, ink, colours: c, marks } = sheet
  const rand = seededRandom(53)
  const hairline = [...marks.hairline.slice(0, -1), [62.6, -2]] as Point[]
  const shape = capOutline(place, rim, hairline)
  let dots = ''
  for (const { half } of sides) {
    const at = growth(half(hairline), half(rim))
    for (let i = 0; i < 420; i++) {
      const [spot] = place([at(rand() * 0.97, rand() * 0.9)])
      dots += dot(spot!, 0.22 + rand() * 0.14)
    }
  }
  const shadow = mix(c.deep, c.hair, 0.5)
  // prettier-ignore
  return {
    behind: '',
    shape,
    over:
      clip('hair', shape) +
      soft('edge', fill(shape, url('skin'))) +
      `<g clip-path="${url('hair')}">` +
      soft('close', fill(shape, shadow, 0.26)) +
      soft('broad',
        tone([[-34, -94], [-10, -104], [14, -101], [20, -88], [-6, -80], [-30, -82]], c.light,
          0.6) +
        tone([[40, -100], [62, -78], [70, -40], [66, 0], [58, -10], [58, -46], [50, -76]], c.deep,
          0.55) +
        tone([[-66, -60], [-58, -50], [-58, -10], [-66, 0], [-72, -30]], c.shade, 0.5)) +
      fill(dots, shadow, 0.5) +
      '</g>' +
      ink([...mirror(rim).toReversed(), ...rim.slice(1)], 0.8, TAPER, 0.55),
  }
}
