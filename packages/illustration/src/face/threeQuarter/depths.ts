import { curveThrough, type Knot } from '../../geometry/curve'
import { clamp, lerp } from '../../geometry/pen'

/** Distances from the midline at which {@link levels} gives depths. */
const columns = [0, 8, 16, 24, 32, 40, 48, 54, 58, 62]

/**
 * The depth of the face at heights from above the hairline to the chin, without the nose: the side
 * view's depths, carried round the face by eye. A drawing canon, not clinical data.
 */
// prettier-ignore
const levels: readonly (readonly [y: number, depths: readonly number[]])[] = [
  [-90, [-38, -39, -42, -47, -54, -63, -75, -86, -95, -105]],
  [-76, [-29, -29.6, -32, -36, -42, -50, -61, -72, -81, -92]],
  [-60, [-19.4, -19.8, -21.6, -25, -30, -37, -47.4, -59, -69, -83]],
  [-45, [-12.8, -13, -14.4, -17.6, -22, -27.6, -36.6, -48, -58, -75]],
  [-32, [-9, -9.2, -10.8, -14, -17.8, -22.4, -30, -40.8, -53, -70]],
  [-24, [-8.4, -8.8, -10.6, -13.4, -16.2, -19.8, -26.2, -38.6, -51, -69]],
  [-14, [-10, -11.6, -15.6, -18, -19.4, -22.6, -29.6, -40, -52, -70]],
  [-5, [-13.4, -17.4, -20.6, -18.4, -17, -21.8, -34, -45, -55, -72]],
  [3, [-16, -18.6, -20.6, -18, -17, -21.8, -33.4, -43.6, -54, -74]],
  [10, [-14, -15.6, -17.6, -18, -18.8, -21.6, -29.4, -39.4, -51.6, -74]],
  [20, [-10, -11.4, -13.6, -15, -16.4, -18.8, -25.4, -36.6, -50, -74]],
  [30, [-7, -8, -11, -13.8, -17, -21.4, -30, -43, -57, -80]],
  [40, [-3.4, -4.6, -8.4, -13, -18.4, -25, -36, -54, -72, -90]],
  [50, [0, -1.6, -6.6, -12.6, -18.8, -26.4, -39.6, -68, -92, -102]],
  [60, [2.6, 0.6, -5.6, -13.4, -20, -29.4, -48, -94, -103, -108]],
  [65.4, [1, -0.8, -6.8, -15, -21.4, -31.4, -57, -98, -104, -109]],
  [72, [2, -0.4, -7.4, -15.4, -22.6, -36, -84, -100, -105, -110]],
  [81, [-4.9, -6.2, -11, -17.6, -27.6, -64, -94, -101, -106, -110]],
  [90, [-3.4, -4.8, -9.6, -19.4, -48, -84, -97, -102, -106, -110]],
  [98, [-3, -5, -12.6, -38, -72, -92, -99, -103, -107, -110]],
  [104, [-6, -9, -24, -56, -82, -96, -101, -104, -107, -110]],
  [110, [-18, -24, -48, -72, -88, -98, -102, -105, -108, -110]],
]

const last = columns.at(-1)!
const [top, bottom] = [levels[0]![0], levels.at(-1)![0]]

/** The depths on a grid of millimetres, row by row: thousands of places are asked for. */
const rows: readonly (readonly number[])[] = (() => {
  const byColumn = columns.map((_, i) =>
    curveThrough(levels.map(([y, depths]): Knot => [y, depths[i]!])),
  )
  return Array.from({ length: bottom - top + 1 }, (_, row) => {
    const across = curveThrough(columns.map((x, i): Knot => [x, byColumn[i]!(top + row)]))
    return Array.from({ length: last + 1 }, (__, x) => across(x))
  })
})()

const inRow = (row: readonly number[], x: number) => {
  const i = Math.min(last - 1, Math.floor(x))
  return lerp(row[i]!, row[i + 1]!, x - i)
}

/** Returns the depth of a balanced woman's skin; beyond the front view's edge it runs back. */
export function canonDepth(x: number, y: number): number {
  const far = Math.abs(x)
  const down = clamp(y, top, bottom) - top
  const row = Math.min(rows.length - 2, Math.floor(down))
  const within = Math.min(far, last)
  const depth = lerp(inRow(rows[row]!, within), inRow(rows[row + 1]!, within), down - row)
  return depth - Math.max(0, far - last) * 4
}
