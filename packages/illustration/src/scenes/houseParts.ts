import { penStroke } from '../engraving/burin'
import { arc, arched, between, box, series, type Scene, washes } from '../engraving/scene'
import type { Point } from '../geometry/points'

const { cos, sin, PI } = Math

/** Draws glass with the sky in it: dark, with a slanting band of light. */
export function glass(
  scene: Scene,
  left: number,
  top: number,
  right: number,
  bottom: number,
  gap: number,
): void {
  const wide = right - left
  scene.wash(washes.slate, box(left, top, right, bottom)).rule(box(left, top, right, bottom), {
    gap,
    ink: (x, y) => {
      const slant = ((x - left) * 1.2 + (y - top) * 0.6) / wide
      return slant > 0.75 && slant < 1.05 ? 0.1 : 0.5 - 0.2 * ((y - top) / (bottom - top))
    },
  })
}

/** Draws a sash window with its panes, the meeting rail and the sill. */
export function sashWindow(
  scene: Scene,
  left: number,
  top: number,
  right: number,
  bottom: number,
  { across = 3, down = 4, gap = 0.9, pen = 0.3 } = {},
): void {
  const frame = (right - left) * 0.06
  scene.wash(washes.light, box(left - frame, top - frame, right + frame, bottom + frame))
  glass(scene, left, top, right, bottom, gap)
  const bar = (right - left) * 0.045
  const [w, h] = [(right - left) / across, (bottom - top) / down]
  const bars = [
    ...series(1, across - 1, 1).map((i) =>
      box(left + i * w - bar / 2, top, left + i * w + bar / 2, bottom),
    ),
    ...series(1, down - 1, 1).map((i) => {
      const thick = i === Math.floor(down / 2) ? bar * 1.3 : bar / 2
      return box(left, top + i * h - thick, right, top + i * h + thick)
    }),
  ]
  for (const one of bars) scene.wash(washes.light, one)
  scene
    .contour(box(left, top, right, bottom), pen)
    .contour(box(left - frame, top - frame, right + frame, bottom + frame), pen)
  const sill = box(left - frame * 2.4, bottom + frame, right + frame * 2.4, bottom + frame * 2.2)
  scene
    .shape(sill, washes.light, pen)
    .rule(box(left - frame * 2, bottom + frame * 2.2, right + frame * 3, bottom + frame * 3.6), {
      gap: gap * 0.9,
      ink: 0.4,
    })
}

/** Draws iron railings with pointed heads, from one x to another, standing on `foot`. */
export function railings(
  scene: Scene,
  from: number,
  to: number,
  top: number,
  foot: number,
  every = 2.6,
  weight = 0.55,
): void {
  // prettier-ignore
  for (const x of series(from, to, every)) scene.edge([[x, top], [x, foot]], weight)
    .pen([[x, top - 2.4], [x, top - 1], [x, top + 0.6]], weight * 2, [0, 1, 0.5])
  // prettier-ignore
  scene.edge([[from - every / 2, top + 2], [to + every / 2, top + 2]], weight * 1.3)
    .edge([[from - every / 2, foot - 1.2], [to + every / 2, foot - 1.2]], weight)
}

const brass = '#efe3c4'

/**
 * Draws a Georgian front door about the middle of its threshold; 24 by 32 millimetres at scale 1.
 */
export function doorCase(scene: Scene, middle: number, foot: number, scale: number): void {
  const x = (across: number) => middle + across * scale
  const y = (up: number) => foot - up * scale
  const part = (from: number, top: number, to: number, bottom: number) =>
    box(x(from), y(top), x(to), y(bottom))
  const arch = (half: number, spring: number, bottom = 0) =>
    arched(x(-half), x(half), y(spring), y(bottom), half * scale)
  const round = (radius: number): Point[] =>
    arc(x(0), y(35), radius * scale, radius * scale, 180, 360)
  const pen = 0.4
  // the surround, and the shade it throws
  scene.rule(arched(x(-15), x(22), y(33), y(0), 18 * scale), { gap: 1.25, angle: 60, ink: 0.34 })
  scene
    .shape(arch(18, 34), washes.light, pen)
    .rule(part(13.4, 34, 18, 0), { gap: 1, angle: 90, ink: 0.22 })
  scene.pen(arc(x(0), y(34), 15.6 * scale, 15.6 * scale, 180, 360), 0.35, [1, 1])
  // prettier-ignore
  for (const side of [-13.6, 13.6]) scene.edge([[x(side), y(34)], [x(side), y(0)]], 0.35)
  // fanlight
  scene.shape(arch(12, 35, 34.9), washes.slate, pen, {
    gap: 0.9,
    ink: (px, py) => ((px - x(0)) / scale + ((py - y(35)) / scale) * 0.8 < -5.8 ? 0.16 : 0.46),
  })
  const ray = (angle: number, from: number, to: number): Point[] =>
    [from, to].map((radius): Point => [x(-radius * cos(angle)), y(35 + radius * sin(angle))])
  scene.mark(washes.light, [
    ...series(1, 5, 1).map((i) => penStroke(ray((PI * i) / 6, 3.4, 12), 0.8 * scale, [1, 1])),
    penStroke(round(3.4), 0.8 * scale, [1, 1]),
    penStroke(round(8.2), 0.6 * scale, [1, 1]),
  ])
  scene.shape(part(-13.4, 35, 13.4, 32.4), washes.light, 0.3)
  // the leaf, its panels and its brass
  scene.shape(part(-12, 32.4, 12, 0), washes.dark, pen, {
    gap: 0.9,
    angle: 90,
    ink: (px) => 0.34 + 0.3 * between(px, x(-4), x(12)),
  })
  for (const [top, bottom] of [
    [30, 24],
    [21.6, 13.4],
    [10.4, 2.4],
  ] as const)
    for (const left of [-9.4, 1.4]) {
      const [l, t, r, b] = [x(left), y(top), x(left + 8), y(bottom)]
      scene
        .wash('#6a6b6f', box(l, t, r, b))
        .rule(box(l, t, r, b), { gap: 0.9, angle: 90, ink: (px) => 0.2 + 0.22 * between(px, l, r) })
      // prettier-ignore
      scene.edge([[l, b], [l, t], [r, t]], 0.55 * scale)
        .mark('#a9a9aa', [penStroke([[r, t], [r, b]], 0.3 * scale, [1, 1]),
        penStroke([[l, b], [r, b]], 0.3 * scale, [1, 1])])
    }
  const knob = arc(x(0), y(12.1), 1.1 * scale, 1.1 * scale)
  scene
    .wash(brass, knob)
    .pen(knob, 0.25, [1, 1])
    .shape(part(-2.4, 18, 2.4, 16.6), brass, 0.25)
  for (const [i, down] of [0, -3.6, -7.2].entries()) {
    const out = 16 + 4 + 5 * i
    scene
      .shape(part(-out, down, out, down - 1.5), washes.light, 0.35)
      .shape(part(-out, down - 1.5, out, down - 3.6), washes.dusk, 0.3, { gap: 0.9, ink: 0.3 })
  }
}
