import { penStroke } from '../engraving/burin'
import { arc, box, series, washes, type Scene } from '../engraving/scene'
import { cardViewBox, heroViewBox, sceneSubject } from '../engraving/plate'
import { ink, markColour, secondaryInk } from '../geometry/svg'
import { loadFaces } from '../geometry/typeset'
import { cup } from './cup'
import { lyingPen } from './lyingPen'
import { acrossPage, openBook, opened } from './openBook'

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
  for (const [i] of entries.entries()) scene.pen([[65, row.first + 0.2 + i * row.height], [70, row.first + i * row.height], [75, row.first + 1.2 + i * row.height]], 0.6, [0.4, 1, 0.2]) // prettier-ignore
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
