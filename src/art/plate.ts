import {
  edgeLines,
  rules,
  rulingOf,
  seen,
  strokeOutlines,
  washes,
  type Point,
  type Relief,
  type Window,
} from './relief'
import { cross, filled, pathData, stroked, svg } from './svg'

/** A drawing made by the build, before it has a file; size in pixels for the browser's layout. */
export type Drawing = { svg: string; width: number; height: number }

/**
 * What is cut from a subject: where, how far apart its rules are, and how large a doctor's marks
 * (none when 0).
 */
export type Cut = { window: Window; gap: number; cross: number }

/**
 * Where a plate looks: the upper left corner of its window, and its scale (1 is 64 mm across a
 * card, 144 mm across a hero).
 */
export type View = { left: number; top: number; scale: number }

/** One thing that plates are cut from, with the views that suit it. */
export type PlateSubject = { draw: (cut: Cut) => string; hero: View; card: View }

/** The ruled picture of a relief. */
function ruled(relief: Relief, { window, gap }: Cut): string {
  const ruling = rulingOf(gap * (relief.fineness ?? 1))
  return (
    [...washes(relief, window)]
      .map(([colour, bands]) => `<path fill="${colour}" d="${pathData(bands, true)}"/>`)
      .join('') +
    filled(rules(relief, window, ruling)) +
    filled(strokeOutlines(relief, window)) +
    stroked(edgeLines(relief, window, ruling), gap * 0.16)
  )
}

/**
 * A subject of one relief, or of several from the back to the front, with the doctor's marks on the
 * first.
 */
export function plateSubject(
  of: Relief | Relief[],
  marks: readonly Point[],
  hero: View,
  card: View,
): PlateSubject {
  const reliefs = Array.isArray(of) ? of : [of]
  const places = marks.map((mark) => seen(reliefs[0]!.height, mark))
  return {
    draw: (cut) =>
      reliefs.map((relief) => ruled(relief, cut)).join('') +
      (cut.cross > 0 ? places.map((at) => cross(at, cut.cross)).join('') : ''),
    hero,
    card,
  }
}

export const drawing = (window: Window, content: string): Drawing => ({
  svg: svg(window, content),
  width: Math.round(window.width * 10),
  height: Math.round(window.height * 10),
})
