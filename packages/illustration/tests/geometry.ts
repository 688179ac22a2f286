/**
 * Reads SVG path data as far as the face's pen writes it: M, L, C, Q, A and their relative forms,
 * Z.
 */

export type Extent = { left: number; top: number; right: number; bottom: number }

const lengths: Record<string, number> = { m: 2, l: 2, c: 6, q: 4, a: 7, z: 0 }

/** Returns the points a path runs through and those that bend it; the curve lies within them. */
export function pathPoints(d: string): [number, number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, command, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command!.toLowerCase()
    const numbers = [...rest!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const step = lengths[kind]
    if (step === undefined) throw new Error(`"${command}" is not a command that the pen writes`)
    if (step === 0) continue
    if (numbers.length === 0 || numbers.length % step !== 0)
      throw new Error(`"${command}${rest}" has ${numbers.length} numbers`)
    for (let i = 0; i < numbers.length; i += step) {
      const own = numbers.slice(i, i + step)
      const pairs =
        kind === 'a'
          ? [own.slice(5)]
          : Array.from({ length: step / 2 }, (_, k) => own.slice(2 * k, 2 * k + 2))
      const [ox, oy] = command === kind ? [x, y] : [0, 0]
      for (const [px, py] of pairs) points.push([ox + px!, oy + py!])
      ;[x, y] = points.at(-1)!
    }
  }
  return points
}

export function extent(points: readonly (readonly [number, number])[]): Extent {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

/** Returns the layers of a drawing by name, each with the points of its paths. */
export function layers(svg: string): Map<string, [number, number][]> {
  const found = new Map<string, [number, number][]>()
  const parts = svg.split(/<g data-layer="/).slice(1)
  for (const part of parts) {
    const drawn = part.replaceAll(/<clipPath.*?<\/clipPath>/g, '')
    found.set(
      part.slice(0, part.indexOf('"')),
      [...drawn.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) => pathPoints(d!)),
    )
  }
  return found
}
