import { mix } from '../colour'
import { blob, outline, TAPER } from '../../geometry/pen'
import { sides, whole, type Sheet } from './sheet'

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
      tone([[-26, 64.4], [-13, 61.8], [0, 63.4], [13, 61.8], [26, 64.4], [13, 66.2], [0, 67.6], [-13, 66.2]], c.lipDark, paler(0.5)) +
      tone([[8, 73], [17, 69], [25, 65], [21, 72], [10, 79]], c.lipDark, paler(0.3)) +
      tone([[-11, 69.8], [-4, 69], [4, 69.4], [7, 71], [3, 73], [-5, 73.2], [-11, 71.8]], c.light, 0.5 - rate('lips') * 0.2) +
      tone([[-13, 60.4], [-6, 57.6], [-2, 58.4], [-8, 61]], c.light, 0.3), 'lips') +
    ink(whole(seam), 0.95, [0.2, 0.8, 0.7, 0.5, 0.45, 0.6, 1, 0.7, 0.5, 0.5, 0.7, 0.8, 0.2], 0.85, c.lipDark) +
    ink(whole(upper).slice(3, 10), 0.38, TAPER, 0.4, c.lipDark) +
    ink([[13.6, 75], [7, 77.4], [0, 77.8], [-7, 77.2], [-12, 75.6]], 0.5, TAPER, 0.36, c.lipDark) +
    soft('fine', sides.map(({ half }) => fill(blob(place(half([[25.2, 64 + drop], [27, 63.4 + drop], [28.4, 64 + drop * 1.3], [27.4, 65.4 + drop * 1.4], [25.8, 65.2 + drop]]))), c.lipDark, 0.34)).join(''))
  )
}

export const lipGradient = ({ id, colours: c }: Sheet): string =>
  `<linearGradient id="${id('lip')}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.lip}"/><stop offset=".55" stop-color="${mix(c.lip, c.light, 0.25)}"/><stop offset="1" stop-color="${c.lip}"/></linearGradient>`
