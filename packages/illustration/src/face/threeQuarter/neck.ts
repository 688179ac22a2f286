import { yearsShare } from '../personTraits'
import { blob, clamp, outline, stroke, TAPER, type Pressure } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Sheet } from './sheet'

const edge: Pressure = [0.1, 0.5, 0.75, 0.8, 0.9, 1, 0.8, 0.6, 0.3, 0.1]
const cord: Pressure = [0, 0.2, 0.6, 1, 0.3]
const collar: Pressure = [0.2, 1, 0.8, 0.6, 0.4, 0.2, 0]

/**
 * Returns outlines from under the chin down to the far shoulder, and from behind the ear to the
 * near one.
 */
function outlines({ man, edges }: Sheet): { far: Point[]; near: Point[] } {
  const m = man ? 1 : 0
  const chin = edges.chin[0]!
  return {
    // prettier-ignore
    far: ([[chin[0] + 2, chin[1] - 8], [chin[0] + 6.6, chin[1] + 2], [-39, chin[1] + 9.4],
      [-35.6, chin[1] + 18.4], [-34.4, 140], [-35.4, 152], [-42, 162.4], [-58, 170.6], [-80, 178.6],
      [-102, 188], [-124, 202]] as Point[])
      .map(([x, y], i): Point =>
        [x - m * clamp(i * 1.5 - 1.5, 0, 3), y - m * clamp((i - 3) * 1.2, 0, 4)]),
    // prettier-ignore
    near: ([[59, 30], [57, 48], [51, 66], [46.6, 86], [44, 104], [43.6, 122], [46, 138],
      [53.6, 151], [70, 161], [98, 170], [126, 179], [148, 190], [160, 202]] as Point[])
      .map(([x, y], i): Point =>
        [x + m * Math.min(6, i * 1.6), y - m * clamp((i - 4) * 1.2, 0, 4)]),
  }
}

export const neckShape = (sheet: Sheet): string => {
  const { far, near } = outlines(sheet)
  // prettier-ignore
  return outline(near, [near.at(-1)!, [160, 244]], [[160, 244], [-124, 244]],
    [[-124, 244], far.at(-1)!], far.toReversed())
}

/** Draws neck and shoulders, which turn with the head and fade out below. */
export function neck(sheet: Sheet): string {
  const { fill, colours: c, soft, url, edges, look } = sheet
  const { far, near } = outlines(sheet)
  const flat = (points: readonly Point[], width: number, pressure: Pressure, opacity: number) =>
    fill(stroke(points, width, pressure), c.ink, opacity)
  const jaw = [...edges.chin, ...edges.jaw.toReversed().slice(2)]
  // prettier-ignore
  const shade =
    soft('broad',
      fill(blob([...jaw, [60, 60], [46, 84], [30, 108], [4, 126], [-26, 128], [-44, 118]]), c.deep,
        0.6) +
      fill(blob([[44, 84], [54, 90], [56, 146], [40, 160], [30, 168], [38, 130]]), c.shade, 0.75) +
      fill(blob([[44, 34], [62, 30], [60, 56], [52, 82], [44, 80], [40, 60]]), c.shade, 0.8) +
      fill(blob([[-34, 128], [-26, 132], [-24, 156], [-34, 168], [-48, 166], [-38, 150]]), c.shade,
        0.4) +
      fill(blob([[66, 172], [34, 183], [4, 192], [14, 200], [66, 188]]), c.shade, 0.45), 'neck') +
    soft('wide',
      fill(blob([[44, 62], [34, 92], [20, 126], [2, 162], [-6, 176], [6, 166], [24, 136], [40, 102],
        [50, 70]]), c.light, 0.3) +
      fill(blob([[30, 96], [16, 126], [0, 156], [-8, 172], [-12, 160], [-2, 132], [16, 104]]),
        c.deep, 0.2), 'neck')
  const years = yearsShare(look.age)
  // prettier-ignore
  const rings = soft('fine',
    flat([[-36, 131], [-22, 136.6], [-2, 136.4], [18, 130], [33, 121]], 0.9, TAPER, 0.24 * years) +
    flat([[-35, 149], [-18, 153.6], [4, 152], [24, 146], [40, 137]], 0.8, TAPER, 0.18 * years),
      'neck')
  // prettier-ignore
  const lines =
    flat(far, 0.9, edge, 0.72) + flat(near, 0.66, edge, 0.58) +
    flat([[46, 64], [37, 92], [23, 126], [6, 158], [-6, 177]], 0.62, [0, 0.1, 0.35, 0.6, 1, 0.4],
      0.42) +
    flat([[-31, 138], [-27, 154], [-22, 168], [-18.6, 177]], 0.5, cord, 0.26) +
    flat([[-6.4, 177.6], [-1, 180.6], [10, 178.8], [32, 174.6], [62, 172], [92, 174.6]],
      0.8, collar, 0.46) +
    flat([[-19, 178.6], [-23, 181], [-31, 180], [-46, 177], [-64, 176.6]], 0.7, collar, 0.36) +
    flat([[-16.6, 180.6], [-12, 182.6], [-8, 180.6]], 0.5, TAPER, 0.34)
  return `<g mask="${url('bust')}">${fill(neckShape(sheet), c.base)}${shade}${rings}${lines}</g>`
}
