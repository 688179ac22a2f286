import { between, box, Scene, sceneDrawing, series, washes } from '../engraving/scene'
import type { Drawing } from '../engraving/plate'
import type { ViewBox } from '../geometry/points'
import { doorCase, railings, sashWindow } from './houseParts'

const far = 330
/** The upper end of the drawn part of the house, above the balcony. */
const top = -60

/** Draws the front of a house in Harley Street: stucco, door, sash windows, balcony, railings. */
function front(): Scene {
  const scene = new Scene()
  scene.wash(washes.paper, box(-4, top, far, 124))
  const wall = box(4, top, far, 112)
  scene.shape(wall, washes.stone, 0.45, {
    gap: 1.25,
    ink: (x) => 0.05 + 0.08 * between(x, 60, far),
  })
  for (const y of series(-54, 104, 12)) scene.edge([[4, y], [far, y]], 0.5) // prettier-ignore
  for (const left of [33, 93, 143, 193, 243, 293])
    sashWindow(scene, left, -70, left + 26, 2, { gap: 1.05, pen: 0.35 })
  // the balcony and the shade below it
  scene.rule(box(4, 14, far, 18.4), { gap: 1, ink: 0.4 })
  scene
    .shape(box(1, 10.6, far, 14), washes.light, 0.4)
    .rule(box(1, 12.4, far, 14), { gap: 0.7, ink: 0.3 })
  railings(scene, 3, far, -8, 10.6, 3.4, 0.5)
  for (const left of [93, 143, 193, 243, 293])
    sashWindow(scene, left, 30, left + 26, 80, { gap: 1.05, pen: 0.35 })
  doorCase(scene, 46, 97, 1.5)
  scene.shape(box(80, 58, 86, 66), '#efe3c4', 0.4, { gap: 0.9, ink: 0.12 })
  scene.wash(washes.dusk, box(-4, 112, far, 124)).rule(box(-4, 112, far, 124), { gap: 1.1, ink: 0.2 }).edge([[-4, 112], [far, 112]], 0.5) // prettier-ignore
  railings(scene, 88, far, 84, 112, 3.2, 0.6)
  return scene
}

/** Drawn once in a build. */
let drawn: Scene | undefined

/** Draws a view box on it, in millimetres of the scene; the door's threshold is at 46, 97. */
export const streetFront = (viewBox: ViewBox): Drawing =>
  sceneDrawing(viewBox, () => (drawn ??= front()))
