import type { Font } from 'opentype.js'
import type { Station } from '../engraving/burin'
import { arc, between, box, Scene, sceneDrawing, series, washes } from '../engraving/scene'
import type { Point, ViewBox } from '../geometry/points'
import { cardViewBox, drawing, heroViewBox, type PlateSubject } from '../engraving/plate'
import { paper, secondaryInk } from '../geometry/svg'
import { loadFaces } from '../geometry/typeset'
import { outlineOf, ring, shoulder, tilt, type Turned } from './lathe'
// prettier-ignore
import { fine, glassRound, glow, hang, metalRound, opalRound, paperRound, reflection, ribbedLid,
  ringed, rings, weight, type Plate } from './vessels'

/** Dispensed skincare on a bathroom shelf, in the morning light of a view box at the left. */

const { max, min } = Math

/** The heights of the shelf: the line where it meets the wall, and the front edge of its top. */
const shelf = { back: 88, front: 119, foot: 126 }
/** The height on the shelf at which most things stand. */
const standing = 104

/** The direction of light for each millimetre towards the wall: to the right, and down. */
const light = { right: 1.9, falls: 0.84 }

/** Draws the shadow of a thing on the shelf, over the shelf and up the wall. */
function thrown({ scene, gap }: Plate, { middle, turn }: Turned, through?: string): void {
  const [foot, base] = turn.at(-1)!
  const away = foot - shelf.back
  const onWall = outlineOf({ middle, turn }).map(([x, y]): Point => [
    x + light.right * away,
    min(shelf.back, y - away + light.falls * away),
  ])
  const edge = tilt * base
  const onShelf: Point[] = [
    ...arc(middle, foot, base, edge, 30, 160),
    [middle - base + light.right * away, shelf.back],
    [middle + base + light.right * away, shelf.back],
    ...arc(middle, foot, base, edge, -10, 30),
  ]
  scene.rule(onWall, { gap: gap * 1.25, angle: 62, ink: 0.28 * weight(gap) ** 2, taper: 0 })
  scene.rule(onShelf, { gap: gap * 0.9, ink: (x) => 0.62 - 0.2 * between(x, middle, middle + 60) })
  if (through)
    scene.wash(through, arc(middle + base * 1.16, foot - 3.4, base * 0.34, tilt * base * 0.42))
}

const amber = '#c6975f'
const amberLight = '#e3b778'
const label = { top: 47, bottom: 90 }

/**
 * Draws the label of a dispensing pharmacy: whose it is, and that it is looked at again before
 * more.
 */
function pharmacyLabel({ scene, gap }: Plate, middle: number, half: number): void {
  // prettier-ignore
  const side: Turned = { middle, turn: [[label.top, half], [label.bottom, half]] }
  const edge = [...ring(middle, half, label.top), ...ring(middle, half, label.bottom).toReversed()]
  scene
    .wash(washes.light, edge)
    .cut(rings(side, paperRound, gap))
    .contour(edge, 0.26)
  const within = (inset: number): Point[] => {
    const turn = (y: number) => arc(middle, y, half, tilt * half, 166, 24)
    return [...turn(label.top + inset), ...turn(label.bottom - inset).toReversed()]
  }
  scene.contour(within(2.6), 0.16)
  const { display, italic } = loadFaces()
  const left = middle - half + 7
  const right = middle + half - 8
  // Letters lie on the round as the lines do.
  const write = (face: Font, text: string, y: number, size: number, colour?: string) =>
    scene.write(face, text, [left, y - 3], size, colour, (x) => hang(half, x - middle))
  write(display, 'Prescription skincare', 60.6, 5)
  write(italic, 'For', 71.9, 3.7, secondaryInk)
  // too small to be read on a card
  if (gap === fine) write(display, 'Review before repeating', 83.6, 3.7, secondaryInk)
  // prettier-ignore
  const line = series(left + 8, right, 2).map((x): Station => [x, 69.4 + hang(half, x - middle),
    0.08])
  scene.cut([line])
}

const bottleAt = -58
const bottleHalf = 30
const bottleTurn = [
  ...shoulder([26, 11], [39, bottleHalf]),
  [standing - 2, bottleHalf],
  [standing, bottleHalf - 1],
] as const

function labelledBottle(plate: Plate, middle = bottleAt): void {
  const { scene } = plate
  ringed(plate, { middle, turn: [[22, 8.4], [27, 8.4]] }, amber, glassRound) // prettier-ignore
  // the body, above its label and below
  const [top, bottom] = [bottleTurn.filter(([y]) => y < label.top), bottleTurn.slice(-2)]
  const outline = outlineOf({ middle, turn: bottleTurn })
  scene
    .wash(amber, outline)
    .cut(rings({ middle, turn: [...top, [label.top, bottleHalf]] }, glassRound, plate.gap))
    .cut(rings({ middle, turn: [[label.bottom, bottleHalf], ...bottom] }, glassRound, plate.gap))
    .contour(outline, 0.3)
  // the lid keeps the light off the shoulder
  scene.shape(arc(middle, 26.2, 11.2, tilt * 12), '#8d683d', 0.2, { gap: 0.6, ink: 0.5 })
  glow(scene, amberLight, middle, bottleHalf, 92, 101)
  reflection(scene, middle, bottleHalf, 33, 9.5)
  pharmacyLabel(plate, middle, bottleHalf)
  ribbedLid(scene, middle, 10.4, 5, 22.6)
}

const jarAt = -12
const jarHalf = 21
const jarFoot = 109
/** The whole of it, for its shade. */
// prettier-ignore
const jarTurn = [[jarFoot - 38, jarHalf], [jarFoot - 1.4, jarHalf],
  [jarFoot, jarHalf - 1.4]] as const

/** Draws a jar of opal glass with a metal lid. */
function jar(plate: Plate, middle: number): void {
  const [top, foot, half] = [jarFoot - 38, jarFoot, jarHalf]
  // prettier-ignore
  const turn = [[foot - 27, half - 2], [foot - 24, half - 0.5], [foot - 1.4, half - 0.5],
    [foot, half - 1.4]] as const
  ringed(plate, { middle, turn }, washes.light, opalRound)
  // prettier-ignore
  const lid: Turned = { middle, turn: [[top, half], [top + 10.2, half], [top + 11, half - 0.4]] }
  ringed(plate, lid, '#cfccc5', metalRound)
  plate.scene.shape(arc(middle, top, half, tilt * half), '#e2dfd8', 0.3, {
    gap: 0.8,
    ink: (x) => 0.05 + 0.3 * between(x, middle - 12, middle + half),
  })
}

const dropperAt = 40
const dropperTurn = [
  ...shoulder([53, 5], [62, 13]),
  [standing - 1.4, 13],
  [standing, 12.2],
] as const

/** Draws a bottle with a rubber bulb to draw drops with. */
function dropper(plate: Plate, middle: number): void {
  const { scene } = plate
  ringed(plate, { middle, turn: dropperTurn }, amber, glassRound)
  glow(scene, amberLight, middle, 13, 66, 100)
  reflection(scene, middle, 13, 64, 13)
  const bulb = [...shoulder([30, 0.6], [36, 4]), [42, 4.6], [44, 4.2]] as const
  ringed(plate, { middle, turn: bulb }, washes.dusk, opalRound)
  ribbedLid(scene, middle, 5.6, 44.4, 53)
}

/**
 * Returns the light of the view box on the wall: four panes, which fall to the right as the sun
 * stands.
 */
function panes(): Point[][] {
  const pane = { wide: 44, tall: 33, falls: 16 }
  const bar = 2.4
  return [0, 1, 2].flatMap((i) =>
    [0, 1, 2, 3].map((k): Point[] => {
      const [x, y] = [-62 + i * pane.wide, -52 + k * pane.tall]
      const at = (px: number, py: number): Point => [px, py + ((px + 62) / pane.wide) * pane.falls]
      return [
        at(x + bar, y + bar),
        at(x + pane.wide - bar, y + bar),
        at(x + pane.wide - bar, y + pane.tall - bar),
        at(x + bar, y + pane.tall - bar),
      ]
    }),
  )
}

const tile = { wide: 34, tall: 17 }

/** Draws the tiled wall and the shelf, as far as any view box shows them. */
function room({ scene, gap }: Plate): void {
  const [from, to, ceiling] = [-116, 160, -42]
  const wall = box(from, ceiling, to, shelf.back)
  const lit = panes()
  scene.wash(washes.stone, wall).wash(washes.light, ...lit)
  scene.rule([wall, ...lit], {
    gap: gap * 1.4,
    ink: (x) => (0.16 + 0.1 * between(x, -60, 170)) * weight(gap),
    taper: 0,
  })
  // the joints between tiles, which catch the light
  for (let y = shelf.back - tile.tall, row = 0; y > ceiling - tile.tall; y -= tile.tall, row++) {
    const shift = (row % 2) * (tile.wide / 2)
    for (let x = from - (from % tile.wide) - tile.wide + shift; x < to; x += tile.wide)
      joint(scene, [x, max(y, ceiling)], [x, y + tile.tall])
    joint(scene, [from, y], [to, y])
  }
  const slab = box(from, shelf.back, to, shelf.front)
  scene.shape(slab, '#e4dccd', 0.3, {
    gap: gap * 1.25,
    // prettier-ignore
    ink: (x, y) => 0.08 + 0.1 * between(x, -60, 150) + 0.16 * between(y, shelf.back + 5,
      shelf.back),
    taper: 0,
  })
  // prettier-ignore
  scene.shape(box(from, shelf.front, to, shelf.foot), washes.light, 0.3,
    { gap: 1, ink: (_x, y) => 0.04 + 0.3 * between(y, shelf.foot - 4, shelf.foot), taper: 0 })
  const below = box(from, shelf.foot, to, 150)
  // prettier-ignore
  scene.wash(washes.dusk, below).rule(below, { gap: 1, ink: (_x, y) => 0.5 - 0.3 * between(y,
    shelf.foot, 140), taper: 0 })
}

function joint(scene: Scene, from: Point, to: Point): void {
  const across = from[1] === to[1]
  const beside = ([x, y]: Point): Point => (across ? [x, y + 0.5] : [x + 0.5, y])
  scene.mark(paper, [[[...beside(from), 0.28], [...beside(to), 0.28]]]) // prettier-ignore
  scene.edge([from, to], 0.2)
}

function shelfOfVessels(gap: number): Scene {
  const scene = new Scene()
  const plate = { scene, gap }
  room(plate)
  // prettier-ignore
  thrown(plate, { middle: bottleAt, turn: [[5, 10.4], [22, 10.4], ...bottleTurn] })
  thrown(plate, { middle: jarAt, turn: jarTurn })
  // prettier-ignore
  thrown(plate, { middle: dropperAt, turn: [[32, 4], [44, 5.6], ...dropperTurn] }, amberLight)
  dropper(plate, dropperAt)
  labelledBottle(plate)
  jar(plate, jarAt)
  return scene
}

/** The gap of what becomes pixels, whose bytes grow with the number of lines. */
const wide = 1.8

/** From which coarseness on lines lie wider apart, in as many times fewer units to a millimetre. */
const small = 3

const scaled = ({ left, top, width, height }: ViewBox, scale: number): ViewBox => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
})

export const bottle: PlateSubject = {
  of: (viewBox, { coarseness }) => {
    if (coarseness < small)
      return drawing(viewBox, () => shelfOfVessels(coarseness === 1 ? wide : fine).content(viewBox))
    return drawing(scaled(viewBox, 1 / small), () =>
      shelfOfVessels(1.6).content(viewBox, 1 / small),
    )
  },
  hero: heroViewBox(-98, 1, 112),
  card: cardViewBox(-98, 14, 97),
}

/** The shelf for the skincare section of the homepage: more of the wall, and the shelf's edge. */
export const bathroomShelf = sceneDrawing({ left: -112, top: -38, width: 205, height: 168 }, () =>
  shelfOfVessels(fine),
)
