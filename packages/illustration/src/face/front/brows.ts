import { along, between, clamp, lerp, outline, short, sliver } from '../../geometry/pen'
import { seededRandom } from '../../geometry/seededRandom'
import { sides, type Sheet } from './sheet'

/** Draws a soft shape under separate hairs that follow its flow. */
export function brows({ fill, soft, place, url, colours: c, marks, share, man }: Sheet): string {
  const top = along(marks.brow.top, 100)
  const foot = along(marks.brow.foot, 100)
  return sides
    .map(({ sign, key, half }) => {
      const rand = seededRandom(sign > 0 ? 5 : 9)
      let front = ''
      let body = ''
      const count = Math.round(84 * (share < 1 ? 0.6 : 1))
      for (let i = 0; i < count; i++) {
        const t = i / (count - 1)
        const u = Math.round(3 + t * 91)
        const v = rand()
        const from = between(foot[u]!, top[u]!, v * 0.8)
        const reach = Math.min(100, u + Math.round(lerp(3, 13, Math.min(1, t * 2.2))))
        const to = between(
          foot[reach]!,
          top[reach]!,
          clamp(v * 0.8 + lerp(0.5, 0.1, Math.min(1, t * 1.5)), 0, 1),
        )
        const [a, b, d] = place(
          half([from, [lerp(from[0], to[0], 0.4), lerp(from[1], to[1], 0.62)], to]),
        )
        const one = sliver(a!, b!, d!, (0.15 + rand() * 0.12) * (man ? 1.3 : 1), 0.6)
        if (t < 0.16) front += one
        else body += one
      }
      const shape = outline(place(half(marks.brow.top)), place(half(marks.brow.foot)).toReversed())
      return (
        soft('fine', fill(shape, url(`brow${key}`), man ? 0.74 : 0.62)) +
        fill(front, c.brow, man ? 0.5 : 0.36) +
        fill(body, c.brow, man ? 0.7 : 0.6)
      )
    })
    .join('')
}

export const browGradients = ({ id, place, colours: c }: Sheet): string =>
  sides
    .map(({ sign, key }) => {
      const [head, tail] = place([
        [12 * sign, -21],
        [54 * sign, -21],
      ])
      return (
        `<linearGradient id="${id(`brow${key}`)}" gradientUnits="userSpaceOnUse"` +
        ` x1="${short(head![0], 1)}" y1="0" x2="${short(tail![0], 1)}" y2="0">` +
        [
          [0, 0.25],
          [0.4, 0.85],
          [1, 0.75],
        ]
          .map(
            ([offset, opacity]) =>
              `<stop offset="${offset}" stop-color="${c.brow}" stop-opacity="${opacity}"/>`,
          )
          .join('') +
        '</linearGradient>'
      )
    })
    .join('')
