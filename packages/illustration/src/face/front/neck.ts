import { blob, mirror, outline, stroke, TAPER, type Pressure } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Sheet } from './sheet'

const edge: Pressure = [0.1, 0.5, 0.75, 0.8, 0.9, 1, 0.8, 0.6, 0.3, 0.1]
const cord: Pressure = [0, 0.5, 0.8, 1, 0.7, 0.3]
const collar: Pressure = [0.2, 1, 0.8, 0.6, 0.4, 0.2, 0]

export const neckShape = ({ marks }: Sheet): string =>
  outline(
    marks.neck,
    [
      [152, 199],
      [152, 240],
    ],
    [
      [152, 240],
      [-152, 240],
    ],
    [
      [-152, 240],
      [-152, 199],
    ],
    mirror(marks.neck).toReversed(),
  )

/**
 * Draws neck and shoulders; they do not turn with the head.
 * @param fades whether they fade out below: a mask takes time, so only where that is seen
 * @param bands what age draws on it
 */
export function neck(sheet: Sheet, fades: boolean, bands = ''): string {
  const { fill, colours: c, soft, url, marks, man } = sheet
  const flat = (points: readonly Point[], width: number, pressure: Pressure, opacity: number) =>
    fill(stroke(points, width, pressure), c.ink, opacity)
  // prettier-ignore
  const shade = soft('broad',
    fill(blob([[-58, 70], [-46, 96], [-30, 112], [0, 124], [30, 122], [46, 140], [54, 150],
      [58, 100], [60, 70], [0, 60]]), c.deep, 0.62) +
    fill(blob([[40, 100], [50, 110], [52, 150], [34, 172], [26, 176], [34, 150]]), c.shade, 0.7) +
    fill(blob([[-60, 172], [-34, 182], [-10, 192], [-20, 198], [-50, 188]]), c.shade, 0.35) +
    fill(blob([[60, 172], [34, 182], [10, 192], [20, 200], [60, 188]]), c.shade, 0.5), 'neck') +
    // The muscles from behind the ears to the collar bones, and the notch between them.
    soft('wide',
      fill(stroke([[38, 112], [30, 138], [20, 160], [9, 176]], 4.4, cord), c.deep, 0.3) +
      fill(stroke([[-38, 114], [-31, 140], [-21, 162], [-9, 176]], 4, cord), c.deep, 0.2) +
      fill(stroke([[44, 116], [36, 142], [26, 164], [15, 177]], 4, cord), c.light, 0.3) +
      fill(stroke([[-34, 114], [-27, 139], [-17, 161], [-6, 175]], 3.6, cord), c.light, 0.34) +
      fill(blob([[-6, 176], [0, 173], [6, 176], [3, 184], [-3, 184]]), c.deep, 0.14) +
      (man
        ? fill(blob([[1, 128], [6, 131], [7, 138], [3, 143], [1, 137]]), c.deep, 0.3) +
          fill(blob([[-5, 129], [0, 128], [0, 138], [-4, 140]]), c.light, 0.4)
        : ''), 'neck')
  // prettier-ignore
  const lines =
    flat(marks.neck, 0.9, edge, 0.72) + flat(mirror(marks.neck), 0.66, edge, 0.58) +
    flat([[7.6, 177.6], [12, 180.6], [22, 178.8], [42, 174.6], [70, 172], [98, 174.6]],
      0.8, collar, 0.46) +
    flat([[-7.6, 177.6], [-12, 180.6], [-22, 178.8], [-42, 174.6], [-70, 172], [-94, 174]],
      0.7, collar, 0.38) +
    flat([[-4.6, 180], [0, 182.4], [4.6, 180]], 0.5, TAPER, 0.34)
  const skin = fill(neckShape(sheet), c.base)
  return `<g${fades ? ` mask="${url('bust')}"` : ''}>${skin}${shade}${bands}${lines}</g>`
}
