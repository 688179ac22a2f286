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
  const table = box(-4, -4, 260, 120)
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

/** Draws a cup of tea on its saucer, seen from above, as something that stands on a table. */
function cup(scene: Scene, [x, y]: Point, radius: number): void {
  const ring = (share: number, by = 0) => arc(x + by, y + by, radius * share, radius * share)
  const shade = (from: number, to: number) => (px: number, py: number) =>
    0.05 + 0.4 * between(px - x + (py - y), from * radius, to * radius)
  scene.rule(ring(1.02, radius * 0.14), { gap: 1.1, angle: 60, ink: 0.5 })
  scene.shape(ring(1), washes.light, 0.45, { gap: 1.1, angle: 45, ink: shade(0.2, 2) })
  scene.pen(ring(0.92), 0.25, [1, 1])
  // prettier-ignore
  const handle: Point[] = [[x - 0.4 * radius, y - 0.44 * radius],
    [x - 0.66 * radius, y - 0.74 * radius], [x - 0.58 * radius, y - 0.82 * radius],
    [x - 0.32 * radius, y - 0.52 * radius]]
  scene.rule(ring(0.6, radius * 0.1), { gap: 0.9, angle: 60, ink: 0.45 })
  scene.shape(handle, washes.light, 0.4).shape(ring(0.6), washes.light, 0.45)
  scene.shape(ring(0.52), '#b98f63', 0.35, { gap: 0.9, angle: 45, ink: shade(0.6, -1.2) })
  // the light of a window on the tea
  // prettier-ignore
  scene.wash(washes.paper, [[x + 0.08 * radius, y - 0.3 * radius], [x + 0.26 * radius,
    y - 0.24 * radius], [x + 0.22 * radius, y - 0.02 * radius], [x + 0.04 * radius,
    y - 0.08 * radius]])
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
  cup(scene, [208, 56], 23)
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

export const ledgerSubject = sceneSubject(ledger, heroViewBox(0, 1, 112), cardViewBox(4, 6, 91))

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

/** Draws reading glasses, folded, with what lies below them a little lighter. */
function glasses(scene: Scene, [x, y]: Point): void {
  const lens = (dx: number) => arc(x + dx, y, 11.4, 9.8)
  const shade: Point[] = arc(x + 15, y + 9.6, 27, 3.6)
  scene.rule(shade, { gap: 0.95, angle: 0, ink: 0.42 })
  for (const [from, to] of [
    [-11.6, 24],
    [42.6, 3],
  ] as const) {
    // prettier-ignore
    const arm: Point[] = [[x + from, y - 4], [x + (from + to) / 2, y - 11], [x + to, y - 13.4]]
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
  // prettier-ignore
  scene.pen([[x + 11.2, y - 3], [x + 15.5, y - 6], [x + 19.8, y - 3]], 1.8, [1, 0.8, 1])
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
