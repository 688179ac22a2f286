import type { FrontZone } from '../front/zones'

/** The front view's zones that this view shows better, on the near half of the face. */
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
