import { castVariant } from './front/castVariant'
import { createSheet as createFront, sides } from './front/sheet'
import {
  frontZoneNames,
  frontZones,
  zoneShapes as frontShapes,
  type FrontZone,
} from './front/zones'
import { defaults, wholeFront, wholeProfile, type Box, type Look, type View } from './parameters'
import { blob } from '../geometry/pen'
import type { Point } from '../geometry/points'
import { createSheet as createProfile } from './profile/sheet'
import {
  profileZoneNames,
  profileZones,
  zoneShapes as profileShapes,
  type ProfileZone,
} from './profile/zones'
import { restrained } from './ratings'
import { createSheet as createTurned } from './threeQuarter/sheet'
import {
  threeQuarterZoneNames,
  zoneShapes as turnedShapes,
  type ThreeQuarterZone,
} from './threeQuarter/zones'

/**
 * The zones as areas of a map, which lie beside each other: a doctor's marks of two treatments may
 * overlap, but what is pressed may not. For the viewer's right, as in front/zones.ts; a zone that
 * is not here lies on the map as it is marked.
 */
// prettier-ignore
const frontAreas: Partial<Record<FrontZone, readonly Point[]>> = {
  frown: [[-9, -26.6], [0, -28.4], [9, -26.6], [10.6, -19], [7.4, -11.6], [0, -9.8], [-7.4, -11.6], [-10.6, -19]],
  brow: [[27, -29], [33, -31], [40, -31.2], [45, -28.6], [47.6, -24.6], [45.4, -22], [38, -22.2], [30, -20.4], [26.4, -24]],
  temples: [[46.4, -40], [49, -38], [53, -30.6], [57, -20.6], [57, -15.4], [54, -15], [52.2, -20.4], [49.8, -28], [46.2, -35.4]],
  crowsFeet: [[50.4, -0.6], [52.6, -5.4], [56.2, -9], [59.4, -6.6], [60.4, 0], [59.2, 5.4], [56, 7.8], [52.4, 5.6], [50.4, 2.4]],
  tearTrough: [[15.8, 6], [21, 8], [28.6, 9.8], [37, 9.6], [43.6, 7], [42.4, 11.6], [34, 15], [24.6, 14.8], [17.4, 11.4]],
  nose: [[0, -5], [4.4, -1.4], [5.2, 12], [8, 23], [12.6, 29.4], [17.4, 34], [17.6, 39.6], [13, 43.4], [6.4, 42.4], [0, 43.6], [-6.4, 42.4], [-13, 43.4], [-17.6, 39.6], [-17.4, 34], [-12.6, 29.4], [-8, 23], [-5.2, 12], [-4.4, -1.4]],
  cheeks: [[26.4, 22], [36, 20], [47, 16.6], [57, 14.4], [58.4, 22], [52, 32], [43, 37], [32, 35.4], [25.6, 29]],
  nasolabial: [[21.4, 38.2], [24.8, 40.4], [30.6, 47.4], [34.8, 55.6], [35.6, 62], [32, 63], [28.6, 56], [24, 48.4], [20.4, 42.4]],
  marionette: [[27.4, 69.8], [30, 70], [31.6, 74.4], [31, 79.6], [28.6, 80.6], [26.6, 75.6]],
  chin: [[-15, 87.6], [-7, 85], [0, 84.6], [7, 85], [15, 87.6], [18.4, 96], [12.6, 103.4], [0, 105.8], [-12.6, 103.4], [-18.4, 96]],
  masseter: [[49, 42], [52.4, 41.4], [52.8, 47], [50.4, 56], [46.6, 63.2], [42.6, 64.6], [41.8, 58], [44.8, 50]],
  jawline: [[46.4, 70.4], [41.4, 78.2], [32.8, 88.2], [24.4, 96.4], [21.2, 93.4], [29.8, 84.6], [37.4, 75.8], [42.6, 68.8]],
}

/** The zones of the side view that lie otherwise on the map. */
// prettier-ignore
const profileAreas: Partial<Record<ProfileZone, readonly Point[]>> = {
  masseter: [[-78, 43], [-90, 43], [-96, 52], [-92, 60], [-84, 65.6], [-73.6, 67.4], [-69.6, 61], [-72.6, 51]],
  jawline: [[-92.4, 69], [-86, 74.4], [-70, 84.6], [-50, 95], [-36, 101], [-28.4, 103], [-26.4, 98.8], [-40, 93.6], [-56, 87], [-70, 79], [-82, 73.4], [-88.6, 67.8]],
}

type Shapes = {
  /** A closed shape as SVG path data, in millimetres: of two, the one at the viewer's right. */
  path: string
  /** The other of two. */ twin: string | null
  /** The centre of the zone, where a finger touches it. */ anchor: Point
}
export type FaceMap<Zone extends string> = { box: Box; zones: Record<Zone, Shapes> }

const mapOf = <Zone extends string>(
  box: Box,
  names: readonly Zone[],
  shapes: (name: Zone) => Shapes,
): FaceMap<Zone> => ({
  box,
  zones: Object.fromEntries(names.map((name) => [name, shapes(name)])) as Record<Zone, Shapes>,
})

/**
 * Returns the zones of the front view where the drawn face has them, for links laid over its
 * picture.
 */
export function frontMap(look: Partial<Look> = {}): FaceMap<FrontZone> {
  const whole = { ...defaults, ...look }
  const sheet = createFront(whole, restrained({}), castVariant(whole))
  return mapOf(look.box ?? wholeFront, frontZoneNames, (name) => {
    const points = frontAreas[name]
    const halves = 'both' in frontZones[name] ? sides : sides.slice(0, 1)
    const [path, twin] = (
      points
        ? halves.map(({ half }) => sheet.place(half(points)))
        : frontShapes(sheet, name).outlines
    ).map(blob)
    return { path: path!, twin: twin ?? null, anchor: sheet.place([frontZones[name].at])[0]! }
  })
}

/** Returns the zones of the side view. */
export function profileMap(look: Partial<Look> = {}): FaceMap<ProfileZone> {
  const sheet = createProfile({ ...defaults, ...look }, restrained({}))
  return mapOf(look.box ?? wholeProfile, profileZoneNames, (name) => {
    const points = profileAreas[name]
    return {
      path: blob(points ? sheet.place(points) : profileShapes(sheet, name).outlines[0]!),
      twin: null,
      anchor: sheet.place([profileZones[name].at])[0]!,
    }
  })
}

/**
 * Returns the outlines of a zone on the sheet of its view; undefined when the view has no such
 * zone.
 */
export function zoneOutlines(
  view: View,
  name: string,
  person: Partial<Look> = {},
): readonly (readonly Point[])[] | undefined {
  const rate = restrained({})
  const look = { ...defaults, ...person }
  if (view === 'front')
    return name in frontZones
      ? frontShapes(createFront(look, rate, castVariant(look)), name as FrontZone).outlines
      : undefined
  if (view === 'threeQuarter')
    return isTurned(name) ? turnedShapes(createTurned(look, rate), name).outlines : undefined
  return name in profileZones
    ? profileShapes(createProfile(look, rate), name as ProfileZone).outlines
    : undefined
}

const isTurned = (name: string): name is ThreeQuarterZone =>
  (threeQuarterZoneNames as readonly string[]).includes(name)
