import { hill, sumOf } from './forms'
import { crossings, silhouette, solid, type Depth } from './solid'
import { plateSubject, type PlateSubject } from './plate'
import { datum, rounded, type Height, type Point, type Relief, type Stroke } from './relief'

const { abs, ceil, cos, exp, max, min, sin, PI } = Math

/**
 * A block of skin cut out and seen from a little above: the surface lying back, and below its edge
 * the layers in section. Enlarged some twenty times; layers keep their usual share of the depth.
 */
const left = -78
const surface = { back: 14, front: 38 }
const junction = 52
const fat = 84
const floor = 128
const far = 170

/**
 * Two sine waves that do not repeat within a plate: even enough for tissue, uneven enough for life.
 */
const uneven = (x: number, length: number, phase = 0) =>
  sin((2 * PI * x) / length + phase) + 0.55 * sin((2 * PI * x) / (length * 1.63) + 2 * phase + 1)
const between = (y: number, from: number, to: number) => max(0, min(1, (y - from) / (to - from)))

/** Flat colours of the surface and of the layers below it: outer skin, inner skin, fat. */
const washOfLayer = (y: number) =>
  y < surface.front ? '#f4e6d8' : y < junction ? '#e9cbb6' : y < fat ? '#f3dfd0' : '#f1e8d2'

/** The fine lozenges into which skin is folded, shallower towards the back. */
const lozenges: Height = (x, y) => {
  const depth = 0.25 + between(y, surface.back, surface.front)
  const stretch = 2.4 * (y - surface.front)
  return depth * 0.55 * (uneven(x + stretch, 9) + uneven(x - stretch, 10.5, 2))
}

/**
 * Layers in section: pegs where the outer skin is rooted in the inner, calm below them, and fat in
 * rounded lobes.
 */
const layers: Height = (x, y) => {
  const pegs =
    2.7 *
    uneven(x, 8.5) *
    between(y, surface.front, junction - 2) *
    (1 - between(y, junction, junction + 16))
  const fibres = 0.9 * uneven(x + 1.5 * y, 31, 0.5)
  const lobes = 6 * (abs(sin((x + 6 * sin(y / 9)) / 8.5)) - 0.5) * between(y, fat - 8, fat + 8)
  return pegs + fibres * between(y, junction, junction + 10) + lobes
}

const edgeAt = (y: number) =>
  y < surface.front ? left + ((surface.front - y) / (surface.front - surface.back)) * 26 : left
const across = (y: (x: number) => number, from = left): Point[] =>
  Array.from({ length: ceil((far - from) / 2) + 1 }, (_, i): Point => [
    from + 2 * i,
    y(from + 2 * i),
  ])

/** A hair: its shaft above the surface, the sheath that holds it, and its bulb. */
const hair = (x: number, y = surface.front): Stroke[] => [
  { line: [[x + 9, y + 32], [x + 5, y + 16], [x, y], [x - 9, y - 13], [x - 20, y - 20]], weight: 0.9, pressed: 0.35 },
  { line: [[x + 6, y + 34], [x + 1, y + 16], [x - 3, y + 1]], weight: 0.7, pressed: 0.2 },
  { line: [[x + 13, y + 32], [x + 8.4, y + 15], [x + 3, y + 1]], weight: 0.7, pressed: 0.2 },
  { line: [[x + 6, y + 33], [x + 7, y + 37.5], [x + 12, y + 37.5], [x + 13, y + 32]], weight: 1.2, pressed: 0.5 },
] // prettier-ignore

type Block = {
  raised?: Height
  tone?: Height
  strokes?: Stroke[]
  /** What stands before it and is drawn by itself. */ hiddenBy?: Depth
}

function block({ raised = () => 0, tone, strokes = [], hiddenBy }: Block): Relief {
  const shown = (y: number, span: [number, number]) =>
    hiddenBy ? outside(hiddenBy, y, span) : [span]
  return {
    fineness: 1.25,
    wash: washOfLayer,
    height: (x, y) => datum + (y < surface.front ? lozenges(x, y) : layers(x, y)) + raised(x, y),
    tone: (x, y) => (y > surface.front && y < junction ? 0.16 : 0) + (tone?.(x, y) ?? 0),
    spans: (y) => (y < surface.back || y > floor ? [] : shown(y, [edgeAt(y), far])),
    edges: () => [
      ...(hiddenBy ? pieces(across(() => surface.back, edgeAt(surface.back)), hiddenBy) : [across(() => surface.back, edgeAt(surface.back))]),
      [[edgeAt(surface.back), surface.back], [left, surface.front], [left, floor]],
      across(() => surface.front),
      across(() => junction),
      across((x) => fat + 1.2 * sin(x / 8.5)),
      across(() => floor),
    ],
    strokes,
  } // prettier-ignore
}

const outside = (shape: Depth, y: number, [from, to]: [number, number]): [number, number][] => {
  const hidden = crossings((x) => shape(x, y), from, to)
  const starts = [from, ...hidden.map(([, end]) => end)]
  return starts.map((start, i) => [start, hidden[i]?.[0] ?? to])
}

/** The pieces of a line outside a shape. */
function pieces(line: Point[], shape: Depth): Point[][] {
  const kept: Point[][] = [[]]
  for (const point of line)
    if (shape(...point) < 0) kept.at(-1)!.push(point)
    else if (kept.at(-1)!.length > 0) kept.push([])
  return kept.filter((piece) => piece.length > 1)
}

/** A barbed thread from its entry in the surface, along the skin and off the plate. */
function thread(entry: Point, depth: number): Stroke[] {
  const [x, y] = entry
  const path: Point[] = [[x, y], [x + 8, y + 12], [x + 22, depth], [x + 60, depth + 1.5], [x + 120, depth - 1], [far + 40, depth]] // prettier-ignore
  const barbs = Array.from({ length: 22 }, (_, i): Stroke => {
    const [bx, side] = [x + 28 + i * 7, i % 2 === 0 ? -1 : 1]
    const by = depth + 0.4 * side
    return { line: [[bx, by], [bx - 1.8, by + 1.1 * side], [bx - 4.2, by + 2.2 * side]], weight: 0.8, pressed: 0.2 } // prettier-ignore
  })
  return [{ line: path, weight: 1.25, pressed: 0.12 }, ...barbs]
}

const entries: Point[] = [[-58, 33], [-40, 29], [-22, 25]] // prettier-ignore
const mole = { x: -32, y: 27 }
const moleOutline = rounded([[-18, 0], [-20, 4], [-13, 7], [0, 8.4], [13, 7], [20, 4], [18, 0], [15.5, -7], [9, -12.6], [-1, -14], [-10, -12], [-15.5, -6.6], [-18, 0]].map(([x, y]): Point => [mole.x + x!, mole.y + y!]), 3) // prettier-ignore
const moleDepth = silhouette(moleOutline)
/** A raised mole: a dark, slightly lobed dome. */
const dome: Relief = {
  ...solid({
    depth: moleDepth,
    round: 13,
    rise: 9,
    details: (x, y) => 0.9 * uneven(x + y, 7) * cos(y / 2.1),
    left: mole.x - 24,
    right: mole.x + 24,
  }),
  tone: () => 0.55,
  wash: '#c9a48c',
  fineness: 0.62,
} // prettier-ignore

export const skinSubjects = {
  skin: plateSubject(
    block({ strokes: [...hair(-46), ...hair(4, 37), ...hair(58)] }),
    [[-62, 31], [-34, 26], [-20, 33], [10, 27]],
    { left: -98, top: -6, scale: 1.06 },
    { left: -90, top: 0, scale: 1.9 },
  ),
  thread: plateSubject(
    block({ strokes: entries.flatMap((entry, i) => thread(entry, 76 - 8.5 * i)), raised: sumOf(...entries.map(([x, y]) => hill({ x, y, spreadX: 4, spreadY: 2, amount: 2 }))) }),
    entries,
    { left: -98, top: -6, scale: 1.06 },
    { left: -90, top: 0, scale: 1.9 },
  ),
  mole: plateSubject(
    [
      block({
        // pigment lies in nests under the mole
        tone: (x, y) => (y > surface.front && y < junction + 3 + 9 * exp(-(((x - mole.x) / 11) ** 2)) && abs(x - mole.x) < 18 ? 0.28 : 0),
        strokes: hair(30),
        hiddenBy: moleDepth,
      }),
      dome,
    ],
    [[mole.x - 27, 31], [mole.x + 27, 29]],
    { left: -98, top: -8, scale: 1.08 },
    { left: -90, top: 0, scale: 1.6 },
  ),
} satisfies Record<string, PlateSubject> // prettier-ignore
