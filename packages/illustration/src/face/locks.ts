import { Strands } from './strands'
import type { Brush } from './brush'
import { mix } from './colour'
import { along, between, clamp, curve, lerp, outline, stroke, type Pressure } from '../geometry/pen'
import type { Point } from '../geometry/points'

/** A fall of hair: from its roots to its ends, between the edge by the face and the outer edge. */
export type Fall = {
  /** The edge by the face, from root to end. */ inner: readonly Point[]
  /** The outer edge, likewise. */ outer: readonly Point[]
  /** The roots between the two edges; in a straight line when left out. */
  roots?: readonly Point[]
  /** The amplitude of its waves, in millimetres at its ends; 0 for straight hair. */
  wave: number
  /** The number of waves. */ swings: number
  /** True if its ends are cut level instead of thinning out. */ blunt?: boolean
  /** In light (1) or in shade (0). */ light: number
}

const steps = 24
const thinning: Pressure = [0.1, 0.9, 1, 1, 1, 0.98, 0.8, 0.15]
const level: Pressure = [0.1, 0.9, 1, 1, 1, 1, 0.98, 0.9]

/** Computes the places of a fall: its edges, its roots where they are curved, and all between. */
function placesIn({ inner, outer, roots, wave, swings }: Fall) {
  const [near, far] = [along(inner, steps), along(outer, steps)]
  const scalp = roots && along(roots, steps)
  /** Returns the offset of the roots from the straight line between the edges. */
  const bulge = (s: number): Point => {
    if (!scalp) return [0, 0]
    const root = scalp[Math.round(Math.min(1, Math.max(0, s)) * steps)]!
    const straight = between(near[0]!, far[0]!, s)
    return [root[0] - straight[0], root[1] - straight[1]]
  }
  /** @param s across, from the face outwards; @param t along, from root to end */
  const at = (s: number, t: number): Point => {
    const k = Math.min(steps, Math.max(0, t * steps))
    const i = Math.min(steps - 1, Math.floor(k))
    const [x, y] = between(
      between(near[i]!, near[i + 1]!, k - i),
      between(far[i]!, far[i + 1]!, k - i),
      s,
    )
    // The hair lies close to the head first, and swings where it hangs free.
    const swing = wave * Math.min(1, t * 1.3) ** 1.5 * Math.sin(Math.PI * 2 * swings * t + s * 1.9)
    const [bx, by] = bulge(s)
    const root = (1 - Math.min(1, t)) ** 2
    return [x + bx * root + swing * Math.sign(outer.at(-1)![0]), y + by * root + swing * 0.2]
  }
  return { near, far, scalp, at }
}

/** Draws a fall of hair as locks with strands over them; and its outline as path data. */
export function drawFall(
  { place, fill, hairs, soft, tone, colours: c }: Brush,
  fall: Fall,
  rand: () => number,
  clip: string,
): { shape: string; locks: string; strands: string } {
  const { blunt = false, light } = fall
  const { near, far, scalp, at } = placesIn(fall)
  const run = (s: number, from: number, to: number, count: number, drift = 0): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const t = lerp(from, to, i / (count - 1))
      return at(s + drift * t, t)
    })
  const end = blunt ? 0.99 : 0.86
  // Ends that were not cut level reach further in some places than in others.
  const ends = Array.from({ length: 12 }, (_, i) =>
    i % 11 === 0 ? end : end + (blunt ? 0.012 : 0.02 + rand() * 0.1),
  )
  const shape = outline(
    place(run(0, 0, end, 12)),
    place(ends.map((t, i) => at(i / (ends.length - 1), t))),
    place(run(1, end, 0, 12)),
    place(scalp ? Array.from({ length: 9 }, (_, i) => at(1 - i / 8, 0)) : [at(1, 0), at(0, 0)]),
  )
  let locks = ''
  const breadth = Math.hypot(near[16]![0] - far[16]![0], near[16]![1] - far[16]![1])
  const count = Math.round(clamp(breadth / 4, 11, 24))
  for (let i = 0; i < count; i++) {
    const s = lerp(0.07, 0.93, (i + 0.5) / count)
    const to = blunt ? 0.985 + rand() * 0.02 : 0.92 + rand() * 0.08
    const colour = [
      mix(c.hair, c.hairDark, 0.45),
      mix(c.hair, c.hairDark, 0.12),
      mix(c.hair, c.hairLight, 0.18 * light),
    ][i % 3]!
    locks += fill(
      stroke(
        place(run(s, 0.03, to, 9, (rand() - 0.5) * 0.08)),
        clamp((breadth / count) * (2.6 + rand()), 5, 9),
        blunt ? level : thinning,
      ),
      colour,
    )
  }
  const strands = new Strands(rand, { dark: 0.4, deep: 0.6 })
  let fine = ''
  for (let i = 0; i < 150 + breadth * 1.6; i++) {
    const s = rand() ** 0.9
    const from = rand() < 0.3 ? 0.01 : rand() * 0.8
    const to = Math.min(blunt ? 0.995 : 1, from + 0.16 + rand() * 0.34)
    strands.add(curve(place(run(s, from, to, 4, (rand() - 0.5) * 0.06))))
  }
  // Single hairs that leave the edges, so that the outline is not cut out with scissors.
  for (let i = 0; i < 26; i++) {
    const outside = rand() < 0.7
    const from = 0.05 + rand() * 0.6
    const s = outside ? 1.01 + rand() * 0.03 : -0.01 - rand() * 0.03
    fine += curve(
      place(run(s, from, Math.min(1, from + 0.2 + rand() * 0.2), 4, (rand() - 0.4) * 0.08)),
    )
  }
  const strip = (t0: number, t1: number, s0: number, s1: number) => [
    ...run(s0, t0, t1, 9),
    ...run(s1, t1, t0, 9),
  ]
  const across = (t0: number, t1: number, s0: number, s1: number) => {
    const row = (t: number) => Array.from({ length: 7 }, (_, i) => at(lerp(s0, s1, i / 6), t))
    return [...row(t0), ...row(t1).toReversed()]
  }
  // prettier-ignore
  const shade =
    tone(across(0.16, 0.34, 0.3, 0.92), c.hairLight, 0.3 + 0.35 * light) +
    tone(across(0.6, 0.74, 0.3, 0.9), c.hairLight, 0.16 + 0.2 * light) +
    tone(strip(0.3, 0.95, -0.04, 0.16), c.hairDark, 0.5) +
    tone(strip(0.02, 0.9, 0.93, 1.02), c.hairDark, 0.6 - 0.25 * light) +
    tone(across(0, 0.06, 0, 1), c.hairDark, 0.3)
  return {
    shape,
    locks: fill(shape, c.hair) + locks + soft('wide', shade, clip),
    strands:
      hairs(strands.dark, c.hairDark, 0.34, 0.5) +
      hairs(strands.deep, c.ink, 0.3, 0.24) +
      hairs(strands.light, c.hairLight, 0.32, 0.5) +
      hairs(fine, c.hair, 0.26, 0.55),
  }
}
