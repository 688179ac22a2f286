import { datum, type Height, type Point, type Relief, type Stroke } from './relief'

const { abs, ceil, exp, floor, hypot, log, max, min, sqrt } = Math

/** How deep inside a shape a place lies: the distance to its edge, negative outside. */
export type Depth = (x: number, y: number) => number

export type Limb = { from: Point; to: Point; thick: number; thin: number }

/** A shape of tapering limbs that grow into each other, as fingers do into a palm. */
export function limbs(list: readonly Limb[], blend = 1.6): Depth {
  return (x, y) => {
    let sum = 0
    for (const { from, to, thick, thin } of list) {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const t = max(0, min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)))
      sum += exp(
        (thick + (thin - thick) * t - hypot(x - from[0] - dx * t, y - from[1] - dy * t)) / blend,
      )
    }
    return sum === 0 ? -100 : blend * log(sum)
  }
}

/** A shape given by its outline. */
export function silhouette(outline: readonly Point[]): Depth {
  const sides = outline.map(([bx, by], i) => {
    const [ax, ay] = outline[i === 0 ? outline.length - 1 : i - 1]!
    const [dx, dy] = [bx - ax, by - ay]
    return { ax, ay, by, dx, dy, squared: dx * dx + dy * dy || 1 }
  })
  return (x, y) => {
    let nearest = Infinity
    let inside = false
    for (const { ax, ay, by, dx, dy, squared } of sides) {
      const [px, py] = [x - ax, y - ay]
      if (ay > y !== by > y && px < (dx * py) / dy) inside = !inside
      const t = max(0, min(1, (px * dx + py * dy) / squared))
      const distance = (px - dx * t) ** 2 + (py - dy * t) ** 2
      if (distance < nearest) nearest = distance
    }
    return inside ? sqrt(nearest) : -sqrt(nearest)
  }
}

export type Solid = {
  depth: Depth
  /**
   * How far in from the edge the surface has stopped curving away, and how high it stands there.
   */
  round: number
  rise: number
  details?: Height
  strokes?: Stroke[]
  /** The area that holds it, for finding its edges. */
  left: number
  right: number
}

/** A solid rounded off at its edges like flesh, with details raised on it or pressed into it. */
export function solid({
  depth,
  round,
  rise,
  details = () => 0,
  strokes = [],
  left,
  right,
}: Solid): Relief {
  return {
    strokes,
    height: (x, y) => {
      const t = min(1, max(0, depth(x, y)) / round)
      return datum + rise * t * (2 - t) + details(x, y) * min(1, t * 2)
    },
    spans: (y) => crossings((x) => depth(x, y), left, right),
    edges: (top, bottom) => contours(depth, left, top, right, bottom),
  }
}

const stride = 1.5

/** The stretches of a rule that lie inside a shape, to a twentieth of a millimetre. */
export function crossings(
  depth: (x: number) => number,
  left: number,
  right: number,
): [number, number][] {
  const spans: [number, number][] = []
  let start = depth(left) > 0 ? left : null
  for (let x = left + stride; x <= right; x += stride) {
    const inside = depth(x) > 0
    if (inside === (start !== null)) continue
    let [out, into] = inside ? [x - stride, x] : [x, x - stride]
    while (abs(into - out) > 0.05) {
      const middle = (out + into) / 2
      if (depth(middle) > 0) into = middle
      else out = middle
    }
    if (start === null) start = into
    else {
      spans.push([start, into])
      start = null
    }
  }
  if (start !== null) spans.push([start, right])
  return spans
}

/**
 * The edge of a shape as lines, by marching squares: one crossing on each side of a grid square,
 * joined end to end.
 */
function contours(
  depth: Depth,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Point[][] {
  const [columns, rows] = [ceil((right - left) / stride), ceil((bottom - top) / stride)]
  const at = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) =>
    depth(left + (i % (columns + 1)) * stride, top + floor(i / (columns + 1)) * stride),
  )
  const value = (c: number, r: number) => at[r * (columns + 1) + c]!
  const next = new Map<string, { key: string; point: Point }[]>()
  const crossing = (c0: number, r0: number, c1: number, r1: number) => {
    const [a, b] = [value(c0, r0), value(c1, r1)]
    if (a > 0 === b > 0) return null
    const t = a / (a - b)
    return {
      key: `${c0},${r0},${c1},${r1}`,
      point: [left + (c0 + (c1 - c0) * t) * stride, top + (r0 + (r1 - r0) * t) * stride] as Point,
    }
  }
  const ends = new Map<string, Point>()
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const met = [
        crossing(c, r, c + 1, r),
        crossing(c + 1, r, c + 1, r + 1),
        crossing(c, r + 1, c + 1, r + 1),
        crossing(c, r, c, r + 1),
      ].filter((side) => side !== null)
      for (let i = 0; i + 1 < met.length; i += 2) {
        const [a, b] = [met[i]!, met[i + 1]!]
        next.set(a.key, [...(next.get(a.key) ?? []), b])
        next.set(b.key, [...(next.get(b.key) ?? []), a])
        ends.set(a.key, a.point).set(b.key, b.point)
      }
    }
  return joined(next, ends)
}

function joined(
  next: Map<string, { key: string; point: Point }[]>,
  points: Map<string, Point>,
): Point[][] {
  const used = new Set<string>()
  const lines: Point[][] = []
  const starts = [...next.keys()].toSorted((a, b) => next.get(a)!.length - next.get(b)!.length)
  for (const start of starts) {
    if (used.has(start)) continue
    const line = [points.get(start)!]
    used.add(start)
    for (
      let at = next.get(start)!.find((n) => !used.has(n.key));
      at;
      at = next.get(at.key)!.find((n) => !used.has(n.key))
    ) {
      used.add(at.key)
      line.push(at.point)
    }
    if (next.get(start)!.length > 1) line.push(line[0]!)
    lines.push(line)
  }
  return lines
}
