import type { Point, Window } from '../geometry'
import { ink, pathData } from '../svg'
import { outlineOf, simplified, type Cut, type Station } from './burin'

/**
 * What is engraved, from the back to the front: flat washes, and ink over them. A layer hides what
 * lies behind its washes.
 */
export type Layer = { washes: readonly Wash[]; cuts: readonly Cut[] }
export type Wash = readonly [colour: string, ...outlines: Point[][]]

/**
 * The part of an engraving that a window shows, to stand within an SVG document.
 * @param coarseness how much less is kept of each line, for parts that are shown small; 1 keeps
 *   everything
 * @param scale fewer units to a millimetre make shorter numbers
 */
export const printed = (
  layers: readonly Layer[],
  window: Window,
  coarseness: number,
  scale: number,
): string =>
  layers
    .map(({ washes, cuts }) => {
      const fine = (cut: Cut) => (coarseness === 1 ? cut : simplified(cut, 0.05 * coarseness))
      const scaled = (line: readonly (readonly number[])[]) => line.map(([x, y]): Point => [x! * scale, y! * scale]) // prettier-ignore
      const path = (colour: string, lines: Point[][]) =>
        lines.length === 0 ? '' : `<path fill="${colour}" d="${pathData(lines, true)}"/>`
      return [
        ...washes.map(([colour, ...outlines]) =>
          path(
            colour,
            outlines
              .filter((outline) => touches(outline, window))
              .map((outline) => scaled(fine(outline.map(([x, y]) => [x, y, 0])))),
          ),
        ),
        path(
          ink,
          cuts.flatMap((cut) => within(cut, window)).map((cut) => scaled(outlineOf(fine(cut)))),
        ),
      ].join('')
    })
    .join('')

/** Whether the box round a line meets a window. */
function touches(line: readonly Point[], { left, top, width, height }: Window): boolean {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  return (
    Math.max(...xs) > left &&
    Math.min(...xs) < left + width &&
    Math.max(...ys) > top &&
    Math.min(...ys) < top + height
  )
}

/** The stretches of a cut that a window shows, with a station to spare at each end. */
function within(cut: Cut, { left, top, width, height }: Window): Cut[] {
  const seen = cut.map(
    ([x, y]) => x > left - 2 && x < left + width + 2 && y > top - 2 && y < top + height + 2,
  )
  const stretches: Station[][] = [[]]
  cut.forEach((station, i) => {
    if (seen[i] || seen[i - 1] || seen[i + 1]) stretches.at(-1)!.push(station)
    else if (stretches.at(-1)!.length > 0) stretches.push([])
  })
  return stretches.filter((stretch) => stretch.length > 1)
}
