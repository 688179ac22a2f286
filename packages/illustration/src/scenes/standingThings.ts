import { arc, between, box, Scene, series, washes } from '../engraving/scene'
import { curveOf } from '../engraving/lines'
import type { Point } from '../geometry/points'
import { shoulder, tilt, turned } from './lathe'

/** Plates of steps whose things stand on a table or a floor before a wall. */

const { sin } = Math
const steel = '#cfd0d2'
const brass = '#b9a888'
const white = washes.light

/** Draws the wall down to `edge`, and the table or floor below it. */
function before(edge = 46): Scene {
  const scene = new Scene()
  scene.wash(washes.stone, box(-2, -2, 98, edge)).rule(box(-2, -2, 98, edge), {
    gap: 1.5,
    angle: 90,
    ink: (x) => 0.05 + 0.1 * between(x, 10, 96),
  })
  const table = box(-2, edge, 98, 74)
  return scene.shape(table, washes.wood, 0.45, {
    gap: 1.3,
    bend: (x) => 0.25 * sin(x / 7),
    ink: (x, y) => 0.08 + 0.18 * between(x, 30, 98) + 0.1 * between(y, 60, 74),
  })
}

/** Draws the shadow of a standing thing to the right. */
const shade = (scene: Scene, middle: number, foot: number, half: number) =>
  scene.rule(arc(middle + half * 0.5, foot + 1, half * 1.3, half * 0.22), { gap: 1, ink: 0.5 })

/** Draws two armchairs that face each other, and a table with a glass of water between them. */
function talk(): Scene {
  const scene = before(52)
  for (const x of [25, 71]) scene.rule(arc(x + 3, 68.4, 21, 2.6), { gap: 1, ink: 0.5 })
  for (const side of [1, -1] as const) {
    const at = (...points: Point[]): Point[] =>
      points.map(([x, y]): Point => [side > 0 ? x : 96 - x, y])
    const ink = (least: number, most: number) => (x: number) =>
      side > 0 ? least + (most - least) * between(x, 8, 34) : most - 0.08 * between(x, 60, 86)
    // prettier-ignore
    for (const [x, foot] of [[13, 9.4], [35, 37]] as const) scene.shape(at([x - 1.6, 58],
      [x + 1.6, 58], [foot + 1, 68.6], [foot - 1, 68.6]), washes.dark, 0.35)
    // prettier-ignore
    const back = curveOf(at([6, 19], [9, 14.4], [14, 15.4], [17, 22], [20, 38], [22, 56], [11, 57],
      [8, 40], [5.6, 25]), 0.8, true)
    scene.shape(back, washes.wood, 0.5, { gap: 1.2, angle: side * 80, ink: ink(0.1, 0.4) })
    // prettier-ignore
    scene.shape(at([11, 49], [39, 49], [40.4, 52], [39.4, 59.4], [12, 59.4]), washes.wood, 0.5,
      { gap: 1.2, ink: 0.32 })
    // prettier-ignore
    const seat = curveOf(at([16, 44.4], [28, 43], [39, 44.4], [41, 47], [39.4, 50.4], [18, 50.6]),
      0.8, true)
    scene.shape(seat, washes.stone, 0.5, { gap: 1.2, ink: ink(0.06, 0.2) })
    // prettier-ignore
    const arm = curveOf(at([12.6, 34], [22, 32.4], [33, 32.4], [37, 34.6], [35.6, 38], [28, 38.4],
      [14, 39.6]), 0.8, true)
    // prettier-ignore
    scene.shape(at([30, 37], [34.4, 37], [34.4, 49.6], [30, 49.6]), washes.wood, 0.45,
      { gap: 1.1, angle: 90, ink: ink(0.2, 0.46) })
    scene.shape(arm, washes.wood, 0.5, { gap: 1.1, ink: ink(0.1, 0.36) })
  }
  // prettier-ignore
  scene.shape([[46.8, 50], [49.2, 50], [49.6, 66], [46.4, 66]], washes.dark, 0.35)
  scene.shape(arc(48, 67.4, 6.6, 1.7), washes.dark, 0.35).shape(arc(48, 50, 8.4, 2.2), white, 0.5)
  // prettier-ignore
  scene.shape([[45, 41.4], [51, 41.4], [50.4, 50], [45.6, 50]], white, 0.4)
    .rule([[45.3, 44.6], [50.7, 44.6], [50.4, 50], [45.6, 50]], { gap: 1, angle: 90, ink: 0.22 })
  return scene
}

/** Draws a cup of tea on its saucer, steaming. */
function cup(): Scene {
  const scene = before()
  shade(scene, 46, 62.6, 30)
  // prettier-ignore
  turned(scene, { middle: 46, turn: [[58, 31], [60, 30], [63, 18]] }, white, 0.02, 0.42)
  scene.shape(arc(46, 58, 31, 31 * tilt), white, 0.4, { gap: 1.2, ink: 0.08 })
  scene.rule(arc(50, 58.6, 17, 2.2), { gap: 1, ink: 0.45 })
  // prettier-ignore
  const handle = curveOf([[63, 31], [71, 28.6], [77.4, 32.4], [76, 40], [69, 45.6], [59.6, 48]],
    0.8)
  scene.pen(handle, 4.6, [1, 1]).cut([])
  scene.mark(white, [handle.map(([x, y]) => [x - 0.1, y - 0.2, 1.7] as const)])
  // prettier-ignore
  turned(scene, { middle: 46, turn: [[27, 20.6], [33, 20.2], [42, 17.6], [50, 12.6], [54, 10],
    [57, 10]] }, white, 0.02, 0.46)
  scene.shape(arc(46, 27, 20.6, 3.4), white, 0.5)
  // prettier-ignore
  scene.shape(arc(46, 27.7, 18.4, 2.5), '#b98f63', 0.35, { gap: 0.9, ink: (x) => 0.1 +
    0.4 * between(x, 40, 62) })
  // prettier-ignore
  for (const x of [40, 47, 54]) scene.pen([[x, 22], [x - 2.4, 17], [x + 1.8, 12], [x - 0.8, 6]],
    0.7, [0.2, 1, 0.8, 0.1])
  return scene
}

/** Draws a camera, for photographs before and after. */
function camera(): Scene {
  const scene = before()
  shade(scene, 48, 63, 34)
  // prettier-ignore
  scene.shape([[32, 16], [35, 9], [61, 9], [64, 16]], steel, 0.5, { gap: 1, ink: (x) => 0.1 +
    0.4 * between(x, 40, 64) })
  scene.shape(box(20, 13, 28, 17), washes.dark, 0.45, { gap: 0.9, angle: 90, ink: 0.4 })
  scene.shape(box(68, 12, 77, 17), steel, 0.45, { gap: 0.9, angle: 90, ink: 0.3 })
  // prettier-ignore
  const body = curveOf([[14, 20], [16, 16.6], [48, 16.2], [80, 16.6], [82, 20], [82.4, 40],
    [82, 60], [79, 63], [48, 63.4], [17, 63], [14, 60], [13.6, 40]], 1, true)
  // prettier-ignore
  scene.shape(body, washes.dark, 0.5, { gap: 1.1, angle: 90, ink: (x) => 0.25 + 0.4 * between(x, 40,
    84) })
  // prettier-ignore
  scene.shape(box(14.4, 18, 81.6, 24), steel, 0.4, { gap: 1.1, ink: (x) => 0.08 + 0.3 * between(x,
    40, 84) })
  scene.shape(box(42, 11, 54, 15), washes.slate, 0.35, { gap: 0.9, angle: 60, ink: 0.35 })
  scene.shape(arc(72, 30, 3, 3), white, 0.4)
  const ring = (r: number, wash: string, least: number, most: number) =>
    scene.shape(arc(48, 42, r, r), wash, 0.5, {
      gap: 1,
      angle: 45,
      ink: (x, y) => least + (most - least) * between(x - 48 + y - 42, -r, r * 1.3),
    })
  ring(19.4, steel, 0.05, 0.6)
  ring(15.4, washes.dark, 0.2, 0.7)
  ring(11.6, steel, 0.1, 0.5)
  ring(9, washes.dark, 0.3, 0.85)
  scene.wash(white, [...arc(48, 42, 6.8, 6.8, 190, 260), ...arc(48, 42, 4, 4, 260, 190)])
  return scene
}

/** Draws a basin of water and folded towels: cleaning and cooling. */
function basin(): Scene {
  const scene = before()
  // towels, folded and laid one on the other
  scene.rule(box(60, 62, 97, 66), { gap: 1, ink: 0.5 })
  for (const y of [51.6, 39.6]) {
    // prettier-ignore
    const towel = curveOf([[61, y], [92, y], [93, y + 1], [93, y + 10.6], [92, y + 11.8],
      [61, y + 11.8], [57.6, y + 9.4], [57.6, y + 2.4]], 0.8, true)
    // prettier-ignore
    scene.shape(towel, white, 0.5, { gap: 1.2, ink: (x, py) => 0.02 + 0.14 * between(py, y + 6,
      y + 12) + 0.12 * between(x, 82, 94) })
    // prettier-ignore
    for (const by of [3.9, 7.9]) scene.pen([[60, y + by], [76, y + by + 0.4], [93, y + by]], 0.55,
      [0.8, 0.7, 1])
    for (const x of [82, 84.6])
      scene.edge(
        [
          [x, y + 0.6],
          [x, y + 3.7],
        ],
        0.5,
      )
  }
  shade(scene, 34, 63.4, 22)
  turned(scene, { middle: 33, turn: [[60, 14], [63.4, 15]] }, white, 0.06, 0.5) // prettier-ignore
  // prettier-ignore
  turned(scene, { middle: 33, turn: [[30, 31], [33, 30.6], [42, 27.4], [52, 20], [58, 14],
    [60.6, 13]] }, white, 0.02, 0.48)
  scene.shape(arc(33, 30, 31, 6.6), white, 0.5)
  // prettier-ignore
  scene.shape(arc(33, 31, 27.6, 5), washes.water, 0.4, { gap: 1.2, bend: (x) => 0.3 * sin(x / 3),
    ink: (x) => 0.1 + 0.22 * between(x, 30, 60) })
  scene.pen(
    [
      [20, 30.6],
      [26, 29.6],
      [33, 29.6],
    ],
    0.5,
    [0.2, 1, 0.2],
  )
  return scene
}

/** Draws an open pot of cream, its lid and a wooden spatula. */
function pot(): Scene {
  const scene = before()
  shade(scene, 38, 62, 25)
  // prettier-ignore
  turned(scene, { middle: 37, turn: [[30, 22], [33, 24.4], [59, 24.4], [62, 22.6]] }, white, 0.02,
    0.46)
  scene.shape(arc(37, 29.6, 22, 5), white, 0.5, { gap: 1, ink: (x) => 0.3 * between(x, 40, 20) })
  // prettier-ignore
  const cream = curveOf([[18, 30], [22, 26.6], [29, 26.4], [33, 22.4], [39, 21], [40.6, 23],
    [46, 25.6], [54, 27], [56, 30], [46, 33], [37, 33.8], [26, 33]], 0.8, true)
  // prettier-ignore
  scene.shape(cream, '#fffaf0', 0.5, { gap: 1.2, angle: 20, ink: (x, y) => 0.2 * between(x + y, 60,
    84) })
  scene.pen(
    [
      [24, 30],
      [32, 27],
      [40, 27.4],
      [45, 30],
    ],
    0.6,
    [0.2, 1, 0.7, 0.1],
  )
  // prettier-ignore
  scene.shape([[36, 29], [38.6, 30.4], [73.4, 5.6], [74, 2.4], [71, 2]], '#dcc49a', 0.5,
    { gap: 1, angle: -36, ink: 0.16 })
  // the label
  // prettier-ignore
  scene.shape([...arc(37, 41, 24.4, 2.8, 150, 30), ...arc(37, 55, 24.4, 2.8, 30, 150)], '#efe3c4',
    0.35)
  // prettier-ignore
  scene.pen([[26, 47.6], [37, 48.6], [48, 47.6]], 0.9, [1, 0.8, 1])
    .pen([[29, 52], [37, 52.8], [45, 52]], 0.5, [1, 1])
  shade(scene, 78, 62, 13)
  // prettier-ignore
  turned(scene, { middle: 77, turn: [[52, 15], [62, 15]] }, washes.dark, 0.2, 0.72)
  scene.shape(arc(77, 52, 15, 15 * tilt * 1.6), '#77777a', 0.4, { gap: 1, ink: 0.14 })
  return scene
}

/** Draws a steel tray with a vial, cotton balls and folded gauze. */
function tray(): Scene {
  const scene = before(30)
  scene.rule(arc(52, 58, 44, 13), { gap: 1, ink: 0.5 })
  const rim = (by: number) => arc(48, 50, 44 - by, 16 - by * 0.55)
  // prettier-ignore
  scene.shape(arc(48, 53, 44, 16), steel, 0.5, { gap: 1, angle: 90, ink: (x) => 0.16 +
    0.5 * between(x, 20, 90) })
  scene.shape(rim(0), steel, 0.5, { gap: 1.5, ink: (x) => 0.04 + 0.2 * between(x, 40, 92) })
  // prettier-ignore
  scene.shape(rim(4), '#dfe0e0', 0.4, { gap: 1.6, ink: (x, y) => 0.05 + 0.24 * between(y - x * 0.16,
    44, 30) })
  // gauze
  // prettier-ignore
  scene.rule(box(18, 50, 38, 58).map(([x, y]): Point => [x + 1.4, y + 1.4]), { gap: 1, ink: 0.5 })
  // prettier-ignore
  for (const y of [0, -2.6]) scene.shape([[15, 52 + y], [33, 49.4 + y], [38, 56 + y],
    [19, 59.4 + y]], white, 0.42)
  // prettier-ignore
  scene.rule([[15, 49.4], [33, 46.8], [38, 53.4], [19, 56.8]], { gap: 1.7, angle: -8, ink: 0.1 },
    { gap: 1.7, angle: 56, ink: 0.1 })
  // the vial: cap, neck, glass with its label
  shade(scene, 50, 54, 9)
  turned(scene, { middle: 48, turn: [[16, 5], [22, 5]] }, steel, 0.1, 0.6) // prettier-ignore
  // prettier-ignore
  turned(scene, { middle: 48, turn: [...shoulder([21, 4.6], [28, 10.4]), [52, 10.4], [54.4, 9.6]] },
    '#e9ecea', 0.06, 0.5)
  // prettier-ignore
  scene.shape([...arc(48, 34, 10.4, 1.2, 180, 0), ...arc(48, 47, 10.4, 1.2, 0, 180)], white, 0.4,
    { gap: 1.1, angle: 90, ink: (x) => 0.34 * between(x, 52, 59) })
  scene
    .pen(
      [
        [41, 39],
        [54, 39.4],
      ],
      0.8,
      [1, 1],
    )
    .pen(
      [
        [41, 43],
        [50, 43.3],
      ],
      0.5,
      [1, 1],
    )
  turned(scene, { middle: 48, turn: [[10, 6], [17, 6]] }, washes.dark, 0.2, 0.7) // prettier-ignore
  scene.shape(arc(48, 10, 6, 1.2), '#77777a', 0.35)
  // cotton balls
  for (const [x, y, r] of [
    [70, 47, 6.4],
    [79, 52, 6],
    [67, 55, 6.8],
  ] as const) {
    // prettier-ignore
    scene.rule(arc(x + 1.6, y + 2.4, r, r * 0.8), { gap: 1, ink: 0.5 })
    const ball = curveOf(
      series(0, 330, 30).map((a, i): Point => {
        const reach = r * (i % 2 ? 1.04 : 0.94)
        return [
          x + reach * Math.cos((a * Math.PI) / 180),
          y + reach * 0.9 * sin((a * Math.PI) / 180),
        ]
      }),
      0.6,
      true,
    )
    // prettier-ignore
    scene.shape(ball, white, 0.45, { gap: 1.2, angle: 40, ink: (px, py) => 0.3 * between(px - x +
      (py - y), r * 0.1, r * 1.6) })
  }
  return scene
}

/** Draws an hourglass, half run down. */
function hourglass(): Scene {
  const scene = before(50)
  shade(scene, 49, 66, 20)
  const half = (at: number, sign: 1 | -1): Point[] => {
    const end = at + sign * 26
    // prettier-ignore
    return [[47, at], [45.4, at + sign * 5], [36, at + sign * 14], [33.6, at + sign * 21],
      [35.4, end], [60.6, end], [62.4, at + sign * 21], [60, at + sign * 14], [50.6, at + sign * 5],
      [49, at]]
  }
  // prettier-ignore
  for (const x of [30, 66]) turned(scene, { middle: x, turn: [[10, 1.5], [18, 2.2], [30, 1.4],
    [38, 2.4], [46, 1.4], [58, 2.2], [66, 1.5]] }, brass, 0.1, 0.6)
  for (const sign of [-1, 1] as const) {
    const bulb = curveOf(half(37, sign), 0.8, true)
    // prettier-ignore
    scene.shape(bulb, '#edf0ee', 0.5, { gap: 1.2, angle: 90, ink: (x) => 0.06 + 0.3 * between(x, 50,
      64) })
  }
  const sand = '#cba977'
  // prettier-ignore
  scene.shape([[37, 22], [59, 22], [50.4, 31.6], [48.4, 36], [47.6, 36], [45.6, 31.6]], sand, 0.35,
    { gap: 1, ink: (x) => 0.12 + 0.3 * between(x, 46, 60) })
  scene.edge(
    [
      [48, 36],
      [48, 52],
    ],
    0.6,
  )
  // prettier-ignore
  scene.shape([[35, 62.4], [36, 59.6], [48, 50], [60, 59.6], [61, 62.4]], sand, 0.35,
    { gap: 1, ink: (x) => 0.12 + 0.3 * between(x, 46, 60) })
  // prettier-ignore
  for (const y of [8, 63]) turned(scene, { middle: 48, turn: [[y, 23], [y + 4, 23]] }, washes.wood,
    0.12, 0.6)
  scene.shape(arc(48, 8, 23, 23 * tilt), '#d8c9b4', 0.4, { gap: 1.1, ink: 0.1 })
  scene.wash(white, [...arc(48, 16, 11, 6, 176, 214), ...arc(48, 16, 9, 5, 214, 176)])
  return scene
}

/** Draws a bottle with a dropper, and a drop that it has let fall. */
function drops(): Scene {
  const scene = before()
  const amber = '#c39d74'
  shade(scene, 42, 64, 18)
  // prettier-ignore
  turned(scene, { middle: 40, turn: [...shoulder([27, 6], [37, 18]), [61, 18], [63.6, 17]] }, amber,
    0.1, 0.6)
  // prettier-ignore
  scene.shape([...arc(40, 43, 18, 2.1, 180, 0), ...arc(40, 57, 18, 2.1, 0, 180)], white, 0.4,
    { gap: 1.3, angle: 90, ink: (x) => 0.34 * between(x, 47, 58) })
  // prettier-ignore
  scene.pen([[28, 48.4], [39, 50.2], [50, 49.4]], 0.9, [1, 1]).pen([[28, 53], [36, 54.2], [44, 54]],
    0.5, [1, 1])
  // prettier-ignore
  turned(scene, { middle: 40, turn: [...shoulder([3, 1], [8, 5.6]), [13, 6], [18, 5]] },
    washes.dusk, 0.14, 0.6)
  turned(scene, { middle: 40, turn: [[17, 8], [28, 8]] }, washes.dark, 0.2, 0.72) // prettier-ignore
  scene.shape(arc(40, 17, 8, 8 * tilt), '#77777a', 0.35)
  // a glass dish with what was taken from the bottle
  shade(scene, 78, 64, 12)
  // prettier-ignore
  scene.shape([[63, 54], [66, 62], [70, 64.4], [84, 64.4], [88, 62], [91, 54]], '#edf0ee', 0.5,
    { gap: 1.2, angle: 90, ink: (x) => 0.05 + 0.3 * between(x, 76, 92) })
  scene.shape(arc(77, 54, 14, 2.8), '#edf0ee', 0.45)
  scene.shape(arc(77, 55, 10.6, 1.7), '#dcbf98', 0.35)
  return scene
}

/** Draws a reel of fine thread, its end drawn out on the table. */
function thread(): Scene {
  const scene = before(44)
  shade(scene, 46, 60, 22)
  // prettier-ignore
  const reel = (y: number) => turned(scene, { middle: 44, turn: [[y, 20], [y + 5, 20]] },
    washes.wood, 0.1, 0.56)
  reel(54)
  scene.shape(arc(44, 54, 20, 20 * tilt), '#d8c9b4', 0.4)
  // prettier-ignore
  turned(scene, { middle: 44, turn: [[18, 13], [24, 14.4], [48, 14.4], [54, 13]] }, white, 0.03,
    0.3)
  // prettier-ignore
  for (const y of series(20, 51, 2.1)) scene.pen(arc(44, y, 14.4 - 0.7 * Math.abs(y - 36) / 16, 2.6,
    176, 4), 0.42, [0.6, 1, 0.6])
  reel(13)
  scene.shape(arc(44, 13, 20, 20 * tilt), '#d8c9b4', 0.45, { gap: 1.1, ink: 0.08 })
  scene.shape(arc(44, 13, 3.4, 0.8), washes.dark, 0.35)
  // prettier-ignore
  scene.pen([[57.6, 46], [66, 58], [78, 57], [84, 62], [74, 67.6], [60, 67], [34, 70], [12, 67]],
    0.6, [1, 1])
  return scene
}

export const standingThings = { talk, cup, camera, basin, pot, tray, hourglass, drops, thread }
