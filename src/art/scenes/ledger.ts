import { between, box, Scene, series, washes } from '../engraving/scene'
import { curveOf } from '../engraving/lines'
import { cardWindowAt, drawing, heroWindowAt, type PlateSubject } from '../plate'
import type { Point } from '../geometry'
import { ink, secondaryInk, units } from '../svg'
import { loadFaces, outlined } from '../typeset'
import { lyingPen } from './lyingPen'

/**
 * What stands in the book: the visits of a year, without a sum, which prices.json alone may give.
 */
const entries = ['First visit', 'Treatment', 'Review', 'In all']
const row = { first: 40, height: 16 }

/** The upper or lower edge of an opened page: it rises from the fold and falls to the side. */
const edge = (fold: number, side: number, y: number): Point[] =>
  curveOf([[fold, y], [fold + (side - fold) * 0.16, y - 2.2], [fold + (side - fold) * 0.5, y - 1.4], [side, y + 0.8]], 0.8) // prettier-ignore

function page(scene: Scene, fold: number, side: number): void {
  const outline = [...edge(fold, side, 12), ...edge(fold, side, 104).toReversed()]
  scene.shape(outline, washes.light, 0.45, {
    gap: 1.5,
    angle: 90,
    ink: (x) =>
      0.34 * between(Math.abs(x - fold), 13, 0) ** 1.4 + 0.1 * between(Math.abs(x - side), 6, 0),
  })
  for (const y of series(row.first + 4, 96, row.height)) scene.pen(edge(fold, side, y), 0.2, [1, 1])
}

/** An account book, open at a year, with a pen on it. */
function ledger(): Scene {
  const scene = new Scene()
  const table = box(-4, -4, 260, 120)
  scene.wash(washes.wood, table).rule(table, { gap: 1.5, ink: 0.16, taper: 0 })
  const cover: Point[] = [[6, 9], [84, 11.4], [162, 9], [163, 108.6], [84, 107.4], [5, 108.6]] // prettier-ignore
  scene.rule(
    cover.map(([x, y]): Point => [x + 3, y + 2.4]),
    { gap: 1.5, angle: 60, ink: 0.5, taper: 0 },
  )
  scene.shape(cover, washes.dark, 0.45, { gap: 1.1, ink: 0.4, taper: 0 })
  page(scene, 84, 9)
  page(scene, 84, 159)
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

export const ledgerSubject: PlateSubject = {
  of: (window) => drawing(window, () => ledger().content()),
  hero: heroWindowAt(0, 1, 112),
  card: cardWindowAt(4, 6, 91),
}
