import type { Box, FrontParameters, ProfileParameters } from '../face/parameters'
import { paper } from '../geometry/svg'

/** The box of each view that the face map shows: the same height at the same scale. */
export const mapBoxes = {
  front: [-94, -132, 188, 322],
  profile: [-128, -132, 262, 322],
} as const satisfies Record<'front' | 'profile', Box>

/** Pixels to a millimetre: the map is never shown larger than at half of this. */
const scale = 4.5

const faceMap = (name: string, face: (FrontParameters | ProfileParameters) & { box: Box }) => {
  const [, , width, height] = face.box
  return { name, of: { face }, width: width * scale, height: height * scale, background: paper }
}

/** The faces under the map's zones. */
export const faceMaps = [
  faceMap('map-front', { tone: 'porcelain', box: mapBoxes.front }),
  faceMap('map-profile', { view: 'profile', tone: 'porcelain', box: mapBoxes.profile }),
]
