import { cardWindowAt, drawing, heroWindowAt, type Drawing, type PlateSubject } from './plate'
import type { Point, Window } from './geometry'
import { filled, ink, pathData, secondaryInk, stroked, units } from './svg'
import { loadFaces, outlined } from './typeset'

/**
 * A vessel turned on a lathe: half its width at heights from the top down, in millimetres, about
 * its middle.
 */
type Vessel = { middle: number; turn: [y: number, half: number][] }

/** How much of a circle's depth is seen from a little above. */
const tilt = 0.115
const around = 16

/** The front half of the ring at a height, from left to right. */
const ringAt = (middle: number, half: number, y: number): Point[] =>
  Array.from({ length: around + 1 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / around)
    return [middle + half * Math.cos(angle), y + tilt * half * Math.sin(angle)]
  })

/**
 * A rule round the vessel: a hairline in the light from the left, swelling into the shade on the
 * right.
 */
function rule(middle: number, half: number, y: number, gap: number): Point[] {
  const line = ringAt(middle, half, y)
  const weight = (i: number) => {
    const shade = Math.max(0, i / around - 0.42) / 0.58
    const edge = Math.max(0, 0.1 - i / around) * 3
    return (gap * (0.09 + 0.42 * shade * shade + edge * 0.2)) / 2
  }
  return [
    ...line.map(([x, yy], i): Point => [x, yy - weight(i)]),
    ...line.map(([x, yy], i): Point => [x, yy + weight(i)]).toReversed(),
  ]
}

/** The flat colour of the vessels under their lines. */
const glass = '#e4ddcf'

const halfAt = (turn: Vessel['turn'], y: number) => {
  const i = Math.max(
    1,
    turn.findIndex(([at]) => at >= y),
  )
  const [[y0, h0], [y1, h1]] = [turn[i - 1]!, turn[i]!]
  return h0 + ((h1 - h0) * (y - y0)) / (y1 - y0)
}

/** A shoulder that turns a neck into a body by a quarter of an ellipse. */
const shoulder = (from: [y: number, half: number], to: [y: number, half: number]): Vessel['turn'] =>
  Array.from({ length: 13 }, (_, i) => {
    const angle = (Math.PI / 2) * (i / 12)
    return [
      from[0] + (to[0] - from[0]) * (1 - Math.cos(angle)),
      from[1] + (to[1] - from[1]) * Math.sin(angle),
    ]
  })

function vessel({ middle, turn }: Vessel, gap: number): string {
  const [top, foot] = [turn[0]![0], turn.at(-1)![0]]
  const lines: Point[][] = []
  for (let y = top + gap; y < foot - gap * 0.4; y += gap)
    lines.push(rule(middle, halfAt(turn, y), y, gap))
  const sides = [-1, 1].map((side) => turn.map(([y, half]): Point => [middle + side * half, y]))
  const [left, right] = sides as [Point[], Point[]]
  const outline = [
    ...left,
    ...ringAt(middle, turn.at(-1)![1], foot),
    ...right.toReversed(),
    ...ringAt(middle, turn[0]![1], top).toReversed(),
  ]
  return (
    `<path fill="${glass}" d="${pathData([outline], true)}"/>` +
    filled(lines) +
    stroked([...sides, ringAt(middle, turn.at(-1)![1], foot)], gap * 0.22)
  )
}

/** The whole rim of a cap, of which the far half is seen too. */
function rim(middle: number, half: number, y: number, gap: number): string {
  const near = ringAt(middle, half, y)
  return stroked(
    [[...near, ...near.map(([x, yy]): Point => [x, 2 * y - yy]).toReversed(), near[0]!]],
    gap * 0.22,
  )
}

const cap = (middle: number, half: number, from: number, to: number, gap: number) => rim(middle, half, from, gap) + vessel({ middle, turn: [[from, half], [to, half]] }, gap) // prettier-ignore

const sheet = '#fdfbf7'
const label = { top: 47, bottom: 90 }

/**
 * The label of a dispensing pharmacy, wrapped round the bottle: whose it is, how much, and when to
 * ask again.
 */
function pharmacyLabel(middle: number, half: number, gap: number): string {
  const { display, italic } = loadFaces()
  const edge = [
    ...ringAt(middle, half, label.top),
    ...ringAt(middle, half, label.bottom).toReversed(),
  ]
  const left = middle - half + 6
  const write = (face: typeof display, text: string, y: number, size: number, colour: string) =>
    outlined(face, text, left * units, y * units, size * units, colour, 0)
  return [
    `<path fill="${sheet}" d="${pathData([edge], true)}"/>`,
    stroked([[...edge, edge[0]!]], gap * 0.22),
    write(display, 'Prescription skincare', 58.5, 5.1, ink),
    write(italic, 'For', 67, 3.5, secondaryInk),
    write(italic, 'Supply: three months', 75.5, 3.5, ink),
    write(italic, 'Review before repeating', 86, 3.5, secondaryInk),
    stroked([[[left + 7.5, 67.4], [middle + half - 6, 67.4]], [[left, 79.4], [middle + half - 6, 79.4]]], 0.16),
  ].join('') // prettier-ignore
}

const body = 30
const foot = 104

function dispensed(middle: number, gap: number): string {
  const turn: Vessel['turn'] = [
    ...shoulder([26, 11], [38.5, body]),
    [foot - 1.5, body],
    [foot, body - 0.8],
  ]
  return (
    cap(middle, 9.4, 4.5, 24, gap) +
    vessel({ middle, turn }, gap) +
    pharmacyLabel(middle, body, gap)
  )
}

const jar = (middle: number, gap: number) => cap(middle, 21, 66, 77, gap * 0.8) + vessel({ middle, turn: [[78.5, 19], [81, 20.5], [foot - 1, 20.5], [foot, 19.8]] }, gap) // prettier-ignore
const dropper = (middle: number, gap: number) =>
  cap(middle, 4.6, 34, 52, gap * 0.8) +
  vessel({ middle, turn: [...shoulder([54, 5], [62, 13]), [foot - 1, 13], [foot, 12.4]] }, gap)

/** The shelf is seen between the vessels, never through them. */
const shelf = (places: [middle: number, half: number][], to: number, gap: number) =>
  stroked(
    places.map(([at, half], i): Point[] => {
      const [next, nextHalf] = places[i + 1] ?? [to, 0]
      return [[at + half, foot], [next - nextHalf, foot]] // prettier-ignore
    }),
    gap * 0.16,
  )

const middle = -58
const vesselGap = 1.6

const shelfOfVessels = (window: Window) =>
  dispensed(middle, vesselGap) +
  jar(12, vesselGap) +
  (window.left + window.width > 49 ? dropper(62, vesselGap) + jar(116, vesselGap) : '') +
  shelf([[middle - 36, 4], [middle, body], [12, 20.5], [62, 13], [116, 20.5]], window.left + window.width, vesselGap) // prettier-ignore

export const bottle: PlateSubject = {
  of: (window) => drawing(window, () => shelfOfVessels(window)),
  hero: heroWindowAt(-98, 1, 112),
  card: cardWindowAt(-98, 14, 97),
}

/** The dispensed bottle by itself, for the skincare section of the home page. */
export const dispensedBottle = (): Drawing =>
  drawing({ left: middle - body - 1, top: 2.6, width: 2 * body + 2, height: 106 }, () =>
    dispensed(middle, vesselGap),
  )
