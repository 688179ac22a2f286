import { castVariant } from './front/castVariant'
import { mapZones as frontMapZones } from './front/mapZones'
import { createSheet as createFront, sides } from './front/sheet'
import { zoneShapes as frontShapes } from './front/zoneShapes'
import { frontZoneNames, frontZones, type FrontZone } from './front/zones'
import { defaults, wholeFront, wholeProfile, type Box, type Look, type View } from './parameters'
import { blob } from '../geometry/pen'
import type { Point } from '../geometry/points'
import { mapZones as profileMapZones } from './profile/mapZones'
import { createSheet as createProfile } from './profile/sheet'
import { zoneShapes as profileShapes } from './profile/zoneShapes'
import { profileZoneNames, profileZones, type ProfileZone } from './profile/zones'
import { restrained } from './ratings'
import { createSheet as createTurned } from './threeQuarter/sheet'
import { zoneShapes as turnedShapes } from './threeQuarter/zoneShapes'
import { threeQuarterZoneNames, type ThreeQuarterZone } from './threeQuarter/zones'

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
    const points = frontMapZones[name]
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
  const sheet = createProfile({ ...defaults, ...look }, restrained({}), {})
  return mapOf(look.box ?? wholeProfile, profileZoneNames, (name) => {
    const points = profileMapZones[name]
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
    ? profileShapes(createProfile(look, rate, {}), name as ProfileZone).outlines
    : undefined
}

const isTurned = (name: string): name is ThreeQuarterZone =>
  (threeQuarterZoneNames as readonly string[]).includes(name)
