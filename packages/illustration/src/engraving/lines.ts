import { clamp, hypot, inSteps, lengthsAlong, lerp, ramp, varying } from '../geometry/pen'
import type { Point } from '../geometry/points'

export { clamp, inSteps, lengthsAlong, lerp, ramp, varying }

/** Returns the line as points about `step` millimetres apart. */
export const evenly = (line: readonly Point[], step: number): Point[] =>
  inSteps(line, Math.max(2, Math.ceil(lengthsAlong(line).at(-1)! / step)))

/** Returns the runs of neighbours that pass; empty where two that do not stand at an end. */
export function runsOf<T>(items: readonly T[], passes: (item: T, i: number) => boolean): T[][] {
  const runs: T[][] = [[]]
  items.forEach((item, i) => {
    if (passes(item, i)) runs.at(-1)!.push(item)
    else if (runs.at(-1)!.length > 0) runs.push([])
  })
  return runs
}

/**
 * Returns a smooth curve through points (a centripetal Catmull-Rom spline, which makes no loops
 * between points at uneven distances), as points about `step` millimetres apart.
 */
export function curveOf(points: readonly Point[], step = 0.7, closed = false): Point[] {
  const n = points.length
  const beyond = ([ax, ay]: Point, [bx, by]: Point): Point => [2 * ax - bx, 2 * ay - by]
  const at = (i: number): Point =>
    closed
      ? points[(i + n) % n]!
      : i < 0
        ? beyond(points[0]!, points[1]!)
        : i >= n
          ? beyond(points[n - 1]!, points[n - 2]!)
          : points[i]!
  const knot = (p: Point, q: Point) => Math.sqrt(hypot(q[0] - p[0], q[1] - p[1])) || 1e-3
  const dense: Point[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const t1 = knot(a, b)
    const t2 = t1 + knot(b, c)
    const t3 = t2 + knot(c, d)
    const pieces = Math.max(4, Math.ceil(hypot(c[0] - b[0], c[1] - b[1]) / step) * 2)
    for (let j = 0; j < pieces; j++) {
      const t = lerp(t1, t2, j / pieces)
      const along = (e: 0 | 1) => {
        const ab = (a[e] * (t1 - t) + b[e] * t) / t1
        const bc = (b[e] * (t2 - t) + c[e] * (t - t1)) / (t2 - t1)
        const cd = (c[e] * (t3 - t) + d[e] * (t - t2)) / (t3 - t2)
        return (
          (((ab * (t2 - t) + bc * t) / t2) * (t2 - t)) / (t2 - t1) +
          (((bc * (t3 - t) + cd * (t - t1)) / (t3 - t1)) * (t - t1)) / (t2 - t1)
        )
      }
      dense.push([along(0), along(1)])
    }
  }
  return evenly([...dense, points[closed ? 0 : n - 1]!], step)
}

/** Checks whether a place lies inside a closed outline. */
export function isInside(place: readonly number[], outline: readonly Point[]): boolean {
  const [x, y] = [place[0]!, place[1]!]
  let odd = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    // By index: taking arrays apart takes most of the time here.
    const a = outline[i]!
    const b = outline[j]!
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
  }
  return odd
}
