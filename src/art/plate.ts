import { edgeLines, rules, rulingOf, seen, type Point, type Relief, type Window } from './relief'
import { filled, ring, stroked, svg } from './svg'

/** A drawing made by the build, before it has a file. */
export type Drawing = { svg: string; width: number; height: number }

/** What a plate shows: a relief, and the doctor's marks on it. */
export type Subject = { relief: Relief; marks: Point[] }

export type Cut = { window: Window; gap: number; ring?: number; weight?: number }

/** Rules the part of a subject seen through a window. Sizes are in pixels for the browser's layout, ten to a millimetre. */
export function plate({ relief, marks }: Subject, { window, gap, ring: radius = 0, weight = gap * 0.16 }: Cut): Drawing {
  const rings = radius > 0 ? marks.map((at) => ring(seen(relief.height, at), radius)).join('') : ''
  const content = filled(rules(relief, window, rulingOf(gap))) + stroked(edgeLines(relief, window), weight) + rings
  return { svg: svg(window, content), width: Math.round(window.width * 10), height: Math.round(window.height * 10) }
}
