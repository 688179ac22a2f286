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

/** One coil within the mass: two turns of a spring of about `size` millimetres, lying at random. */
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

/** The coils of a mass, sorted at random into those in shade, those deep within it and those lit. */
export function coilsOf(count: number, next: () => string, rand: () => number) {
  let [dark, deep, light] = ['', '', '']
  for (let i = 0; i < count; i++) {
    const one = next()
    const k = rand()
    if (k < 0.45) dark += one
    else if (k < 0.69) deep += one
    else light += one
  }
  return { dark, deep, light }
}
