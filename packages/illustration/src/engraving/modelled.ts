import { mix, type Palette } from '../face/colour'
import { hypot } from '../geometry/pen'
import type { Point, ViewBox } from '../geometry/points'
import { outlineOf, ruling, simplified, type Cut } from './burin'
import { Field } from './field'
import type { Layer, Wash } from './engraving'
import { isolines } from './isolines'
import { clamp, evenly, ramp } from './lines'
import { inkFor, light, shade } from './tone'

const { max, min } = Math

/** At a place: how far within the edge (negative outside), and how high; millimetres. */
export type Form = (x: number, y: number) => readonly [within: number, height: number]

/** A form to be engraved like the head of the home page: tone first, then lines that follow it. */
export type Modelled = {
  form: Form
  /** Holds all that any picture shows of it. */
  viewBox: ViewBox
  wash: string
  /** The distance between lines on a level surface, in millimetres. */
  gap: number
  /** The course of lines on a level surface: along places of the same value. */
  across: (x: number, y: number) => number
  /** The bend of the lines for each millimetre of height. */
  bend: number
  /** Raises and presses in what the form is too plain to say, in millimetres. */
  sculpt?: (depth: Field) => void
  /** Adds shadow and light, from -1 to 1. */
  paint?: (tone: Field) => void
  /** Darkness of its own, for skin or things that are dark by themselves. */
  dark?: number
  /** The width of the line round its edge, in millimetres. */
  contour?: number
  /** Skin of these colours in smooth tone, as faces are drawn, in place of ruled lines. */
  toned?: Palette | undefined
}

/** Grid points to a millimetre. */
const density = 1

/** Draws the form as one layer: its wash, its ruled tone and the line round its edge. */
export function modelled({ form, viewBox, wash, gap, across, bend, sculpt, paint, dark = 0,
  contour = 0.5, toned }: Modelled): Layer {
  const within = new Field(viewBox, density)
  const depth = within.like()
  within.set((x, y, i) => {
    const [inside, height] = form(x, y)
    depth.values[i] = inside > 0 ? height : 0
    return inside
  })
  // What leaves the view box is closed at its edge.
  const edge = within.like((_x, _y, i) => (isAtEdge(within, i) ? -1 : within.values[i]!))
  const outlines = isolines(edge, 1e6, 0, within.like(() => 1).values).map((line) =>
    simplified(line.map(([x, y]) => [x, y, 0]), 0.06).map(([x, y]): Point => [x, y]),
  )
  sculpt?.(depth)
  const mask = within.like((_x, _y, i) => clamp(0.5 + within.values[i]! * density))
  const tone = toneOf(depth, mask, paint, dark)
  const contours = contour > 0 ? outlines.map((line) => contourOf(line, edge, contour)) : []
  if (toned)
    return {
      washes: [[toned.light, ...outlines], ...shadesOf(tone.blurred(1.6), edge, toned),
        linesIn(toned, contours)],
      cuts: [],
    }
  // Lines follow a calmer surface than the light does, or they would fold into loops.
  const calm = depth.blurred(1.4)
  const sectioned = within.like((x, y, i) => across(x, y) + bend * calm.values[i]!)
  const crossed = within.like((x, y, i) => y * 0.72 + x * 0.7 + 0.12 * calm.values[i]!)
  const shaded = mask.like((_x, _y, i) => (tone.values[i]! > 0.56 ? mask.values[i]! : 0))
  return {
    washes: [[wash, ...outlines]],
    cuts: [
      ...ruling(sectioned, gap, mask, (x, y) => inkFor(tone.at(x, y))),
      ...ruling(crossed, gap, shaded, (x, y) => 0.4 * ramp(0.56, 0.95, tone.at(x, y)) - 0.03),
      ...contours,
    ],
  }
} // prettier-ignore

/** Finer than an engraver's: in tone a line only helps the shade. */
// prettier-ignore
const linesIn = ({ ink }: Palette, cuts: readonly Cut[]): Wash =>
  [ink, ...cuts.map((cut) => outlineOf(cut.map(([x, y, half]) => [x, y, 0.7 * half])))]

/** Draws lines on a form: in the ink of its skin's colours, where it is toned. */
export const inked = (cuts: Cut[], toned: Palette | undefined): Layer =>
  toned ? { washes: [linesIn(toned, cuts)], cuts: [] } : { washes: [], cuts }

/** So many steps from light to shade that none is seen. */
const steps = 40

/** Returns the shades of a skin, each darker one upon the last, within its edge. */
const shadesOf = (tone: Field, edge: Field, { light: lit, base, shade: shaded,
  deep }: Palette): Wash[] =>
  Array.from({ length: steps }, (_, k): Wash => {
    const t = (k + 1) / steps
    const darker = edge.like((_x, _y, i) => min(edge.values[i]!, 20 * (tone.values[i]! - 0.85 * t)))
    const colour = t < 0.3 ? mix(lit, base, t / 0.3) : t < 0.7 ? mix(base, shaded, (t - 0.3) / 0.4)
      : mix(shaded, deep, (t - 0.7) / 0.6)
    return [colour, ...isolines(darker, 1e6, 0, edge.like(() => 1).values)]
  }) // prettier-ignore

const isAtEdge = ({ columns, rows }: Field, i: number) =>
  i % columns === 0 || i % columns === columns - 1 || i < columns || i >= columns * (rows - 1)

/** Computes the darkness of each place: the light, what lies in hollows, and what is painted. */
function toneOf(depth: Field, mask: Field, paint: Modelled['paint'], dark: number): Field {
  const fine = depth.blurred(0.7)
  const lit = shade(fine)
  const soft = fine.blurred(5)
  const tone = lit.like((_x, _y, i) => {
    const hollow = clamp((soft.values[i]! - fine.values[i]!) * 0.05, 0, 0.2) * mask.values[i]!
    return dark + lit.values[i]! * 0.82 + hollow
  })
  paint?.(tone)
  return tone.set((_x, _y, i) => clamp(tone.values[i]!))
}

/** Returns the line round a form: thin towards the light, pressed on the side away from it. */
function contourOf(line: readonly Point[], within: Field, width: number): Cut {
  const points = evenly([...line, line[0]!], 0.8)
  return simplified(
    points.map(([x, y]) => {
      const [right, down] = [within.at(x + 1, y) - within.at(x - 1, y),
        within.at(x, y + 1) - within.at(x, y - 1)]
      const length = hypot(right, down) || 1
      const towardsLight = -(right * light[0] + down * light[1]) / length
      return [x, y, (width * (0.42 + 0.58 * clamp(0.5 - 0.7 * towardsLight))) / 2]
    }),
    0.04,
  )
} // prettier-ignore

export type Limb = { from: Point; to: Point; thick: number; thin: number; rise?: number }

/**
 * Shapes tapering limbs that grow into each other over `blend` millimetres, as fingers into a palm.
 */
export function limbs(list: readonly Limb[], blend = 1.6): Form {
  return (x, y) => {
    let [sum, heights] = [0, 0]
    for (const { from, to, thick, thin, rise = thick } of list) {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const t = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy))
      const radius = thick + (thin - thick) * t
      const away = hypot(x - from[0] - dx * t, y - from[1] - dy * t)
      const within = radius - away
      if (within < -14) continue
      sum += Math.exp(within / blend)
      if (within > 0)
        heights += Math.exp((min(rise, radius) * Math.sqrt(1 - (away / radius) ** 2)) / blend) - 1
    }
    return [sum === 0 ? -100 : blend * Math.log(sum), blend * Math.log(1 + heights)]
  }
}

/**
 * Returns a shape given by its outline, rounded off towards its edge like flesh.
 * @param round how far within the edge its surface has stopped curving away
 * @param rise how high it stands there
 */
export function rounded(outline: readonly Point[], round: number, rise: number): Form {
  // Few sides, since every place is measured from all of them.
  const corners = simplified(
    outline.map(([x, y]) => [x, y, 0]),
    0.12,
  )
  const sides = corners.map(([bx, by], i) => {
    const [ax, ay] = corners[i === 0 ? corners.length - 1 : i - 1]!
    const [dx, dy] = [bx - ax, by - ay]
    return { ax, ay, by, dx, dy, squared: dx * dx + dy * dy || 1 }
  })
  return (x, y) => {
    let nearest = Infinity
    let inside = false
    for (const { ax, ay, by, dx, dy, squared } of sides) {
      const [px, py] = [x - ax, y - ay]
      if (ay > y !== by > y && px < (dx * py) / dy) inside = !inside
      const t = clamp((px * dx + py * dy) / squared)
      nearest = min(nearest, (px - dx * t) ** 2 + (py - dy * t) ** 2)
    }
    const within = inside ? Math.sqrt(nearest) : -Math.sqrt(nearest)
    const t = clamp(max(0, within) / round)
    return [within, rise * Math.sqrt(t * (2 - t))]
  }
}
