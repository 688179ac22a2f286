import { mix } from '../colour'
import { along, blob, hair, lerp, outline, short, sliver, TAPER } from '../../geometry/pen'
import { seededRandom } from '../../geometry/seededRandom'
import { sides, type Sheet } from './sheet'

const ellipse = (x: number, y: number, rx: number | string, ry: number, colour: string) =>
  `<ellipse cx="${x.toFixed(2)}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`

export function eyes(sheet: Sheet): string {
  const { fill, ink, soft, clip, url, place, colours: c, marks, share, man, hairs, iris } = sheet
  const { upper, lower, crease, pupil, iris: r } = marks.eye
  const lashLine = along(upper, 60)
  return sides
    .map(({ sign, key, half }) => {
      const name = `eye${key}`
      const [[x, y], across] = iris(half([pupil])[0]!)
      const shape = outline(place(half(upper)), place(half(lower)).toReversed())
      const rand = seededRandom(sign > 0 ? 31 : 37)
      let lashes = ''
      let fibres = ''
      // Fine lashes that carry the lid on at its outer corner, never a comb.
      for (let i = 0; i < 9; i++) {
        const t = i / 8
        const a = lashLine[Math.round(lerp(37, 59, t))]!
        const dx = (lerp(0.9, 4, t) + rand() * 0.4) * (man ? 0.5 : 1)
        const dy = lerp(-1.1, -2.1, Math.sin(t * 2.4)) * (man ? 0.6 : 1)
        const [from, bend, to] = place(
          half([
            [a[0] - 0.8, a[1] - 0.2],
            [a[0] + dx * 0.62, a[1] + dy * 0.2],
            [a[0] + dx, a[1] + dy],
          ]),
        )
        lashes += sliver(from!, bend!, to!, 0.2, 2.2)
      }
      const count = 26 * share
      for (let i = 0; i < count; i++) {
        const angle = ((i + rand() * 0.6) / count) * Math.PI * 2
        const [from, to] = [r * (0.5 + rand() * 0.1), r * (0.72 + rand() * 0.2)]
        const at = (d: number) =>
          [x + Math.cos(angle) * d * across, y + Math.sin(angle) * d] as const
        fibres += hair(at(from), at((from + to) / 2), at(to))
      }
      // prettier-ignore
      return (
        `${clip(name, shape)}<g clip-path="${url(name)}">` +
        fill(shape, mix(mix(c.light, '#ffffff', 0.4), '#c3bcb8', 0.34)) +
        `<g filter="${url('edge')}">` +
        ellipse(x, y, short(r * across, 2), r, url('iris')) +
        hairs(fibres, mix(c.iris, '#ffffff', 0.42), 0.2, 0.5) +
        ellipse(x, y, short(2.6 * across, 2), 2.6, mix(c.hairDark, '#000000', 0.5)) +
        '</g>' +
        soft('fine',
          fill(blob(place(half([[15, 3], [19, -2.4], [26, -5.6], [31, -6.8], [38, -6], [45, -3.6],
            [49, -1], [46, 0.8], [40, -1.6], [31, -2.2], [24, -1], [19, 2]]))),
            mix(c.deep, c.ink, 0.5), 0.5) +
          fill(blob(place(half([[15, 2], [17.6, 0.8], [19.6, 2.4], [18.2, 4.2], [15.6, 4]]))),
            c.blush, 0.75) +
          fill(blob(place(half([[44, 0], [48.6, -1.6], [48, 1.4], [44.6, 3.4]]))), c.deep, 0.4)) +
        `<ellipse cx="${(x - 1.9).toFixed(2)}" cy="${y - 2.1}" rx=".95" ry=".85"` +
        ' fill="#fff" opacity=".9"/>' +
        soft('edge', fill(blob([[x + 0.8, y + 3.6], [x + 2.6, y + 2.4], [x + 3.4, y + 0.6],
          [x + 4.2, y + 2], [x + 2.6, y + 4]]), '#ffffff', 0.16)) +
        '</g>' +
        ink(half(upper), man ? 1.15 : 1.5, [0.12, 0.34, 0.58, 0.78, 0.94, 1, 1, 0.8, 0.1], 0.93) +
        fill(lashes, c.ink, man ? 0.6 : 0.85) +
        ink(half(lower), 0.4, [0.05, 0.12, 0.25, 0.45, 0.8, 1, 0.6], 0.55) +
        ink(half(crease), 0.6, [0, 0.3, 0.75, 1, 0.8, 0.45, 0], 0.58) +
        ink(half([[16, 2.6], [17, 3.3], [18.4, 3]]), 0.3, TAPER, 0.45)
      )
    })
    .join('')
}

export const irisGradient = ({ gradient, colours: c }: Sheet): string =>
  gradient('radial', 'iris', 'cx=".5" cy=".62" r=".55"', [
    ['0', mix(c.iris, '#ffffff', 0.28)],
    ['.62', c.iris],
    ['1', mix(c.iris, c.hairDark, 0.72)],
  ])
