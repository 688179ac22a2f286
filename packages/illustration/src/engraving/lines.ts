import { hypot } from '../geometry/pen'
import type { Point } from '../geometry/points'

export const clamp = (value: number, least = 0, most = 1) =>
  value < least ? least : value > most ? most : value
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t

/**
 * Returns a smooth step from 0 at `from` to 1 at `to`, without a corner at either; `from` may be
 * the greater.
 */
export function ramp(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Returns the distance of each point of a line from its start, along the line. */
export function lengthsAlong(line: readonly (readonly number[])[]): number[] {
  const way = [0]
  for (let i = 1; i < line.length; i++)
    way.push(way[i - 1]! + hypot(line[i]![0]! - line[i - 1]![0]!, line[i]![1]! - line[i - 1]![1]!))
  return way
}

/** Returns the line as `count` + 1 points at even distances. */
export function inSteps(line: readonly Point[], count: number): Point[] {
  const way = lengthsAlong(line)
  const total = way.at(-1)!
  let j = 0
  return Array.from({ length: count + 1 }, (_, k): Point => {
    const want = (total * k) / count
    while (j < line.length - 2 && way[j + 1]! < want) j++
    const t = (want - way[j]!) / (way[j + 1]! - way[j]! || 1)
    return [lerp(line[j]![0], line[j + 1]![0], t), lerp(line[j]![1], line[j + 1]![1], t)]
  })
}

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

/** Varies smoothly along a line (0 to 1) through a few values at even distances. */
export const varying = (values: readonly number[]) => (t: number) => {
  const x = clamp(t) * (values.length - 1)
  const i = Math.min(values.length - 2, Math.floor(x))
  return lerp(values[i]!, values[i + 1]!, ramp(0, 1, x - i))
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
