import type { ContourWidth } from '../brush'
import { mix } from '../colour'
import { blob, mirror, outline, TAPER } from '../../geometry/pen'
import type { HairKind } from '../parameters'
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

/** The cuts that leave the ears bare; other hair covers their top third. */
const bareEars: readonly HairKind[] = ['cropped', 'parted', 'shaved']

/** Draws both ears. */
export function ears(sheet: Sheet): string {
  const { fill, ink, soft, clip, id, colours: c, marks, look, place } = sheet
  const bare = bareEars.includes(look.hair)
  return sides
    .map(({ sign, key, half }) => {
      const rim = half(marks.ear)
      // prettier-ignore
      const shape = outline(place(rim), place(half([[60.8, 34], [61.4, 18], [63.2, -4]])))
      // prettier-ignore
      const hollow =
        fill(blob(place(half([[63.8, 6], [66.4, 5], [69, 7.6], [68.6, 13], [67, 18], [65.6, 23],
          [63.8, 25], [63, 16]]))), c.deep, 0.4) +
        (bare
          ? ''
          : fill(blob(place(half([[63, 0], [68, 2.4], [73, 6], [73, 0], [68, -6], [63, -4]]))),
            c.deep, 0.55))
      // prettier-ignore
      return (
        fill(shape, mix(c.base, c.shade, 0.2)) +
        clip(`ear${key}`, shape) +
        `<g clip-path="url(#${id(`ear${key}`)})">${soft('fine', hollow)}</g>` +
        ink(bare ? rim : rim.slice(5), 0.62,
          bare
            ? [0.6, 0.7, 0.8, 0.8, 0.7, 0.75, 0.8, 0.5, 0.1]
            : [0.3, 0.8, 0.7, 0.75, 0.8, 0.5, 0.1],
          sign > 0 ? 0.7 : 0.5) +
        (bare
          ? ink(half([[64.6, -3], [67, -8], [70, -7.6], [71, -2], [70.4, 6]]), 0.42, TAPER, 0.46)
          : ink(half([[62.9, -1], [65.4, -3.8], [68.6, -3.4], [71.2, -0.8], [72.9, 2]]),
            0.5, TAPER, 0.5, c.hairDark)) +
        ink(half([[70.2, 7], [69.6, 13], [67.8, 19], [66.4, 25]]), 0.4, TAPER, 0.42) +
        ink(half([[64.2, 10], [65.6, 13.6], [64.8, 17.4], [65.6, 21]]), 0.46, TAPER, 0.46)
      )
    })
    .join('')
}

/** Draws two wings, the dark of the nostrils, one side of the bridge, and almost nothing else. */
export const nose = ({ fill, ink, soft, place, colours: c, marks, man }: Sheet): string =>
  soft(
    'edge',
    sides
      .map(({ half }) => fill(blob(place(half(marks.nose.nostril))), mix(c.ink, c.deep, 0.3), 0.74))
      .join(''),
  ) +
  sides
    .map(({ sign, half }) =>
      ink(half(marks.nose.wing), 0.66, [0, 0.2, 0.6, 1, 0.85, 0.2], sign > 0 ? 0.64 : 0.46),
    )
    .join('') +
  // prettier-ignore
  ink([[3.6, 44.6], [2, 45.9], [-0.4, 46.2], [-2.6, 45.6]], 0.42, TAPER, 0.4) +
  // prettier-ignore
  ink([[10, -14], [8.4, -10.6], [7, -6], [6.2, -1], [5.9, 4]], man ? 0.7 : 0.6, TAPER, 0.24)

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
