import { mix } from '../colour'
import { along, between, dot, outline, TAPER } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { hairMass } from './hairMass'
import type { Hair, Sheet } from './sheet'

/** From the nape, round a bare ear, to its front. */
// prettier-ignore
const nape: Point[] = [[-166, 46], [-154, 49], [-141, 44], [-131, 33], [-126, 16], [-118, -12], [-97, -10]]
/** The bare skull. */
// prettier-ignore
const rim: Point[] = [[-29, -77], [-34, -83], [-47, -92], [-66, -100], [-90, -105.6], [-118, -104], [-143, -94.6], [-163, -77], [-177, -54.6], [-182.6, -31], [-181, -8], [-176, 12]]

/** Draws a shaved head: skin with the shadow of the hair on it. */
export function shavedHair(sheet: Sheet): Hair {
  const { place, fill, soft, tone, clip, url, ink, colours: c, marks } = sheet
  const shape = hairMass(place, rim, nape, marks.hairline)
  const skull = outline(place(rim), place([rim.at(-1)!, [-176, 28], [-166, 46]]), place([[-166, 46], [-130, 20], [-90, -40], [-29, -77]])) // prettier-ignore
  const rand = seededRandom(57)
  const inner = along([...marks.hairline.slice(0, 9), [-97, -8], [-112, -10], [-122, 14], [-136, 40], [-160, 46]], 100) // prettier-ignore
  const edge = along([...rim, [-176, 26], [-168, 44]], 100)
  let dots = ''
  for (let i = 0; i < 900; i++) {
    const u = Math.round(rand() ** 0.6 * 100)
    const [spot] = place([between(inner[u]!, edge[u]!, 0.02 + rand() * 0.94)])
    dots += dot(spot!, 0.24 + rand() * 0.16)
  }
  const shadow = mix(c.deep, c.hair, 0.5)
  // prettier-ignore
  return {
    shape,
    over:
      clip('hair', skull) +
      fill(skull, c.base) +
      `<g clip-path="${url('hair')}">` +
      soft('broad',
        tone([[-50, -86], [-80, -98], [-112, -98], [-130, -88], [-104, -80], [-70, -78]], c.light, 0.6) +
        tone([[-150, -88], [-184, -50], [-188, 0], [-176, 40], [-160, 44], [-168, 0], [-164, -46]], c.deep, 0.5)) +
      '</g>' +
      soft('close', fill(shape, shadow, 0.28)) +
      fill(dots, shadow, 0.5) +
      ink([...rim, [-176, 28], [-167, 44]], 0.85, TAPER, 0.6),
  }
}
