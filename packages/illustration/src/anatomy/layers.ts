import type { Point } from '../geometry/points'
import {
  closed,
  oval,
  boneEdge,
  box,
  fatEdge,
  floor,
  junction,
  left,
  margin,
  muscleEdge,
  onSide,
  right,
  surface,
} from './tissue'
import { placements } from './placements'
import type { PartShape, PlateShapes } from './plates'

const sides = 50
const along = (edge: (x: number) => number): Point[] =>
  Array.from({ length: sides + 1 }, (_, i): Point => {
    const x = left + ((right - left) * i) / sides
    return [x, edge(x)]
  })

/** Returns a layer on the front; its line begins on the side, which is free of other things. */
const layer = (
  upper: (x: number) => number,
  lower: (x: number) => number,
  middle: number,
): PartShape => {
  const at = onSide(19, middle)
  return {
    paths: [closed(...along(upper), ...along(lower).toReversed())],
    mirroredPaths: [],
    extent: box,
    at,
    side: 'right',
    leaves: at[1],
  }
}

// prettier-ignore
const organs = {
  'oil-gland': {
    paths: ['M-54 51C-52 47 -47 48 -46.6 51.6C-42.6 52.6 -41.6 57 -44.4 59.6C-43.6 64.6 -49.6 66.4 ' +
      '-51.6 62.8C-55.6 62 -56 57.6 -53.6 55.6C-55.2 54.4 -55.2 52.2 -54 51z'],
    mirroredPaths: [], extent: box, at: [-46, 55], side: 'left', leaves: 60,
  },
  'hair-root': {
    paths: ['M-63.4 38.4L-57.4 38.4L-53.6 52L-47.6 67.4C-43 71 -42.6 79.6 -47.4 83.4C-52.6 85 -56 ' +
      '79.6 -55 74.4L-56.4 68.4z'],
    mirroredPaths: [], extent: box, at: [-50, 79], side: 'left', leaves: 82,
  },
  vessels: {
    paths: [closed([-46, 80.4], [-32, 79], [-20, 77.8], [6, 80.4], [6, 84], [-20, 81.4],
      [-32, 82.6], [-46, 84])],
    mirroredPaths: [], extent: box, at: [-30, 80.6], side: 'left', leaves: 104,
  },
  'sweat-gland': { paths: [oval([8, 77.6], 10, 8)], mirroredPaths: [], extent: box, at: [14, 78],
    side: 'right', leaves: 66 },
} as const satisfies Record<string, PartShape>

/** The parts that can be named in the block, from the surface down. */
const layers = {
  'outer-skin': layer(() => surface.front, junction, 45),
  'inner-skin': layer(junction, fatEdge, 68),
  ...organs,
  fat: layer(fatEdge, muscleEdge, 100),
  muscle: layer(muscleEdge, boneEdge, 129),
  bone: layer(boneEdge, () => floor, 154),
} as const satisfies Record<string, PartShape>

export const layerNames = Object.keys(layers)

/** Checks whether it is a layer from side to side, and no organ in one. */
export const isLayer = (name: string) => name in layers && !(name in organs)

export const layerShapes = (): PlateShapes => ({
  box,
  margin,
  parts: { ...layers, ...placements },
})
