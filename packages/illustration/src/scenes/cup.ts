import { arc, between, washes, type Scene } from '../engraving/scene'
import type { Point } from '../geometry/points'

/** Draws a cup of tea on its saucer, seen from above, as something that stands on a table. */
export function cup(scene: Scene, [x, y]: Point, radius: number): void {
  const ring = (share: number, by = 0) => arc(x + by, y + by, radius * share, radius * share)
  const shade = (from: number, to: number) => (px: number, py: number) =>
    0.05 + 0.4 * between(px - x + (py - y), from * radius, to * radius)
  scene.rule(ring(1.02, radius * 0.14), { gap: 1.1, angle: 60, ink: 0.5 })
  scene.shape(ring(1), washes.light, 0.45, { gap: 1.1, angle: 45, ink: shade(0.2, 2) })
  scene.pen(ring(0.92), 0.25, [1, 1])
  const handle: Point[] = [[x - 0.4 * radius, y - 0.44 * radius], [x - 0.66 * radius, y - 0.74 * radius], [x - 0.58 * radius, y - 0.82 * radius], [x - 0.32 * radius, y - 0.52 * radius]] // prettier-ignore
  scene.rule(ring(0.6, radius * 0.1), { gap: 0.9, angle: 60, ink: 0.45 })
  scene.shape(handle, washes.light, 0.4).shape(ring(0.6), washes.light, 0.45)
  scene.shape(ring(0.52), '#b98f63', 0.35, { gap: 0.9, angle: 45, ink: shade(0.6, -1.2) })
  // the light of a window on the tea
  scene.wash(washes.paper, [[x + 0.08 * radius, y - 0.3 * radius], [x + 0.26 * radius, y - 0.24 * radius], [x + 0.22 * radius, y - 0.02 * radius], [x + 0.04 * radius, y - 0.08 * radius]]) // prettier-ignore
}
