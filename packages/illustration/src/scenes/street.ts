import { between, box, Scene, sceneDrawing, series, washes } from '../engraving/scene'
import type { Drawing } from '../engraving/plate'
import type { ViewBox } from '../geometry/points'
import { doorCase, railings, sashWindow } from './houseParts'

const far = 330
/** The upper end of the drawn part of the house, above the balcony. */
const upperEnd = -60

/** Draws the front of a house in Harley Street: stucco, door, sash windows, balcony, railings. */
function front(): Scene {
  const scene = new Scene()
  scene.wash(washes.paper, box(-4, upperEnd, far, 124))
  const wall = box(4, upperEnd, far, 112)
  scene.shape(wall, washes.stone, 0.45, {
    gap: 1.25,
    ink: (x) => 0.05 + 0.08 * between(x, 60, far),
  })
  for (const y of series(-54, 104, 12)) scene.edge([[4, y], [far, y]], 0.5) // prettier-ignore
  for (const left of [33, 93, 143, 193, 243, 293])
    sashWindow(scene, left, -70, left + 26, 2, { gap: 1.05, pen: 0.35 })
  // the balcony and the shade below it
  scene.rule(box(4, 14, far, 18.4), { gap: 1, ink: 0.4 })
  scene
    .shape(box(1, 10.6, far, 14), washes.light, 0.4)
    .rule(box(1, 12.4, far, 14), { gap: 0.7, ink: 0.3 })
  railings(scene, 3, far, -8, 10.6, 3.4, 0.5)
  for (const left of [93, 143, 193, 243, 293])
    sashWindow(scene, left, 30, left + 26, 80, { gap: 1.05, pen: 0.35 })
  doorCase(scene, 46, 97, 1.5)
  scene.shape(box(80, 58, 86, 66), '#efe3c4', 0.4, { gap: 0.9, ink: 0.12 })
  // prettier-ignore
  scene.wash(washes.dusk, box(-4, 112, far, 124)).rule(box(-4, 112, far, 124),
    { gap: 1.1, ink: 0.2 }).edge([[-4, 112], [far, 112]], 0.5)
  railings(scene, 88, far, 84, 112, 3.2, 0.6)
  return scene
}

/** Drawn once in a build. */
let drawn: Scene | undefined

/** Draws a view box on it, in millimetres of the scene; the door's threshold is at 46, 97. */
export const streetFront = (viewBox: ViewBox): Drawing =>
  sceneDrawing(viewBox, () => (drawn ??= front()))

/** Line colour on the solid blue band, and the lit door of the clinic. */
const line = '#dfe4f6'
const height = 250
const topOf = (i: number) => [34, 20, 28, 34, 24, 30, 20, 34][i % 8]!
const widths = [96, 88, 92, 96, 88, 100, 92, 88, 96, 92, 96, 88, 92, 100, 88, 96, 90, 98, 92, 88]
const litHouse = 10

const n = (value: number) => String(Math.round(value * 10) / 10)
const rect = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`
const along = (x: number, y: number, w: number) => `M${n(x)} ${n(y)}h${n(w)}`
const down = (x: number, y: number, h: number) => `M${n(x)} ${n(y)}v${n(h)}`
const archedDoor = (middle: number, top: number) =>
  `M${n(middle - 8)} ${height}V${n(top + 8)}a8 8 0 0 1 16 0V${height}z`

/** Draws a sash window: its frame, the meeting rail and one bar. */
const sash = (middle: number, y: number, w: number, h: number, rail: boolean) =>
  rect(middle - w / 2, y, w, h) +
  down(middle, y, h) +
  (rail ? along(middle - w / 2, y + h / 2, w) : '')

/**
 * Draws one house: attic, bedrooms, the first floor with its balcony, the door beside the windows.
 */
function house(i: number, x: number, width: number): { lines: string; door: string } {
  const top = topOf(i)
  const tall = height - top
  const bay = width / 3
  const doorBay = i % 2 ? 0 : 2
  const ground = top + tall * 0.74
  const middles = [0, 1, 2].map((b) => x + bay * (b + 0.5))
  const windows = middles.map((middle, b) => {
    const upper =
      sash(middle, top + tall * 0.09, 15, tall * 0.11, false) +
      sash(middle, top + tall * 0.27, 17, tall * 0.155, true) +
      sash(middle, top + tall * 0.49, 19, tall * 0.195, true)
    return b === doorBay
      ? `${upper}${along(middle - 8, ground + 8, 16)}`
      : upper + sash(middle, ground + 2, 18, tall * 0.17, false)
  })
  const rail = top + tall * 0.655
  const balcony =
    i % 3 === 1
      ? ''
      : along(x + 5, rail, width - 10) +
        series(x + 5, x + width - 5, 4.4)
          .map((at) => down(at, rail, tall * 0.045))
          .join('')
  const area =
    series(x + 5, x + width - 4, 5)
      .map((at) => down(at, height - 15, 15))
      .join('') + along(x + 4, height - 12, width - 8)
  const chimney =
    i % 2
      ? ''
      : rect(x - 9, top - 13, 18, 13) +
        [-6, -2, 2].map((at) => rect(x + at, top - 18, 3, 5)).join('')
  const walls =
    down(x, top, tall) +
    along(x, top, width) +
    along(x, top + 5, width) +
    along(x, top + tall * 0.7, width) +
    along(x, top + tall * 0.715, width)
  return {
    lines: walls + chimney + windows.join('') + balcony + area,
    door: archedDoor(middles[doorBay]!, ground),
  }
}

/** Draws the Harley Street terrace in elevation, in one line, with the clinic's door lit. */
export function terrace(): Drawing {
  let x = 0
  let lines = ''
  let lit = ''
  for (const [i, width] of widths.entries()) {
    const { lines: walls, door } = house(i, x, width)
    lines += walls
    if (i === litHouse) lit = door
    else lines += door
    x += width
  }
  lines += along(0, height, x)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} ${height + 1}"><path ` +
    `d="${lines}" fill="none" stroke="${line}" stroke-width=".8" opacity=".62"/><path ` +
    `d="${lit}" fill="${line}"/></svg>\n`
  return { svg: () => svg, width: x, height: height + 1 }
}
