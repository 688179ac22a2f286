import { printed, type Layer } from './engraving'
import type { Scene } from './scene'
import type { Point, ViewBox } from '../geometry/points'
import { cross, svg } from '../geometry/svg'

/** A drawing before it has a file: its size in pixels, and its SVG, drawn when asked for. */
export type Drawing = { svg: () => string; width: number; height: number }

/** The settings with which a view box of a subject is drawn. */
export type Cutting = {
  /** The simplification of each line, for parts that are shown small; 1 keeps everything. */
  coarseness: number
  /** Leaves a doctor's marks out. */ bare?: boolean
  /** Draws skin in smooth tone, as faces are. */ toned?: boolean
}

/** One thing that plates are cut from, with the windows that suit it. */
export type PlateSubject = {
  of: (viewBox: ViewBox, cutting: Cutting) => Drawing
  hero: ViewBox
  /** None where something else is shown on cards. */
  card?: ViewBox
}

/** The width of the hero of a page, as a share of its height: no frame is wider (PageHero.tsx). */
const heroRatio = 3 / 2

/** Returns the view box of a hero, and that of a card: left, top and height. */
// prettier-ignore
export const heroViewBox = (left: number, top: number, height: number): ViewBox => ({ left, top,
  width: height * heroRatio, height })
// prettier-ignore
export const cardViewBox = (left: number, top: number, height: number): ViewBox => ({ left, top,
  width: (height * 4) / 3, height })

/** The reach of a doctor's mark, as a share of the height of what is shown. */
const markShare = 0.028

/**
 * Returns a subject of engraved layers, which are cut once in a build, with a doctor's marks on it.
 */
export function engravedSubject(
  engrave: (toned: boolean) => Layer[],
  marks: readonly Point[],
  hero: ViewBox,
  card: ViewBox,
): PlateSubject {
  const layers = new Map<boolean, Layer[]>()
  return {
    of: (viewBox, { coarseness, bare, toned = false }) => {
      // Fewer units to a millimetre make shorter numbers.
      const scale = 1 / coarseness
      const crosses = bare
        ? []
        : marks.map(([x, y]) => cross([x * scale, y * scale], viewBox.height * markShare * scale))
      return drawing(
        {
          left: viewBox.left * scale,
          top: viewBox.top * scale,
          width: viewBox.width * scale,
          height: viewBox.height * scale,
        },
        () => {
          if (!layers.has(toned)) layers.set(toned, engrave(toned))
          return printed(layers.get(toned)!, viewBox, coarseness, scale) + crosses.join('')
        },
      )
    },
    hero,
    card,
  }
}

/** Returns a scene as a subject, which is drawn once in a build. */
export function sceneSubject(draw: () => Scene, hero: ViewBox, card: ViewBox): PlateSubject {
  let scene: Scene | undefined
  return {
    of: (viewBox) => drawing(viewBox, () => (scene ??= draw()).content(viewBox)),
    hero,
    card,
  }
}

export const drawing = (viewBox: ViewBox, content: () => string): Drawing => ({
  svg: () => svg(viewBox, content()),
  width: Math.round(viewBox.width * 10),
  height: Math.round(viewBox.height * 10),
})
