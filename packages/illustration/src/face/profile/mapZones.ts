import type { Point } from '../../geometry/points'
import type { ProfileZone } from './zones'

/** The zones of the side view that lie otherwise on the map: see front/mapZones.ts. */
// prettier-ignore
export const mapZones: Partial<Record<ProfileZone, readonly Point[]>> = {
  masseter: [[-78, 43], [-90, 43], [-96, 52], [-92, 60], [-84, 65.6], [-73.6, 67.4], [-69.6, 61], [-72.6, 51]],
  jawline: [[-92.4, 69], [-86, 74.4], [-70, 84.6], [-50, 95], [-36, 101], [-28.4, 103], [-26.4, 98.8], [-40, 93.6], [-56, 87], [-70, 79], [-82, 73.4], [-88.6, 67.8]],
}
