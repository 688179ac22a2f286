import { frontSvg } from './frontSvg'
import type { FrontParameters, ProfileParameters } from './parameters'
import { profileSvg } from './profileSvg'

/**
 * The parametric face, as the text of an SVG document in millimetres. Pure and deterministic.
 * Browser code takes {@link frontSvg} alone, which is half the size.
 */
export const faceSvg = (parameters: FrontParameters | ProfileParameters): string =>
  parameters.view === 'profile' ? profileSvg(parameters) : frontSvg(parameters)
