import { mix } from '../colour'
import { sides, type Sheet } from './sheet'

/** Draws the soft planes of the face, lit from the upper left. */
export function planes({ tone, soft, rate, colours: c, man }: Sheet): string {
  let [broad, wide, close] = ['', '', '']
  for (const { sign, half } of sides) {
    const k = sign > 0 ? 1 : 0.5
    // A hollow cheek runs below the cheekbone from the ear towards the mouth, and is lost in the
    // side of the face.
    // prettier-ignore
    broad +=
      tone(half([[74, 24], [58, 29], [46, 36], [38, 46], [34, 59], [37, 66], [45, 60], [55, 58],
        [74, 60]]), c.shade, rate('cheeks') * 0.7 * (sign > 0 ? 1 : 0.7)) +
      tone(half([[70, -44], [72, 0], [70, 42], [60, 74], [44, 96], [38, 90], [48, 70], [53, 52],
        [54, 34], [57, 14], [58, -8], [55, -30], [58, -46]]), c.shade, 0.8 * k) +
      tone(half([[60, -56], [48, -66], [44, -50], [49, -34], [55, -20], [64, -22]]),
        c.shade, 0.42 * k) +
      tone(half([[58, 32], [46, 39], [37, 50], [34.5, 60], [41, 64], [52, 56], [59, 46]]),
        c.shade, 0.3 * k)
    // prettier-ignore
    wide +=
      tone(half([[10, -15], [16, -16], [24, -16], [36, -17], [46, -16], [51, -10], [48, -5.4],
        [40, -9], [31, -10.4], [22, -7.4], [16, -3], [11.6, -3], [9.4, -9]]), c.shade, sign > 0
        ? 0.56 : 0.45) +
      tone(half([[8, -13], [12, -13], [14, -6], [12.6, 3], [9, 5], [7, -3]]), c.deep, 0.36 * k) +
      tone(half([[5.4, 1], [8.6, 8], [9.8, 19], [12.6, 27.6], [12, 31], [8, 28], [6, 18],
        [4.8, 8]]), c.deep, sign > 0 ? 0.4 : 0.1) +
      tone(half([[16, 3.4], [22, 6.2], [31, 8.2], [40, 7], [45, 3.8], [44, 8.6], [35, 12.4],
        [25, 11.8], [18, 8.6]]), c.shade, 0.34)
    // prettier-ignore
    close +=
      tone(half([[17, -4], [21, -7], [27, -9.4], [33, -10.2], [40, -9.4], [47, -6.6], [51, -4],
        [47, -9], [40, -12], [31, -12.6], [23, -10.4], [17.4, -7]]), c.deep,
        sign > 0 ? 0.3 : 0.24) +
      tone(half([[17, 0], [22, -4], [31, -6.4], [40, -5], [48, -1.6], [42, -6.4], [31, -8.4],
        [22, -6]]), c.deep, 0.2) +
      tone(half([[9.8, 31], [12.6, 30.4], [14.6, 33], [15, 37], [13, 40], [11.4, 37],
        [10.8, 33.6]]), c.shade, sign > 0 ? 0.5 : 0.2) +
      tone(half([[5.4, 33], [8.4, 35], [7.6, 39.4], [4.6, 40.4], [5.6, 37]]), c.deep,
        sign > 0 ? 0.26 : 0.1) +
      tone(half([[24, 63], [28.4, 63.6], [29.4, 68], [27, 70], [24.4, 67.4]]), c.deep,
        sign > 0 ? 0.28 : 0.2) +
      tone(half([[13, 29], [17, 32], [18.6, 38], [17, 43], [15.6, 44], [16.6, 38], [15.4, 33]]),
        c.deep, sign > 0 ? 0.26 : 0.16)
  }
  // prettier-ignore
  wide +=
    tone([[-26, 101], [-13, 104], [0, 105], [13, 103], [28, 97], [36, 91], [30, 104], [14, 112],
      [0, 113], [-14, 111]], c.shade, 0.8) +
    tone([[-13, 79], [0, 80], [14, 78.6], [17, 81], [11, 85.4], [0, 87], [-10, 85.6], [-15, 82]],
      c.deep, 0.36 + rate('chin') * 0.16) +
    tone([[1, 46], [12, 44.4], [15.6, 47], [11, 52.4], [5, 53.4], [2, 50]], c.deep, 0.16)
  // prettier-ignore
  close +=
    tone([[-12.4, 42.4], [-6, 40.6], [0, 42], [6, 40.2], [13, 41.4], [13.6, 44], [6, 46.6], [0, 48],
      [-5, 46.8], [-12, 44.4]], c.deep, 0.42) +
    tone([[-2.4, 48], [0, 49.4], [2.2, 48], [3.8, 54.6], [1, 56.4], [-1.6, 55.6]], c.deep, 0.16)
  // The shadow of a close shave.
  if (man) {
    const shave = mix(c.deep, c.hairDark, 0.3)
    // prettier-ignore
    broad += tone([[-50, 56], [-38, 64], [-28, 60], [-16, 54], [0, 56], [16, 54], [28, 60],
      [38, 64], [50, 56], [48, 78], [32, 104], [0, 116], [-32, 104], [-48, 78]], shave, 0.16)
    // prettier-ignore
    wide += tone([[-14, 50], [0, 52], [14, 50], [24, 60], [12, 55.4], [0, 56.4], [-12, 55.4],
      [-24, 60]], shave, 0.1)
  }
  return soft('broad', broad, 'face') + soft('wide', wide, 'face') + soft('close', close, 'face')
}

export function lights({ tone, soft, rate, colours: c }: Sheet): string {
  // prettier-ignore
  let broad =
    tone([[-32, -52], [-12, -62], [14, -59], [24, -46], [10, -33], [-14, -31], [-32, -39]],
      c.light, 0.7) +
    tone([[-12, 92], [-2, 89], [8, 92], [7, 98], [-3, 101], [-12, 98]], c.light,
      0.8 - rate('chin') * 0.35)
  // prettier-ignore
  let wide = tone([[-3.4, -9], [0, -10], [2, -4], [2.2, 14], [2.6, 26], [-0.6, 29], [-3.6, 24],
    [-3.8, 8]], c.light, 0.8)
  // prettier-ignore
  let close = tone([[-3.8, 32.4], [-1, 30.8], [1.6, 32.4], [1.2, 36], [-1.4, 37], [-3.8, 35.4]],
    c.light, 0.8)
  for (const { sign, half } of sides) {
    const k = sign > 0 ? 0.6 : 1
    // prettier-ignore
    broad += tone(half([[22, 18], [34, 16], [47, 11], [56, 7], [56, 16], [45, 25], [32, 29],
      [22, 26]]), c.light, (0.95 - rate('cheeks') * 0.5 - rate('clarity') * 0.3) * k)
    // prettier-ignore
    wide += tone(half([[33, -20], [42, -21.6], [49, -18.4], [45, -15.6], [37, -16]]),
      c.light, 0.6 * k)
    // prettier-ignore
    close += tone(half([[7, 52.6], [10, 55.4], [14.4, 57.4], [10, 57.4], [6.4, 55.4], [4.6, 54.8]]),
      c.light, 0.45 * k)
  }
  return soft('broad', broad, 'face') + soft('wide', wide, 'face') + soft('close', close, 'face')
}

export function blush({ tone, soft, colours: c, man }: Sheet): string {
  const k = man ? 0.6 : 1
  // prettier-ignore
  const cheeks = sides.map(({ sign, half }) =>
    tone(half([[28, 24], [40, 22], [54, 16], [58, 22], [52, 34], [40, 42], [30, 40], [25, 32]]),
      c.blush, (sign > 0 ? 0.36 : 0.3) * k)).join('')
  // prettier-ignore
  return soft('broad',
    cheeks +
    tone([[-9, 28], [0, 26], [9, 28], [9, 40], [0, 42], [-9, 40]], c.blush, 0.2 * k) +
    tone([[-12, 94], [0, 92], [12, 94], [10, 104], [-10, 104]], c.blush, 0.18 * k), 'face')
}
