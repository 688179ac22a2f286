import { between, type Scene, washes } from '../engraving/scene'
import type { Point } from '../geometry/points'

/**
 * Draws a pen lying on something, 60 millimetres at scale 1: its tip and its direction in degrees.
 */
export function lyingPen(scene: Scene, [x, y]: Point, direction: number, scale = 1): void {
  const [c, s] = [Math.cos((direction * Math.PI) / 180), Math.sin((direction * Math.PI) / 180)]
  const on = (along: number, across: number): Point => [
    x + (along * c - across * s) * scale,
    y + (along * s + across * c) * scale,
  ]
  const part = (from: number, halfFrom: number, to: number, halfTo: number): Point[] => [
    on(from, -halfFrom),
    on(to, -halfTo),
    on(to, halfTo),
    on(from, halfFrom),
  ]
  // a band of light along the upper side, shade below
  const shine = (least: number, most: number) => (px: number, py: number) => {
    const across = (-(px - x) * s + (py - y) * c) / (2.6 * scale)
    return across < -0.3
      ? least + 0.1
      : across < 0.05
        ? least * 0.4
        : least + (most - least) * between(across, 0.05, 1)
  }
  const lie = { gap: 0.75, angle: direction }
  scene.rule([on(2, 1), on(6, 4.6), on(56, 5.4), on(56, 1), on(6, 1)], {
    gap: 0.9,
    angle: 60,
    ink: 0.5,
  })
  scene.shape(part(0, 0.35, 3.4, 1), washes.dark, 0.3, { ...lie, ink: 0.6 })
  scene.shape(part(3.4, 1, 8, 2.1), washes.light, 0.35, { ...lie, ink: shine(0.12, 0.5) })
  scene.shape(part(8, 2.6, 60, 2.6), washes.dark, 0.4, { ...lie, ink: shine(0.24, 0.7) })
  scene.shape(part(8, 2.6, 11, 2.6), washes.light, 0.35, { ...lie, ink: shine(0.1, 0.5) })
  scene.shape(part(30, 2.8, 32, 2.8), washes.light, 0.3, { ...lie, ink: shine(0.1, 0.5) })
}
