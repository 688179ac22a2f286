import { mapBoxes } from '@clinic/illustration/plates/faces'
import { memoizeByIdentity } from '@clinic/content/traverse'
import { frontMap, profileMap, type FaceMap } from '@clinic/illustration/face/map'
import type { FaceMapData, MapArea, MapZone } from '../site/page'
import type { BuildContext } from './buildContext'
import * as finderWords from '../words/finder'

/**
 * The front view is 292 pixels wide on the narrowest screen, of 320; there a finger finds a zone
 * within 44 pixels.
 */
const reach = tenth(22 / (292 / mapBoxes.front[2]))

const mapped =
  <Zone extends string>({ zones }: FaceMap<Zone>) =>
  (names: readonly Zone[]): MapZone => {
    const [x, y] = zones[names[0]!].anchor
    return {
      paths: names.map((name) => zones[name].path),
      twins: names.flatMap((name) => zones[name].twin ?? []),
      at: [tenth(x), tenth(y)],
    }
  }
const frontZone = mapped(frontMap({ box: mapBoxes.front }))
const profileZone = mapped(profileMap({ box: mapBoxes.profile }))

/**
 * Returns the face map: what each area lights on the two pictures, and how many treatments it leads
 * to. The homepage and the finder share it, for its circles are placed by trying every way.
 */
export const faceMap = memoizeByIdentity((buildContext: BuildContext): FaceMapData => {
  const { areas, treatments } = buildContext.content
  const view = (name: 'front' | 'profile', alt: string) => ({
    picture: { ...buildContext.pictures.illustration(`map-${name}`), alt },
    box: mapBoxes[name],
    reach,
  })
  return {
    front: view('front', finderWords.frontMapAlt),
    profile: view('profile', finderWords.sideMapAlt),
    areas: apart(
      areas.map((area) => ({
        id: area.id,
        name: buildContext.words(area.name),
        count: treatments.filter((t) => t.areas.includes(area.id)).length,
        front: area.front ? frontZone(area.front) : null,
        profile: area.profile ? profileZone(area.profile) : null,
      })),
    ),
  }
})

/**
 * Returns the part of the map that a picture from the front can show, for where there is little
 * room.
 */
export function frontMapOnly({ front, areas }: FaceMapData): FaceMapData {
  return {
    front,
    profile: null,
    areas: areas.filter((area) => area.front !== null).map((area) => ({ ...area, profile: null })),
  }
}

/**
 * Moves the circles of zones that lie on both sides of the face to the side where they have more
 * room: of all ways to place them, the one in which they overlap least.
 */
export function apart(areas: readonly MapArea[]): MapArea[] {
  const placed = areas.flatMap((area, i) => (area.front ? [{ i, at: area.front.at }] : []))
  // What is nearer to the midline than this has no other side.
  const sided = placed.filter(({ at }) => Math.abs(at[0]) > 5)
  const overlap = (points: readonly (readonly [number, number])[]) => {
    let sum = 0
    for (const [i, [x, y]] of points.entries())
      for (const [u, v] of points.slice(0, i))
        sum += Math.max(0, 2 * reach - Math.hypot(x - u, y - v)) ** 2
    return sum
  }
  let best = { sum: Infinity, points: placed.map(({ at }) => at) }
  for (let flips = 0; flips < 2 ** sided.length; flips++) {
    const points = placed.map((one) => {
      const bit = sided.indexOf(one)
      return bit >= 0 && (flips >> bit) & 1 ? ([-one.at[0], one.at[1]] as const) : one.at
    })
    const sum = overlap(points)
    if (sum < best.sum) best = { sum, points }
  }
  return areas.map((area, i) => {
    const place = placed.findIndex((one) => one.i === i)
    return area.front && place >= 0
      ? { ...area, front: { ...area.front, at: best.points[place]! } }
      : area
  })
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
