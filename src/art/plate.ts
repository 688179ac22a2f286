import { edgeLines, rules, rulingOf, seen, strokeOutlines, type Point, type Relief, type Window } from './relief'
import { filled, ring, stroked, svg } from './svg'

/** A drawing made by the build, before it has a file; size in pixels for the browser's layout. */
export type Drawing = { svg: string; width: number; height: number }

/** What is cut from a subject: where, how far apart its rules are, and how large a doctor's marks (none when 0). */
export type Cut = { window: Window; gap: number; ring: number }

/** Where a plate looks: the upper left corner of its window, and its scale (1 is 64 mm across a card, 144 mm across a hero). */
export type View = { left: number; top: number; scale: number }

/** One thing that plates are cut from, with the views that suit it. */
export type PlateSubject = { draw: (cut: Cut) => string; hero: View; card: View; /** The height at which a thin strip is cut. */ level: number }

/** The ruled picture of a relief, with the doctor's marks on it. */
export function ruled(relief: Relief, marks: readonly Point[], { window, gap, ring: radius }: Cut): string {
  const rings = radius > 0 ? marks.map((at) => ring(seen(relief.height, at), radius)).join('') : ''
  return filled(rules(relief, window, rulingOf(gap))) + filled(strokeOutlines(relief, window)) + stroked(edgeLines(relief, window), gap * 0.16) + rings
}

export function plateSubject(relief: Relief, marks: readonly Point[], hero: View, card: View, level = middleOf(marks.map((at) => seen(relief.height, at)[1]))): PlateSubject {
  return { draw: (cut) => ruled(relief, marks, cut), hero, card, level }
}

const middleOf = (levels: number[]) => levels.reduce((sum, y) => sum + y, 0) / levels.length

export const drawing = (window: Window, content: string): Drawing => ({
  svg: svg(window, content),
  width: Math.round(window.width * 10),
  height: Math.round(window.height * 10),
})
