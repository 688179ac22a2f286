import { palettes } from '@clinic/illustration/face/colour'
import { createSheet, pose } from '@clinic/illustration/face/front/sheet'
import { zoneShapes, type FrontZone } from '@clinic/illustration/face/front/zones'
import { defaults } from '@clinic/illustration/face/parameters'
import { blob } from '@clinic/illustration/geometry/pen'
import { restrained } from '@clinic/illustration/face/ratings'

/**
 * Returns the outlines of a zone on the preview's face (frontSvg.ts), as SVG path data in
 * millimetres.
 */
export const zonePaths = (zone: FrontZone): string =>
  zoneShapes(
    createSheet(defaults, restrained({}), { place: pose, colours: palettes[defaults.tone] }),
    zone,
  )
    .outlines.map(blob)
    .join('')
