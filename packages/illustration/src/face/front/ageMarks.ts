import { yearsShare } from '../personTraits'
import { clamp, stroke, TAPER, type Pressure } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { sides, type Extra, type Sheet } from './sheet'

const cord: Pressure = [0, 0.5, 1, 0.9, 0.5, 0]

/**
 * Draws signs of age beyond the ratings: the fold that rests on the upper lid, hollow temples, fine
 * lines over the lip, and the bands and rings of the neck. Soft, and only half inked at most.
 */
export function ageMarks(sheet: Sheet): Extra {
  const { tone, soft, ink, fill, colours: c, look, rate } = sheet
  const years = yearsShare(look.age)
  const late = clamp((years - 0.4) / 0.6, 0, 1)
  const [cords, rings] = [late + 2 * rate('neckBands'), late + 2 * rate('neckLines')]
  if (years < 0.2 && cords + rings === 0) return { close: '', wide: '', lines: '', neck: '' }
  let [close, wide, lines] = ['', '', '']
  for (const { sign, half } of sides) {
    const k = sign > 0 ? 1 : 0.7
    // prettier-ignore
    close +=
      tone(half([[33, -9], [41, -8.6], [48, -5.4], [52.6, -1.4], [49.4, -3], [43, -6], [36, -7.4]]),
        c.deep, 0.34 * years * k) +
      tone(half([[18, 8.4], [25, 12.2], [34, 13], [42, 9.8], [41, 12.4], [33, 15.6], [24, 14.8]]),
        c.light, 0.3 * years)
    // prettier-ignore
    wide +=
      tone(half([[54, -38], [59, -30], [62, -18], [58, -12], [54, -20], [51, -30]]), c.deep,
        0.24 * years * k) +
      tone(half([[35, -19], [44, -19.6], [51, -14], [52, -8], [46, -11], [38, -13]]),
        c.light, 0.24 * years)
    // prettier-ignore
    for (const [points, width] of [
      [[[6.4, 50.4], [6.8, 54.6]], 0.3], [[[11.4, 52.4], [11.8, 56.2]], 0.34],
        [[[16.4, 54.8], [16.6, 58.2]], 0.3], [[[20.6, 57.2], [20.4, 60]], 0.26],
    ] as [Point[], number][])
      lines += ink(half(points), width, TAPER, 0.15 * late)
  }
  const flat = (points: readonly Point[], width: number, opacity: number, pressure = cord) =>
    fill(stroke(points, width, pressure), c.ink, opacity)
  // prettier-ignore
  const bands =
    soft('close',
      fill(stroke([[13, 116], [15, 130], [14, 148], [10, 168]], 3.4, cord), c.deep, 0.3 * cords) +
      fill(stroke([[-14, 117], [-16, 132], [-14.6, 150], [-10, 169]], 3.2, cord),
        c.deep, 0.2 * cords) +
      fill(stroke([[17, 118], [19, 131], [18, 147], [14, 164]], 2.6, cord), c.light, 0.3 * cords),
        'neck') +
    soft('fine',
      flat([[-38, 127], [-20, 132.6], [0, 134], [20, 132.4], [37, 127]], 0.9, 0.24 * rings, TAPER) +
      flat([[-35, 146], [-16, 150.6], [4, 151.4], [24, 149], [34, 145]], 0.8, 0.18 * rings, TAPER),
        'neck')
  return { close, wide, lines, neck: bands }
}
