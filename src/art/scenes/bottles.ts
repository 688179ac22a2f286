import { arc, between, box, Scene, washes } from '../engraving/scene'
import type { Point, Window } from '../geometry'
import { cardWindowAt, drawing, heroWindowAt, type Drawing, type PlateSubject } from '../plate'
import { secondaryInk } from '../svg'
import { loadFaces } from '../typeset'
import { lid, ring, shoulder, tilt, turned } from './lathe'

/** Dispensed skincare on a shelf: a labelled bottle, jars and a dropper, lit from the left. */

const foot = 104
/** Where the shelf meets the wall. */
const back = 88
const gap = 1.35

/** The window of the room, reflected in glass at the left of a body. */
function reflection(scene: Scene, middle: number, half: number, top: number, tall: number): void {
  const at = (u: number, v: number): Point => [
    middle + half * (-0.62 + 0.26 * u),
    top + tall * v + tilt * half * (0.62 + 0.2 * u),
  ]
  for (const v of [0, 0.53])
    scene.wash(washes.light, [at(0, v), at(1, v), at(1, v + 0.47), at(0, v + 0.47)])
}

/** What stands on the shelf throws its shade to the right. */
const thrown = (scene: Scene, middle: number, half: number) =>
  scene.rule(arc(middle + half * 0.75, foot + 0.6, half * 1.15, tilt * half * 1.35), {
    gap: 0.95,
    ink: 0.5,
  })

const amber = '#c39d74'
const label = { top: 47, bottom: 90 }

/** The label of a dispensing pharmacy: whose it is, and that it is looked at again before more. */
function pharmacyLabel(scene: Scene, middle: number, half: number): void {
  const edge = [...ring(middle, half, label.top), ...ring(middle, half, label.bottom).toReversed()]
  scene.shape(edge, washes.light, 0.35, {
    gap,
    angle: 90,
    taper: 0,
    ink: (x) => {
      const s = (x - middle) / half
      return 0.4 * between(s, 0.72, 1) + 0.16 * between(s, -0.86, -1)
    },
  })
  const { display, italic } = loadFaces()
  const left = middle - half + 7
  const right = middle + half - 8
  scene
    .write(display, 'Prescription skincare', [left, 60], 5)
    .write(italic, 'For', [left, 71.5], 3.7, secondaryInk)
    .write(display, 'Review before repeating', [left, 83.5], 3.7, secondaryInk)
  scene.edge([[left + 8, 72], [right, 72]], 0.18) // prettier-ignore
}

const bottleAt = -58
const bottleHalf = 30

function labelledBottle(scene: Scene, middle = bottleAt, half = bottleHalf): void {
  const neck = { middle, turn: [[22, 8.4], [27, 8.4]] } as const // prettier-ignore
  turned(scene, neck, amber, 0.2, 0.66)
  const turn = [...shoulder([26, 11], [39, half]), [foot - 2, half], [foot, half - 1]] as const
  turned(scene, { middle, turn }, amber, 0.1, 0.66)
  reflection(scene, middle, half, 33.5, 9)
  pharmacyLabel(scene, middle, half)
  lid(scene, middle, 10.4, 5, 22.6)
}

function jar(scene: Scene, middle: number): void {
  thrown(scene, middle, 20.5)
  const turn = [[77, 19], [80, 20.5], [foot - 1.4, 20.5], [foot, 19.6]] as const // prettier-ignore
  turned(scene, { middle, turn }, washes.light, 0.02, 0.42)
  lid(scene, middle, 21, 66, 77)
}

/** A bottle with a rubber bulb to draw drops with. */
function dropper(scene: Scene, middle: number): void {
  thrown(scene, middle, 13)
  const turn = [...shoulder([53, 5], [62, 13]), [foot - 1.4, 13], [foot, 12.2]] as const
  turned(scene, { middle, turn }, amber, 0.1, 0.66)
  reflection(scene, middle, 13, 63, 15)
  const bulb = [...shoulder([30, 0.6], [36, 4]), [42, 4.6], [44, 4.2]] as const
  turned(scene, { middle, turn: bulb }, washes.dusk, 0.14, 0.6)
  lid(scene, middle, 5.6, 44.4, 53)
}

/** The wall and the shelf, as far as a window shows them. */
function shelf(scene: Scene, { left, width }: Window): void {
  const [from, to] = [left - 2, left + width + 2]
  const wall = box(from, -12, to, back)
  scene.wash(washes.stone, wall).rule(wall, {
    gap: 1.8,
    angle: 90,
    ink: (x) => 0.04 + 0.14 * between(x, -40, 160),
    taper: 0,
  })
  scene.shape(box(from, back, to, 124), washes.wood, 0.4, {
    gap: 1.3,
    ink: (x) => 0.1 + 0.14 * between(x, -40, 150),
    taper: 0,
  })
}

function shelfOfVessels(window: Window): string {
  const scene = new Scene()
  shelf(scene, window)
  thrown(scene, bottleAt, bottleHalf)
  jar(scene, 12)
  if (window.left + window.width > 49) {
    dropper(scene, 62)
    jar(scene, 116)
  }
  labelledBottle(scene)
  return scene.content(window)
}

export const bottle: PlateSubject = {
  of: (window) => drawing(window, () => shelfOfVessels(window)),
  hero: heroWindowAt(-98, 1, 112),
  card: cardWindowAt(-98, 14, 97),
}

/** The labelled bottle by itself, for the skincare section of the home page. */
export function labelledBottleAlone(): Drawing {
  const left = bottleAt - bottleHalf - 1
  const window = { left, top: 2.6, width: 2 * bottleHalf + 2, height: 106 }
  return drawing(window, () => {
    const scene = new Scene()
    labelledBottle(scene)
    return scene.content(window)
  })
}
