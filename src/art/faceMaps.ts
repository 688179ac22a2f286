import type { Box, FrontParameters, ProfileParameters } from '../face/parameters'
import { paper } from './svg'

/**
 * What the face map shows of each view, in millimetres: the same height at the same scale, so that
 * the two stand side by side.
 */
export const mapBoxes = {
  front: [-94, -132, 188, 322],
  profile: [-128, -132, 262, 322],
} as const satisfies Record<'front' | 'profile', Box>

/** Pixels to a millimetre: the map is never shown larger than at half of this. */
const scale = 4.5

/** The faces under the map's zones. */
export const faceMaps = [
  {
    name: 'map-front',
    of: { face: { tone: 'porcelain', box: mapBoxes.front } satisfies FrontParameters },
    ...size(mapBoxes.front),
    background: paper,
  },
  {
    name: 'map-profile',
    of: {
      face: {
        view: 'profile',
        tone: 'porcelain',
        box: mapBoxes.profile,
      } satisfies ProfileParameters,
    },
    ...size(mapBoxes.profile),
    background: paper,
  },
]

function size([, , width, height]: Box) {
  return { width: width * scale, height: height * scale }
}
