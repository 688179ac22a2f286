/**
 * Ruled relief, the engraver's way of drawing a solid before photography: parallel hairlines, each
 * pushed up by the height of what lies beneath it and swelling where that turns from the light.
 * Page coordinates: millimetres, x to the right, y down.
 */
export type Point = readonly [x: number, y: number]

/** Height above the paper, in millimetres, at a place on the page. */
export type Height = (x: number, y: number) => number

/**
 * A solid as the ruling engine sees it: where each rule runs, how high it lies, and the edges to be
 * drawn round it.
 */
export type Relief = {
  /**
   * The stretches of the rule at height y that lie on the solid. May reach beyond the window; the
   * ruling is cut to it.
   */
  spans: (y: number) => [from: number, to: number][]
  height: Height
  /** Edges drawn as a line, as points of the solid (not yet raised). */
  edges: (top: number, bottom: number) => Point[][]
  /** Darkness of its own, beside what the light gives: 0 for bare skin, up to 1. */
  tone?: Height
  /**
   * The flat colour under the lines, by height on the page where layers have their own; the
   * background shows when not given.
   */
  wash?: string | ((y: number) => string)
  /**
   * Share of the plate's usual distance between rules, for dark or small things; 1 when not given.
   */
  fineness?: number
  /** What the ruling is too coarse to show: lashes, a nostril, a hair. */
  strokes?: readonly Stroke[]
}

/**
 * A stroke of the burin along a line of points: full weight (in millimetres) where it is pressed,
 * nothing at its ends.
 */
export type Stroke = { line: readonly Point[]; weight: number; pressed?: number }

export type Window = { left: number; top: number; width: number; height: number }

const { abs, ceil, hypot, max, min, sin, PI } = Math

/**
 * How far a rule is pushed up the page by each millimetre of height: a view from a little above.
 */
const lift = 0.3
/** The height that stays where it is on the page. */
export const datum = 26
/** Light from the upper left, as in every engraving made by a right-handed printmaker. */
const light = { x: -0.55, y: -0.55, z: 0.72 }
const lit = 0.98

/** Where a place on the solid is seen on the page. */
export const seen = (height: Height, [x, y]: Point): Point => [x, y - lift * (height(x, y) - datum)]

const smooth = (t: number) => t * t * (3 - 2 * t)
const clamp = (t: number) => max(0, min(1, t))

type Station = { x: number; y: number; halfWidth: number }

/**
 * How a plate is ruled, in millimetres: the distance between rules, their weights, how often the
 * form is felt, and how far a rule may miss it.
 */
export type Ruling = {
  gap: number
  finest: number
  boldest: number
  step: number
  tolerance: number
}

/** Weights that keep the same grey whatever the distance between rules. */
export const rulingOf = (gap: number): Ruling => ({
  gap,
  finest: gap * 0.08,
  boldest: gap * 0.36,
  step: gap * 0.55,
  tolerance: gap * 0.022,
})

/**
 * The rules that cross the window, each as a closed outline (x, y in millimetres), thick where the
 * solid is in shade.
 */
export function rules(relief: Relief, window: Window, ruling: Ruling): Point[][] {
  const { left, top, width, height } = window
  const overscan = 0.16 * min(height, 100)
  const outlines: Point[][] = []
  for (let y = top - overscan; y <= top + height + overscan; y += ruling.gap) {
    for (const [from, to] of relief.spans(y)) {
      const [a, b] = [max(from, left - ruling.gap), min(to, left + width)]
      if (b - a < ruling.step / 2) continue
      const stations = walk(relief, y, a, b, ruling)
      const seenAtAll = stations.some(
        (s) => s.y > top - ruling.gap && s.y < top + height + ruling.gap,
      )
      if (seenAtAll) outlines.push(outlineOf(simplified(stations, missedStation, ruling.tolerance)))
    }
  }
  return outlines
}

const band = { height: 1.2, overlap: 0.5, step: 10 }

/** The flat colours under a relief: its stretches in bands, as seen on the page, by colour. */
export function washes(
  { wash, spans, height }: Relief,
  { left, top, width, height: tall }: Window,
): Map<string, Point[][]> {
  const found = new Map<string, Point[][]>()
  if (wash === undefined) return found
  const overscan = 0.16 * min(tall, 100)
  for (let y = top - overscan; y <= top + tall + overscan; y += band.height)
    for (const [from, to] of spans(y + band.height / 2)) {
      const [a, b] = [max(from, left - 4), min(to, left + width + 4)]
      if (b <= a) continue
      const count = max(2, ceil((b - a) / band.step))
      const edge = (level: number) =>
        Array.from({ length: count + 1 }, (_, i) =>
          seen(height, [a + ((b - a) * i) / count, level]),
        )
      const colour = typeof wash === 'string' ? wash : wash(y)
      found.set(colour, [
        ...(found.get(colour) ?? []),
        [...edge(y), ...edge(y + band.height + band.overlap).toReversed()],
      ])
    }
  return found
}

/** Stations along one rule: place on the page and half the weight of the line there. */
function walk(
  { height, tone = () => 0 }: Relief,
  y: number,
  from: number,
  to: number,
  { finest, boldest, step }: Ruling,
): Station[] {
  const count = max(2, ceil((to - from) / step))
  const dx = (to - from) / count
  const eps = 0.6
  const heights = Array.from({ length: count + 1 }, (_, i) => height(from + i * dx, y))
  return heights.map((z, i) => {
    const x = from + i * dx
    const slopeX =
      i === 0
        ? (height(x + eps, y) - height(x - eps, y)) / (2 * eps)
        : i === count
          ? (z - heights[i - 1]!) / dx
          : (heights[i + 1]! - heights[i - 1]!) / (2 * dx)
    const slopeY = (height(x, y + eps) - height(x, y - eps)) / (2 * eps)
    const facing = (-slopeX * light.x - slopeY * light.y + light.z) / hypot(slopeX, slopeY, 1)
    return {
      x,
      y: y - lift * (z - datum),
      halfWidth: (finest + (boldest - finest) * smooth(clamp(lit - facing + tone(x, y)))) / 2,
    }
  })
}

/**
 * Drops the items that the line between their neighbours would pass anyway, as `off` measures how
 * far it misses them.
 */
function simplified<T>(items: T[], off: (a: T, b: T, item: T) => number, tolerance: number): T[] {
  const keep = new Uint8Array(items.length)
  keep[0] = keep[items.length - 1] = 1
  const pending: [number, number][] = [[0, items.length - 1]]
  for (let range = pending.pop(); range; range = pending.pop()) {
    const [i, j] = range
    let worst = tolerance
    let at = -1
    for (let n = i + 1; n < j; n++) {
      const miss = off(items[i]!, items[j]!, items[n]!)
      if (miss > worst) [worst, at] = [miss, n]
    }
    if (at < 0) continue
    keep[at] = 1
    pending.push([i, at], [at, j])
  }
  return items.filter((_, i) => keep[i])
}

function missedStation(a: Station, b: Station, s: Station): number {
  const t = (s.x - a.x) / (b.x - a.x)
  return max(
    abs(a.y + (b.y - a.y) * t - s.y),
    abs(a.halfWidth + (b.halfWidth - a.halfWidth) * t - s.halfWidth) * 1.6,
  )
}

function missedPoint([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const length = hypot(bx - ax, by - ay)
  return length === 0
    ? hypot(x - ax, y - ay)
    : abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
}

const outlineOf = (stations: Station[]): Point[] => [
  ...stations.map((s): Point => [s.x, s.y - s.halfWidth]),
  ...stations.toReversed().map((s): Point => [s.x, s.y + s.halfWidth]),
]

/** The relief's own edges as seen on the page, where they touch the window. */
export const edgeLines = (
  relief: Relief,
  window: Window,
  { tolerance }: Pick<Ruling, 'tolerance'>,
): Point[][] =>
  relief
    .edges(window.top - 16, window.top + window.height + 16)
    .map((edge) => edge.map((point) => seen(relief.height, point)))
    .filter((edge) => touches(edge, window))
    .map((edge) => simplified(edge, missedPoint, tolerance / 2))

/** Whether the box round a line of points meets the window. */
function touches(line: readonly Point[], { left, top, width, height }: Window): boolean {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  return (
    max(...xs) >= left &&
    min(...xs) <= left + width &&
    max(...ys) >= top &&
    min(...ys) <= top + height
  )
}

/** The relief's strokes that touch the window, as seen on the page, each as a closed outline. */
export const strokeOutlines = (relief: Relief, window: Window): Point[][] =>
  (relief.strokes ?? [])
    .map((stroke) =>
      swelling(
        rounded(stroke.line, stroke.line.length > 3 ? 2 : 1).map((point) =>
          seen(relief.height, point),
        ),
        stroke,
      ),
    )
    .filter((outline) => touches(outline, window))

/** Two rounds of corner cutting: a few points are enough to give a stroke. */
export function rounded(line: readonly Point[], rounds = 2): Point[] {
  let points = [...line]
  for (let round = 0; round < rounds; round++) {
    const cut = points.slice(1).flatMap(([bx, by], i): Point[] => {
      const [ax, ay] = points[i]!
      return [
        [ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25],
        [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75],
      ]
    })
    points = [points[0]!, ...cut, points.at(-1)!]
  }
  return points
}

function swelling(points: Point[], { weight, pressed = 0.4 }: Stroke): Point[] {
  const last = points.length - 1
  const sides = points.map(([x, y], i): [Point, Point] => {
    const [ax, ay] = points[max(0, i - 1)]!
    const [bx, by] = points[min(last, i + 1)]!
    const length = hypot(bx - ax, by - ay) || 1
    const t = i / last
    const half =
      (weight / 2) *
      sin((PI / 2) * min(1, t < pressed ? t / pressed : (1 - t) / (1 - pressed))) ** 0.8
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ]
  })
  return [...sides.map(([side]) => side), ...sides.map(([, side]) => side).toReversed()]
}
