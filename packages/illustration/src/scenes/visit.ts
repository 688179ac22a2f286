import type { VisitPlate } from '../names'
import { arc, arched, between, box, Scene, sceneDrawing, series, washes } from '../engraving/scene'
import { cardViewBox, heroViewBox, sceneSubject, type Drawing } from '../engraving/plate'
import type { Point } from '../geometry/points'
import { ink, markColour } from '../geometry/svg'
import { penStroke } from '../engraving/burin'
import { onHead } from '../engraving/canon'
import { curveOf } from '../engraving/lines'
import { headOutline } from './headOutline'
import { lyingPen, lyingThings } from './lyingThings'
import { standingThings } from './standingThings'
import { doorCase, glass, railings, sashWindow } from './houseParts'

/** The stages of a visit. Things only, no people: nobody is to be taken for a patient. */

const { hypot, sin } = Math

const viewBox = { left: 0, top: 0, width: 96, height: 72 }
const all = box(-2, -2, 98, 74)
const gap = 1.25
const pen = 0.4

const mirrored = (line: readonly Point[], about: number): Point[] =>
  line.map(([x, y]): Point => [2 * about - x, y]).toReversed()

/** Draws the closed front door of a Georgian house, with its fanlight, steps and railings. */
function theDoor(): Scene {
  const scene = new Scene()
  scene.wash(washes.stone, all).rule(all, { gap, ink: (x) => 0.05 + 0.07 * between(x, 30, 96) })
  for (const y of series(3, 60, 9.5)) scene.edge([[-2, y], [98, y]], 0.5) // prettier-ignore
  sashWindow(scene, -8, 8, 14, 42, { gap: 1.1 })
  sashWindow(scene, 82, 8, 104, 42, { gap: 1.1 })
  doorCase(scene, 48, 61, 1)
  scene.shape(box(71, 40, 76.4, 47), '#efe3c4', 0.35, { gap: 0.9, ink: 0.12 })
  railings(scene, -1, 21, 47, 73)
  railings(scene, 75, 97, 47, 73)
  return scene
}

/**
 * Draws an armchair in a waiting room, a small table with a glass of water, a window and a clock.
 */
function waiting(): Scene {
  const scene = new Scene()
  scene
    .wash(washes.stone, all)
    .rule(box(-2, -2, 98, 59), { gap, angle: 90, ink: (x) => 0.04 + 0.13 * between(x, 20, 98) })
  scene
    .wash(washes.dusk, box(-2, 59, 98, 74))
    .rule(box(-2, 61, 98, 74), { gap: 1.1, ink: (_x, y) => 0.16 + 0.1 * between(y, 60, 72) })
  scene.shape(box(-2, 56, 98, 60), washes.light, 0.35)
  sashWindow(scene, 7, -6, 29, 38, { gap: 1.15 })
  // light from the window on the floor
  scene.wash(washes.light, [[20, 61.5], [40, 61.5], [54, 74], [26, 74]]) // prettier-ignore
  // the clock
  scene.rule(arc(86.8, 19.2, 8.4, 8.4), { gap: 0.9, angle: 50, ink: 0.4 })
  scene
    .shape(arc(86, 18, 8, 8), washes.dark, pen, { gap: 0.8, angle: 20, ink: 0.4 })
    .shape(arc(86, 18, 6.4, 6.4), washes.light, 0.35)
  for (const i of series(0, 11, 1)) {
    const a = (i * Math.PI) / 6
    // prettier-ignore
    scene.edge([[86 + 5 * sin(a), 18 - 5 * Math.cos(a)], [86 + 5.9 * sin(a),
      18 - 5.9 * Math.cos(a)]], i % 3 === 0 ? 0.7 : 0.4)
  }
  // prettier-ignore
  scene.edge([[86, 18], [86 - 3.2, 18 - 1.2]], 0.7).edge([[86, 18], [86 + 2.7, 18 - 4]], 0.5)
  // the chair: its shade, back and wings, arms, seat
  scene.rule(arc(64, 67.6, 25, 3), { gap: 0.9, ink: 0.55 })
  // prettier-ignore
  for (const x of [43, 79]) scene.shape([[x - 1.6, 61], [x + 1.6, 61], [x + 0.8, 68.4],
    [x - 0.8, 68.4]], washes.dark, 0.3, { gap: 0.8, angle: 90, ink: 0.5 })
  // prettier-ignore
  const back = curveOf([[46, 60], [44.6, 40], [45.4, 24], [51, 17.6], [61, 15.8], [71, 17.6],
    [76.6, 24], [77.4, 40], [76, 60]], 0.8)
  const shadeOfBack = (x: number, y: number) =>
    0.12 + 0.26 * between(x, 58, 78) + 0.2 * between(y, 36, 54) + 0.12 * between(x, 50, 45)
  scene.shape(back, washes.wood, pen, {
    gap: 1.05,
    angle: 90,
    bend: (y) => 1.2 * sin((y - 16) / 13),
    ink: shadeOfBack,
  })
  // prettier-ignore
  for (const [x, y] of [[54, 27], [61, 25.6], [68, 27], [57.4, 34], [64.6, 34], [54, 41], [61, 42],
    [68, 41]] as const)
    // prettier-ignore
    scene.wash(ink, arc(x, y, 0.8, 0.7)).pen([[x, y + 1], [x - 0.4, y + 3.4]], 0.3, [1, 0])
  // prettier-ignore
  const wing = curveOf([[46.6, 20.6], [42, 24], [39.4, 32], [40.4, 41], [44.6, 44.6], [47.4, 40],
    [48, 30], [47.6, 23]], 0.8, true)
  scene.shape(wing, washes.wood, pen, {
    gap: 1.05,
    angle: 78,
    ink: (x) => 0.1 + 0.3 * between(x, 43, 48),
  })
  scene.shape(mirrored(wing, 61), washes.wood, pen, {
    gap: 1.05,
    angle: 102,
    ink: (x) => 0.3 + 0.22 * between(x, 75, 82),
  })
  // prettier-ignore
  const seat = curveOf([[47, 50], [50, 48.2], [61, 47.6], [72, 48.2], [75, 50], [75.4, 54],
    [73, 56.4], [61, 57], [49, 56.4], [46.6, 54]], 0.8, true)
  scene.shape(box(46, 55, 76, 62), washes.wood, pen, {
    gap: 1.05,
    ink: (x) => 0.3 + 0.2 * between(x, 50, 76),
  })
  scene.shape(seat, washes.wood, pen, {
    gap: 1.05,
    ink: (x, y) => 0.06 + 0.3 * between(y, 50, 57) + 0.14 * between(x, 60, 75),
    bend: (x) => -0.9 * Math.cos((x - 61) / 9),
  })
  // prettier-ignore
  const arm = curveOf([[38, 62], [38, 50], [37.4, 46], [39.4, 42.6], [43.6, 42.2], [46.8, 44.6],
    [47, 49], [46.6, 62]], 0.8)
  scene.shape(arm, washes.wood, pen, {
    gap: 1.05,
    angle: 90,
    ink: (x) => 0.06 + 0.3 * between(x, 41, 47),
  })
  scene.shape(mirrored(arm, 61), washes.wood, pen, {
    gap: 1.05,
    angle: 90,
    ink: (x) => 0.24 + 0.3 * between(x, 77, 84),
  })
  for (const x of [42.2, 79.8])
    scene.pen(arc(x, 46.6, 2.3, 2.3), 0.3, [1, 1]).pen(arc(x, 46.6, 1, 1), 0.25, [1, 1])
  // the table and a glass
  scene.rule(arc(24, 69.4, 12, 2), { gap: 0.9, ink: 0.5 })
  // prettier-ignore
  scene.shape([[21.2, 50], [22.8, 50], [23.4, 64], [20.6, 64]], washes.wood, 0.35,
    { gap: 0.8, angle: 90, ink: (x) => 0.15 + 0.5 * between(x, 21, 23.4) })
  // prettier-ignore
  for (const leg of [[[22, 62], [17, 65], [13.4, 69.4]], [[22, 62], [27, 65], [30.6, 69.4]],
    [[22, 63], [22.4, 67], [22.6, 71]]] as Point[][]) scene.pen(leg, 1.5, [0.8, 1, 0.6])
  scene
    .shape(arc(22, 50.4, 12, 2.5), washes.wood, 0.35, { gap: 0.8, ink: 0.5 })
    .shape(arc(22, 49.2, 12, 2.5), washes.light, pen, {
      gap: 0.9,
      ink: (x) => 0.04 + 0.2 * between(x, 22, 34),
    })
  // prettier-ignore
  scene.shape([[24.4, 40.4], [29.2, 40.4], [28.6, 49.2], [25, 49.2]], washes.light, 0.35)
    .rule([[24.7, 43.6], [29, 43.6], [28.6, 49.2], [25, 49.2]], { gap: 0.9, angle: 90, ink: (x) =>
    0.1 + 0.3 * between(x, 26, 29) })
  // prettier-ignore
  scene.pen(arc(26.8, 40.4, 2.4, 0.6), 0.25, [1, 1]).edge([[24.7, 43.6], [29, 43.6]], 0.25)
  // prettier-ignore
  scene.shape([[12.6, 48.2], [20, 47.8], [21.4, 49.8], [13.4, 50.2]], washes.light, 0.3)
    .edge([[14.4, 49], [19.6, 48.7]], 0.25)
  return scene
}

/** Draws a mirror on its stand, with a window reflected in it; wall and table go up to `right`. */
function mirrorUpTo(right: number): Scene {
  const scene = new Scene()
  scene.wash(washes.stone, box(-2, -2, right, 74)).rule(box(-2, -2, right, 57), {
    gap,
    angle: 90,
    ink: (x, y) => 0.04 + 0.16 * between(hypot(x - 30, y - 20), 10, 90),
  })
  scene.shape(box(-2, 57, right, 74), washes.wood, pen, {
    gap: 1.05,
    bend: (x) => 0.25 * sin(x / 7),
    ink: (x, y) => 0.1 + 0.24 * between(x, 30, 98) + 0.1 * between(y, 64, 72),
  })
  scene.rule(arc(56, 66.6, 24, 3.4), { gap: 1.05, angle: 0, ink: 0.45 })
  // the shade of the mirror on the wall
  scene.rule(arc(54.6, 32.2, 24.4, 24.4), {
    gap: 1.1,
    angle: 55,
    ink: (_x, y) => 0.34 * between(y, 70, 10),
  })
  // the stand
  scene.shape(arc(48, 64.6, 17, 3.4), washes.dark, pen, {
    gap: 0.8,
    ink: (x) => 0.2 + 0.4 * between(x, 44, 64),
  })
  scene.shape(arc(48, 63.4, 15.4, 2.6), '#8d8a83', 0.3, {
    gap: 0.8,
    ink: (x) => 0.1 + 0.3 * between(x, 44, 62),
  })
  // prettier-ignore
  scene.shape([[46.6, 54], [49.4, 54], [50.4, 63.6], [45.6, 63.6]], washes.dark, 0.35,
    { gap: 0.7, angle: 90, ink: (x) => 0.1 + 0.6 * between(x, 46.6, 50) })
  scene.pen(arc(48, 30, 26.6, 26.6, 182, -2), 2.4, [0.9, 1, 1, 1, 0.9])
  // frame and glass
  scene.shape(arc(48, 30, 24, 24), '#b9a888', pen, {
    gap: 0.9,
    angle: 45,
    ink: (x, y) => 0.1 + 0.5 * between(x - 48 + y - 30, -20, 30),
  })
  scene.pen(arc(48, 30, 22.6, 22.6), 0.25, [1, 1])
  for (const x of [21.4, 74.6])
    scene.shape(arc(x, 29.4, 2, 2), '#b9a888', 0.4, {
      gap: 0.7,
      angle: 45,
      ink: (px, py) => 0.6 * between(px - x + py - 29.4, -1, 2),
    })
  const face = arc(48, 30, 21, 21)
  scene.shape(face, '#e6e6e4', 0.5, {
    gap: 1.05,
    angle: -58,
    ink: (x, y) => 0.14 + 0.4 * between(x + y * 0.7, 60, 90) + 0.24 * between(x + y * 0.7, 60, 34),
  })
  // the window in the glass: six panes, bent as in all old mirrors
  const pane = (u: number, v: number): Point => [
    38.4 + 9.4 * u + 0.9 * v + 0.7 * sin(v * 1.05) * (u - 1),
    16 + 9.4 * v - 1.1 * u + 0.4 * (u - 1) ** 2,
  ]
  const corners = (l: number, t: number, r: number, b: number) => [
    pane(l, t),
    pane(r, t),
    pane(r, b),
    pane(l, b),
  ]
  const frame = corners(-0.08, -0.08, 2.08, 3.08)
  scene.shape(frame, '#b9b8b4', 0.25, { gap: 0.7, angle: -58, ink: 0.3 })
  for (const u of [0, 1])
    for (const v of [0, 1, 2])
      scene.wash(washes.light, corners(u + 0.05, v + 0.05, u + 0.95, v + 0.95))
  return scene
}

/** Draws a plan on paper with a doctor’s marks, and the pen; the table goes up to `right`. */
function planUpTo(right: number): Scene {
  const scene = new Scene()
  const table = box(-2, -2, right, 74)
  scene.wash(washes.wood, table).rule(table, {
    gap: 1.15,
    angle: 4,
    bend: (x) => 0.5 * sin(x / 13),
    ink: (x, y) => 0.12 + 0.2 * between(x + y, 40, 170),
  })
  const sheet: Point[] = [[13, 5], [64, 2], [69, 68], [17, 71]] // prettier-ignore
  scene.rule(
    sheet.map(([x, y]): Point => [x + 2.2, y + 1.8]),
    { gap: 0.9, angle: 60, ink: 0.55 },
  )
  scene.shape(sheet, washes.light, 0.35)
  // the engraved head of the home page, in outline
  const at = ([x, y]: Point): Point => [22.6 + (x + 12) * 0.235, 34.4 + y * 0.235]
  headOutline(scene, at)
  // the marks: a dashed outline, dots, and which way
  const spot = ([x, y]: Point) => arc(...at([x, y]), 0.55, 0.55)
  const [cheek, brow] = [at([56, 33]), onHead([-47, -10], [-50, -2], [-48, 6])]
  scene.mark(markColour, [
    ...series(0, 11, 1).map((i) => penStroke(arc(...cheek, 4, 3, i * 30, i * 30 + 17), 0.6,
      [0.8, 1, 0.8])),
    penStroke([[cheek[0] + 3.6, cheek[1] - 3.6], [cheek[0] + 5, cheek[1] - 6.6],
      [cheek[0] + 5.4, cheek[1] - 9.6]], 0.6, [1, 1, 0.8]),
    penStroke([[cheek[0] + 4.2, cheek[1] - 8], [cheek[0] + 5.5, cheek[1] - 10],
      [cheek[0] + 6.7, cheek[1] - 7.8]], 0.6, [0.7, 1, 0.7]),
  ]) // prettier-ignore
  scene.wash(markColour, ...brow.map(spot))
  lyingPen(scene, [56.4, 46.4], -48.7)
  return scene
}

/** Draws the street, seen from inside through the open front door. */
function leaving(): Scene {
  const scene = new Scene()
  scene.wash(washes.dusk, all).rule(box(-2, -2, 98, 58), {
    gap: 1.1,
    angle: 90,
    ink: (x) => 0.24 + 0.14 * between(x, 60, 96) + 0.1 * between(x, 30, 0),
  })
  // the floor, light where the door lets it in
  const towards = (x: number, y: number): Point => [48 + (x - 48) * ((y - 34) / 24), y]
  const rows = [58, 60.6, 64, 68.4, 74.4]
  scene.wash(washes.stone, box(-2, 58, 98, 74))
  for (const [i, y] of rows.slice(0, -1).entries())
    for (const k of series(-16, 16, 1)) {
      if ((k + i) % 2 !== 0) continue
      const [x0, x1] = [48 + k * 5.6, 48 + (k + 1) * 5.6]
      const tile = [
        towards(x0, y),
        towards(x1, y),
        towards(x1, rows[i + 1]!),
        towards(x0, rows[i + 1]!),
      ]
      if (tile.every(([x]) => x < -2) || tile.every(([x]) => x > 98)) continue
      scene.wash('#8b8a88', tile).rule(tile, { gap: 0.85, ink: 0.3, taper: 0 })
    }
  const lit = [towards(36, 58), towards(60, 58), [66, 74] as const, [20, 74] as const]
  scene.rule([box(-2, 58, 98, 74), lit], { gap: 0.95, angle: 0, ink: 0.22, taper: 0 })
  scene.shape(box(-2, 53.6, 98, 58), washes.dusk, 0.35, { gap: 0.95, ink: 0.36 })
  // the frame of the door and its fanlight
  scene
    .shape(arched(30, 66, 24, 58, 17), washes.light, pen)
    .rule(box(30, 24, 34.6, 58), { gap: 0.95, angle: 90, ink: 0.24 })
  scene.pen(arc(48, 24, 16.2, 15.2, 180, 360), 0.3)
  // the street: the house opposite, a tree, railings
  const outside = box(35, 25, 61, 58)
  scene.wash(washes.light, outside)
  const far = washes.stone
  scene.wash(far, box(35, 28.6, 61, 49)).rule(box(35, 28.6, 61, 49), { gap: 1, ink: 0.07 })
  // prettier-ignore
  scene.edge([[35, 28.6], [61, 28.6]], 0.4).edge([[35, 30], [61, 30]], 0.25)
    .edge([[35, 40.6], [61, 40.6]], 0.25)
  for (const x of [37, 43, 49, 55])
    for (const [top, bottom] of [
      [31.6, 38.6],
      [42, 49],
    ] as const) {
      if (x === 43 && top === 42)
        scene.shape(arched(x, x + 3.4, 43.4, 49), washes.dark, 0.25, {
          gap: 0.7,
          angle: 90,
          ink: 0.5,
        })
      // prettier-ignore
      else
        scene.shape(box(x, top, x + 3.4, bottom), washes.slate, 0.25, { gap: 0.7, ink: 0.34 }).edge(
          [
            [x, (top + bottom) / 2],
            [x + 3.4, (top + bottom) / 2],
          ],
          0.25,
        )
    }
  // prettier-ignore
  scene.wash(washes.dusk, box(35, 49, 61, 53)).rule(box(35, 49, 61, 53), { gap: 0.9, ink: 0.12 })
    .wash(washes.light, box(35, 53, 61, 58)).edge([[35, 53], [61, 53]], 0.3)
  railings(scene, 36, 44.6, 47, 56.6, 1.7, 0.4)
  railings(scene, 53, 60.4, 47, 56.6, 1.7, 0.4)
  scene.contour(outside, pen)
  const light = arched(36, 60, 22, 22.1, 12)
  glass(scene, 36, 22, 36.1, 22.1, 2)
  scene.shape(light, '#f2f0ea', pen, { gap: 1, ink: (_x, y) => 0.16 * between(y, 22, 9) })
  for (const i of series(1, 5, 1)) {
    const a = (Math.PI * i) / 6
    // prettier-ignore
    scene.edge([[48 - 3.2 * Math.cos(a), 22 - 3.2 * sin(a)], [48 - 12 * Math.cos(a),
      22 - 12 * sin(a)]], 0.45)
  }
  scene
    .pen(arc(48, 22, 3.2, 3.2, 180, 360), 0.45, [1, 1])
    .pen(arc(48, 22, 8, 8, 180, 360), 0.35, [1, 1])
  scene.shape(box(34.6, 22, 61.4, 25), washes.light, 0.35, { gap: 0.9, ink: 0.16 })
  // the leaf stands open towards us
  const leaf: Point[] = [[61, 25], [77, 19.6], [77, 67.4], [61, 58]] // prettier-ignore
  // prettier-ignore
  scene.rule([[77, 60], [88, 74], [70, 74], [62, 58.6]], { gap: 0.9, angle: 60, ink: 0.4 })
  scene.shape(leaf, washes.dark, pen, {
    gap: 0.85,
    angle: 90,
    ink: (x) => 0.2 + 0.36 * between(x, 61, 77),
  })
  const onLeaf = (u: number, v: number): Point => [61 + 16 * u, 25 + v * 33 + u * (-5.4 + v * 14.8)]
  for (const [v0, v1] of [
    [0.07, 0.27],
    [0.34, 0.58],
    [0.66, 0.92],
  ] as const)
    for (const [u0, u1] of [
      [0.12, 0.44],
      [0.56, 0.88],
    ] as const) {
      const panel = [onLeaf(u0, v0), onLeaf(u1, v0), onLeaf(u1, v1), onLeaf(u0, v1)]
      scene
        .wash('#6a6b6f', panel)
        .rule(panel, { gap: 0.8, angle: 90, ink: (x) => 0.14 + 0.26 * between(x, 61, 77) })
        .contour(panel, 0.35)
    }
  scene
    .wash('#efe3c4', arc(...onLeaf(0.94, 0.55), 0.9, 1.1))
    .pen(arc(...onLeaf(0.94, 0.55), 0.9, 1.1), 0.25)
  // a mirror on the wall
  scene
    .shape(arc(14, 28, 8, 11), '#b9a888', pen, { gap: 0.8, angle: 45, ink: 0.3 })
    .shape(arc(14, 28, 6.6, 9.6), '#e6e6e4', 0.35, {
      gap: 0.95,
      angle: -58,
      ink: (x, y) => 0.1 + 0.3 * between(x + y, 38, 52),
    })
  return scene
}

const plates: Record<VisitPlate, () => Scene> = {
  door: theDoor,
  waiting,
  mirror: () => mirrorUpTo(98),
  pen: () => planUpTo(98),
  leaving,
  ...lyingThings,
  ...standingThings,
}

/** The mirror as the plate of a page. */
export const mirrorSubject = sceneSubject(
  () => mirrorUpTo(112),
  heroViewBox(0, 0, 72),
  cardViewBox(0, 0, 72),
)

/** The plan as the plate of a page. */
export const planSubject = sceneSubject(
  () => planUpTo(112),
  heroViewBox(2, 0, 72),
  cardViewBox(0, 0, 72),
)

/** The plates of the steps of a visit and of an appointment, by name. */
export const visitPlates = Object.entries(plates).map(([name, draw]): [string, Drawing] => [
  `visit-${name}`,
  sceneDrawing(viewBox, draw),
])
