import { hypot } from '../geometry/pen'
import { seededRandom } from '../geometry/seededRandom'
import type { Point } from '../geometry/points'
import { outside, penStroke, simplified, type Cut, type Station } from './burin'
import { hairGuides, hairline, knot, knotTurns, napeGuides } from './canon'
import { clamp, curveOf, inSteps, lengthsAlong, lerp, ramp, runsOf } from './lines'

const { exp, floor, min, sin } = Math

/** Darkness of a strand, 0 to 1: `s` from first guide (0) to last (1), `v` from root to end. */
type StrandTone = (s: number, v: number, x: number, y: number) => number

/** Returns even waves that do not repeat within a head: locks, and the breaks in the shine. */
const wave = (s: number, v: number, frequency: number, phase: number) =>
  sin(s * frequency + phase + 1.4 * sin(v * 3.1 + s * 5 + phase))

const toneOfHead: StrandTone = (s, v) => {
  const jagged = 0.035 * wave(s, v, 43, 1) + 0.025 * wave(s, v, 101, 5)
  const shine =
    exp(-(((v - 0.17 - 0.1 * s + jagged) / 0.085) ** 2)) * 0.52 +
    exp(-(((v - 0.52 + 0.04 * s + jagged) / 0.1) ** 2)) * 0.24
  const lock = 0.17 * wave(s, v, 29, 0) + 0.12 * wave(s, v, 67, 2) + 0.1 * wave(s, v, 151, 4)
  const form =
    0.2 * ramp(0.55, 0.95, v) +
    0.18 * ramp(0.55, 1, s) -
    0.14 * ramp(0.2, 0, s) * ramp(0.75, 0.5, v)
  const greyTemple = 0.16 * exp(-(((s - 0.62) / 0.2) ** 2) - (v / 0.4) ** 2)
  return (
    0.38 -
    greyTemple +
    form -
    0.4 * ramp(0.16, 0, v) * ramp(0.66, 0.9, s) -
    shine * (1 - 0.25 * ramp(0.6, 1, s)) +
    lock
  )
}

const toneOfNape: StrandTone = (s, v) =>
  0.42 -
  0.16 * ramp(0.2, 0, v) +
  0.14 * wave(s, v, 23, 1) +
  0.1 * wave(s, v, 51, 1) -
  0.25 * exp(-(((v - 0.5) / 0.2) ** 2)) -
  0.3 * ramp(0.7, 1, s) * ramp(0.4, 0, v)

const toneOfTurn =
  (turn: number): StrandTone =>
  (s, v, x, y) => {
    const edge = Math.abs(s * 2 - 1) ** 2.6 * 0.44
    const toLight = clamp(0.5 + (-(x - 187) * 0.62 - (y - 37) * 0.7) / 46)
    return (
      0.66 -
      0.6 * toLight +
      edge +
      0.1 * wave(s, v, 19, turn) +
      0.25 * ramp(0.82, 1, v) +
      0.2 * ramp(0.14, 0, v)
    )
  }

/** Returns a line between guides, as many steps long as they are. */
function between(guides: readonly Point[][], s: number): Point[] {
  const at = s * (guides.length - 1)
  const i = clamp(floor(at), 0, guides.length - 2)
  const t = at - i
  const guide = (n: number) => guides[clamp(n, 0, guides.length - 1)]!
  return guide(0).map((_, k): Point => {
    const along = (e: 0 | 1) => {
      const [a, b, c, d] = [
        guide(i - 1)[k]![e],
        guide(i)[k]![e],
        guide(i + 1)[k]![e],
        guide(i + 2)[k]![e],
      ]
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
    }
    return [along(0), along(1)]
  })
}

type Strands = {
  guides: readonly Point[][]
  steps: number
  count: number
  tone: StrandTone
  /**
   * The distance that each root may reach out onto the skin, in millimetres.
   */
  roots?: () => number
}

/**
 * Returns strands between guides. As they gather, every second one ends, and then every fourth, so
 * that they never clog; those that are left take the ink of those that have ended.
 */
function strands({ guides, steps, count, tone, roots = () => 0 }: Strands, gap: number): Cut[] {
  const lines = guides.map((guide) => inSteps(curveOf(guide, 1), steps))
  const cuts: Cut[] = []
  for (let i = 0; i <= count; i++) {
    const s = i / count
    const line = between(lines, s)
    const [before, after] = [
      between(lines, Math.max(0, s - 1 / count)),
      between(lines, min(1, s + 1 / count)),
    ]
    const neighbours = s === 0 || s === 1 ? 1 : 2
    const crowded = i % 2 === 1 ? 0.36 : i % 4 === 2 ? 0.19 : 0
    const lead = roots()
    const stations: Station[] = []
    const way = lengthsAlong(line)
    for (const [k, [x, y]] of line.entries()) {
      const distance =
        hypot(after[k]![0] - before[k]![0], after[k]![1] - before[k]![1]) / neighbours
      if (distance < gap * crowded) break
      const share = distance * (distance < gap * 0.36 ? 2 : 1) * (distance < gap * 0.19 ? 2 : 1)
      const swell = lead > 0 ? ramp(-lead, 1.5, way[k]!) : min(1, (way[k]! + 0.3) / 3)
      stations.push([x, y, (share * clamp(tone(s, k / steps, x, y), 0.08, 0.72) * swell) / 2])
    }
    if (lead > 0 && stations.length > 1) stations.unshift(...rootOf(line, lead))
    cuts.push(...worthCutting(stations))
  }
  return cuts
}

/** Returns the pointed root of a strand, out on the skin. */
function rootOf(line: readonly Point[], lead: number): Station[] {
  const [[ax, ay], [bx, by]] = [line[0]!, line[1]!]
  const length = hypot(bx - ax, by - ay) || 1
  return [1, 0.66, 0.33].map((t, i): Station => [
    ax - ((bx - ax) / length) * lead * t,
    ay - ((by - ay) / length) * lead * t,
    0.03 + 0.04 * i,
  ])
}

/** Returns the stretches that are wide enough, with pointed ends. */
function worthCutting(stations: readonly Station[]): Cut[] {
  return runsOf(stations, ([, , half]) => half > 0.028)
    .filter((run) => run.length > 4)
    .map((run) => {
      const way = lengthsAlong(run)
      const total = way.at(-1)!
      // prettier-ignore
      return simplified(run.map(([x, y, half], k): Station =>
        [x, y, half * clamp(min(way[k]! / 3, (total - way[k]!) / 4)) ** 0.7]), 0.04)
    })
}

/** Draws the hair drawn back, and its knot of three turns, each over the one before. */
export function hairCuts(ear: readonly Point[], gap: number): Cut[] {
  const random = seededRandom(7)
  const head = [
    ...strands(
      {
        guides: hairGuides,
        steps: 100,
        count: 108,
        tone: toneOfHead,
        roots: () => 3 + random() * 3.4,
      },
      gap,
    ),
    ...strands({ guides: napeGuides, steps: 50, count: 32, tone: toneOfNape }, gap),
  ]
  const turns = knotTurns.reduce<Cut[]>((under, [outer, inner], i) => {
    const edge = [...curveOf(outer, 0.8), ...curveOf(inner, 0.8).toReversed()]
    const across = (t: number) =>
      outer.map(([x, y], k): Point => [lerp(x, inner[k]![0], t), lerp(y, inner[k]![1], t)])
    const over = strands(
      {
        guides: [0, 0.33, 0.67, 1].map(across),
        steps: 70,
        count: [14, 13, 10][i]!,
        tone: toneOfTurn(i),
      },
      gap,
    )
    return [...under.flatMap((cut) => outside(cut, edge)), ...over]
  }, [])
  return [
    ...head.flatMap((cut) => outside(cut, knot)).flatMap((cut) => outside(cut, ear)),
    ...turns,
    ...looseHairs(random),
  ]
}

function looseHairs(random: () => number): Cut[] {
  return Array.from({ length: 22 }, (_, i) => {
    const [x, y] = hairline[Math.round((i / 21) * 0.74 * (hairline.length - 40))]!
    const r = random()
    return penStroke([[x - 1 - r * 2, y + 1.5], [x + 3, y - 4 - r * 2], [x + 9, y - 9 - r * 3]],
      0.24, [0, 1, 0])
  }) // prettier-ignore
}
