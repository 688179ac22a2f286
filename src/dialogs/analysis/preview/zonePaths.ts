import { palettes } from '../../../face/colour'
import { createSheet, pose } from '../../../face/front/sheet'
import { zoneShapes } from '../../../face/front/zoneShapes'
import type { FrontZone } from '../../../face/front/zones'
import { defaults } from '../../../face/parameters'
import { blob } from '../../../face/pen'
import { restrained } from '../../../face/ratings'

/** The outlines of a zone on the preview's face (frontSvg.ts), as SVG path data in millimetres. */
export const zonePaths = (zone: FrontZone): string =>
  zoneShapes(
    createSheet(defaults, restrained({}), { place: pose, colours: palettes[defaults.tone] }),
    zone,
  )
    .outlines.map(blob)
    .join('')
