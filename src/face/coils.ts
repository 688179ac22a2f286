import { short, type Point } from './pen'

const at = ([x, y]: Point) => `${short(x, 1)} ${short(y, 1)}`

/** A closed outline of small outward arcs, clockwise, each a coil at the edge of the hair. */
export const scalloped = (points: readonly Point[]): string =>
  `M${at(points[0]!)}${points
    .slice(1)
    .map((p, i) => {
      const r = short(Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]) * 0.58, 1)
      return `A${r} ${r} 0 0 1 ${at(p)}`
    })
    .join('')}Z`

/** One coil within the mass: most of a ring of about `size` millimetres, turned at random. */
export function coil([x, y]: Point, size: number, rand: () => number): string {
  const angle = rand() * Math.PI * 2
  const r = short(size * 0.62, 1)
  return `M${at([x, y])}a${r} ${r} 0 1 ${rand() < 0.5 ? 0 : 1} ${at([Math.cos(angle) * size, Math.sin(angle) * size])}`
}
