import { mix } from '../colour'
import { drawFall, type Fall } from '../locks'
import { along, between, dot, hair as single, lerp, outline, TAPER } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { Strands } from '../strands'
import { hairMass, type Hair, type Sheet } from './sheet'

/** From the nape, round a bare ear, to its front. */
// prettier-ignore
const croppedNape: Point[] = [[-164, 46], [-154, 49], [-141, 44], [-131, 33], [-126, 16],
  [-118, -12], [-97, -10]]

// prettier-ignore
const croppedRim: Point[] = [[-29, -77], [-34, -84], [-47, -93.6], [-66, -102], [-90, -107.6],
  [-118, -106], [-144, -96], [-164, -78], [-178.6, -55], [-184, -31], [-182.4, -8], [-177, 12]]

export function croppedHair(sheet: Sheet): Hair {
  const { place, fill, ink, tone, soft, hairs, clip, url, colours: c, marks, share } = sheet
  const shape = hairMass(place, croppedRim, croppedNape, marks.hairline)
  const rand = seededRandom(8)
  const inner = along(
    [...marks.hairline.slice(0, 9), [-97, -8], [-112, -10], [-122, 14], [-136, 40], [-160, 46]],
    100,
  )
  const edge = along([...croppedRim, [-176, 26], [-168, 44]], 100)
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
    `<g filter="${url('fine')}">${fill(shape, c.hairDark, 0.5)}</g>` +
    fill(shape, url('hairG'), 0.97) +
    soft('wide',
      tone([[-60, -84], [-90, -94], [-122, -92], [-148, -78], [-140, -68], [-112, -78], [-84, -80],
        [-60, -70]], c.hairLight, 0.5) +
      tone([[-120, -10], [-150, 0], [-176, 0], [-170, 40], [-140, 40], [-124, 20]],
        c.hairDark, 0.5) +
      // Cut closest round the ear and at the nape: the skin shows through.
      tone([[-94, -14], [-112, -18], [-128, 2], [-138, 30], [-156, 38], [-172, 34], [-166, 56],
        [-140, 52], [-120, 20], [-98, 0]], c.base, 0.5), 'hair') +
    `<g clip-path="${url('hair')}">` +
    hairs(strands.dark, c.hairDark, 0.34, 0.4) +
    hairs(strands.deep, c.ink, 0.3, 0.2) +
    hairs(strands.light, c.hairLight, 0.32, 0.4) +
    '</g>' +
    hairs(fringe, c.hairDark, 0.3, 0.5) +
    hairs(fuzz, c.hairDark, 0.3, 0.5) +
    ink(croppedRim, 0.6, TAPER, 0.3)
  }
}

/** The longer hair on top, brushed back from the forehead over the short sides. */
// prettier-ignore
const top: Fall = {
  roots: [[-50, -58], [-44, -66], [-37, -73], [-27.6, -80]], wave: 1, swings: 1, light: 1,
  inner: [[-50, -58], [-64, -70], [-84, -78], [-108, -80], [-132, -74], [-154, -58]],
  outer: [[-27.6, -80], [-29, -97], [-42, -111], [-66, -120.6], [-98, -122], [-132, -114],
    [-160, -94], [-176, -68]],
}

/** Draws a man's cut: short at the sides, longer on top. */
export function partedHair(sheet: Sheet): Hair {
  const sides = croppedHair(sheet)
  const { shape, locks, strands } = drawFall(sheet, top, seededRandom(45), 'top')
  return {
    shape: sides.shape + shape,
    over:
      sides.over +
      sheet.clip('top', shape) +
      sheet.soft('fine', sheet.fill(shape, sheet.colours.hairDark, 0.5)) +
      locks +
      strands,
  }
}

/** The same where the skull is shaved. */
// prettier-ignore
const shavedNape: Point[] = [[-166, 46], [-154, 49], [-141, 44], [-131, 33], [-126, 16],
  [-118, -12], [-97, -10]]
/** The bare skull. */
// prettier-ignore
const skullRim: Point[] = [[-29, -77], [-34, -83], [-47, -92], [-66, -100], [-90, -105.6],
  [-118, -104], [-143, -94.6], [-163, -77], [-177, -54.6], [-182.6, -31], [-181, -8], [-176, 12]]

/** Draws a shaved head: skin with the shadow of the hair on it. */
export function shavedHair(sheet: Sheet): Hair {
  const { place, fill, soft, tone, clip, url, ink, colours: c, marks } = sheet
  const shape = hairMass(place, skullRim, shavedNape, marks.hairline)
  // prettier-ignore
  const skull = outline(place(skullRim), place([skullRim.at(-1)!, [-176, 28], [-166, 46]]),
    place([[-166, 46], [-130, 20], [-90, -40], [-29, -77]]))
  const rand = seededRandom(57)
  // prettier-ignore
  const inner = along([...marks.hairline.slice(0, 9), [-97, -8], [-112, -10], [-122, 14],
    [-136, 40], [-160, 46]], 100)
  const edge = along([...skullRim, [-176, 26], [-168, 44]], 100)
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
        tone([[-50, -86], [-80, -98], [-112, -98], [-130, -88], [-104, -80], [-70, -78]], c.light,
          0.6) +
        tone([[-150, -88], [-184, -50], [-188, 0], [-176, 40], [-160, 44], [-168, 0], [-164, -46]],
          c.deep, 0.5)) +
      '</g>' +
      soft('close', fill(shape, shadow, 0.28)) +
      fill(dots, shadow, 0.5) +
      ink([...skullRim, [-176, 28], [-167, 44]], 0.85, TAPER, 0.6),
  }
}
