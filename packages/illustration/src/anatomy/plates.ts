import type { Box } from '../face/parameters'
import type { Point } from '../geometry/points'
import { layerNames, layerShapes } from './layers'
import { muscleNames, muscleShapes } from './muscles'

/**
 * The plates of anatomy: the muscles of the face, and the layers of the skin. What a part is called
 * and what it does stands in data/anatomy.json; here is where it lies.
 */
export type PlateShapes = {
  /** The box that the plate shows, in millimetres. */ box: Box
  /** The width of the strip that the drawing leaves free at either side, for leader lines. */
  margin: number
  parts: Record<string, PartShape>
}
export type PartShape = {
  /** Closed outlines as SVG path data. */ paths: readonly string[]
  /** The same on the other side of the face, where the plate shows skin. */
  mirroredPaths: readonly string[]
  /** The box that it takes up of the plate, on both sides. */ extent: Box
  /** Lines of a doctor's pen, and the ways of needles, which are dashed. */
  lines?: readonly string[]
  ways?: readonly string[]
  /** The start of its leader line. */ at: Point
  /** At which side its name stands, and the height at which the line leaves the drawing. */
  side: Side
  leaves: number
}
export type Side = 'left' | 'right'

export const anatomyPlates = ['muscles', 'layers'] as const
export type AnatomyPlate = (typeof anatomyPlates)[number]

/** The parts of each plate that a drawing has. */
export const partNames: Record<AnatomyPlate, readonly string[]> = {
  muscles: muscleNames,
  layers: layerNames,
}

export const plateShapes: Record<AnatomyPlate, () => PlateShapes> = {
  muscles: muscleShapes,
  layers: layerShapes,
}
