import { mix } from '../colour'
import { between, blob, lerp, outline, sliver, TAPER } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { yearsShare } from '../personTraits'
import type { ContourWidth } from '../brush'
import { browHairs } from '../front/brows'
import type { Sheet } from './sheet'

/**
 * Draws the eye from the side: the ball is seen between the lids as far back as their outer corner.
 */
export function eye({ place, fill, ink, soft, clip, url, colours: c, man, look }: Sheet): string {
  const hang = yearsShare(look.age)
  // prettier-ignore
  const [upper, lower, ball, lid]: Point[][] = [
    [[-17.2, -4.4 + hang * 0.5], [-20.6, -5.3 + hang * 0.7], [-25, -4.5 + hang * 0.9],
      [-30.4, -1.9 + hang * 0.6], [-35.4, 1.4]],
    [[-20.4, 5.2], [-25, 5.1], [-30.4, 3.9], [-35.4, 1.4]],
    [[-17.8, -4.6], [-17.3, -2.4], [-17.3, 0.2], [-18.4, 3], [-20.4, 5.2]],
    [[-17.2, -4.4 + hang * 0.5], [-15.9, -5.4], [-16.3, -7.6], [-18.6, -9.6], [-24, -10.2],
      [-30, -8.4], [-36, -4], [-38.4, -0.6]],
  ]
  const shape = outline(place(upper!), place(lower!).toReversed(), place(ball!).toReversed())
  // prettier-ignore
  const lidShape = outline(place(lid!), place([[-38.4, -0.6], [-35.4, 1.4]]),
    place(upper!).toReversed())
  // prettier-ignore
  const [[irisX, irisY], [pupilX]] = place([[-19.3, -0.2], [-18.5, -0.2]]) as [Point, Point]
  const [rim, pupil] = [mix(c.iris, c.hairDark, 0.45), mix(c.hairDark, '#000000', 0.5)]
  let lashes = ''
  const sweep = man ? 0.55 : 1
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const a = between([-17, -4.7 + hang * 0.5], [-26, -4.9 + hang * 0.9], t)
    const b: Point = [a[0] + lerp(6.2, 1, t) * sweep, a[1] - lerp(1.5, 3.2, t) * sweep]
    const [from, bend, to] = place([a, [lerp(a[0], b[0], 0.62), a[1] + 0.7 - t], b])
    lashes += sliver(from!, bend!, to!, 0.17, 1.9)
  }
  for (let i = 0; i < 5; i++) {
    const a = between([-20.6, 5.3], [-28, 4.6], i / 4)
    // prettier-ignore
    const [from, bend, to] = place([a, [a[0] + 1, a[1] + 0.9],
      [a[0] + 1.9 * sweep, a[1] + 1.3 * sweep]])
    lashes += sliver(from!, bend!, to!, 0.08, 1.2)
  }
  // prettier-ignore
  return (
    fill(lidShape, mix(c.base, c.shade, 0.22)) +
    soft('fine',
      fill(blob(place([[-16.4, -7.8], [-18.6, -8.8], [-24, -9], [-24, -6.4], [-19, -6.2],
        [-16.2, -5.4]])), c.light, 0.5) +
      fill(blob(place([[-28, -8.4], [-36, -3.4], [-37, 0], [-31, -3], [-26, -6]])), c.deep, 0.3)) +
    `${clip('eye', shape)}<g clip-path="${url('eye')}">` +
    fill(shape, mix(mix(c.light, '#ffffff', 0.4), '#b9b1ac', 0.4)) +
    `<g filter="${url('edge')}">` +
    `<ellipse cx="${irisX}" cy="${irisY}" rx="2.3" ry="5.5" fill="${rim}"/>` +
    `<ellipse cx="${irisX}" cy="${irisY}" rx="1.8" ry="4.8" fill="${c.iris}"/>` +
    `<ellipse cx="${pupilX}" cy="${irisY}" rx=".9" ry="2.3" fill="${pupil}"/></g>` +
    soft('fine',
      fill(blob(place([[-15, -6], [-22, -7], [-32, -3.6], [-37, 1], [-31, -0.6], [-24, -2.4],
        [-17, -2]])), mix(c.deep, c.ink, 0.5), 0.55) +
      fill(blob(place([[-31, 1], [-37, 0.4], [-36, 3], [-30, 5]])), c.blush, 0.5)) +
    `<ellipse cx="${irisX + 0.1}" cy="${irisY - 2}" rx=".5" ry=".8" fill="#fff" opacity=".9"/>` +
    '</g>' +
    // The wet rim of the lower lid, and the front of the ball in its own light.
    ink(ball!, 0.3, TAPER, 0.34) +
    ink([[-20.2, 5.1], [-25, 5], [-31, 3.8]], 0.5, TAPER, 0.4, c.light) +
    ink(upper!, man ? 1.05 : 1.4, [0.7, 1, 1, 0.85, 0.6, 0.2], 0.92) +
    fill(lashes, c.ink, man ? 0.6 : 0.82) +
    ink([[-20, 5.9], [-25, 5.7], [-31, 4.4], [-35, 2]], 0.4, [0.3, 0.8, 0.7, 0.4, 0.1], 0.5) +
    ink([[-16, -5], [-16.4, -7.6], [-18.6, -9.6]], 0.4, TAPER, 0.34) +
    ink([[-18.2, -9.4], [-23, -10.6 + hang], [-29, -9.2 + hang * 1.6], [-35, -5 + hang * 1.8],
      [-39.4, -0.8 + hang * 1.4]], 0.56, [0.2, 0.8, 1, 0.6, 0], 0.55)
  )
}

export function brow(sheet: Sheet): string {
  const drop = sheet.man ? 1.6 : 0
  // prettier-ignore
  const top: Point[] = [[-10.6, -20.4 + drop], [-15, -24.4 + drop], [-22, -27.4 + drop],
    [-29, -28 + drop * 1.4], [-36, -25 + drop], [-43, -19.6 + drop]]
  // prettier-ignore
  const foot: Point[] = [[-10.6, -20.4 + drop], [-15, -19.8 + drop * 1.8],
    [-22, -22.4 + drop * 1.8], [-29, -24 + drop * 1.8], [-36, -22.6 + drop * 1.8],
    [-43, -19.6 + drop]]
  return browHairs(sheet, top, foot, 5)
}

export const nose = ({ place, fill, ink, soft, colours: c }: Sheet, thin: ContourWidth): string =>
  // prettier-ignore
  soft('edge', fill(blob(place([[0.6, 43.6], [3.4, 41.6], [7, 40.9], [9.6, 41.6], [7, 42.6],
    [3.6, 43.6]])), mix(c.ink, c.deep, 0.3), 0.7)) +
  ink([[-3, 30.6], [-8, 32], [-11, 36], [-10.8, 40.6], [-7, 43.6], [-2.4, 43.6]], thin(0.68),
    [0, 0.3, 0.8, 1, 0.8, 0.2], 0.6)

export function lips(sheet: Sheet): string {
  const { fill, ink, soft, tone, colours: c, man, rate, upperLip, lowerLip } = sheet
  const paler = man ? 0.62 : 1
  // prettier-ignore
  return (
    soft('edge',
      fill(upperLip, c.lip, 0.82 * paler) +
      fill(lowerLip, mix(c.lip, c.light, 0.12), 0.82 * paler)) +
    soft('fine', tone([[2, 68], [-2, 67.4], [-5, 69], [-2, 71], [1, 70.6]], c.light, 0.5)) +
    ink([[-0.8, 64.8], [-6, 64.6], [-11, 64.5], [-16.6, 63.6 + rate('marionette') * 0.9]], 0.85,
      [0.9, 0.7, 0.5, 0.7, 0.1], 0.85, c.lipDark)
  )
}

type EarSheet = Pick<Sheet, 'fill' | 'ink' | 'soft' | 'tone' | 'place' | 'colours' | 'marks'>

export const ear = (
  { place, fill, ink, soft, tone, colours: c, marks }: EarSheet,
  thin: ContourWidth,
): string =>
  // prettier-ignore
  fill(blob(place(marks.ear)), mix(c.base, c.light, 0.15)) +
  soft('close', tone([[-105, 9], [-109, 4.6], [-113.6, 6.2], [-115.4, 12], [-112.6, 18.4],
    [-108.6, 23.4], [-105.8, 22]], c.deep, 0.62)) +
  soft('fine',
    // the hollow of the ear, the furrow within its rim, and the small hollow above
    tone([[-104.6, 12], [-107, 9], [-110, 11], [-110, 17], [-107, 21], [-104.8, 18]], c.deep,
      0.7) +
    tone([[-105, -4], [-111, -9.4], [-119, -9.4], [-124, -2], [-123.4, 8], [-118.6, 18],
      [-114.4, 25], [-116, 17], [-119.8, 8], [-119.6, 0], [-115, -5], [-108, -5]], c.shade, 0.85) +
    tone([[-107.6, -2.4], [-112, -3.6], [-114.4, 1], [-110, 2.6]], c.shade, 0.7) +
    // light on the rim, on the fold within it and on the lobe
    tone([[-114, -13], [-122, -9.6], [-126, -1], [-125, 8], [-124, 0], [-120.6, -7]],
      c.light, 0.55) +
    tone([[-116.4, -1], [-118.6, 6], [-117.6, 13], [-114, 20], [-116.2, 10]], c.light, 0.5) +
    tone([[-103.4, 31], [-109, 30.6], [-109, 37], [-104, 39.4]], c.light, 0.5)) +
  ink([...marks.ear, marks.ear[0]!], thin(0.84), [0.2, 0.7, 1, 0.9, 0.8, 0.7, 0.8, 0.9, 0.6, 0.1],
    0.74) +
  ink([[-105, 8], [-103.6, -1], [-107.4, -7], [-113, -9.6], [-119.6, -8], [-123, -1], [-121.8, 8],
    [-117.4, 17], [-113.4, 24]], thin(0.56), [0, 0.8, 0.9, 0.7, 0.9, 1, 0.7, 0.3, 0], 0.56) +
  ink([[-109, -4], [-114, -1.6], [-117, 4], [-116.6, 12], [-113.4, 19.4], [-109, 24.8],
    [-105.6, 25]], thin(0.56), [0, 0.4, 0.7, 1, 1, 0.8, 0.1], 0.58) +
  ink([[-101.4, 8], [-104.4, 11], [-104.9, 15.4], [-103, 19.4], [-105.4, 24.6]], thin(0.66),
    [0.1, 0.9, 1, 0.6, 0.1], 0.66)

export const contour = ({ ink, marks }: Sheet, thin: ContourWidth): string =>
  // prettier-ignore
  ink([...marks.browToLip, ...marks.upperLip.slice(1)], thin(0.95),
    [0.2, 0.5, 0.7, 0.8, 0.6, 0.5, 0.7, 0.8, 0.9, 1, 0.8, 0.9, 0.7, 0.5], 0.82) +
  ink([...marks.lowerLip, ...marks.throat.slice(1)], thin(0.98),
    [0.5, 0.8, 0.7, 0.9, 1, 0.9, 0.7, 0.8, 1, 0.8, 0.6, 0.4, 0.2], 0.82) +
  ink(marks.jaw, thin(0.8), [0, 0.15, 0.4, 0.7, 0.8, 0.5, 0.2, 0], 0.36) +
  ink(marks.nape, thin(0.9), [0.1, 0.6, 0.9, 0.8, 0.6, 0.5, 0.4, 0.2], 0.66) +
  ink([[-75.6, 176], [-74, 183], [-66, 189.6], [-50, 197], [-30, 205]], thin(0.66),
    [0.2, 0.7, 0.6, 0.35, 0], 0.46) +
  ink([[-82, 186], [-92, 183.4], [-112, 182], [-136, 184.6], [-160, 190]], thin(0.66),
    [0.1, 0.9, 1, 0.5, 0], 0.36)
