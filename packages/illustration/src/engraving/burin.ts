import { hypot } from '../geometry/pen'
import type { Point } from '../geometry/points'
import { Field } from './field'
import { isolines } from './isolines'
import { clamp, curveOf, evenly, isInside, lengthsAlong, lerp, ramp, varying } from './lines'

/**
 * The burin cuts a line that swells with the pressure of the hand: stations along a line, each with
 * half the width of the cut. Lengths are millimetres. Nothing here knows what is engraved.
 */
export type Station = readonly [x: number, y: number, half: number]
export type Cut = readonly Station[]

const { ceil, max, min } = Math

/** The greatest deviation from its neighbours at which a point of a line is dropped. */
const tolerance = { ruling: 0.07, pen: 0.025 }

/**
 * Rules lines along the isolines of `field`, `gap` apart in its values, within `mask`. A line is as
 * wide as its distance from the next times the wanted ink, so that the tone is right however the
 * form crowds or opens the lines; where it opens them far, one is laid between.
 * @param ink the share of the paper that ink covers at a place, 0 to 1; at most `boldest`
 */
export function ruling(
  field: Field,
  gap: number,
  mask: Field,
  ink: (x: number, y: number) => number,
  boldest = 0.62,
): Cut[] {
  const steepness = field.ofSlope(hypot)
  const half = (between: (opened: number) => number) => (x: number, y: number) => {
    if (mask.at(x, y) < 0.5) return -1
    const share = ink(x, y)
    if (share <= 0) return -1
    const distance = min(gap / max(0.05, steepness.at(x, y)), gap * 3)
    return (
      (distance *
        min(boldest, share) *
        between(ramp(openedFrom, 1.9, distance / gap)) *
        ramp(0.16, 0.32, distance / gap)) /
      2
    )
  }
  const lay = (offset: number, within: Float32Array, halfAt: (x: number, y: number) => number) =>
    isolines(field, gap, offset, within).flatMap((line) => runs(evenly(line, 0.4), halfAt))
  // Where lines lie close, there is nothing to be laid between them.
  const opened = mask.values.map((share, i) => (steepness.values[i]! < 1 / openedFrom ? share : 0))
  return [
    ...lay(0, mask.values, half((open) => 1 - open / 2)),
    ...lay(gap / 2, opened, half((open) => open / 2)),
  ] // prettier-ignore
}

/** From which multiple of the usual distance on a line is laid between two others. */
const openedFrom = 1.3

/** The finest line worth cutting, as half its width, and the shortest. */
const finest = 0.034
const shortest = 2.4

/** Cuts a line into the runs that are wide enough, each pointed at its ends. */
function runs(line: readonly Point[], halfAt: (x: number, y: number) => number): Cut[] {
  const cuts: Cut[] = []
  let run: Station[] = []
  const close = () => {
    const way = lengthsAlong(run)
    const total = way.at(-1) ?? 0
    if (run.length > 2 && total >= shortest) {
      const lead = min(1.2, total / 3)
      // prettier-ignore
      cuts.push(simplified(run.map(([x, y, h], i) =>
        [x, y, h * clamp(min(way[i]!, total - way[i]!) / lead) ** 0.7]), tolerance.ruling))
    }
    run = []
  }
  for (const [x, y] of line) {
    const half = halfAt(x, y)
    if (half >= finest) run.push([x, y, half])
    else close()
  }
  close()
  return cuts
}

/** Returns a stroke through a few points, `width` across where the pressure is 1. */
export function penStroke(
  points: readonly Point[],
  width: number,
  pressure: readonly number[] = [0, 0.7, 1, 0.7, 0],
): Cut {
  return along(curveOf(points, 0.4), width, pressure)
}

/** Returns a stroke along a line that is smooth already. */
export function along(line: readonly Point[], width: number, pressure: readonly number[]): Cut {
  const at = varying(pressure)
  return simplified(
    line.map(([x, y], i) => [x, y, (width * at(i / (line.length - 1))) / 2]),
    tolerance.pen,
  )
}

/** Drops the stations that their neighbours imply (Ramer–Douglas–Peucker). */
export function simplified(stations: Cut, most: number): Cut {
  const kept = new Uint8Array(stations.length)
  kept[0] = kept[stations.length - 1] = 1
  const pending: [number, number][] = [[0, stations.length - 1]]
  for (let range = pending.pop(); range; range = pending.pop()) {
    const [from, to] = range
    const [[ax, ay, ah], [bx, by, bh]] = [stations[from]!, stations[to]!]
    const [dx, dy] = [bx - ax, by - ay]
    const squared = dx * dx + dy * dy || 1e-9
    let worst = most
    let at = -1
    for (let i = from + 1; i < to; i++) {
      // By index: this is the innermost loop of all engravings, and taking an array apart is slow.
      const station = stations[i]!
      const x = station[0]
      const y = station[1]
      const h = station[2]
      const t = clamp(((x - ax) * dx + (y - ay) * dy) / squared)
      const off = hypot(x - ax - dx * t, y - ay - dy * t) + 1.1 * Math.abs(ah + (bh - ah) * t - h)
      if (off > worst) [worst, at] = [off, i]
    }
    if (at < 0) continue
    kept[at] = 1
    pending.push([from, at], [at, to])
  }
  return stations.filter((_, i) => kept[i])
}

/** Returns the outline of a cut, to be filled. */
export function outlineOf(cut: Cut): Point[] {
  const last = cut.length - 1
  const [near, far]: [Point[], Point[]] = [[], []]
  cut.forEach(([x, y, half], i) => {
    const [[ax, ay], [bx, by]] = [cut[max(0, i - 1)]!, cut[min(last, i + 1)]!]
    const length = hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    near.push([x + nx, y + ny])
    if (half > 0.02) far.unshift([x - nx, y - ny])
  })
  return [...near, ...far]
}

/** Returns the parts of a cut that lie outside a closed outline. */
export function outside(cut: Cut, outline: readonly Point[]): Cut[] {
  if (!boxesMeet(cut, outline)) return [cut]
  const fine = cut.flatMap((station, i): Station[] => {
    const before = cut[i - 1]
    if (!before) return [station]
    const pieces = ceil(hypot(station[0] - before[0], station[1] - before[1]) / 0.5)
    return Array.from({ length: pieces }, (_, k): Station => {
      const t = (k + 1) / pieces
      return [
        lerp(before[0], station[0], t),
        lerp(before[1], station[1], t),
        lerp(before[2], station[2], t),
      ]
    })
  })
  const parts: Station[][] = [[]]
  for (const station of fine)
    if (!isInside(station, outline)) parts.at(-1)!.push(station)
    else if (parts.at(-1)!.length > 0) parts.push([])
  return parts.filter((part) => part.length > 2).map((part) => simplified(part, tolerance.pen))
}

/** Checks whether the boxes round two lines meet. */
function boxesMeet(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): boolean {
  const [first, second] = [a, b].map((line) =>
    ([0, 1] as const).map(
      (e) => [min(...line.map((p) => p[e]!)), max(...line.map((p) => p[e]!))] as const,
    ),
  )
  return first!.every(([from, to], e) => to > second![e]![0] && from < second![e]![1])
}
