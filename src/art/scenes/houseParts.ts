import { box, series, type Scene, washes } from '../engraving/scene'

/** Glass with the sky in it: dark, with a slanting band of light. */
export function glass(scene: Scene, left: number, top: number, right: number, bottom: number, gap: number): void {
  const wide = right - left
  scene.wash(washes.slate, box(left, top, right, bottom)).rule(box(left, top, right, bottom), {
    gap,
    ink: (x, y) => {
      const slant = ((x - left) * 1.2 + (y - top) * 0.6) / wide
      return slant > 0.75 && slant < 1.05 ? 0.1 : 0.5 - 0.2 * ((y - top) / (bottom - top))
    },
  })
}

/** A sash window with its panes, the meeting rail and the sill. */
export function sashWindow(scene: Scene, left: number, top: number, right: number, bottom: number, { across = 3, down = 4, gap = 0.9, pen = 0.3 } = {}): void {
  const frame = (right - left) * 0.06
  scene.wash(washes.light, box(left - frame, top - frame, right + frame, bottom + frame))
  glass(scene, left, top, right, bottom, gap)
  const bar = (right - left) * 0.045
  const [w, h] = [(right - left) / across, (bottom - top) / down]
  const bars = [
    ...series(1, across - 1, 1).map((i) => box(left + i * w - bar / 2, top, left + i * w + bar / 2, bottom)),
    ...series(1, down - 1, 1).map((i) => {
      const thick = i === Math.floor(down / 2) ? bar * 1.3 : bar / 2
      return box(left, top + i * h - thick, right, top + i * h + thick)
    }),
  ]
  for (const one of bars) scene.wash(washes.light, one)
  scene.contour(box(left, top, right, bottom), pen).contour(box(left - frame, top - frame, right + frame, bottom + frame), pen)
  const sill = box(left - frame * 2.4, bottom + frame, right + frame * 2.4, bottom + frame * 2.2)
  scene.shape(sill, washes.light, pen).rule(box(left - frame * 2, bottom + frame * 2.2, right + frame * 3, bottom + frame * 3.6), { gap: gap * 0.9, ink: 0.4 })
}

/** Iron railings with pointed heads, from one x to another, standing on `foot`. */
export function railings(scene: Scene, from: number, to: number, top: number, foot: number, every = 2.6, weight = 0.55): void {
  for (const x of series(from, to, every)) scene.edge([[x, top], [x, foot]], weight).pen([[x, top - 2.4], [x, top - 1], [x, top + 0.6]], weight * 2, [0, 1, 0.5]) // prettier-ignore
  scene.edge([[from - every / 2, top + 2], [to + every / 2, top + 2]], weight * 1.3).edge([[from - every / 2, foot - 1.2], [to + every / 2, foot - 1.2]], weight) // prettier-ignore
}
