import { plateSubject, type PlateSubject } from './plate'
import { streetAtScale } from './scenes/street'
import { datum, type Point, type Relief } from './relief'

/**
 * The front of a Harley Street house: channelled stucco, the door with its fanlight, sash windows,
 * a balcony above and railings.
 */
type Opening = { left: number; right: number; top: number; bottom: number }

const wall = { left: -92, top: 18, ground: 108 }
const door: Opening = { left: -72, right: -44, top: 50, bottom: 102 }
const doorMiddle = (door.left + door.right) / 2
const arch = (door.right - door.left) / 2
const surround = 5.5
const windowAt = (left: number): Opening => ({ left, right: left + 29, top: 34, bottom: 86 })
const windows = [-22, 30, 82, 134].map(windowAt)
const bar = 0.9
const panes = { across: 3, down: 4 }
const far = 190

type Span = [from: number, to: number]
const without = (whole: Span[], [a, b]: Span): Span[] =>
  whole.flatMap(([from, to]): Span[] => [[from, Math.min(to, a)], [Math.max(from, b), to]]).filter(([from, to]) => to - from > 0.4) // prettier-ignore

/** Half the width of the fanlight and its arch at a height, `grown` outwards. */
const archHalf = (y: number, grown: number) =>
  Math.sqrt(Math.max(0, (arch + grown) ** 2 - (y - door.top) ** 2))

/** Panes of glass are ruled, their bars left as paper. */
function glazing({ left, right, top, bottom }: Opening, y: number): Span[] {
  const [width, height] = [(right - left) / panes.across, (bottom - top) / panes.down]
  if (
    ((y - top) % height) + bar / 2 < bar ||
    height - ((y - top) % height) < bar / 2 ||
    Math.abs(y - (top + bottom) / 2) < bar
  )
    return []
  return Array.from({ length: panes.across }, (_, i): Span => [
    left + i * width + bar,
    left + (i + 1) * width - bar,
  ])
}

function spans(y: number): Span[] {
  if (y < wall.top || y > wall.ground) return []
  let front: Span[] = [[wall.left, Infinity]]
  const added: Span[] = []
  for (const opening of windows)
    if (y > opening.top - 1.4 && y < opening.bottom + 1.4) {
      front = without(front, [opening.left - 1.4, opening.right + 1.4])
      if (y > opening.top && y < opening.bottom) added.push(...glazing(opening, y))
    }
  if (y > door.top - arch - surround) {
    const half = y < door.top ? archHalf(y, surround) : arch + surround
    front = without(front, [doorMiddle - half, doorMiddle + half])
    const inner = y < door.top ? archHalf(y, -1.2) : arch - 1.2
    if (inner > 0.5 && y < door.bottom && Math.abs(y - door.top) > 1)
      added.push([doorMiddle - inner, doorMiddle + inner])
  }
  return [...front, ...added].toSorted((a, b) => a[0] - b[0])
}

/** Six panels, the upper pair small. */
const panels: Opening[] = [[3, 11.5], [14.5, 30], [33, 48.5]].flatMap(([from, to]) =>
  [[2.6, arch - 1.4], [arch + 1.4, 2 * arch - 2.6]].map(([a, b]): Opening => ({ left: door.left + a!, right: door.left + b!, top: door.top + from!, bottom: door.top + to! })),
) // prettier-ignore

const inside = (x: number, y: number, { left, right, top, bottom }: Opening) =>
  x > left && x < right && y > top && y < bottom
const course = 9

/**
 * Glass and the door are dark, with the sky reflected in the glass; each channel between courses of
 * stucco is a line of shade.
 */
function tone(x: number, y: number): number {
  for (const opening of windows)
    if (inside(x, y, opening)) {
      const slant = (x - opening.left) * 1.3 + (y - opening.top) * 0.7
      return slant > 24 && slant < 33 ? 0.15 : 0.5
    }
  if (Math.abs(x - doorMiddle) < arch && y > door.top - arch && y < door.bottom)
    return y < door.top ? 0.45 : panels.some((panel) => inside(x, y, panel)) ? 0.42 : 1
  return (y - wall.top) % course < 1.3 ? 0.5 : 0
}

const box = ({ left, right, top, bottom }: Opening): Point[] => [[left, top], [right, top], [right, bottom], [left, bottom], [left, top]] // prettier-ignore
const arc = (radius: number): Point[] =>
  Array.from({ length: 25 }, (_, i): Point => [
    doorMiddle - radius * Math.cos((Math.PI * i) / 24),
    door.top - radius * Math.sin((Math.PI * i) / 24),
  ])
const down = (x: number, from: number, to: number): Point[] => [[x, from], [x, to]] // prettier-ignore
const along = (y: number, from: number, to: number): Point[] => [[from, y], [to, y]] // prettier-ignore
const series = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)

const doorway: Point[][] = [
  arc(arch),
  arc(arch + surround),
  arc(arch + surround - 1.6),
  arc(arch * 0.34),
  ...series(1, 6, 1).map((i): Point[] => {
    const angle = (Math.PI * i) / 7
    return [0.34, 0.92].map((r): Point => [
      doorMiddle - arch * r * Math.cos(angle),
      door.top - arch * r * Math.sin(angle),
    ])
  }),
  ...[-1, 1].flatMap((side) =>
    [0, 1.6, surround].map((out) => down(doorMiddle + side * (arch + out), door.top, door.bottom)),
  ),
  ...[-1, 1].map((side) =>
    along(door.top, doorMiddle + side * (arch - 1), doorMiddle + side * (arch + surround + 1.4)),
  ),
  along(door.top - 1, door.left, door.right),
  along(door.top + 1, door.left, door.right),
  ...panels.map(box),
  // the plate beside the door, and the steps
  box({ left: door.right + 10, right: door.right + 16, top: 66, bottom: 74 }),
  along(door.bottom, door.left - 8, door.right + 8),
  along(door.bottom + 3, door.left - 11, door.right + 11),
]

const balcony: Point[][] = [
  along(wall.top, wall.left - 2.5, far),
  along(wall.top - 2.4, wall.left - 2.5, far),
  down(wall.left - 2.5, wall.top - 2.4, wall.top),
  along(wall.top - 4.4, wall.left, far),
  along(wall.top - 17, wall.left, far),
  ...series(wall.left, far, 4).map((x) => down(x, wall.top - 17, wall.top - 4.4)),
]

const railings: Point[][] = series(door.right + 13, far, 4.6).flatMap((x) => [down(x, wall.ground - 21, wall.ground), [[x - 0.9, wall.ground - 21], [x, wall.ground - 24], [x + 0.9, wall.ground - 21]]]) // prettier-ignore

const front: Relief = {
  fineness: 0.7,
  height: () => datum,
  spans,
  tone,
  edges: () => [
    down(wall.left, wall.top, wall.ground),
    ...balcony,
    ...doorway,
    ...windows.flatMap((opening) => [
      box({
        left: opening.left - 1.4,
        right: opening.right + 1.4,
        top: opening.top - 1.4,
        bottom: opening.bottom + 1.4,
      }),
      along(opening.bottom + 3.4, opening.left - 3, opening.right + 3),
    ]),
    ...railings,
    along(wall.ground - 18, door.right + 11, far),
    along(wall.ground, -110, far),
  ],
}

const ruledRooms = plateSubject(
  front,
  [],
  { left: -102, top: -2, scale: 1.03 },
  { left: -99, top: 27, scale: 1.72 },
  { level: 60 },
)

/** Engraved; the smallest pictures show the rules alone. */
export const rooms: PlateSubject = {
  ...ruledRooms,
  draw: (cut) =>
    cut.plain ? ruledRooms.draw(cut) : streetAtScale((2 * arch) / 36, [doorMiddle, door.bottom]),
}
