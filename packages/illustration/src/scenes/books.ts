import { between, box, Scene, washes, arc, series } from '../engraving/scene'
import { curveOf } from '../engraving/lines'
import type { Point } from '../geometry/points'
import { penStroke } from '../engraving/burin'
import { cardViewBox, heroViewBox, sceneSubject } from '../engraving/plate'
import { ink, markColour, secondaryInk } from '../geometry/svg'
import { loadFaces } from '../geometry/typeset'
import { lyingPen } from './lyingThings'
import { headOutline } from './headOutline'

/** A book or a periodical that lies open on a table: what a scene writes and draws on. */

/**
 * The places of the fold and of the outer edges of the pages, across; and their upper edge and
 * foot.
 */
const opened = { left: 9, fold: 84, right: 159, top: 12, foot: 104 } as const

/** Draws a line across a page: it rises from the fold and falls to the side, as the paper does. */
function acrossPage(fold: number, side: number, y: number): Point[] {
  const at = (share: number) => fold + (side - fold) * share
  // prettier-ignore
  return curveOf([[fold, y], [at(0.16), y - 2.2], [at(0.5), y - 1.4], [side, y + 0.8]], 0.8)
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
function openBook(cover: string): Scene {
  const scene = new Scene()
  const table = box(-4, -10, 192, 124)
  scene.wash(washes.wood, table).rule(table, { gap: 1.5, ink: 0.16, taper: 0 })
  // prettier-ignore
  const outline: Point[] = [[6, 9], [84, 11.4], [162, 9], [163, 108.6], [84, 107.4], [5, 108.6]]
  scene.rule(
    outline.map(([x, y]): Point => [x + 3, y + 2.4]),
    { gap: 1.5, angle: 60, ink: 0.5, taper: 0 },
  )
  scene.shape(outline, cover, 0.45, { gap: 1.1, ink: 0.4, taper: 0 })
  page(scene, opened.left)
  page(scene, opened.right)
  return scene
}

/** The visits of a year, without a sum, which prices.json alone may give. */
const entries = ['First visit', 'Treatment', 'Review', 'In all']
const row = { first: 40, height: 16 }

/** Draws an account book, open at a year, with a pen on it. */
function ledger(): Scene {
  const scene = openBook(washes.dark)
  for (const y of series(row.first + 4, 96, row.height))
    scene.pen(acrossPage(opened.fold, opened.left, y), 0.2, [1, 1])
  const { display, italic } = loadFaces()
  scene.write(display, 'A year', [17, 28], 9.5)
  for (const [i, entry] of entries.entries()) {
    const colour = i === entries.length - 1 ? ink : secondaryInk
    scene.write(italic, entry, [17, row.first + 1.2 + i * row.height], 5.2, colour)
  }
  for (const x of [61, 62]) scene.pen([[x, 12], [x, 103]], 0.22, [1, 1]) // prettier-ignore
  // figures are only meant
  // prettier-ignore
  for (const [i] of entries.entries()) scene.pen([[65, row.first + 0.2 + i * row.height],
    [70, row.first + i * row.height], [75, row.first + 1.2 + i * row.height]], 0.6, [0.4, 1, 0.2])
  scene.edge([[63, 80.4], [78, 80.2]], 0.4).edge([[63, 81.4], [78, 81.2]], 0.4) // prettier-ignore
  months(scene)
  lyingPen(scene, [108, 93], -22, 1.15)
  return scene
}

/** Draws the months of the year on the right page, those of the visits marked as a doctor would. */
function months(scene: Scene): void {
  const [size, step] = [13.5, 15.6]
  const visits = [0, 1, 7]
  for (const i of series(0, 11, 1)) {
    const [x, y] = [93.5 + (i % 4) * step, 21 + Math.floor(i / 4) * step]
    scene.shape(box(x, y, x + size, y + size), washes.light, 0.25)
    scene.rule(box(x, y, x + size, y + 3), { gap: 0.9, ink: 0.3, taper: 0 })
    if (visits.includes(i)) {
      const [cx, cy] = [x + size / 2, y + 8]
      scene.mark(markColour, [penStroke(arc(cx, cy, 3.2, 3.2, -60, 285), 0.7, [0.5, 1, 0.8, 0.3])])
    }
  }
}

export const ledgerSubject = sceneSubject(ledger, heroViewBox(-1, -6, 126), cardViewBox(4, 6, 91))

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
  // prettier-ignore
  const rising: Point[] = [[left + 1, foot - 2], [left + 8, foot - 15], [left + 15, foot - 20],
    [left + 25, foot - 21.6]]
  // prettier-ignore
  const falling: Point[] = [[left + 1, foot - 2], [left + 9, foot - 9], [left + 17, foot - 11.4],
    [left + 25, foot - 8]]
  scene.pen(rising, 0.9, [1, 1, 1]).pen(falling, 0.45, [1, 1, 1])
  // prettier-ignore
  for (const x of series(left + 6, left + 24, 6)) scene.edge([[x, foot - 0.2], [x, foot + 1]], 0.3)
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
  return scene
}

export const journalSubject = sceneSubject(
  journal,
  heroViewBox(-1, -6, 126),
  cardViewBox(6, 1, 108),
)
