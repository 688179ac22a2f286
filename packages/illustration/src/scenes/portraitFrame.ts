import { arc, between, box, Scene, sceneDrawing, washes } from '../engraving/scene'

const { hypot } = Math

/** Draws the frame for people without a photograph: an oval left open for a monogram. */
function frame(): Scene {
  const scene = new Scene()
  const all = box(-2, -2, 82, 102)
  const oval = (grown: number) => arc(40, 50, 28 + grown, 36 + grown)
  scene.wash(washes.stone, all)
  scene.rule([all, oval(3.4)], {
    gap: 1.8,
    ink: (x, y) =>
      0.16 +
      0.2 * between(x + y * 0.6, 10, 150) +
      0.16 * between(hypot((x - 43) / 30, (y - 53) / 39), 1.35, 1),
    taper: 0.2,
  })
  scene.shape(oval(3.4), washes.light, 0.5).wash(washes.paper, oval(1.6)).contour(oval(1.6), 0.3)
  scene.rule(oval(1.6), {
    gap: 1.8,
    ink: (x, y) => 0.2 * between(hypot((x - 36) / 28, (y - 45) / 36), 0.86, 1.25) + 0.02,
    taper: 2,
  })
  scene.contour(oval(0.4), 0.3)
  return scene
}

export const portraitFrame = sceneDrawing({ left: 0, top: 0, width: 80, height: 100 }, frame)
