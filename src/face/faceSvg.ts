<<<<<<< HEAD
import { frontSvg } from './frontSvg'
import type { FaceParameters } from './parameters'
=======
import { drawFront } from './front/drawing'
import { likenessOf } from './front/likeness'
import type { FrontParameters, ProfileParameters } from './parameters'
>>>>>>> a560912 (Draw the cast from the front: features, age, hair of five more kinds)
import { profileSvg } from './profileSvg'
import { threeQuarterSvg } from './threeQuarterSvg'

/**
 * The parametric face, as the text of an SVG document in millimetres. Pure and deterministic; with
 * all of the cast, for the build. Browser code takes frontSvg.ts alone, which is half the size.
 */
<<<<<<< HEAD
export function faceSvg(parameters: FaceParameters): string {
  if (parameters.view === 'profile') return profileSvg(parameters)
  if (parameters.view === 'threeQuarter') return threeQuarterSvg(parameters)
  return frontSvg(parameters)
}
=======
export const faceSvg = (parameters: FrontParameters | ProfileParameters): string =>
  parameters.view === 'profile' ? profileSvg(parameters) : drawFront(parameters, likenessOf)
>>>>>>> a560912 (Draw the cast from the front: features, age, hair of five more kinds)
