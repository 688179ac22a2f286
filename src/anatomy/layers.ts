import type { Box } from '../face/parameters'
import { outline, type Point } from '../face/pen'
import type { PlateShapes } from './plates'

/** The layers of the skin, from the surface down, as a section; millimetres of the plate. */
type Layer = {
  /** Its outline. */ points: readonly Point[]
  /** Where its leader line begins. */ at: Point
}

// prettier-ignore
export const layers = {
  'outer-skin': { at: [40, 6], points: [[0, 0], [188, 0], [188, 12], [0, 12]] },
  'inner-skin': { at: [40, 36], points: [[0, 12], [188, 12], [188, 60], [0, 60]] },
  fat: { at: [40, 90], points: [[0, 60], [188, 60], [188, 120], [0, 120]] },
} as const satisfies Record<string, Layer>

export type LayerName = keyof typeof layers
export const layerNames = Object.keys(layers) as LayerName[]

export const layerBox: Box = [0, -20, 188, 160]

export const layerShapes = (): PlateShapes => ({
  box: layerBox,
  margin: 6,
  parts: Object.fromEntries(
    Object.entries<Layer>(layers).map(([name, { points, at }]) => [
      name,
      {
        paths: [outline(...points.map((p, i) => [p, points[(i + 1) % points.length]!] as const))],
        alike: [],
        extent: layerBox,
        at,
        side: 'right',
        leaves: at[1],
      },
    ]),
  ),
})
