import { along, between, outline } from '../geometry/pen'
import type { Point } from '../geometry/points'

/**
 * A sheet of muscle, as edges across it, from the fibres' origin to their insertion. A fibre runs
 * through the same share of each edge, so that its direction and the outline come from the same
 * numbers. A ring closes on itself.
 */
export type Sheet = { edges: readonly (readonly Point[])[]; ring?: true }

/** The number of steps into which an edge is divided. */
const steps = 60

/**
 * Returns the fibres at so many even shares of the edges; the first and the last lie on the
 * outline.
 */
export function fibres({ edges, ring }: Sheet, count: number): Point[][] {
  const fine = edges.map((edge) => (edge.length < 2 ? null : along(edge, steps)))
  return Array.from({ length: count }, (_, k) => {
    const share = (k / (count - 1)) * steps
    const i = Math.min(steps - 1, Math.floor(share))
    const fibre = fine.map((edge, e) =>
      edge ? between(edge[i]!, edge[i + 1]!, share - i) : edges[e]![0]!,
    )
    return ring ? [...fibre, fibre[0]!] : fibre
  })
}

/** Draws the outline as SVG path data; of a ring its outer edge and then its inner one. */
export function sheetPath(sheet: Sheet, place: (points: readonly Point[]) => Point[]): string {
  const [first, last] = fibres(sheet, 2) as [Point[], Point[]]
  if (sheet.ring) return outline(place(last)) + outline(place(first).toReversed())
  const { edges } = sheet
  const end = (edge: readonly Point[]) => (edge.length < 2 ? [] : [place(edge)])
  return outline(
    ...end(edges[0]!),
    place(last),
    ...end(edges.at(-1)!).map((run) => run.toReversed()),
    place(first).toReversed(),
  )
}
