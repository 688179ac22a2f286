import { mix } from '../colour'
import { LIFT, lerp, TAPER, type Pressure } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { RatingName } from '../parameters'
import { sides, type Extra, type Sheet } from './sheet'

type Line = [points: readonly Point[], width: number, pressure: Pressure, gain?: number]

/**
 * Draws lines and folds. A rating darkens and widens its lines, up to a ceiling of half the ink:
 * drawn at full strength they were a caricature. What is between the lines is a wash.
 */
export function expression(
  { ink, tone, soft, rate, colours: c }: Sheet,
  extra?: Extra,
): { lines: string; folds: string } {
  let lines = ''
  let close = extra?.close ?? ''
  let wide = extra?.wide ?? ''
  const colour = mix(c.ink, c.deep, 0.35)
  const draw = (name: RatingName, rest: number, peak: number, list: Line[]) => {
    const k = rate(name)
    if (k + rest > 0)
      for (const [points, width, pressure, gain = 1] of list)
        lines += ink(
          points,
          width * (0.55 + 0.45 * k),
          pressure,
          lerp(rest, peak, k) * gain,
          colour,
        )
  }
  const crease: Pressure = [0, 0.5, 1, 0.8, 0.4, 0]
  // prettier-ignore
  draw('forehead', 0, 0.5, [
    [[[-33, -38.6], [-22, -41.4], [-10, -40.4], [-1, -39.2]], 0.62, TAPER],
    [[[5, -39.4], [14, -40.8], [25, -41.2], [33, -38]], 0.56, TAPER, 0.9],
    [[[-33, -47], [-20, -49.8], [-5, -48.2], [9, -48.4], [22, -49.8], [32, -46.6]], 0.7,
      [0, 0.5, 0.9, 0.7, 0.8, 1, 0.5, 0]],
    [[[-24, -56.4], [-11, -58], [1, -57], [13, -58], [21, -56.6]], 0.5, TAPER, 0.7],
  ])
  // prettier-ignore
  draw('frown', 0, 0.5, [
    [[[6.4, -27], [6.2, -22.6], [5, -17.6], [5.2, -13.2]], 0.8, crease],
    [[[-6.8, -28.2], [-6.6, -23], [-5.4, -17.6], [-5.8, -12.6]], 0.85, crease],
    [[[10, -23.6], [9.6, -20.8], [8.6, -18.6]], 0.45, TAPER, 0.7],
    [[[-4, -5.6], [-0.4, -4.8], [3.6, -5.8]], 0.42, TAPER, 0.7],
  ])
  // prettier-ignore
  draw('chin', 0, 0.42, [[[[-11, 86.2], [-4, 84.4], [4, 84.2], [11, 86]], 0.66, TAPER]])
  for (const { sign, half } of sides) {
    const k = sign > 0 ? 1 : 0.75
    // prettier-ignore
    draw('crowsFeet', 0, 0.5, [
      [half([[50.2, -4.4], [53.6, -7], [57, -10.4]]), 0.42, LIFT],
      [half([[50.8, -1.6], [55, -2.6], [59.6, -4.8]]), 0.5, LIFT],
      [half([[50.2, 1.2], [54.4, 2.4], [58.8, 2.6]]), 0.46, LIFT],
      [half([[48.6, 3.8], [52, 6.4], [55.4, 8.2]]), 0.4, LIFT, 0.8],
    ])
    // prettier-ignore
    draw('smileLines', 0.08, 0.46,
      [[half([[17.4, 36.6], [21.2, 40.6], [25.4, 46.6], [28.8, 53.2], [30.4, 59.4]]), 0.78,
      [0.1, 0.7, 1, 0.75, 0.35, 0]]])
    // The least kind of all lines: more wash, and less ink.
    // prettier-ignore
    draw('marionette', 0, 0.24, [[half([[27.4, 68], [28.8, 72.2], [30, 77.4], [30.2, 84]]), 0.46,
      [0, 0.5, 0.9, 0.6, 0.25, 0]]])
    // prettier-ignore
    draw('underEyes', 0.05, 0.42, [[half([[17, 5.4], [20.4, 9.4], [26, 12.4], [32.6, 13.4]]), 0.52,
      [0.2, 1, 0.7, 0.3, 0]]])
    // prettier-ignore
    draw('jowls', 0, 0.4, [[half([[27.4, 91.6], [26.4, 95.4], [27, 99]]), 0.5, TAPER]])
    // prettier-ignore
    close +=
      tone(half([[16.6, 38], [20, 38], [27, 46], [32, 55], [33, 62], [29.8, 60], [25, 51],
        [19.6, 44]]), c.deep, (0.05 + rate('smileLines') * 0.38) * k) +
      tone(half([[26.8, 66.4], [29.8, 68.6], [32.4, 75], [32.8, 83], [29.2, 82.6], [27.6, 75]]),
        c.deep, rate('marionette') * 0.24 * k) +
      tone(half([[15.6, 4.4], [20, 7.6], [29, 9.8], [38, 8.6], [44, 5.4], [42.6, 10], [34, 14.6],
        [25, 14.2], [18.6, 11]]), mix(c.deep, '#5d4a63', 0.3), rate('underEyes') * 0.42)
    // prettier-ignore
    wide +=
      tone(half([[25, 88], [31, 84], [39, 85], [37, 94], [29, 102], [24, 97]]), c.deep,
        rate('jowls') * 0.34 * k) +
      tone(half([[26.6, 64.6], [31, 68], [34.6, 76], [35.4, 86], [30.4, 88], [27.6, 78]]), c.deep,
        rate('marionette') * 0.36 * k) +
      tone(half([[68, 21], [56, 27], [46, 33.5], [39, 42], [35, 53], [35.5, 57], [41, 49],
        [48, 41.5], [57, 35], [68, 31]]), c.deep, rate('cheeks') * 0.36 * k) +
      tone(half([[20, 14], [29, 17], [38, 22], [43, 31], [37, 30], [29, 24], [20, 19]]), c.deep,
        rate('cheeks') * 0.24 * k)
  }
  // prettier-ignore
  close +=
    tone([[-34, -41], [0, -43.6], [34, -40.6], [30, -45], [0, -48], [-30, -45.4]], c.shade,
      rate('forehead') * 0.5) +
    tone([[-8, -27], [-5.4, -29], [-4, -20], [-4.4, -12], [-7, -13], [-8.6, -20]], c.deep,
      rate('frown') * 0.24) +
    tone([[8, -26], [5.4, -28], [4, -20], [4.4, -12], [7, -13], [8.6, -20]], c.deep,
      rate('frown') * 0.3)
  return { lines, folds: soft('wide', wide, 'face') + soft('close', close, 'face') }
}
