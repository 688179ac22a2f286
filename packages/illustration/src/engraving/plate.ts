import { printed, type Layer } from './engraving'
import type { Scene } from './scene'
import type { Point, Window } from '../geometry/points'
import { cross, svg } from '../geometry/svg'

/** A drawing before it has a file: its size in pixels, and its SVG, drawn when asked for. */
export type Drawing = { svg: () => string; width: number; height: number }

/** How a window of a subject is cut. */
export type Cutting = {
  /** How much less is kept of each line, for parts that are shown small; 1 keeps everything. */
  coarseness: number
  /** Leaves a doctor's marks out. */ bare?: boolean
}

/** One thing that plates are cut from, with the windows that suit it. */
export type PlateSubject = {
  of: (window: Window, cutting: Cutting) => Drawing
  hero: Window
  /** None where something else is shown on cards. */
  card?: Window
}

/** How far the hero of a page is drawn beyond its box, for wide pages, as a share of its height. */
const heroRatio = (144 + 104) / 112

/** The window of a hero, and that of a card: left, top and height. */
export const heroWindowAt = (left: number, top: number, height: number): Window => ({ left, top, width: height * heroRatio, height }) // prettier-ignore
export const cardWindowAt = (left: number, top: number, height: number): Window => ({ left, top, width: (height * 4) / 3, height }) // prettier-ignore

/** The reach of a doctor's mark, as a share of the height of what is shown. */
const markShare = 0.028

/** A subject of engraved layers, which are cut once in a build, with a doctor's marks on it. */
export function engravedSubject(
  engrave: () => Layer[],
  marks: readonly Point[],
  hero: Window,
  card: Window,
): PlateSubject {
  let layers: Layer[] | undefined
  return {
    of: (window, { coarseness, bare }) => {
      // Fewer units to a millimetre make shorter numbers.
      const scale = 1 / coarseness
      const crosses = bare
        ? []
        : marks.map(([x, y]) => cross([x * scale, y * scale], window.height * markShare * scale))
      return drawing(
        {
          left: window.left * scale,
          top: window.top * scale,
          width: window.width * scale,
          height: window.height * scale,
        },
        () => printed((layers ??= engrave()), window, coarseness, scale) + crosses.join(''),
      )
    },
    hero,
    card,
  }
}

/** A scene as a subject, which is drawn once in a build. */
export function sceneSubject(draw: () => Scene, hero: Window, card: Window): PlateSubject {
  let scene: Scene | undefined
  return { of: (window) => drawing(window, () => (scene ??= draw()).content(window)), hero, card }
}

export const drawing = (window: Window, content: () => string): Drawing => ({
  svg: () => svg(window, content()),
  width: Math.round(window.width * 10),
  height: Math.round(window.height * 10),
})
