import type { Font } from 'opentype.js'
import type { Drawing } from './plate'
import { overlaps, type Point, type ViewBox } from '../geometry/points'
import { ink, pathData, svg, units } from '../geometry/svg'
import { outlined } from '../geometry/typeset'
import { outlineOf, simplified, type Cut, type Station } from './burin'
import { clamp, curveOf, evenly, lengthsAlong, runsOf, varying } from './lines'

const { abs, ceil, cos, max, min, sin, PI } = Math

/**
 * A scene of plain shapes in the finish of the engraved head: washes, swelling lines, contours.
 * What is drawn later hides what lies behind it. Millimetres, y downwards.
 */

/** The flat washes of scenes: nothing blue, which is kept for what can be pressed. */
export const washes = {
  light: '#fdfbf7',
  paper: '#f6f3ec',
  stone: '#eae1d2',
  dusk: '#d9d0c2',
  wood: '#cdbda8',
  slate: '#cfd0d2',
  dark: '#55565a',
  leaf: '#dcdac6',
  water: '#e1e4e2',
}

/** The share of the paper that ink covers, 0 to 1: everywhere alike, or by place. */
export type Shade = number | ((x: number, y: number) => number)

/** Parallel lines over a shape, `angle` in degrees, `gap` apart, bent sideways by `bend`. */
export type Hatching = {
  ink: Shade
  angle?: number
  gap?: number
  bend?: (along: number) => number
  /** The length over which a line tapers at its ends. */ taper?: number
}

type Outline = readonly Point[]

/** The finest line worth cutting, as half its width. */
const finest = 0.03
const step = 0.9

/** Returns the lines of a hatching within closed outlines; an outline within another is a hole. */
function hatchingCuts(
  outlines: readonly Outline[],
  { ink: shade, angle = 0, gap = 1, bend, taper = 0.5 }: Hatching,
): Cut[] {
  const [c, s] = [cos((angle * PI) / 180), sin((angle * PI) / 180)]
  const along = ([x, y]: Point) => x * c + y * s
  const across = (point: Point) => point[1] * c - point[0] * s - (bend ? bend(along(point)) : 0)
  const sides = outlines.flatMap((outline) => {
    const closed = [...outline, outline[0]!]
    return (bend ? evenly(closed, step) : closed)
      .map((point): Point => [along(point), across(point)])
      .map((point, i, all) => [point, all[i + 1] ?? all[0]!] as const)
  })
  const levels = sides.map(([[, v]]) => v)
  const inkAt = typeof shade === 'number' ? () => shade : shade
  const cuts: Cut[] = []
  for (let v = ceil(min(...levels) / gap) * gap + 1e-6; v < max(...levels); v += gap) {
    const ends = sides
      .flatMap(([[au, av], [bu, bv]]) =>
        av <= v !== bv <= v ? [au + ((bu - au) * (v - av)) / (bv - av)] : [],
      )
      .toSorted((a, b) => a - b)
    for (let i = 0; i + 1 < ends.length; i += 2) cuts.push(...lineCuts(ends[i]!, ends[i + 1]!))

    function lineCuts(from: number, to: number): Cut[] {
      const count = max(2, ceil((to - from) / step))
      const stations = Array.from({ length: count + 1 }, (_, k): Station => {
        const u = from + ((to - from) * k) / count
        const w = v + (bend ? bend(u) : 0)
        const [x, y] = [u * c - w * s, u * s + w * c]
        return [x, y, (gap * clamp(inkAt(x, y), 0, 0.9)) / 2]
      })
      return runsOf(stations, ([, , half]) => half >= finest)
        .filter((run) => run.length > 1)
        .map((run) => simplified(tapered(run, taper), 0.05))
    }
  }
  return cuts
}

function tapered(run: readonly Station[], taper: number): Station[] {
  if (taper === 0) return [...run]
  const way = lengthsAlong(run)
  const total = way.at(-1)!
  const lead = min(taper, total / 3)
  return run.map(([x, y, half], i) => [
    x,
    y,
    half * (0.35 + 0.65 * clamp(min(way[i]!, total - way[i]!) / lead)),
  ])
}

/** Shapes with the attributes of their path, or text that is drawn already. */
type Part = { attributes: string; shapes: readonly Outline[] } | string

/** Draws a scene from the back to the front. */
export class Scene {
  #parts: Part[] = []
  #lines: Point[][] = []

  /** Covers shapes with a wash; ink that lies there is hidden. */
  wash(colour: string, ...outlines: Outline[]): this {
    this.#flush()
    this.#parts.push({ attributes: `fill="${colour}" fill-rule="evenodd"`, shapes: outlines })
    return this
  }

  /** Rules lines over a shape, one hatching on the other; further outlines are holes. */
  rule(outline: Outline | readonly Outline[], ...hatchings: Hatching[]): this {
    const outlines =
      typeof outline[0]![0] === 'number' ? [outline as Outline] : (outline as readonly Outline[])
    for (const hatching of hatchings) this.cut(hatchingCuts(outlines, hatching))
    return this
  }

  cut(cuts: readonly Cut[]): this {
    this.#lines.push(...cuts.filter((cut) => cut.length > 1).map(outlineOf))
    return this
  }

  /** Draws a smooth stroke of the pen through points, `width` across where the pressure is 1. */
  pen(points: Outline, width: number, pressure: readonly number[] = [0.6, 1, 0.9, 1, 0.5]): this {
    return this.#stroke(
      points.length === 2 ? evenly(points, 1) : curveOf(points, 0.6),
      width,
      pressure,
    )
  }

  /** Draws a stroke with corners: a wall, a frame. */
  edge(points: Outline, width: number): this {
    for (let i = 1; i < points.length; i++)
      this.#stroke([points[i - 1]!, points[i]!], width, [1, 1])
    return this
  }

  /** Draws the whole of a closed outline. */
  contour(outline: Outline, width: number): this {
    return this.edge([...outline, outline[0]!], width)
  }

  /** Draws wash, hatchings and contour of one shape. */
  shape(outline: Outline, colour: string | null, width: number, ...hatchings: Hatching[]): this {
    if (colour !== null) this.wash(colour, outline)
    return this.rule(outline, ...hatchings).contour(outline, width)
  }

  /** Draws a closed shape in another colour than ink, such as a doctor's mark. */
  mark(colour: string, cuts: readonly Cut[]): this {
    return this.wash(colour, ...cuts.map(outlineOf))
  }

  /**
   * A line of text: where it begins, on its base line, and how large it is.
   * @param bend how far the line hangs down at an x
   */
  write(
    face: Font,
    text: string,
    [x, y]: Point,
    size: number,
    colour = ink,
    bend?: (x: number) => number,
  ): this {
    this.#flush()
    const bent = bend && ((at: number) => bend(at / units) * units)
    this.#parts.push(outlined(face, text, x * units, y * units, size * units, colour, 0, bent))
    return this
  }

  /**
   * Draws all that was drawn and reaches into the view box, to stand within an SVG document.
   * @param scale less than 1 for what is shown small: fewer units to a millimetre, shorter numbers
   */
  content(viewBox: ViewBox, scale = 1): string {
    this.#flush()
    return this.#parts
      .map((part) =>
        typeof part === 'string' ? scaled(part, scale) : printed(part, viewBox, scale),
      )
      .join('')
  }

  #stroke(line: Outline, width: number, pressure: readonly number[]): this {
    const at = varying(pressure)
    const last = line.length - 1
    // prettier-ignore
    return this.cut([simplified(line.map(([x, y], i) => [x, y, (width * at(i / last)) / 2]), 0.03)])
  }

  #flush(): void {
    if (this.#lines.length === 0) return
    this.#parts.push({ attributes: `fill="${ink}"`, shapes: this.#lines })
    this.#lines = []
  }
}

/** Draws a part as a path, without the shapes that nobody sees in the view box. */
function printed(
  { attributes, shapes }: Exclude<Part, string>,
  viewBox: ViewBox,
  scale: number,
): string {
  const seen = shapes
    .filter((shape) => overlaps(shape, viewBox))
    .map((shape) => shape.map(([x, y]): Point => [x * scale, y * scale]))
  return seen.length === 0 ? '' : `<path ${attributes} d="${pathData(seen, true)}"/>`
}

const scaled = (part: string, scale: number) =>
  scale === 1 ? part : `<g transform="scale(${scale})">${part}</g>`

/** Draws a scene in a view box, drawn when its SVG is asked for. */
export const sceneDrawing = (viewBox: ViewBox, draw: () => Scene): Drawing => ({
  svg: () => svg(viewBox, draw().content(viewBox)),
  width: Math.round(viewBox.width * 6),
  height: Math.round(viewBox.height * 6),
})

/** Shapes. Angles in degrees, 0 to the right, clockwise on the page. */
// prettier-ignore
export const box = (left: number, top: number, right: number, bottom: number): Point[] =>
  [[left, top], [right, top], [right, bottom], [left, bottom]]

export function arc(x: number, y: number, wide: number, tall: number, from = 0, to = 360): Point[] {
  const count = max(6, ceil((abs(to - from) / 360) * (14 + 2 * max(wide, tall))))
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / count) * PI) / 180
    return [x + wide * cos(angle), y + tall * sin(angle)]
  })
}

/**
 * Returns an opening with a round head: `spring` is where the round begins, `rise` how high it
 * goes.
 */
export const arched = (
  left: number,
  right: number,
  spring: number,
  bottom: number,
  rise = (right - left) / 2,
): Point[] => [
  [left, bottom],
  ...arc((left + right) / 2, spring, (right - left) / 2, rise, 180, 360),
  [right, bottom],
]

/** Returns numbers from one to another, `step` apart. */
export const series = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by + 1e-9) + 1 }, (_, i) => from + i * by)

/** Returns a share from 0 to 1 between two values, and held beyond them. */
export const between = (at: number, from: number, to: number) => clamp((at - from) / (to - from))

/**
 * Draws a sky as engravers rule one: level lines, darkest at the top, left open where clouds are.
 */
export function sky(scene: Scene, outline: Outline, horizon: number, clouds = 0): Scene {
  const open = (x: number, y: number) =>
    sin(x / 23 + clouds + 1.9 * sin(y / 13 + clouds)) +
    0.7 * sin(x / 8.7 - y / 11 + 2 * clouds) +
    0.35 * sin(x / 4.1 + y / 5)
  return scene.rule(outline, {
    gap: 1.25,
    ink: (x, y) =>
      0.17 * (1 - between(open(x, y), -0.2, 0.75)) * (1 - between(y, -6, horizon)) ** 1.1,
    taper: 4,
  })
}
