import { likenessOf } from '../../../face/front/likeness'
import { createSheet } from '../../../face/front/sheet'
import { zoneShapes } from '../../../face/front/zoneShapes'
import type { FrontZone } from '../../../face/front/zones'
import { defaults } from '../../../face/parameters'
import { blob } from '../../../face/pen'
import { restrained } from '../../../face/ratings'

/** The outlines of a zone as SVG path data, in millimetres of the drawn sheet. */
export const zonePaths = (zone: FrontZone): string =>
  zoneShapes(createSheet(defaults, restrained({}), likenessOf(defaults)), zone)
    .outlines.map(blob)
    .join('')
