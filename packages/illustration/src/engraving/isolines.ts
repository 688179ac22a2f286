import type { Point } from '../geometry/points'
import type { Field } from './field'

/** Crossings of a level with the sides of grid squares, each known by its side, and their links. */
type Level = { points: Map<number, Point>; links: Map<number, number[]> }

/**
 * Returns the isolines of a field at `offset` plus multiples of `gap`: marching squares, linked end
 * to end.
 * @param within where this is 0 or less on all corners of a square, nothing is looked for
 */
export function isolines(
  field: Field,
  gap: number,
  offset: number,
  within: Float32Array,
): Point[][] {
  const { columns, rows, values } = field
  const levels = new Map<number, Level>()
  const crossing = (
    column: number,
    row: number,
    across: boolean,
    value: number,
  ): [number, Point] => {
    const i = row * columns + column
    const next = across ? values[i + 1]! : values[i + columns]!
    const t = (value - values[i]!) / (next - values[i]!)
    return [
      2 * i + (across ? 0 : 1),
      [field.xOf(column + (across ? t : 0)), field.yOf(row + (across ? 0 : t))],
    ]
  }
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const i = row * columns + column
      if (
        within[i]! <= 0 &&
        within[i + 1]! <= 0 &&
        within[i + columns]! <= 0 &&
        within[i + columns + 1]! <= 0
      )
        continue
      const [a, b, c, d] = [
        values[i]!,
        values[i + 1]!,
        values[i + columns + 1]!,
        values[i + columns]!,
      ]
      const [least, most] = [Math.min(a, b, c, d), Math.max(a, b, c, d)]
      for (let n = Math.ceil((least - offset) / gap); n <= Math.floor((most - offset) / gap); n++) {
        // A hair beside the multiple, so that no corner lies on it.
        const value = n * gap + offset + 1e-7
        const met: [number, Point][] = []
        if (a < value !== b < value) met.push(crossing(column, row, true, value))
        if (b < value !== c < value) met.push(crossing(column + 1, row, false, value))
        if (d < value !== c < value) met.push(crossing(column, row + 1, true, value))
        if (a < value !== d < value) met.push(crossing(column, row, false, value))
        const level = levels.get(n) ?? { points: new Map(), links: new Map() }
        levels.set(n, level)
        for (let k = 0; k + 1 < met.length; k += 2) link(level, met[k]!, met[k + 1]!)
      }
    }
  return [...levels.values()].flatMap(linesOf)
}

function link(
  { points, links }: Level,
  [from, p]: [number, Point],
  [to, q]: [number, Point],
): void {
  points.set(from, p).set(to, q)
  links.set(from, [...(links.get(from) ?? []), to])
  links.set(to, [...(links.get(to) ?? []), from])
}

function linesOf({ points, links }: Level): Point[][] {
  const used = new Set<number>()
  const lines: Point[][] = []
  const walk = (start: number) => {
    const line: Point[] = []
    for (
      let at: number | undefined = start;
      at !== undefined;
      at = links.get(at)!.find((next) => !used.has(next))
    ) {
      used.add(at)
      line.push(points.get(at)!)
    }
    if (line.length > 3) lines.push(line)
  }
  for (const [end, next] of links) if (next.length === 1 && !used.has(end)) walk(end)
  for (const start of links.keys()) if (!used.has(start)) walk(start)
  return lines
}
