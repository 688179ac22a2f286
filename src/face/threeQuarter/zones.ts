import type { FrontZone } from '../front/zones'

/**
 * The zones that this view shows better than another: the front view's, on the near half of the
 * face and where it has them on the head (see front/zones.ts).
 */
export const threeQuarterZoneNames = [
  'forehead',
  'frown',
  'brow',
  'temples',
  'crowsFeet',
  'tearTrough',
  'cheeks',
  'nasolabial',
  'lips',
  'marionette',
  'chin',
  'jowls',
  'masseter',
  'jawline',
] as const satisfies readonly FrontZone[]
export type ThreeQuarterZone = (typeof threeQuarterZoneNames)[number]
