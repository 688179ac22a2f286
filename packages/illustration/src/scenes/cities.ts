import type { CityMotif } from '../names'
import { curveOf, isInside } from '../engraving/lines'
import {
  arc,
  arched,
  between,
  box,
  Scene,
  sceneDrawing,
  series,
  sky,
  washes,
} from '../engraving/scene'
import type { Drawing } from '../engraving/plate'
import type { Point } from '../geometry/points'
import { glass } from './houseParts'

/**
 * A motif of each city, simplified. Upright frames show the middle 90 of its 150 millimetres, wide
 * ones all; src/buildContext/pictureWords.ts says what it shows.
 */

const { cos, hypot, sin, sqrt } = Math

const viewBox = { left: 0, top: 0, width: 150, height: 112 }
const pen = 0.42
const gap = 1.05

const start = (horizon: number, clouds: number): Scene => {
  const scene = new Scene()
  scene.wash(washes.paper, box(-2, -2, 152, 114))
  return sky(scene, box(-2, -2, 152, horizon), horizon, clouds)
}

/** Draws water as short level strokes: few far away, many and longer near. */
function water(
  scene: Scene,
  outline: readonly Point[],
  top: number,
  foot: number,
  dark = 0.34,
): void {
  scene.wash(washes.water, outline)
  scene.rule(outline, {
    gap: 1.1,
    ink: (x, y) => {
      const near = between(y, top, foot)
      const wave = sin(x / (3 + 9 * near) + 5 * sin(y * 1.7)) + sin(x / (5.3 + 7 * near) - y * 2.1)
      return wave > -0.2 + 0.5 * near ? dark * (0.35 + 0.65 * near) * between(wave, -0.4, 1.2) : 0
    },
    taper: 1.6,
  })
}

/** Draws a round tree or bush, with its shade at the lower right. */
function tree(scene: Scene, x: number, y: number, wide: number, tall: number, trunk = 0): void {
  const edge = Array.from({ length: 26 }, (_, i): Point => {
    const a = (i / 26) * 2 * Math.PI
    const puff = 1 + 0.1 * sin(7 * a + x) + 0.06 * sin(11 * a + y)
    return [x + wide * puff * cos(a), y + tall * puff * sin(a)]
  })
  // prettier-ignore
  if (trunk > 0) scene.shape([[x - wide * 0.09, y + tall * 0.7], [x + wide * 0.09, y + tall * 0.7],
    [x + wide * 0.12, y + tall + trunk], [x - wide * 0.12, y + tall + trunk]], washes.wood, 0.25,
    { gap: 0.8, angle: 90, ink: 0.4 })
  const outline = curveOf(edge, 0.8, true)
  scene.wash(washes.leaf, outline).rule(outline, {
    gap: 0.9,
    angle: 38,
    ink: (px, py) =>
      0.1 +
      0.5 * between((px - x) / wide + (py - y) / tall, -0.7, 1.2) +
      0.16 * sin(px * 1.7 + sin(py * 1.9) * 2),
    bend: (u) => 0.5 * sin(u / 1.6),
    taper: 0.3,
  })
  scene.pen(outline, 0.3, [0.5, 1, 0.4, 1, 0.5])
}

/** Draws India Gate, from the avenue that leads to it. */
function delhi(): Scene {
  const scene = start(92, 0.4)
  // prettier-ignore
  for (const [x, w] of [[-4, 10], [12, 9], [26, 8], [38, 6.6], [150, 11], [136, 9], [123, 8],
    [112, 6.6]] as const) tree(scene, x, 87 - w * 0.4, w, w * 0.72, 2)
  // lawns and the avenue
  scene
    .wash(washes.leaf, box(-2, 91, 152, 114))
    .rule(box(-2, 91, 152, 114), { gap: 1.1, ink: (_x, y) => 0.1 + 0.16 * between(y, 91, 112) })
  // prettier-ignore
  scene.shape([[66, 92], [84, 92], [120, 114], [30, 114]], washes.stone, 0.35)
    .rule([[66, 92], [84, 92], [120, 114], [30, 114]], { gap: 1.5, ink: 0.07 })
  const front: { outline: Point[]; dark: number }[] = [
    { outline: box(47, 88, 103, 93), dark: 0.12 },
    { outline: box(50, 41, 100, 88), dark: 0.1 },
    { outline: box(47.6, 37, 102.4, 41), dark: 0.06 },
    { outline: box(50.6, 25.4, 99.4, 37), dark: 0.1 },
    { outline: box(49, 23.4, 101, 25.4), dark: 0.06 },
    { outline: box(55, 18.4, 95, 23.4), dark: 0.12 },
    { outline: box(60, 14.4, 90, 18.4), dark: 0.12 },
  ]
  for (const { outline, dark } of front)
    scene.shape(outline, washes.stone, pen, {
      gap,
      ink: (x) => dark + 0.3 * between(x, 76, 104) ** 1.6,
    })
  scene.shape(arc(75, 14.4, 9, 3.4, 180, 360), washes.stone, pen, {
    gap: 0.9,
    ink: (x) => 0.12 + 0.3 * between(x, 72, 84),
  })
  // shade under the mouldings, joints of the stone
  // prettier-ignore
  for (const [top, left, right] of [[41, 50, 100], [25.4, 51, 99],
    [88, 50, 100]] as const) scene.rule(box(left, top, right, top + 1.8), { gap: 0.7, ink: 0.5 })
  // prettier-ignore
  for (const y of series(46, 84, 4.8)) scene.pen([[50, y], [65.4, y]], 0.24, [1, 1])
    .pen([[84.6, y], [100, y]], 0.24, [1, 1])
  for (const left of [53.4, 87])
    scene
      .shape(box(left, 48, left + 9.6, 82), washes.stone, 0.3, {
        gap,
        ink: (x) => 0.1 + 0.3 * between(x, 78, 104),
      })
      .rule(box(left, 48, left + 1.2, 82), { gap: 0.7, angle: 90, ink: 0.5 })
  // the panel of the inscription, without its letters
  scene.contour(box(60, 28, 90, 34.4), 0.3)
  scene.rule(box(60, 28, 90, 29), { gap: 0.5, ink: 0.5 })
  // the arch: its soffit, and the sky through it
  const opening = arched(65.4, 84.6, 62, 91.6)
  scene.shape(arched(63.8, 86.2, 61.6, 91.6), washes.light, 0.35)
  scene.shape(opening, washes.dusk, pen, { gap: 0.85, ink: (x) => (x < 75 ? 0.62 : 0.24) })
  const through = arched(68.6, 81.6, 63.4, 91.6)
  scene
    .wash(washes.paper, through)
    .rule(through, { gap: 1.5, ink: (_x, y) => 0.08 * between(y, 80, 56) })
  tree(scene, 72.4, 89.4, 2.6, 1.8)
  tree(scene, 78.2, 89.2, 3, 2)
  // prettier-ignore
  scene.edge([[68.6, 91.6], [81.6, 91.6]], 0.3).contour(opening, pen)
    .pen([[68.6, 91.6], [68.6, 63.4]], 0.3, [1, 1])
  // prettier-ignore
  for (const y of series(66, 88, 4.8)) scene.pen([[65.4, y], [68.6, y]], 0.2, [1, 1])
    .pen([[81.6, y], [84.6, y]], 0.2, [1, 1])
  // bollards along the avenue
  // prettier-ignore
  for (const [x, y, h] of [[62, 94, 1.6], [54, 99, 2.4], [42, 106, 3.4], [88, 94, 1.6],
    [96, 99, 2.4], [108, 106, 3.4]] as const) scene.shape(box(x - h * 0.2, y - h, x + h * 0.2, y),
    washes.stone, 0.3, { gap: 0.6, angle: 90, ink: 0.4 })
  return scene
}

/** Draws the arched end of the old Central station, with a tall glass tower behind. */
function manchester(): Scene {
  const scene = start(96, 2.1)
  // low roofs beside
  for (const [l, t, r] of [
    [-2, 74, 16],
    [16, 80, 30],
    [122, 70, 138],
    [138, 78, 152],
  ] as const) {
    scene.shape(box(l, t, r, 98), washes.dusk, 0.35, {
      gap,
      ink: (x) => 0.22 + 0.1 * between(x, l, r),
    })
    for (const x of series(l + 2.4, r - 3, 4))
      for (const y of series(t + 3, 92, 6))
        scene.rule(box(x, y, x + 1.8, y + 3.2), { gap: 0.7, angle: 90, ink: 0.6 })
  }
  // the tower: narrower below, and wider above a step
  // prettier-ignore
  const tower: Point[] = [[93, 98], [93, 52], [89.6, 52], [89.6, 8], [104, 8], [104, 98]]
  scene.shape(
    tower,
    washes.slate,
    pen,
    { gap: 1.3, ink: (_x, y) => 0.2 + 0.2 * between(y, 90, 10) + 0.1 * sin(y / 7) },
    { gap: 1.8, angle: 90, ink: 0.12 },
  )
  // prettier-ignore
  scene.shape([[104, 10], [109, 12.6], [109, 98], [104, 98]], washes.dusk, pen,
    { gap: 1.1, angle: 90, ink: 0.46 })
  // prettier-ignore
  scene.edge([[90.6, 8], [90.6, 2.4]], 0.6).edge([[89.6, 52], [104, 52]], 0.5)
    .rule(box(89.6, 52, 93, 53.6), { gap: 0.6, ink: 0.7 })
  // the shed: roof edge, glazed end
  const hall = (grown: number): Point[] => arched(24 - grown, 108 + grown, 66, 98, 36 + grown)
  scene.shape(hall(3.2), washes.stone, pen, {
    gap: 0.95,
    angle: 90,
    ink: (x) => 0.14 + 0.34 * between(x, 50, 112),
  })
  scene.shape(hall(0), washes.light, pen)
  const glazed = arched(27, 105, 66, 86, 33)
  scene.shape(glazed, washes.slate, 0.4, {
    gap,
    ink: (x, y) => 0.14 + 0.34 * between(x * 0.6 + y, 66, 160),
  })
  const at = (a: number, r: number): Point => [66 + 39 * r * cos(a), 66 + 33 * r * sin(a)]
  for (const i of series(1, 15, 1)) {
    const a = Math.PI + (Math.PI * i) / 16
    scene.wash(washes.light, [
      at(a - 0.007, 0.3),
      at(a - 0.005, 1),
      at(a + 0.005, 1),
      at(a + 0.007, 0.3),
    ])
  }
  for (const x of series(31.9, 100.1, 4.875))
    scene.wash(washes.light, box(x - 0.2, 66, x + 0.2, 86))
  for (const r of [0.3, 0.55, 0.79]) {
    const ring = [
      ...arc(66, 66, 39 * r, 33 * r, 180, 360),
      ...arc(66, 66, 39 * r - 0.9, 33 * r - 0.9, 360, 180),
    ]
    scene.wash(washes.light, ring).contour(ring, 0.18)
  }
  // prettier-ignore
  scene.wash(washes.light, box(27, 65.2, 105, 66.8), box(27, 75, 105, 76))
    .edge([[27, 65.2], [105, 65.2]], 0.22).edge([[27, 66.8], [105, 66.8]], 0.22)
  // the clock
  scene.shape(arc(66, 53.6, 6.4, 6.4), washes.light, 0.6).pen(arc(66, 53.6, 5.2, 5.2), 0.25, [1, 1])
  for (const i of series(0, 11, 1)) {
    const a = (i * Math.PI) / 6
    // prettier-ignore
    scene.edge([[66 + 4.1 * sin(a), 53.6 - 4.1 * cos(a)], [66 + 5 * sin(a), 53.6 - 5 * cos(a)]],
      0.45)
  }
  // prettier-ignore
  scene.edge([[66, 53.6], [63.6, 51.6]], 0.7).edge([[66, 53.6], [68.4, 50.2]], 0.5)
  // brick piers, the low front and the square
  for (const l of [19.4, 104.6])
    scene
      .shape(box(l, 62, l + 8, 98), washes.dusk, pen, { gap: 0.9, ink: l > 60 ? 0.4 : 0.22 })
      .shape(box(l - 0.8, 60, l + 8.8, 62), washes.light, 0.35)
  scene.shape(box(27.4, 86, 104.6, 98), washes.dusk, pen, {
    gap: 0.9,
    ink: (x) => 0.2 + 0.12 * between(x, 30, 100),
  })
  for (const x of series(31, 96, 7.2)) glass(scene, x, 88.4, x + 4.6, 98, 0.8)
  for (const x of series(31, 96, 7.2)) scene.contour(box(x, 88.4, x + 4.6, 98), 0.3)
  // prettier-ignore
  scene.wash(washes.stone, box(-2, 98, 152, 114)).rule(box(-2, 98, 152, 114),
    { gap: 1.3, ink: (_x, y) => 0.26 * between(y, 112, 97) ** 2 + 0.05 })
    .edge([[-2, 98], [152, 98]], pen)
  // prettier-ignore
  for (const x of [-10, 25, 50, 82, 107, 142]) scene.pen([[66 + (x - 66) * 0.86, 98.4],
    [66 + (x - 66) * 1.5, 114]], 0.22, [1, 1])
  return scene
}

/** Draws the keep of the castle on its round mound. */
function cardiff(): Scene {
  const scene = start(90, 3.3)
  for (const [x, w] of [
    [-2, 12],
    [14, 10],
    [136, 12],
    [152, 11],
    [124, 8],
  ] as const)
    tree(scene, x, 82, w, w * 0.9, 0)
  scene
    .wash(washes.leaf, box(-2, 88, 152, 114))
    .rule(box(-2, 88, 152, 114), { gap: 1.2, ink: (_x, y) => 0.08 + 0.12 * between(y, 88, 110) })
  // the mound, with lines that run round it
  // prettier-ignore
  const mound = [...curveOf([[16, 100], [28, 90], [38, 76], [46, 64], [50, 61]], 0.8),
    ...curveOf([[100, 61], [104, 64], [112, 76], [122, 90], [134, 100]], 0.8), ...arc(75, 100, 59,
    5, 0, 180)]
  scene.shape(mound, washes.leaf, pen, {
    gap: 1.15,
    bend: (x) => -((x - 75) ** 2) / 420,
    ink: (x, y) =>
      0.07 + 0.34 * between(x, 66, 128) + 0.08 * between(y, 84, 100) + 0.05 * sin(x * 1.3 + y),
  })
  // the keep: seven sides are seen; the light comes from the left
  const corners = [48, 52.6, 61, 72, 83.4, 92.6, 99, 102]
  const lit = [0.06, 0.03, 0.08, 0.16, 0.3, 0.42, 0.52]
  const foot = (x: number) => 63.4 + 3 * sqrt(Math.max(0, 1 - ((x - 75) / 28) ** 2))
  const top = (x: number) => 38.6 - 1.4 * sqrt(Math.max(0, 1 - ((x - 75) / 28) ** 2)) + 1.4
  lit.forEach((dark, i) => {
    const [l, r] = [corners[i]!, corners[i + 1]!]
    const side: Point[] = [[l, top(l)], [r, top(r)], [r, foot(r)], [l, foot(l)]] // prettier-ignore
    scene.shape(
      side,
      washes.stone,
      0.36,
      { gap: 1, ink: dark + 0.04 },
      ...(dark > 0.28 ? [{ gap: 1.3, angle: 90, ink: dark - 0.22 }] : []),
    )
    // battlements
    const merlons = Math.max(1, Math.round((r - l) / 3.4))
    for (let k = 0; k < merlons; k++) {
      const [a, b] = [l + ((r - l) * (k + 0.18)) / merlons, l + ((r - l) * (k + 0.8)) / merlons]
      // prettier-ignore
      scene.shape([[a, top(a) - 2.6], [b, top(b) - 2.6], [b, top(b) + 0.3], [a, top(a) + 0.3]],
        washes.stone, 0.28, { gap: 0.8, ink: dark + 0.05 })
    }
    scene.pen([[l, top(l) + 1.6], [r, top(r) + 1.6]], 0.3, [1, 1]) // prettier-ignore
    if (r - l > 7)
      scene.rule(box((l + r) / 2 - 0.5, 48, (l + r) / 2 + 0.5, 52.4), {
        gap: 0.4,
        angle: 90,
        ink: 0.9,
        taper: 0,
      })
    // prettier-ignore
    for (const [dx, y] of [[0.3, 44], [0.62, 47], [0.2, 55], [0.7, 58],
      [0.42, 61]] as const) scene.pen([[l + (r - l) * dx, y], [l + (r - l) * dx + 1.6, y]], 0.26,
      [1, 1])
  })
  // the gate tower over the stair
  // prettier-ignore
  scene.shape([[66.4, 27], [80.6, 27], [80.6, 68], [66.4, 68]], washes.stone, pen,
    { gap: 1, ink: 0.08 })
  // prettier-ignore
  scene.shape([[80.6, 27], [86, 28.4], [86, 67], [80.6, 68]], washes.stone, pen,
    { gap: 0.95, ink: 0.4 })
  for (const l of series(66, 78, 3.5))
    scene.shape(box(l, 24.2, l + 2.2, 27.4), washes.stone, 0.3, { gap: 0.8, ink: 0.1 })
  // prettier-ignore
  scene.shape([[81.6, 24.8], [84.2, 25.4], [84.2, 28.4], [81.6, 27.8]], washes.stone, 0.3,
    { gap: 0.7, ink: 0.45 })
  scene.pen([[66.4, 29], [80.6, 29], [86, 30.4]], 0.3, [1, 1]) // prettier-ignore
  for (const [x, y] of [
    [70, 35],
    [76.4, 35],
    [70, 46],
    [76.4, 46],
  ] as const)
    scene.shape(arched(x, x + 1.8, y, y + 4), washes.dark, 0.25, {
      gap: 0.5,
      angle: 90,
      ink: 0.7,
      taper: 0,
    })
  scene.shape(arched(70.6, 76.6, 60, 68), washes.dark, 0.35, { gap: 0.6, angle: 90, ink: 0.6 })
  // prettier-ignore
  for (const [x, y] of [[68, 40], [74, 41.6], [78, 52], [68.4, 54], [72, 56.4], [78, 58],
    [67.6, 63]] as const) scene.pen([[x, y], [x + 1.8, y]], 0.26, [1, 1])
  // a staff on the tower, with a small plain flag
  scene.edge([[73.6, 24.4], [73.6, 6]], 0.5) // prettier-ignore
  // prettier-ignore
  const flag: Point[] = [...curveOf([[73.6, 6.4], [78, 5.6], [82, 7], [86.4, 6]], 0.6),
    ...curveOf([[86.4, 12.4], [82, 13.4], [78, 12], [73.6, 12.8]], 0.6)]
  scene.shape(flag, washes.light, 0.35, {
    gap: 0.9,
    ink: (_x, y) => (y > 9.4 ? 0.4 : 0.06),
    bend: (x) => 0.5 * sin((x - 74) / 2.4),
  })
  // the stair
  // prettier-ignore
  const stair = (x: number, y: number): Point => [73.6 + (x * (1 + (y - 68) * 0.02)) +
    (y - 68) * 0.16, y]
  // prettier-ignore
  scene.wash(washes.light, [stair(-3, 68), stair(3, 68), stair(3, 103), stair(-3, 103)])
  for (const y of series(69, 102, 1.3))
    scene.pen([stair(-3, y), stair(3, y)], 0.26 + 0.006 * (y - 68), [1, 1])
  for (const side of [-3, 3])
    scene.pen([stair(side, 68), stair(side, 103)], side > 0 ? 0.7 : 0.45, [1, 1])
  // the moat
  const moat = [...arc(75, 100, 61, 5.4, 180, 0), ...arc(75, 100, 76, 12, 0, 180)]
  water(scene, moat, 98, 112, 0.5)
  scene
    .pen(arc(75, 100, 76, 12, 0, 180), 0.35, [1, 1])
    .pen(arc(75, 100, 61, 5.4, 180, 0), 0.4, [1, 1])
  // prettier-ignore
  scene.shape([[75, 102.6], [83.6, 102.6], [86.6, 114], [75.6, 114]], washes.light, 0.4)
    .rule([[75, 102.6], [83.6, 102.6], [86.6, 114], [75.6, 114]], { gap: 1, ink: 0.16 })
  return scene
}

/** Draws an iron footbridge over a canal, with warehouses and a narrowboat. */
function birmingham(): Scene {
  const scene = start(70, 4.6)
  // warehouses on both banks, falling back towards the middle
  const house = (
    x0: number,
    x1: number,
    top0: number,
    top1: number,
    foot0: number,
    foot1: number,
    dark: number,
    rows: number,
    columns: number,
  ) => {
    const wall: Point[] = [[x0, top0], [x1, top1], [x1, foot1], [x0, foot0]] // prettier-ignore
    scene.shape(wall, washes.dusk, 0.38, { gap: 1, ink: dark })
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const u0 = (c + 0.26) / columns
        const u1 = (c + 0.74) / columns
        const at = (u: number, v: number): Point => [
          x0 + (x1 - x0) * u,
          top0 + (top1 - top0) * u + v * (foot0 - top0 + (foot1 - foot0 - top1 + top0) * u),
        ]
        const pane = [
          at(u0, (r + 0.34) / rows),
          at(u1, (r + 0.34) / rows),
          at(u1, (r + 0.8) / rows),
          at(u0, (r + 0.8) / rows),
        ]
        scene.shape(pane, washes.slate, 0.25, { gap: 0.7, ink: 0.5 })
      }
  }
  house(-2, 34, 16, 30, 80, 74, 0.14, 4, 5)
  // prettier-ignore
  scene.shape([[-2, 16], [34, 30], [38, 26], [8, 12]], washes.slate, 0.35, { gap: 0.9, angle: 22,
    ink: 0.3 })
  house(34, 52, 38, 43, 74, 71, 0.2, 3, 3)
  house(152, 116, 22, 34, 80, 74, 0.34, 4, 5)
  house(116, 98, 40, 45, 74, 71, 0.38, 3, 3)
  house(52, 62, 50, 52, 71, 69, 0.26, 2, 2)
  house(98, 90, 48, 51, 71, 69, 0.42, 2, 2)
  // prettier-ignore
  scene.shape([[110, 38.6], [110.6, 14], [114, 14], [114.8, 37]], washes.dusk, 0.35,
    { gap: 0.9, ink: (x) => 0.2 + 0.4 * between(x, 110, 114) })
  tree(scene, 84, 64, 6, 5, 2)
  // towpaths and the water
  // prettier-ignore
  scene.wash(washes.stone, [[-2, 80], [34, 74], [62, 69.4], [70, 69.4], [18, 114], [-2, 114]])
    .rule([[-2, 80], [34, 74], [62, 69.4], [70, 69.4], [18, 114], [-2, 114]],
    { gap: 1.2, ink: (_x, y) => 0.06 + 0.1 * between(y, 74, 112) })
  // prettier-ignore
  scene.wash(washes.stone, [[152, 80], [116, 74], [90, 69.4], [82, 69.4], [132, 114], [152, 114]])
    .rule([[152, 80], [116, 74], [90, 69.4], [82, 69.4], [132, 114], [152, 114]],
    { gap: 1.2, ink: (_x, y) => 0.1 + 0.14 * between(y, 74, 112) })
  const canal: Point[] = [[70, 69.4], [82, 69.4], [132, 114], [18, 114]] // prettier-ignore
  water(scene, canal, 69, 112, 0.5)
  // the arch mirrored
  scene.rule(
    [...arc(75, 77, 33, 17, 10, 170), ...arc(75, 77, 30, 13.6, 170, 10)].filter((p) =>
      isInside(p, canal),
    ),
    { gap: 1, ink: 0.6 },
  )
  scene.edge([[70, 69.4], [18, 114]], 0.7).edge([[82, 69.4], [132, 114]], 0.7) // prettier-ignore
  // a narrowboat, coming towards us
  // prettier-ignore
  scene.rule([[78, 93], [92, 93], [90, 100], [79, 100]],
    { gap: 0.9, ink: (_x, y) => 0.6 * between(y, 102, 92) })
  // prettier-ignore
  scene.shape([[79, 78.4], [91, 78.4], [92, 89], [78, 89]], washes.wood, pen, { gap: 0.9, angle: 90,
    ink: (x) => 0.2 + 0.2 * between(x, 80, 91) })
  // prettier-ignore
  scene.shape([[78.4, 78.6], ...curveOf([[78.4, 77.6], [85, 76.2], [91.6, 77.6]], 0.6),
    [91.6, 78.6]], washes.light, 0.35)
  for (const x of [80.4, 85.4])
    scene.shape(box(x, 80.2, x + 4.2, 87), washes.light, 0.35, { gap: 0.8, ink: 0.14 })
  // prettier-ignore
  scene.shape([...curveOf([[75.6, 86], [76.4, 90], [80, 93.4], [85, 94.4], [90, 93.4], [93.6, 90],
    [94.4, 86]], 0.6), ...curveOf([[94.4, 86], [90, 87.6], [85, 86.6], [80, 87.6], [75.6, 86]],
    0.6)], washes.dark, pen, { gap: 0.8, bend: (x) => -((x - 85) ** 2) / 44, ink: (x) => 0.3 +
    0.3 * between(x, 82, 94) })
  scene.pen([[85, 86.4], [85, 94.4]], 0.6, [1, 1]) // prettier-ignore
  // the bridge: abutments, the arched rib, the deck and its lattice
  const rib = (x: number) => 72 - 22 * (1 - ((x - 75) / 45) ** 2)
  const deck = (x: number) => 50 - 11 * (1 - ((x - 75) / 60) ** 2)
  const xs = series(30, 120, 1.5)
  // prettier-ignore
  scene.wash(washes.slate, [...xs.map((x): Point => [x, deck(x) + 6]), ...xs.toReversed()
    .map((x): Point => [x, Math.max(rib(x), deck(x) + 6)])])
  for (const x of series(33, 117, 3.5)) {
    scene.edge([[x, deck(x) + 6], [x, rib(x)]], 0.5) // prettier-ignore
    // prettier-ignore
    if (rib(x) - deck(x) > 9) scene.edge([[x, deck(x) + 6], [x + 3.5, rib(x + 3.5)]], 0.34)
      .edge([[x + 3.5, deck(x + 3.5) + 6], [x, rib(x)]], 0.34)
  }
  const band = (y: (x: number) => number, thick: number, colour: string, dark: number): void => {
    const shape = [
      ...xs.map((x): Point => [x, y(x)]),
      ...xs.toReversed().map((x): Point => [x, y(x) + thick]),
    ]
    // prettier-ignore
    scene.wash(colour, shape).rule(shape, { gap: 0.8, angle: 90, ink: dark, taper: 0 })
      .pen(shape.slice(0, xs.length), 0.4, [1, 1]).pen(shape.slice(xs.length), 0.5, [1, 1])
  }
  band(rib, 2.6, washes.dark, 0.4)
  band((x) => deck(x) + 4.4, 2, washes.dark, 0.3)
  // the railing
  // prettier-ignore
  for (const x of series(30, 120, 2.5)) scene.edge([[x, deck(x) - 4.6], [x + 2.5, deck(x + 2.5) +
    4.4]], 0.36).edge([[x + 2.5, deck(x + 2.5) - 4.6], [x, deck(x) + 4.4]], 0.36)
  band((x) => deck(x) - 5.6, 1.1, washes.dark, 0.5)
  for (const side of [0, 1]) {
    const flip = (x: number) => (side ? 150 - x : x)
    // prettier-ignore
    scene.shape([[flip(13), 46.6], [flip(33), 46.6], [flip(33), 101], [flip(13), 101]],
      washes.stone, pen, { gap: 1, ink: side ? 0.3 : 0.08 })
    for (const [i, y] of series(51, 97, 4.6).entries()) {
      scene.pen(
        [
          [flip(13), y],
          [flip(33), y],
        ],
        0.28,
        [1, 1],
      )
      for (const x of i % 2 ? [18, 28] : [23])
        scene.pen(
          [
            [flip(x), y],
            [flip(x), y + 4.6],
          ],
          0.24,
          [1, 1],
        )
    }
    // prettier-ignore
    scene.shape([[flip(11.6), 42.6], [flip(34.4), 42.6], [flip(34.4), 46.6], [flip(11.6), 46.6]],
      washes.light, 0.4, { gap: 0.9, ink: 0.1 })
    // prettier-ignore
    scene.rule([[flip(11), 101], [flip(33), 101], [flip(34), 104.6], [flip(9), 104.6]],
      { gap: 0.9, ink: 0.4 })
  }
  return scene
}

/** Draws a wooden boat under a lateen sail, off a low shore. */
function karachi(): Scene {
  const scene = start(80, 5.2)
  // the shore
  // prettier-ignore
  scene.shape([[-2, 80], [-2, 76.6], [14, 75], [30, 77], [48, 76], [66, 78.6], [90, 79.4],
    [90, 80]], washes.dusk, 0.3, { gap: 0.8, ink: 0.24 })
  water(scene, box(-2, 80, 152, 114), 80, 112)
  scene.edge([[-2, 80], [152, 80]], 0.3) // prettier-ignore
  // a boat far off
  // prettier-ignore
  scene.shape([[128, 80], [131, 68], [136, 78.6]], washes.light, 0.3, { gap: 0.8, angle: 70,
    ink: 0.14 }).shape([[126, 79.6], [138, 79], [136.4, 81.6], [128, 81.6]], washes.dark, 0.3,
    { gap: 0.7, ink: 0.5 })
  // prettier-ignore
  scene.shape([[18, 80], [22, 71], [25.4, 79.4]], washes.light, 0.3, { gap: 0.8, angle: 70,
    ink: 0.14 }).shape([[16, 80], [27, 79.4], [25.6, 81.6], [18, 81.6]], washes.dark, 0.3,
    { gap: 0.7, ink: 0.5 })
  // the sail, full, and the yard
  const luff = curveOf([[41, 9], [62, 24], [88, 47], [110, 70]], 0.8) // prettier-ignore
  const leech = curveOf([[41, 9], [44, 30], [46, 52], [43, 72]], 0.8) // prettier-ignore
  const foot = curveOf([[43, 72], [64, 75.6], [88, 74.6], [110, 70]], 0.8) // prettier-ignore
  const sail = [...luff, ...foot.toReversed(), ...leech.toReversed()]
  scene.shape(sail, washes.light, pen, {
    gap: 1.1,
    angle: 68,
    bend: (u) => 2.6 * sin((u - 30) / 26),
    ink: (x, y) =>
      0.05 +
      0.3 * between(x + 0.5 * y, 96, 138) +
      0.22 * between(hypot(x - 46, y - 60), 14, 0) +
      0.05 * sin(x / 2.3 + y / 9),
  })
  for (const t of [0.2, 0.38, 0.56, 0.74]) {
    const [head, tail] = [
      luff[Math.round(t * (luff.length - 1))]!,
      foot[Math.round((t * 0.94 + 0.02) * (foot.length - 1))]!,
    ]
    // prettier-ignore
    scene.pen([head, [(head[0] + tail[0]) / 2 + 2.4 * (1 - t), (head[1] + tail[1]) / 2], tail],
      0.26, [1, 1])
  }
  // prettier-ignore
  scene.pen([[38, 4.6], [62, 22.8], [88, 45.8], [114, 72]], 1.5, [0.5, 1, 1, 0.6])
  // prettier-ignore
  scene.shape([[72.6, 84], [75.4, 84], [80.4, 27], [79, 27]], washes.wood, 0.35,
    { gap: 0.7, angle: 95, ink: (x) => 0.2 + 0.3 * between(x, 74, 78) })
  // prettier-ignore
  for (const end of [[42, 80], [50, 82], [112, 77]] as const) scene.pen([[79.4, 30], end], 0.24,
    [1, 1])
  // the hull: a high stem, a low waist, planks that follow the sheer
  const sheer = (x: number) =>
    84.6 - 11 * between(x, 84, 124) ** 1.8 - 6.4 * between(x, 60, 30) ** 1.5
  const keel = (x: number) => 96 - 5.6 * between(x, 52, 32) ** 2 - 12.6 * between(x, 96, 122) ** 1.7
  const xs = series(31, 121, 1.5)
  const hull = [
    ...xs.map((x): Point => [x, sheer(x)]),
    [125.6, 70.4] as const,
    ...xs.toReversed().map((x): Point => [x, keel(x)]),
    [29.4, 77] as const,
  ]
  // prettier-ignore
  scene.rule([...xs.map((x): Point => [x - 2, keel(x)]), ...xs.toReversed()
    .map((x): Point => [x - 5, keel(x) + 9])], { gap: 1, ink: (x, y) => 0.5 * between(y, 106, 94) +
    0.1 * sin(x) })
  scene.shape(hull, washes.wood, 0.5, {
    gap: 1,
    bend: (x) => sheer(x),
    ink: (x, y) => 0.2 + 0.34 * between(y - sheer(x), 1, 12) + 0.16 * between(x, 84, 118),
  })
  // prettier-ignore
  for (const d of [2.2, 4.8, 7.6]) scene.pen(xs.filter((x) => keel(x) - sheer(x) > d + 1)
    .map((x): Point => [x, sheer(x) + d]), 0.4, [0.6, 1, 1, 0.6])
  // prettier-ignore
  scene.wash(washes.light, [...xs.map((x): Point => [x, sheer(x)]), ...xs.toReversed()
    .map((x): Point => [x, sheer(x) + 1.5])]).pen(xs.map((x): Point => [x, sheer(x)]), 0.5, [1, 1])
    .pen(xs.map((x): Point => [x, sheer(x) + 1.5]), 0.35, [1, 1])
  // prettier-ignore
  for (const x of series(36, 112, 6)) scene.edge([[x, sheer(x)], [x, sheer(x) + 1.5]], 0.4)
  // what the bow throws up
  // prettier-ignore
  for (const [x, y, w] of [[110, 95, 7], [116, 92.6, 6], [104, 98.4, 9], [86, 100.6, 10],
    [60, 101, 10], [36, 98, 9]] as const) scene.pen([[x - w, y + 0.6], [x - w / 3, y - 0.5],
    [x + w / 3, y + 0.5], [x + w, y - 0.4]], 0.5, [0, 1, 0.8, 0])
  return scene
}

/** Draws a chattel house, the small wooden house of the island, under a palm by the sea. */
function barbados(): Scene {
  const scene = start(84, 1.2)
  water(scene, box(-2, 80, 152, 96), 78, 96, 0.4)
  scene.edge([[-2, 80], [152, 80]], 0.3) // prettier-ignore
  // prettier-ignore
  scene.shape([...curveOf([[-2, 93], [30, 91.4], [75, 92.6], [120, 90.4], [152, 91.6]], 1),
    [152, 114], [-2, 114]], washes.stone, 0.3, { gap: 1.3, ink: (x, y) => 0.05 + 0.1 * between(y,
    94, 112) + 0.04 * sin(x / 3 + y) })
  tree(scene, 26, 88, 12, 7)
  tree(scene, 130, 90, 13, 6)
  // the palm
  // prettier-ignore
  const trunk = curveOf([[117, 102], [114.6, 84], [110.4, 62], [108.6, 42], [110.6, 26]], 0.8)
  // prettier-ignore
  const outline = [...trunk.map(([x, y], i): Point => [x - 1.5 + (0.6 * i) / trunk.length, y]),
    ...trunk.toReversed().map(([x, y], i): Point => [x + 0.9 + (0.6 * i) / trunk.length, y])]
  // prettier-ignore
  const fronds: [number, number, number][] = [[-30, 6, 9], [-26, -8, 4], [-14, -17, -2],
    [4, -18, -3], [20, -14, 0], [29, -3, 6], [28, 9, 12], [-22, 16, 13], [17, 17, 15]]
  const frond = ([dx, dy, droop]: [number, number, number]) => {
    // prettier-ignore
    const rib = curveOf([[110.6, 25.6], [110.6 + dx * 0.5, 25.6 + dy * 0.72 - 4],
      [110.6 + dx, 25.6 + dy + droop * 0.4]], 0.7)
    rib.forEach(([x, y], i) => {
      const t = i / rib.length
      if (t < 0.08 || i % 2 === 1) return
      const length = 8.4 * sin(Math.PI * (0.16 + 0.8 * t)) + 1
      const [nx, ny] = [
        rib[Math.min(i + 1, rib.length - 1)]![0] - x,
        rib[Math.min(i + 1, rib.length - 1)]![1] - y,
      ]
      const n = hypot(nx, ny) || 1
      for (const side of [-1, 1]) {
        const [ex, ey] = [
          x + (nx / n) * length * 0.62 - (ny / n) * side * length * 0.5,
          y + (ny / n) * length * 0.62 + (nx / n) * side * length * 0.5 + length * 0.42,
        ]
        // prettier-ignore
        scene.pen([[x, y], [(x + ex) / 2, (y + ey) / 2 - 0.7], [ex, ey]], 0.6, [0.7, 1, 0.1])
      }
    })
    scene.pen(rib, 0.8, [1, 0.7, 0.2])
  }
  fronds.slice(0, 5).forEach(frond)
  scene.shape(outline, washes.wood, 0.36, {
    gap: 1.1,
    bend: (x) => 0.05 * (x - 110) ** 2,
    ink: (_x, y) => 0.3 + 0.2 * sin(y * 2),
  })
  fronds.slice(5).forEach(frond)
  for (const [x, y] of [
    [108.6, 28.4],
    [111.4, 29.4],
    [113, 27.4],
  ] as const)
    scene.shape(arc(x, y, 1.5, 1.7), washes.wood, 0.35, { gap: 0.6, angle: 45, ink: 0.4 })
  // the house: blocks, boarded wall, roof
  for (const x of [39, 53, 69, 84, 96])
    scene.shape(box(x, 93, x + 4.6, 98.4), washes.stone, 0.35, { gap: 0.8, ink: 0.26 })
  scene.rule(box(43, 93.6, 96, 97.6), { gap: 0.8, ink: 0.7 })
  for (const x of [39, 53, 69, 84, 96])
    scene.shape(box(x, 93, x + 4.6, 98.4), washes.stone, 0.35, { gap: 0.8, ink: 0.2 })
  const wall = box(38, 63, 102, 93.4)
  scene.shape(wall, washes.light, pen, { gap: 1.7, ink: (x) => 0.12 + 0.1 * between(x, 40, 102) })
  scene.rule(box(38, 63, 102, 67), { gap: 0.8, ink: 0.42 })
  const roof: Point[] = [[33, 64], [47, 40], [93, 40], [107, 64]] // prettier-ignore
  scene.shape(roof, washes.slate, 0.5, {
    gap: 1.35,
    angle: 90,
    ink: (x) => 0.26 + 0.14 * between(x, 60, 106),
  })
  scene.pen([[47, 40], [93, 40]], 0.9, [1, 1]) // prettier-ignore
  // scalloped boards under the eaves
  for (const x of series(34, 104.4, 2.4))
    scene.shape(arc(x + 1.2, 64, 1.2, 1.7, 0, 180), washes.light, 0.26)
  // windows with shutters and pointed hoods
  for (const x of [45, 85.4]) {
    const hood: Point[] = [[x - 4.4, 73], [x + 4.6, 69], [x + 13.6, 73]] // prettier-ignore
    scene.shape(box(x, 73, x + 9.2, 87), washes.dark, 0.35, { gap: 0.9, ink: 0.44 })
    // prettier-ignore
    scene.edge([[x + 4.6, 73], [x + 4.6, 87]], 0.9).edge([[x, 80], [x + 9.2, 80]], 0.6)
    for (const [l, r] of [
      [x - 4.4, x - 0.2],
      [x + 9.4, x + 13.6],
    ] as const)
      scene.shape(box(l, 73, r, 87), washes.wood, 0.35, { gap: 1, ink: 0.36, taper: 0 })
    scene.shape(hood, washes.slate, 0.4, { gap: 0.9, angle: 90, ink: 0.3 })
  }
  // the door, its porch and steps
  scene.shape(box(65, 71, 75, 93.4), washes.wood, 0.4, {
    gap: 1,
    angle: 90,
    ink: (x) => 0.2 + 0.2 * between(x, 65, 75),
  })
  scene.edge([[70, 71], [70, 93.4]], 0.6).edge([[65, 82], [75, 82]], 0.4) // prettier-ignore
  // prettier-ignore
  scene.shape([[60, 70.6], [70, 61.4], [80, 70.6]], washes.light, 0.45, { gap: 1, ink: (x) => 0.1 +
    0.2 * between(x, 68, 80) })
  for (const x of series(61, 77, 2))
    scene.shape(arc(x + 1, 70.6, 1, 1.4, 0, 180), washes.light, 0.24)
  for (const x of [61.6, 77.4]) scene.shape(box(x, 71.4, x + 1, 93.4), washes.light, 0.3)
  for (const [i, y] of [93.4, 96, 98.6].entries())
    scene.shape(box(63 - i, y, 77 + i, y + 2.6), washes.stone, 0.35, {
      gap: 0.8,
      ink: 0.16 + 0.06 * i,
    })
  // prettier-ignore
  scene.rule([[30, 101], [64, 99], [104, 99.4], [118, 102], [96, 104.6], [44, 104.4]],
    { gap: 0.9, ink: (x) => 0.16 + 0.3 * between(x, 40, 100), taper: 2 })
  return scene
}

const motifs: Record<CityMotif, () => Scene> = {
  'india-gate': delhi,
  'arched-station': manchester,
  'castle-keep': cardiff,
  'canal-bridge': birmingham,
  'sailing-boat': karachi,
  'chattel-house': barbados,
}

/** The plates of cities by name. */
export const cityPlates = Object.entries(motifs).map(([name, draw]): [string, Drawing] => [
  `city-${name}`,
  sceneDrawing(viewBox, draw),
])
