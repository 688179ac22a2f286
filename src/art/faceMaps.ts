import { faceSvg } from '../face/faceSvg'
import type { Box } from '../face/parameters'
import type { Drawing } from './plate'

/** What the face map shows of each view, in millimetres: the same height at the same scale, so that the two stand side by side. */
export const mapBoxes = { front: [-94, -132, 188, 322], profile: [-128, -132, 262, 322] } as const satisfies Record<'front' | 'profile', Box>

/** Pixels to a millimetre, for the size that browsers keep free. */
const scale = 4

/** The faces under the map's zones, drawn with the pen. */
export const faceMaps: Record<'map-front' | 'map-profile', () => Drawing> = {
  'map-front': () => sized(mapBoxes.front, faceSvg({ finish: 'line', tone: 'porcelain', box: mapBoxes.front, id: 'map-front' })),
  'map-profile': () => sized(mapBoxes.profile, faceSvg({ view: 'profile', finish: 'line', tone: 'porcelain', box: mapBoxes.profile, id: 'map-profile' })),
}

function sized([, , width, height]: Box, svg: string): Drawing {
  return { svg, width: width * scale, height: height * scale }
}
