/**
 * Drawing primitives that give SVG path data: curves, pen strokes with pressure, closed shapes,
 * hairs. Millimetres on an adult head; y grows downwards.
 */

import type { Point } from './points'

type Cubic = readonly [from: Point, c1: Point, c2: Point, to: Point]

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const between = (p: Point, q: Point, t: number): Point => [
  lerp(p[0], q[0], t),
  lerp(p[1], q[1], t),
]
export const clamp = (value: number, least = 0, most = 1): number =>
  value < least ? least : value > most ? most : value

/**
 * Returns a smooth step from 0 at `from` to 1 at `to`, without a corner at either; `from` may be
 * the greater.
 */
export function ramp(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Varies smoothly along a line (0 to 1) through a few values at even distances. */
export const varying = (values: readonly number[]) => (t: number) => {
  const x = clamp(t) * (values.length - 1)
  const i = Math.min(values.length - 2, Math.floor(x))
  return lerp(values[i]!, values[i + 1]!, ramp(0, 1, x - i))
}

export const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y])

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
/**
 * Returns the length of a vector. Math.hypot guards against overflow, which takes several times as
 * long.
 */
export const hypot = (x: number, y: number): number => Math.sqrt(x * x + y * y)
const length = ([x, y]: Point) => hypot(x, y) || 1e-6
const unit = (v: Point): Point => [v[0] / length(v), v[1] / length(v)]

/**
 * Returns a smooth curve through points, as cubic Béziers. A tangent is the mean of its two chords'
 * directions, each weighted by the other's length: exact on a circle, and without loops or bulges.
 */
function spline(points: readonly Point[], closed = false): Cubic[] {
  const n = points.length
  const at = (i: number) => points[closed ? (i + n) % n : i]
  const tangents = points.map((p, i): Point | null => {
    const before = at(i - 1)
    const after = at(i + 1)
    if (!before || !after) return null
    const [d1, d2] = [minus(p, before), minus(after, p)]
    const [l1, l2] = [length(d1), length(d2)]
    return unit([(d1[0] / l1) * l2 + (d2[0] / l2) * l1, (d1[1] / l1) * l2 + (d2[1] / l2) * l1])
  })
  if (!closed) {
    // At an end: the neighbour's tangent, reflected in the chord, so that the last piece is close
    // to an arc of a circle.
    const end = (chord: Point, neighbour: Point | null | undefined): Point => {
      const u = unit(chord)
      if (!neighbour) return u
      const twice = 2 * (u[0] * neighbour[0] + u[1] * neighbour[1])
      return [u[0] * twice - neighbour[0], u[1] * twice - neighbour[1]]
    }
    tangents[0] = end(minus(points[1]!, points[0]!), tangents[1])
    tangents[n - 1] = end(minus(points[n - 1]!, points[n - 2]!), tangents[n - 2])
  }
  const pieces: Cubic[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, q] = [points[i]!, points[(i + 1) % n]!]
    const [t, s] = [tangents[i]!, tangents[(i + 1) % n]!]
    const reach = length(minus(q, p)) * 0.36
    pieces.push([
      p,
      [p[0] + t[0] * reach, p[1] + t[1] * reach],
      [q[0] - s[0] * reach, q[1] - s[1] * reach],
      q,
    ])
  }
  return pieces
}

const rounded = (value: number, places: number): number => {
  const scale = 10 ** places
  return Math.round(value * scale) / scale
}

/**
 * Formats a number rounded to `places` decimals, in the shortest form that SVG reads: .5 for 0.5.
 */
export function short(value: number, places: number): string {
  const text = String(rounded(value, places))
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/**
 * Returns SVG path data with relative commands. Steps start at rounded points, or errors would add
 * up.
 */
function pathData(pieces: readonly Cubic[], places: number, start: 'M' | 'L'): string {
  const round = (value: number) => rounded(value, places)
  let [x, y] = pieces[0]![0].map(round) as [number, number]
  let text = `${start}${short(x, places)} ${short(y, places)}`
  for (const [, c1, c2, to] of pieces) {
    text += 'c'
    let first = true
    for (const [px, py] of [c1, c2, to])
      for (const step of [short(px - x, places), short(py - y, places)]) {
        text += first || step.startsWith('-') ? step : ` ${step}`
        first = false
      }
    x = round(x + round(to[0] - x))
    y = round(y + round(to[1] - y))
  }
  return text
}

/** Returns an open line through points, for a thin stroke. */
export const curve = (points: readonly Point[]): string => pathData(spline(points), 1, 'M')

/** Returns a closed shape through points. */
export const blob = (points: readonly Point[]): string =>
  `${pathData(spline(points, true), 1, 'M')}Z`

/** Returns a closed shape of several runs of points; where two runs meet there is a true corner. */
export const outline = (...runs: (readonly Point[])[]): string =>
  `${runs.map((run, i) => pathData(spline(run), 1, i === 0 ? 'M' : 'L')).join('')}Z`

/** Computes the point of a cubic Bézier curve at `t` from 0 to 1, by its Bernstein polynomials. */
const pointAt = ([a, b, c, d]: Cubic, t: number): Point => {
  const m = 1 - t
  const of = (k: 0 | 1) =>
    m * m * m * a[k] + 3 * m * m * t * b[k] + 3 * m * t * t * c[k] + t * t * t * d[k]
  return [of(0), of(1)]
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
    return between(line[j]!, line[j + 1]!, (want - way[j]!) / (way[j + 1]! - way[j]! || 1))
  })
}

/** Returns `count` + 1 points at even distances along a smooth curve. */
export function along(points: readonly Point[], count: number): Point[] {
  const dense: Point[] = []
  for (const [i, piece] of spline(points).entries())
    for (let k = i ? 1 : 0; k <= 10; k++) dense.push(pointAt(piece, k / 10))
  return inSteps(dense, count)
}

/** The pressure of the pen along a stroke, evenly spaced from its start to its end. */
export type Pressure = readonly number[]
/** Lifted at both ends. */
export const TAPER: Pressure = [0, 0.62, 0.92, 1, 0.92, 0.62, 0]
/** Pressed early, with a long tail. */
export const SWELL: Pressure = [0.12, 0.5, 1, 0.72, 0.34, 0.1, 0]
/** Full at the start, lifted off. */
export const LIFT: Pressure = [1, 0.95, 0.8, 0.6, 0.38, 0.18, 0]

/** Returns a pen stroke as a filled outline, `width` millimetres across where the pressure is 1. */
export function stroke(
  points: readonly Point[],
  width: number,
  pressure: Pressure = TAPER,
): string {
  const total = lengthsAlong(along(points, 8)).at(-1)!
  const pressureAt = varying(pressure)
  // Enough pieces to carry the pressure, and where many points shape a line, to follow them.
  const bends = points.length > 10 ? 2 * points.length : 0
  const most = Math.max(10, Math.ceil(pressure.length * 1.4))
  const n = Math.max(bends, clamp(Math.round(total / 6), 4, most))
  const spine = along(points, n)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach((p, i) => {
    const u = unit(minus(spine[Math.min(n, i + 1)]!, spine[Math.max(0, i - 1)]!))
    const half = (width * pressureAt(i / n)) / 2
    left.push([p[0] - u[1] * half, p[1] + u[0] * half])
    right.unshift([p[0] + u[1] * half, p[1] - u[0] * half])
  })
  return `${pathData(spline(left), 2, 'M')}${pathData(spline(right), 2, 'L')}Z`
}

/**
 * Returns a hair that is seen close: a sliver, as wide as `root` at its root and pointed at its
 * end.
 */
export function sliver(from: Point, bend: Point, to: Point, width: number, root = 0): string {
  const u = unit(minus(to, from))
  const n: Point = [-u[1] * width, u[0] * width]
  const at = ([x, y]: Point, k: number) => `${short(x + n[0] * k, 2)} ${short(y + n[1] * k, 2)}`
  return `M${at(from, root / 2)}Q${at(bend, 1)} ${at(to, 0)}Q${at(bend, -1)} ${at(from, -root / 2)}Z`
}

/**
 * Returns a hair through three points: the bend of a quadratic lies as far beyond the middle again.
 */
export const hairThrough = ([a, middle, b]: readonly Point[]): string =>
  hair(a!, [2 * middle![0] - (a![0] + b![0]) / 2, 2 * middle![1] - (a![1] + b![1]) / 2], b!)

/** Returns a hair among hundreds: a bare curve, a third of the bytes of a {@link sliver}. */
export function hair(from: Point, bend: Point, to: Point): string {
  const step = ([x, y]: Point) => {
    const [dx, dy] = [short(x - from[0], 1), short(y - from[1], 1)]
    return dx + (dy.startsWith('-') ? '' : ' ') + dy
  }
  const [c, e] = [step(bend), step(to)]
  return `M${short(from[0], 1)} ${short(from[1], 1)}q${c}${e.startsWith('-') ? '' : ' '}${e}`
}

/** Returns a round dot of radius `r`. */
export const dot = ([x, y]: Point, r: number): string => {
  const half = (across: number) => `a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${across.toFixed(2)} 0`
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}${half(2 * r)}${half(-2 * r)}`
}
