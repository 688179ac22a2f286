import { between, box, Scene, washes } from '../engraving/scene'
import { curveOf } from '../engraving/lines'
import type { Point } from '../geometry/points'

/** A book or a periodical that lies open on a table: what a scene writes and draws on. */

/**
 * The places of the fold and of the outer edges of the pages, across; and their upper edge and
 * foot.
 */
export const opened = { left: 9, fold: 84, right: 159, top: 12, foot: 104 } as const

/** Draws a line across a page: it rises from the fold and falls to the side, as the paper does. */
export function acrossPage(fold: number, side: number, y: number): Point[] {
  const at = (share: number) => fold + (side - fold) * share
  return curveOf([[fold, y], [at(0.16), y - 2.2], [at(0.5), y - 1.4], [side, y + 0.8]], 0.8) // prettier-ignore
}

function page(scene: Scene, side: number): void {
  const { fold, top, foot } = opened
  const outline = [...acrossPage(fold, side, top), ...acrossPage(fold, side, foot).toReversed()]
  scene.shape(outline, washes.light, 0.45, {
    gap: 1.5,
    angle: 90,
    ink: (x) =>
      0.34 * between(Math.abs(x - fold), 13, 0) ** 1.4 + 0.1 * between(Math.abs(x - side), 6, 0),
  })
}

/** Draws the table, a cover of this colour on it, and two empty pages. */
export function openBook(cover: string): Scene {
  const scene = new Scene()
  const table = box(-4, -4, 260, 120)
  scene.wash(washes.wood, table).rule(table, { gap: 1.5, ink: 0.16, taper: 0 })
  const outline: Point[] = [[6, 9], [84, 11.4], [162, 9], [163, 108.6], [84, 107.4], [5, 108.6]] // prettier-ignore
  scene.rule(
    outline.map(([x, y]): Point => [x + 3, y + 2.4]),
    { gap: 1.5, angle: 60, ink: 0.5, taper: 0 },
  )
  scene.shape(outline, cover, 0.45, { gap: 1.1, ink: 0.4, taper: 0 })
  page(scene, opened.left)
  page(scene, opened.right)
  return scene
}
