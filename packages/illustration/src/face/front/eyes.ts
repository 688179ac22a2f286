import { mix } from '../colour'
import { along, blob, hair, lerp, outline, short, sliver, TAPER } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
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
      for (let i = 0; i < 7; i++) {
        const t = i / 6
        const a = lashLine[Math.round(lerp(42, 59, t))]!
        const dx = (lerp(1.4, 3.6, t) + rand() * 0.4) * (man ? 0.5 : 1)
        const dy = lerp(-0.7, -1.5, Math.sin(t * 2.4)) * (man ? 0.6 : 1)
        const [from, bend, to] = place(
          half([
            [a[0] - 0.8, a[1] - 0.2],
            [a[0] + dx * 0.62, a[1] + dy * 0.2],
            [a[0] + dx, a[1] + dy],
          ]),
        )
        lashes += sliver(from!, bend!, to!, 0.16, 2.2)
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
        fill(shape, mix(mix(c.light, '#ffffff', 0.34), '#b9b0ab', 0.42)) +
        `<g filter="${url('edge')}">` +
        ellipse(x, y, short(r * across, 2), r, url('iris')) +
        hairs(fibres, mix(c.iris, '#ffffff', 0.42), 0.2, 0.5) +
        ellipse(x, y, short(2.3 * across, 2), 2.3, mix(c.iris, '#0c0807', 0.88)) +
        '</g>' +
        soft('fine',
          fill(blob(place(half([[15, 3], [19, -2.4], [26, -5.6], [31, -6.4], [38, -5.6], [45, -3],
            [49, -0.4], [46.4, 1.8], [40, -0.4], [31, -1], [24, 0], [19, 2.4]]))),
            mix(c.deep, c.ink, 0.5), 0.62) +
          fill(blob(place(half([[15, 2], [17.6, 0.8], [19.6, 2.4], [18.2, 4.2], [15.6, 4]]))),
            c.blush, 0.75) +
          fill(blob(place(half([[43, 1], [48.6, -1], [48, 1.8], [44, 4]]))), c.deep, 0.46)) +
        `<ellipse cx="${(x - 1.5).toFixed(2)}" cy="${short(y - 1.3, 2)}" rx=".72" ry=".62"` +
        ` fill="#fff" opacity=".82" filter="${url('edge')}"/>` +
        soft('edge', fill(blob([[x + 0.8, y + 3.6], [x + 2.6, y + 2.4], [x + 3.4, y + 0.6],
          [x + 4.2, y + 2], [x + 2.6, y + 4]]), '#ffffff', 0.16)) +
        '</g>' +
        ink(half(upper), man ? 0.9 : 1.15, [0.1, 0.3, 0.55, 0.8, 0.96, 1, 0.9, 0.6, 0.05], 0.86) +
        fill(lashes, c.ink, man ? 0.5 : 0.7) +
        soft('edge',
          ink(half(lower.slice(1, -1).map(([px, py]): Point => [px, py + 0.5])), 0.8, TAPER, 0.5,
            c.light) +
          ink(half(lower), 0.34, [0, 0.1, 0.25, 0.5, 0.85, 1, 0.5], 0.42, mix(c.ink, c.deep, 0.4)) +
          ink(half(crease), 0.5, [0, 0.3, 0.75, 1, 0.8, 0.45, 0], 0.46, mix(c.ink, c.deep, 0.3))) +
        ink(half([[16, 2.6], [17, 3.3], [18.4, 3]]), 0.26, TAPER, 0.36)
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
