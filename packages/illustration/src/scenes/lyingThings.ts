import { between, Scene, washes, arc, box, series } from '../engraving/scene'
import type { Point } from '../geometry/points'
import { penStroke } from '../engraving/burin'
import { markColour, secondaryInk } from '../geometry/svg'
import { loadFaces } from '../geometry/typeset'

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

/** Plates of steps whose things lie on a table, seen from above. */

const { cos, sin, PI } = Math
const brass = '#b9a888'

/** Returns points turned about a place, as a thing lies that somebody has put down. */
const turnedAbout =
  ([cx, cy]: Point, degrees: number) =>
  (...points: Point[]): Point[] => {
    const [c, s] = [cos((degrees * PI) / 180), sin((degrees * PI) / 180)]
    return points.map(([x, y]): Point => [
      cx + (x - cx) * c - (y - cy) * s,
      cy + (x - cx) * s + (y - cy) * c,
    ])
  }

function table(): Scene {
  const scene = new Scene()
  const top = box(-2, -2, 98, 74)
  return scene.wash(washes.wood, top).rule(top, {
    gap: 1.4,
    angle: 4,
    bend: (x) => 0.5 * sin(x / 13),
    ink: (x, y) => 0.1 + 0.16 * between(x + y, 40, 170),
  })
}

/** Draws something flat with the shade that it throws on the table. */
function laid(scene: Scene, outline: readonly Point[], wash: string, ink = 0): void {
  const below = outline.map(([x, y]): Point => [x + 2, y + 1.8])
  scene.rule(below, { gap: 1, angle: 60, ink: 0.55 })
  scene.shape(outline, wash, 0.5, { gap: 1.2, angle: 90, ink })
}

/** Draws a line of writing that is only meant. */
function written(scene: Scene, [from, to]: readonly [Point, Point], wave: number): void {
  const at = (share: number, by: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + by,
  ]
  scene.pen([from, at(0.3, -0.4 * wave), at(0.6, 0.3 * wave), to], 0.65, [1, 0.7, 1, 0.8])
}

/** Draws questions on a clipboard, three of them ticked. */
function notes(): Scene {
  const scene = table()
  const on = turnedAbout([44, 40], -5)
  laid(scene, on(...box(19, 6, 69, 84)), '#8d8a83', 0.45)
  scene.shape(on(...box(22.5, 11, 65.5, 82)), washes.light, 0.35)
  for (const [i, y] of series(24, 64, 10).entries()) {
    scene.contour(on(...box(27, y - 3, 32, y + 2)), 0.45)
    const end = i % 2 === 0 ? 61 : 54
    const [from, to] = on([36, y], [end, y])
    written(scene, [from!, to!], 1)
    if (i < 3) scene.pen(on([27.4, y - 1], [29.2, y + 1], [33.6, y - 5]), 1.1, [0.6, 1, 0.6])
  }
  // the clip
  // prettier-ignore
  scene.shape(on([33, 5], [36, 1], [52, 1], [55, 5], [55, 12], [33, 12]), '#cfd0d2', 0.5,
    { gap: 1, ink: (_x, y) => 0.06 + 0.5 * between(y, 4, 12) })
  scene.shape(arc(...on([44, 4.6])[0]!, 1.7, 1.7), washes.dark, 0.35)
  lyingPen(scene, [72, 66], -64)
  return scene
}

/** Draws a hand lens over skin, whose fine lines it makes larger. */
function lens(): Scene {
  const scene = table()
  laid(scene, turnedAbout([40, 36], 3)(...box(8, -6, 74, 80)), washes.light)
  // the handle, then ring and glass
  const on = turnedAbout([36, 33], 40)
  scene.rule(
    on(...box(61, 30, 96, 38)).map(([x, y]): Point => [x + 1.5, y + 3]),
    { gap: 1, angle: 60, ink: 0.55 },
  )
  scene.shape(on(...box(57, 31.4, 66, 34.6)), brass, 0.45, { gap: 0.9, angle: 40, ink: 0.2 })
  scene.shape(on([65, 30], [96, 29], [98, 33], [96, 37], [65, 36]), washes.dark, 0.5, {
    gap: 1,
    angle: 40,
    ink: (x, y) => 0.15 + 0.6 * between(y - 0.84 * x, -2, 8),
  })
  scene.rule([arc(38, 36, 24.5, 24.5), arc(36, 33, 22, 22)], { gap: 1, angle: 60, ink: 0.45 })
  scene.shape(arc(36, 33, 24, 24), brass, 0.5, {
    gap: 0.9,
    angle: 45,
    ink: (x, y) => 0.08 + 0.5 * between(x - 36 + y - 33, -14, 34),
  })
  const glass = arc(36, 33, 21, 21)
  scene.shape(glass, '#f3e9dc', 0.55)
  for (const angle of [24, -38])
    scene.rule(glass, {
      gap: 4.6,
      angle,
      bend: (x) => 0.8 * sin(x / 5),
      ink: (x, y) => 0.05 + 0.06 * between(x + y, 50, 96),
    })
  for (const [x, y, r] of [
    [31, 29, 1.5],
    [43, 38, 1.1],
  ] as const)
    scene.shape(arc(x, y, r, r), '#b08e70', 0.35)
  // light on the glass
  // prettier-ignore
  scene.wash(washes.light, [...arc(36, 33, 18.5, 18.5, 196, 246), ...arc(36, 33, 15.5, 15.5, 246,
    196)])
  return scene
}

/** Draws a sheet with a signature at its foot, and the pen. */
function consent(): Scene {
  const scene = table()
  const on = turnedAbout([42, 36], 4)
  laid(scene, on(...box(14, 2, 70, 80)), washes.light)
  const [head, headEnd] = on([21, 11], [45, 11])
  scene.pen([head!, headEnd!], 1.5, [1, 1])
  for (const [i, y] of series(19, 39, 5).entries()) {
    const [from, to] = on([21, y], [i === 4 ? 44 : 63 - (i % 2) * 3, y])
    written(scene, [from!, to!], 0.6)
  }
  const [from, to] = on([21, 59], [58, 59])
  scene.edge([from!, to!], 0.35)
  // prettier-ignore
  const hand = on([23, 56], [27, 46], [29, 57], [33, 51], [36, 56.6], [40, 50], [43, 56.4],
    [47, 51], [49, 56], [56, 53])
  scene.pen(hand, 1, [0.5, 1, 0.5, 1, 0.6, 1, 0.4])
  lyingPen(scene, [61, 52], -38)
  return scene
}

/** Draws a page of a calendar, one day of it ringed. */
function diary(): Scene {
  const scene = table()
  const on = turnedAbout([48, 38], -3)
  laid(scene, on(...box(13, 8, 83, 68)), washes.stone)
  laid(scene, on(...box(14, 7, 82, 66)), washes.light)
  scene.shape(on(...box(14, 7, 82, 20)), washes.dark, 0.4, { gap: 1, angle: -3, ink: 0.5 })
  for (const x of series(24, 72, 8)) {
    const [hole] = on([x, 11])
    scene.shape(arc(...hole!, 1.5, 1.5), washes.light, 0.3)
    scene.pen(arc(hole![0], hole![1] - 3.4, 1.7, 3.8, 80, 280), 0.7, [1, 1])
  }
  for (const [row, y] of series(25, 55, 10).entries())
    for (const [column, x] of series(18.5, 70.5, 10.4).entries())
      if ((row > 0 || column > 1) && (row < 3 || column < 4)) {
        scene.contour(on(...box(x, y, x + 7.6, y + 7.2)), 0.32)
        scene.rule(on(...box(x, y, x + 7.6, y + 2)), { gap: 1, angle: -3, ink: 0.3, taper: 0 })
      }
  const [day] = on([64, 48.8])
  scene.mark(markColour, [
    penStroke(arc(...day!, 7, 6.6, -70, 300), 1.3, [0.5, 1, 0.8, 1, 0.4]),
    // prettier-ignore
    penStroke([[day![0] - 3, day![1] + 0.6], [day![0] - 0.8, day![1] + 3],
      [day![0] + 4, day![1] - 2.6]], 1.2, [0.6, 1, 0.6]),
  ])
  return scene
}

/** Draws a ruler, and dividers set to a width on it. */
function ruler(): Scene {
  const scene = table()
  laid(scene, turnedAbout([40, 40], -2)(...box(6, -8, 86, 82)), washes.light)
  const rule = box(-4, 51, 94, 66)
  scene.rule(box(-4, 66, 95, 68.4), { gap: 1, angle: 60, ink: 0.55 })
  scene.shape(rule, '#e3d2b3', 0.5, { gap: 1.3, ink: (_x, y) => 0.03 + 0.14 * between(y, 51, 66) })
  // prettier-ignore
  for (const [i, x] of series(2, 92, 3).entries()) scene.edge([[x, 51],
    [x, i % 4 === 0 ? 57.4 : 54.4]], i % 4 === 0 ? 0.6 : 0.42)
  const { display } = loadFaces()
  // prettier-ignore
  for (const [i, x] of series(2, 86, 12).entries()) scene.write(display, `${i}`, [x - 1.2, 63.6], 6,
    secondaryInk)
  // the dividers: two legs from a hinge, their points on the scale
  for (const foot of [26, 62] as const) {
    const side = Math.sign(foot - 44)
    // prettier-ignore
    const leg: Point[] = [[44 - 1.6 * side, 14], [44 + 3.4 * side, 12], [44 + 12 * side, 34],
      [foot + 0.4 * side, 51.4], [44 + 9 * side, 35]]
    scene.rule(
      leg.map(([x, y]): Point => [x + 2.4, y + 1]),
      { gap: 1, angle: 60, ink: 0.5 },
    )
    scene.shape(leg, '#cfd0d2', 0.5, { gap: 0.9, angle: 90, ink: side < 0 ? 0.2 : 0.5 })
  }
  scene.shape(box(42.4, 1, 45.6, 9), washes.dark, 0.45, { gap: 0.9, angle: 90, ink: 0.5 })
  scene.shape(arc(44, 13, 5.4, 5.4), brass, 0.5, {
    gap: 0.9,
    angle: 45,
    ink: (x, y) => 0.08 + 0.6 * between(x - 44 + y - 13, -2, 7),
  })
  scene.shape(arc(44, 13, 1.6, 1.6), washes.dark, 0.35)
  return scene
}

export const lyingThings = { notes, lens, consent, diary, ruler }
