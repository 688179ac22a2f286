import { overlaps, type Point, type ViewBox } from '../geometry/points'
import { ink, pathData } from '../geometry/svg'
import { outlineOf, simplified, type Cut } from './burin'
import { runsOf } from './lines'

/** From back to front: flat washes, and ink over them. A layer hides what lies behind it. */
export type Layer = { washes: readonly Wash[]; cuts: readonly Cut[] }
export type Wash = readonly [colour: string, ...outlines: Point[][]]

/**
 * Returns the part of an engraving that a view box shows, to stand within an SVG document.
 * @param coarseness how much less is kept of each line, for parts that are shown small; 1 keeps
 *   everything
 * @param scale fewer units to a millimetre make shorter numbers
 */
export const printed = (
  layers: readonly Layer[],
  viewBox: ViewBox,
  coarseness: number,
  scale: number,
): string =>
  layers
    .map(({ washes, cuts }) => {
      const fine = (cut: Cut) => (coarseness === 1 ? cut : simplified(cut, 0.05 * coarseness))
      // prettier-ignore
      const scaled = (line: readonly (readonly number[])[]) => line.map(([x, y]): Point =>
        [x! * scale, y! * scale])
      const path = (colour: string, lines: Point[][]) =>
        lines.length === 0
          ? ''
          : `<path fill="${colour}" fill-rule="evenodd" d="${pathData(lines, true)}"/>`
      return [
        ...washes.map(([colour, ...outlines]) =>
          path(
            colour,
            outlines
              .filter((outline) => overlaps(outline, viewBox))
              .map((outline) => scaled(fine(outline.map(([x, y]) => [x, y, 0])))),
          ),
        ),
        path(
          ink,
          cuts.flatMap((cut) => within(cut, viewBox)).map((cut) => scaled(outlineOf(fine(cut)))),
        ),
      ].join('')
    })
    .join('')

/** Returns the stretches of a cut that a view box shows, with a station to spare at each end. */
function within(cut: Cut, { left, top, width, height }: ViewBox): Cut[] {
  const seen = cut.map(
    ([x, y]) => x > left - 2 && x < left + width + 2 && y > top - 2 && y < top + height + 2,
  )
  return runsOf(cut, (_, i) => Boolean(seen[i] || seen[i - 1] || seen[i + 1])).filter(
    (stretch) => stretch.length > 1,
  )
}
