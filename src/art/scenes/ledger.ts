import { series, washes, type Scene } from '../engraving/scene'
import { cardWindowAt, heroWindowAt, sceneSubject } from '../plate'
import { ink, secondaryInk, units } from '../svg'
import { loadFaces, outlined } from '../typeset'
import { lyingPen } from './lyingPen'
import { acrossPage, openBook, opened } from './openBook'

/**
 * What stands in the book: the visits of a year, without a sum, which prices.json alone may give.
 */
const entries = ['First visit', 'Treatment', 'Review', 'In all']
const row = { first: 40, height: 16 }

/** An account book, open at a year, with a pen on it. */
function ledger(): Scene {
  const scene = openBook(washes.dark)
  for (const side of [opened.left, opened.right])
    for (const y of series(row.first + 4, 96, row.height))
      scene.pen(acrossPage(opened.fold, side, y), 0.2, [1, 1])
  const { display, italic } = loadFaces()
  const write = (
    face: typeof display,
    text: string,
    x: number,
    y: number,
    size: number,
    colour = ink,
  ) => scene.add(outlined(face, text, x * units, y * units, size * units, colour, 0))
  write(display, 'A year', 17, 28, 9.5)
  for (const [i, entry] of entries.entries())
    write(
      italic,
      entry,
      17,
      row.first + 1.2 + i * row.height,
      5.2,
      i === entries.length - 1 ? ink : secondaryInk,
    )
  for (const x of [61, 62]) scene.pen([[x, 12], [x, 103]], 0.22, [1, 1]) // prettier-ignore
  for (const x of [139, 140]) scene.pen([[x, 12.6], [x, 103]], 0.22, [1, 1]) // prettier-ignore
  // figures are only meant
  for (const [i] of entries.entries()) scene.pen([[65, row.first + 0.2 + i * row.height], [70, row.first + i * row.height], [75, row.first + 1.2 + i * row.height]], 0.6, [0.4, 1, 0.2]) // prettier-ignore
  scene.edge([[63, 80.4], [78, 80.2]], 0.4).edge([[63, 81.4], [78, 81.2]], 0.4) // prettier-ignore
  lyingPen(scene, [104, 84], -52, 1.4)
  return scene
}

export const ledgerSubject = sceneSubject(ledger, heroWindowAt(0, 1, 112), cardWindowAt(4, 6, 91))
