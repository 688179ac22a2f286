import { drawFront } from './front/drawing'
import { castVariant } from './front/castVariant'
import type { FaceParameters } from './parameters'
import { profileSvg } from './profileSvg'
import { threeQuarterSvg } from './threeQuarterSvg'

/**
 * Draws the parametric face, as the text of an SVG document in millimetres. Pure and deterministic;
 * with all of the cast, for the build. Browser code takes frontSvg.ts alone, which is half the
 * size.
 */
export function faceSvg(parameters: FaceParameters): string {
  if (parameters.view === 'profile') return profileSvg(parameters)
  if (parameters.view === 'threeQuarter') return threeQuarterSvg(parameters)
  return drawFront(parameters, castVariant)
}
