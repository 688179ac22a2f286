import type { Brush } from './brush'
import { mix } from './colour'
import { lerp, short } from '../geometry/pen'
import type { Point } from '../geometry/points'

const at = ([x, y]: Point) => `${short(x, 1)} ${short(y, 1)}`

/**
 * Returns a closed outline of small outward arcs, clockwise, each a coil at the edge of the hair.
 */
export const scalloped = (points: readonly Point[]): string =>
  `M${at(points[0]!)}${points
    .slice(1)
    .map((p, i) => {
      const r = short(Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]) * 0.58, 1)
      return `A${r} ${r} 0 0 1 ${at(p)}`
    })
    .join('')}Z`

/**
 * Draws one coil within the mass: two turns of a spring of about `size` millimetres, lying at
 * random.
 */
export function coil([x, y]: Point, size: number, rand: () => number): string {
  const angle = rand() * Math.PI * 2
  const sweep = rand() < 0.5 ? 0 : 1
  const turn = (share: number) => {
    const r = short(size * share, 1)
    const step = size * 0.62
    return `a${r} ${r} 0 1 ${sweep} ${at([Math.cos(angle) * step, Math.sin(angle) * step])}`
  }
  return `M${at([x, y])}${turn(0.52)}${turn(0.46)}`
}

/** Coils per square millimetre: so many that the scalp is not seen between them. */
const density = 0.34

/** Returns the area within an outline, in square millimetres (the shoelace formula). */
const areaOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [x0, y0] = outline.at(i - 1)!
      return sum + (x0 * y - x * y0) / 2
    }, 0),
  )

/**
 * Draws the coils of a mass, those deep within it first, those in the light last.
 * @param next a random place within it
 */
export function coilMass(
  { hairs, colours: c, share }: Pick<Brush, 'hairs' | 'colours'> & { share: number },
  outline: readonly Point[],
  next: () => Point,
  rand: () => number,
): string {
  // For the preview, which the browser draws, a quarter of the coils will do.
  const count = areaOf(outline) * density * share ** 2
  const layer = (part: number, colour: string, width: number, opacity: number) => {
    let d = ''
    for (let i = 0; i < count * part; i++) d += coil(next(), lerp(2, 3.8, rand()), rand)
    return hairs(d, colour, width, opacity)
  }
  return (
    layer(0.3, mix(c.hairDark, c.ink, 0.45), 0.62, 0.55) +
    layer(0.25, c.hairDark, 0.56, 0.7) +
    layer(0.25, c.hair, 0.5, 0.8) +
    layer(0.2, c.hairLight, 0.44, 0.75)
  )
}

/** Moves places at random, by up to half of `by` each way. */
export const jitterWith =
  (rand: () => number) =>
  ([x, y]: Point, by: number): Point => [x + (rand() - 0.5) * by, y + (rand() - 0.5) * by]
