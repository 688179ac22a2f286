import type { ContourWidth } from '../brush'
import { mix } from '../colour'
import { blob, mirror, outline, TAPER } from '../../geometry/pen'
import { sides, whole, type Sheet } from './sheet'

/** Draws jaw and cheeks: heavier in shade, thin in light, lost at the temples. */
export function contour({ ink, marks }: Sheet, thin: ContourWidth): string {
  const right = marks.contour
  // prettier-ignore
  return (
    ink(whole(right).slice(4, -4), thin(0.86),
      [0.05, 0.5, 0.8, 0.9, 1, 0.85, 0.55, 0.3, 0.34, 0.5, 0.62, 0.62, 0.5, 0.3, 0.05], 0.8) +
    ink(right.slice(2, 6), 0.4, TAPER, 0.35) +
    ink(mirror(right).slice(2, 6), 0.32, TAPER, 0.3)
  )
}

/** Draws both ears: the rim that curls in, the fold within it, the hollow, and the lobe. */
export function ears(sheet: Sheet, thin: ContourWidth): string {
  const { fill, ink, soft, tone, clip, url, colours: c, marks, look, man, place } = sheet
  // Other hair covers their top third.
  const bare = man || look.hair === 'cropped'
  return sides
    .map(({ sign, key, half }) => {
      const rim = half(marks.ear)
      const shape = outline(
        place(rim),
        place(
          half([
            [60.6, 33],
            [61, 18],
            [62.8, -3],
          ]),
        ),
      )
      // prettier-ignore
      const shades =
        // the furrow within the rim
        tone(half([[63.6, -3], [66.6, -8.8], [70, -8], [71.2, -2], [70.6, 5], [68.6, 13],
          [67.2, 18], [67.2, 12], [69, 4], [69.2, -2], [67.6, -4.6], [65.2, -2]]), c.deep, 0.4) +
        tone(half([[63.4, 6], [66.2, 4.6], [67.4, 8.6], [66.6, 15], [65, 20.6], [63.2, 22],
          [62.6, 14]]), c.deep, 0.6) +
        tone(half([[65, -9.6], [68.6, -11], [71.6, -7.6], [72.4, 0], [71.2, 7], [71.4, 0],
          [70, -7]]), c.light, 0.6) +
        tone(half([[67.8, -2], [68.8, 3], [67.6, 11], [66.2, 18], [66.6, 10]]), c.light, 0.55) +
        tone(half([[63.4, 27], [66, 27.6], [65.6, 33], [62.8, 34.4]]), c.light, 0.5) +
        (bare ? '' : tone(half([[62, 0], [68, 2], [74, 5], [68, -8]]), c.deep, 0.6))
      const line = mix(c.ink, c.deep, 0.3)
      // prettier-ignore
      return (
        fill(shape, mix(c.base, c.shade, 0.3)) +
        clip(`ear${key}`, shape) +
        `<g clip-path="${url(`ear${key}`)}">` +
        soft('fine', shades) +
        '</g>' +
        ink(rim, thin(0.62), [0.5, 0.8, 0.9, 0.8, 0.7, 0.8, 0.8, 0.5, 0.1],
          sign > 0 ? 0.72 : 0.54) +
        (bare
          ? ink(half([[63.6, -2], [66.4, -8.6], [69.8, -8.2], [71.2, -2], [70.4, 6], [68.4, 13.6],
            [67, 19]]), thin(0.42), [0, 0.7, 1, 0.9, 0.7, 0.4, 0], 0.5, line)
          : '') +
        ink(half([[67.4, 7], [66.8, 14], [65, 20.4], [63, 23.4]]), thin(0.42), TAPER, 0.46, line)
      )
    })
    .join('')
}

/**
 * Draws the creases beside the wings, the dark of the nostrils under their rims, the foot of the
 * columella, and the shade of the bridge: no line of it, which looked like a scratch.
 */
export const nose = (
  { fill, ink, soft, place, colours: c, marks }: Sheet,
  thin: ContourWidth,
): string =>
  soft(
    'edge',
    sides
      .map(({ half }) =>
        fill(blob(place(half(marks.nose.nostril))), mix(c.ink, c.deep, 0.35), 0.72),
      )
      .join(''),
  ) +
  sides
    .map(
      ({ sign, half }) =>
        soft('edge', ink(half(marks.nose.wing), 0.9, [0, 0.3, 0.7, 1, 0.7, 0], 0.3, c.deep)) +
        ink(half(marks.nose.wing), thin(0.58), [0, 0.1, 0.4, 0.9, 1, 0.1], sign > 0 ? 0.62 : 0.46) +
        // The rim that hangs over the nostril.
        soft('edge', ink(half([[4.6, 42.4], [6.4, 41], [9, 40.4], [11.4, 41]]), 0.8, TAPER, 0.4, c.light)), // prettier-ignore
    )
    .join('') +
  // prettier-ignore
  soft('edge', ink([[4, 44], [2.4, 45.6], [0, 46.1], [-2.4, 45.6], [-4, 44]], 0.7, [0, 0.5, 1, 0.5, 0], 0.42,
    mix(c.ink, c.deep, 0.6))) +
  // prettier-ignore
  soft('fine', ink([[10.4, -15], [8.6, -10.6], [7.2, -5], [6.4, 2]], 1.5, TAPER, 0.3, c.deep))

export function lips(sheet: Sheet): string {
  const {
    fill,
    ink,
    tone,
    soft,
    clip,
    url,
    place,
    colours: c,
    marks,
    rate,
    man,
    lips: shape,
  } = sheet
  const { upper, seam, lower } = marks.lip
  const drop = marks.lip.upper[0]![1] - 63.2
  // A man's lips are nearer to his skin in colour.
  const paler = (opacity: number) => opacity * (man ? 0.66 : 1)
  const upperShape = outline(place(whole(upper)), place(whole(seam)).toReversed())
  const lowerShape = outline(place(whole(seam)), place(whole(lower)).toReversed())
  // prettier-ignore
  return (
    clip('lips', shape) +
    soft('edge', fill(upperShape, c.lip, paler(0.8)) + fill(lowerShape, url('lip'), paler(0.8))) +
    soft('close',
      tone([[-26, 64.4], [-13, 61.8], [0, 63.4], [13, 61.8], [26, 64.4], [13, 66.2], [0, 67.6],
        [-13, 66.2]], c.lipDark, paler(0.5)) +
      tone([[8, 73], [17, 69], [25, 65], [21, 72], [10, 79]], c.lipDark, paler(0.3)) +
      tone([[-11, 69.8], [-4, 69], [4, 69.4], [7, 71], [3, 73], [-5, 73.2], [-11, 71.8]], c.light,
        0.5 - rate('lips') * 0.2) +
      tone([[-13, 60.4], [-6, 57.6], [-2, 58.4], [-8, 61]], c.light, 0.3), 'lips') +
    ink(whole(seam), 0.95, [0.2, 0.8, 0.7, 0.5, 0.45, 0.6, 1, 0.7, 0.5, 0.5, 0.7, 0.8, 0.2],
      0.85, c.lipDark) +
    ink(whole(upper).slice(3, 10), 0.38, TAPER, 0.4, c.lipDark) +
    ink([[13.6, 75], [7, 77.4], [0, 77.8], [-7, 77.2], [-12, 75.6]], 0.5, TAPER, 0.36, c.lipDark) +
    soft('fine', sides.map(({ half }) =>
      fill(blob(place(half([[25.2, 64 + drop], [27, 63.4 + drop], [28.4, 64 + drop * 1.3],
        [27.4, 65.4 + drop * 1.4], [25.8, 65.2 + drop]]))), c.lipDark, 0.34)).join(''))
  )
}

export const lipGradient = ({ gradient, colours: c }: Sheet): string =>
  gradient('linear', 'lip', 'x1="0" y1="0" x2="0" y2="1"', [
    ['0', c.lip],
    ['.55', mix(c.lip, c.light, 0.25)],
    ['1', c.lip],
  ])
