import type { Point } from '../pen'
import type { ProfileZone } from './zones'

/** The zones of the side view that lie otherwise on the map: see front/mapZones.ts. */
// prettier-ignore
export const mapZones: Partial<Record<ProfileZone, readonly Point[]>> = {
  masseter: [[-78, 43], [-90, 43], [-96, 52], [-92.6, 62], [-84, 68.4], [-73, 70], [-69.6, 62], [-72.6, 51]],
  jawline: [[-93.4, 67.6], [-86, 74.4], [-70, 84.6], [-50, 95], [-34, 102.6], [-26.6, 104], [-25.6, 99.4], [-40, 93.6], [-56, 87], [-70, 79], [-82, 73], [-89.4, 66]],
}
