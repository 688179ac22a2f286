import { penStroke } from '../engraving/burin'
import { arc, between, series, washes, type Scene } from '../engraving/scene'
import { cardViewBox, heroViewBox, sceneSubject } from '../engraving/plate'
import type { Point } from '../geometry/points'
import { markColour } from '../geometry/svg'
import { loadFaces } from '../geometry/typeset'
import { headOutline } from './headOutline'
import { lyingPen } from './lyingPen'
import { acrossPage, openBook, opened } from './openBook'

/** The headlines of the two pages, which an article keeps apart. */
const headlines = ['What is known', 'What is not'] as const

/** Draws a column of print: lines of unequal ends, as text has them, paragraph by paragraph. */
function column(scene: Scene, left: number, right: number, from: number, to: number): void {
  for (const y of series(from, to, 3.1)) {
    const lastOfParagraph = Math.round((y - from) / 3.1) % 6 === 5
    const end = lastOfParagraph ? left + (right - left) * 0.56 : right - 0.8 * Math.sin(y * 7)
    const onPage = acrossPage(opened.fold, left < opened.fold ? opened.left : opened.right, y)
    const line = onPage.filter(([x]) => x >= left && x <= end)
    scene.pen(line, 0.42, [1, 0.7, 1, 0.8, 1])
  }
}

/** Draws a figure: one effect lasts, the other fades. */
function chart(scene: Scene, [left, foot]: Point): void {
  scene.edge([[left, foot - 25], [left, foot], [left + 26, foot - 0.5]], 0.4) // prettier-ignore
  const rising: Point[] = [[left + 1, foot - 2], [left + 8, foot - 15], [left + 15, foot - 20], [left + 25, foot - 21.6]] // prettier-ignore
  const falling: Point[] = [[left + 1, foot - 2], [left + 9, foot - 9], [left + 17, foot - 11.4], [left + 25, foot - 8]] // prettier-ignore
  scene.pen(rising, 0.9, [1, 1, 1]).pen(falling, 0.45, [1, 1, 1])
  for (const x of series(left + 6, left + 24, 6)) scene.edge([[x, foot - 0.2], [x, foot + 1]], 0.3) // prettier-ignore
}

/** Draws reading glasses, folded, with what lies below them a little lighter. */
function glasses(scene: Scene, [x, y]: Point): void {
  const lens = (dx: number) => arc(x + dx, y, 11.4, 9.8)
  const shade: Point[] = arc(x + 15, y + 9.6, 27, 3.6)
  scene.rule(shade, { gap: 0.95, angle: 0, ink: 0.42 })
  for (const [from, to] of [
    [-11.6, 24],
    [42.6, 3],
  ] as const) {
    const arm: Point[] = [[x + from, y - 4], [x + (from + to) / 2, y - 11], [x + to, y - 13.4]] // prettier-ignore
    scene.pen(arm, 1.8, [1, 1, 0.8])
  }
  for (const dx of [0, 31]) {
    scene.shape(lens(dx), washes.light, 0.3, {
      gap: 1.1,
      angle: -58,
      ink: (px, py) => 0.04 + 0.22 * between(px - x - dx + (py - y), 2, 14),
    })
    scene.pen([...lens(dx)], 1.9, [1, 1])
  }
  scene.pen([[x + 11.2, y - 3], [x + 15.5, y - 6], [x + 19.8, y - 3]], 1.8, [1, 0.8, 1]) // prettier-ignore
}

/** Draws a periodical, open at an article that a doctor is checking. */
function journal(): Scene {
  const scene = openBook(washes.paper)
  const { display } = loadFaces()
  for (const [i, headline] of headlines.entries())
    scene.write(display, headline, [i === 0 ? 16 : 96, 27], 9.2)
  column(scene, 17, 43, 37, 98)
  column(scene, 48, 73, 37, 62)
  chart(scene, [47.6, 96])
  headOutline(scene, ([x, y]) => [96.6 + (x + 12) * 0.2, 55 + y * 0.2])
  column(scene, 96, 120, 86, 98)
  column(scene, 127, 151, 37, 98)
  // the doctor's pen: one passage is bracketed, another underlined
  scene.mark(markColour, [
    penStroke([[14.6, 54], [12.8, 55.2], [12.8, 67.2], [14.6, 68.4]], 0.7, [0.8, 1, 0.8]),
    penStroke([[48, 57.2], [60, 56.4], [71, 56.2]], 0.7, [0.7, 1, 0.7]),
  ]) // prettier-ignore
  lyingPen(scene, [122, 94], -52, 1.15)
  glasses(scene, [182, 70])
  return scene
}

export const journalSubject = sceneSubject(journal, heroViewBox(0, 1, 112), cardViewBox(6, 1, 108))
