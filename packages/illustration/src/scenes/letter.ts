import { penStroke } from '../engraving/burin'
import { arc, between, box, Scene, series, washes } from '../engraving/scene'
import { cardViewBox, heroViewBox, sceneSubject } from '../engraving/plate'
import type { Point } from '../geometry/points'
import { ink } from '../geometry/svg'
import { loadFaces } from '../geometry/typeset'

/** A letter from one doctor to another, its envelope, and a stethoscope across them. */

const steel = '#cfd0d2'

/** Draws a sheet of paper with the shade that it throws on what lies below. */
function paper(scene: Scene, sheet: readonly Point[], wash: string): void {
  const below = sheet.map(([x, y]): Point => [x + 1.8, y + 1.8])
  scene.rule(below, { gap: 1.1, angle: 60, ink: 0.5, taper: 0 }).shape(sheet, wash, 0.4)
}

/** Draws an envelope that lies with its flap to us. */
function envelope(scene: Scene): void {
  const [left, top, right, bottom] = [88, 22, 178, 82]
  const middle = (left + right) / 2
  paper(scene, box(left, top, right, bottom), washes.stone)
  // prettier-ignore
  scene.rule([[left, bottom], [middle, 50], [right, bottom]], { gap: 1.5, ink: 0.1, taper: 0 })
  // prettier-ignore
  scene.edge([[left, bottom], [middle - 9, 51], [middle, 56], [middle + 9, 51], [right, bottom]],
    0.35)
  // prettier-ignore
  const flap: Point[] = [[left, top], [right, top], [middle + 4, 57], [middle, 59],
    [middle - 4, 57]]
  scene.shape(flap, washes.paper, 0.4, {
    gap: 1.5,
    angle: 90,
    ink: (_x, y) => 0.16 * between(y, 30, 59),
  })
}

/** Draws the letter: whom it greets, what it says in lines of print, and a signature. */
function letter(scene: Scene): void {
  paper(scene, [[12, 7], [84, 5], [86, 107], [13, 109]], washes.light) // prettier-ignore
  const { display } = loadFaces()
  scene.write(display, 'Dear Doctor', [21, 27], 8.4)
  for (const [i, y] of series(36, 76, 4.4).entries()) {
    const end = i % 5 === 4 ? 50 : 76 - 1.4 * Math.sin(i * 5)
    // prettier-ignore
    scene.pen([[21, y], [(21 + end) / 2, y - 0.5], [end, y - 0.6]], 0.42, [1, 0.8, 1, 0.7, 1])
  }
  // prettier-ignore
  const signature: Point[] = [[22, 93], [26, 85], [27, 93], [31, 89], [34, 92.6], [38, 88.4],
    [42, 92], [47, 87.6], [50, 92.4], [60, 89]]
  scene.pen(signature, 0.7, [0.5, 1, 0.4, 1, 0.6, 1, 0.3])
}

/** Draws a tube along points: its shade on what lies below, its body, and the light along it. */
function tube(scene: Scene, points: readonly Point[], width: number, body: string): void {
  const moved = (by: number) => points.map(([x, y]): Point => [x + by, y + by])
  const stroke = (by: number, wide: number) => penStroke(moved(by), wide, [1, 1])
  scene
    .mark('#a8987f', [stroke(width * 0.45, width)])
    .mark(ink, [stroke(0, width)])
    .mark(body, [stroke(-width * 0.06, width * 0.68)])
    .mark(washes.light, [stroke(-width * 0.2, width * 0.14)])
}

/** Draws the stethoscope, which lies from the letter across the envelope to the right. */
function stethoscope(scene: Scene): void {
  const junction: Point = [146, 62]
  // the ear pieces
  for (const line of [
    [junction, [158, 44], [183, 30], [206, 33], [214, 42]],
    [junction, [164, 62], [188, 68], [205, 60], [211, 51]],
  ] as Point[][]) {
    tube(scene, line, 2, steel)
    const [x, y] = line.at(-1)!
    scene.shape(arc(x, y, 2.6, 2.6), washes.dark, 0.4, { gap: 0.7, angle: 45, ink: 0.4 })
  }
  // prettier-ignore
  tube(scene, [junction, [128, 76], [112, 96], [92, 101], [78, 92], [80, 78], [90, 74]], 4.6,
    washes.dark)
  scene.shape(arc(...junction, 2.7, 2.7), washes.dark, 0.4, { gap: 0.7, angle: 45, ink: 0.3 })
  // the chest piece
  const [x, y] = [101, 72]
  scene.rule(arc(x + 2.4, y + 2.8, 12.6, 12.6), { gap: 0.9, angle: 60, ink: 0.5 })
  scene.shape(box(87, y - 1.6, 93, y + 1.6), steel, 0.4, { gap: 0.7, ink: 0.3 })
  scene.shape(arc(x, y, 12, 12), steel, 0.5, {
    gap: 0.8,
    angle: 45,
    ink: (px, py) => 0.08 + 0.5 * between(px - x + (py - y), -8, 16),
  })
  scene.shape(arc(x, y, 9.4, 9.4), washes.light, 0.4, {
    gap: 1,
    angle: -45,
    ink: (px, py) => 0.04 + 0.22 * between(px - x + (py - y), 4, 14),
  })
  scene.pen(arc(x, y, 7.8, 7.8), 0.25, [1, 1])
}

function desk(): Scene {
  const scene = new Scene()
  const table = box(-4, -4, 172, 120)
  scene.wash(washes.wood, table).rule(table, { gap: 1.5, ink: 0.16, taper: 0 })
  envelope(scene)
  letter(scene)
  stethoscope(scene)
  return scene
}

export const letterSubject = sceneSubject(desk, heroViewBox(0, 1, 112), cardViewBox(6, 4, 104))
