import { along, between, hair as single, lerp, TAPER } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { Strands } from '../strands'
import { hairMass } from './hairMass'
import type { Hair, Sheet } from './sheet'

/** From the nape, round a bare ear, to its front. */
// prettier-ignore
const nape: Point[] = [[-164, 46], [-154, 49], [-141, 44], [-131, 33], [-126, 16], [-118, -12], [-97, -10]]

// prettier-ignore
const rim: Point[] = [[-29, -77], [-34, -84], [-47, -93.6], [-66, -102], [-90, -107.6], [-118, -106], [-144, -96], [-164, -78], [-178.6, -55], [-184, -31], [-182.4, -8], [-177, 12]]

export function croppedHair(sheet: Sheet): Hair {
  const { place, fill, ink, tone, soft, hairs, clip, url, colours: c, marks, share } = sheet
  const shape = hairMass(place, rim, nape, marks.hairline)
  const rand = seededRandom(8)
  const inner = along(
    [...marks.hairline.slice(0, 9), [-97, -8], [-112, -10], [-122, 14], [-136, 40], [-160, 46]],
    100,
  )
  const edge = along([...rim, [-176, 26], [-168, 44]], 100)
  const at = (u: number, v: number) =>
    between(inner[Math.round(u * 100)]!, edge[Math.round(u * 100)]!, v)
  const strands = new Strands(rand, { dark: 0.5, deep: 0.74 })
  let [fringe, fuzz] = ['', '']
  const hairAt = (u: number, v: number) => {
    const a = at(u, v)
    // Back from the forehead, downwards behind the crown.
    const angle =
      lerp(Math.PI * 1.1, Math.PI * 0.55, Math.min(1, (-a[0] - 30) / 150)) + (rand() - 0.5) * 0.3
    const reach = 3.4 + rand() * 4
    const b: Point = [a[0] + Math.cos(angle) * reach, a[1] + Math.sin(angle) * reach]
    const [from, bend, to] = place([a, [lerp(a[0], b[0], 0.5), lerp(a[1], b[1], 0.5) - 0.8], b])
    return single(from!, bend!, to!)
  }
  for (let i = 0; i < 1100 * share; i++) {
    strands.add(hairAt(rand(), rand()))
  }
  for (let i = 0; i < 60; i++) {
    fringe += hairAt((i + rand()) / 60.5, -0.02 + rand() * 0.04)
    fuzz += hairAt((i + rand()) / 60.5, 0.95 + rand() * 0.02)
  }
  // prettier-ignore
  return { shape, over:
    clip('hair', shape) +
    `<g filter="${url('fine')}">${fill(shape, c.hairDark, 0.5)}</g>` + fill(shape, url('hairG'), 0.97) +
        soft('wide', tone([[-60, -84], [-90, -94], [-122, -92], [-148, -78], [-140, -68], [-112, -78], [-84, -80], [-60, -70]], c.hairLight, 0.5) +
          tone([[-120, -10], [-150, 0], [-176, 0], [-170, 40], [-140, 40], [-124, 20]], c.hairDark, 0.5) +
          // Cut closest round the ear and at the nape: the skin shows through.
          tone([[-94, -14], [-112, -18], [-128, 2], [-138, 30], [-156, 38], [-172, 34], [-166, 56], [-140, 52], [-120, 20], [-98, 0]], c.base, 0.5), 'hair') +
    `<g clip-path="${url('hair')}">${hairs(strands.dark, c.hairDark, 0.34, 0.4)}${hairs(strands.deep, c.ink, 0.3, 0.2)}${hairs(strands.light, c.hairLight, 0.32, 0.4)}</g>` +
    hairs(fringe, c.hairDark, 0.3, 0.5) +
    hairs(fuzz, c.hairDark, 0.3, 0.5) +
    ink(rim, 0.6, TAPER, 0.3)
  }
}
