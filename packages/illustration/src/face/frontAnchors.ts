import { pose } from './front/sheet'
import { frontZones, type FrontZone } from './front/zones'
import type { Point } from '../geometry/points'

/** Returns the place of a zone of the front view on the drawn sheet, for a number on it. */
export const frontAnchor = (zone: FrontZone): Point => pose([frontZones[zone].at])[0]!
