import { mix } from '../colour'
import { yearsShare } from '../personTraits'
import { clamp } from '../../geometry/pen'
import type { Sheet } from './sheet'

/** Draws the soft planes of the side of the face and the neck, with what ratings add to them. */
export function shading({ tone, soft, rate, colours: c, man, look }: Sheet): string {
  // Of the neck: from the late forties.
  const late = clamp((yearsShare(look.age) - 0.4) / 0.6, 0, 1)
  // prettier-ignore
  const broad =
    tone([[-62, 18], [-80, 10], [-98, 8], [-100, 34], [-92, 62], [-70, 78], [-46, 88], [-52, 70],
      [-58, 50], [-56, 32]], c.shade, 0.42 + rate('cheeks') * 0.3) +
    tone([[-52, -56], [-46, -34], [-54, -14], [-70, -16], [-80, -30], [-66, -54]], c.shade, 0.4) +
    tone([[-30, 108], [-52, 100], [-86, 80], [-101, 60], [-112, 56], [-116, 76], [-106, 100],
      [-86, 122], [-66, 132], [-60, 118], [-44, 112]], c.deep, 0.46) +
    tone([[-124, 50], [-142, 60], [-146, 100], [-146, 140], [-132, 150], [-130, 100]], c.shade,
      0.5) +
    tone([[-50, 44], [-62, 40], [-72, 50], [-66, 64], [-54, 66], [-48, 56]], c.deep,
      rate('cheeks') * 0.3) +
    (man ? tone([[-20, 52], [-46, 60], [-74, 50], [-94, 44], [-96, 62], [-70, 84], [-40, 100],
      [-14, 104], [-6, 92], [-10, 78], [-20, 66]], mix(c.deep, c.hairDark, 0.3), 0.15) : '')
  // The muscle from behind the ear to the collar bone: lit in front, in shade behind.
  // prettier-ignore
  const muscle =
    tone([[-110, 52], [-103, 90], [-93, 126], [-85, 154], [-90, 154], [-99, 130], [-110, 92],
      [-117, 60]], c.light, 0.34) +
    tone([[-117, 60], [-111, 92], [-100, 130], [-91, 154], [-98, 150], [-108, 130], [-119, 96],
      [-123, 66]], c.deep, 0.2)
  // prettier-ignore
  const wide =
    muscle +
    tone([[-22, 90], [-32, 86], [-42, 91], [-40, 100], [-28, 103]], c.deep, rate('jowls') * 0.4) +
    tone([[-44, 117], [-53, 136], [-63, 158], [-68, 157], [-59, 136], [-50, 116]],
      c.deep, late * 0.34) +
    tone([[-50, 115], [-59, 135], [-68, 156], [-73, 155], [-65, 134], [-56, 114]],
      c.light, late * 0.3) +
    tone([[-12, -15], [-18, -17], [-30, -17], [-40, -12], [-40, -5], [-32, -8], [-24, -10.4],
      [-17, -9], [-14, -4], [-12, -8]], c.shade, 0.7) +
    tone([[-18, 8], [-26, 8], [-36, 5], [-38, 10], [-28, 15], [-19, 14]], c.shade,
      0.35 + rate('underEyes') * 0.5) +
    tone([[-6, 82], [-14, 80], [-20, 84], [-14, 88], [-6, 87]], c.deep, 0.34) +
    tone([[-40, 99], [-22, 106], [-8, 104], [-6, 112], [-30, 114]], c.shade, 0.7) +
    tone([[-9, 2], [-12, 8], [-9, 18], [-6, 28], [-3, 26], [-4, 16], [-7, 8]], c.deep, 0.18) +
    tone([[-30, 22], [-46, 18], [-58, 22], [-54, 32], [-40, 34], [-30, 30]], c.deep,
      rate('skinTone') * 0.24) +
    tone([[-26, 30], [-38, 26], [-46, 34], [-38, 42], [-28, 40]], c.blush, rate('clarity') * 0.4)
  // prettier-ignore
  const close =
    tone([[-2, 30], [-8, 31], [-12, 36], [-12.6, 42], [-8.6, 45.6], [-10, 40], [-8, 35]], c.deep,
      0.36) +
    tone([[13, 41], [8, 42.4], [2, 43.6], [-5, 44.4], [-3, 46.6], [3, 46.4], [10, 44.4]], c.deep,
      0.4) +
    tone([[-14, 63.6], [-18, 64.2], [-19, 67.6], [-16, 68.6], [-14, 66.4]], c.deep, 0.4) +
    tone([[-13, 38], [-17, 44], [-21, 53], [-22, 60], [-18.6, 56], [-15, 47]], c.deep,
      0.05 + rate('smileLines') * 0.4) +
    tone([[-18, 68], [-21, 72], [-23, 82], [-20.6, 84], [-18.6, 76]], c.deep,
      rate('marionette') * 0.36)
  // prettier-ignore
  const light =
    tone([[-17, -54], [-24, -62], [-36, -52], [-36, -36], [-22, -28], [-14, -36]], c.light, 0.75) +
    tone([[-30, 20], [-44, 15], [-58, 14], [-56, 24], [-42, 30], [-30, 30]], c.light,
      0.9 - rate('cheeks') * 0.5) +
    tone([[-10, 94], [-18, 92], [-20, 99], [-12, 102]], c.light, 0.6)
  // prettier-ignore
  const sharp =
    tone([[-8, 2], [-2, 11], [4, 20], [10, 29], [6, 28], [0, 20], [-6, 9]], c.light, 0.7) +
    tone([[12, 34.6], [9, 33], [6, 35], [8, 38], [12, 37.6]], c.light, 0.8)
  // prettier-ignore
  const blush = tone([[-34, 26], [-52, 20], [-66, 22], [-62, 36], [-46, 44], [-34, 38]], c.blush,
    man ? 0.2 : 0.36)
  return (
    soft('broad', blush + broad, 'body') +
    soft('wide', wide, 'body') +
    soft('close', close, 'body') +
    soft('broad', light, 'head') +
    soft('close', sharp, 'head')
  )
}
