import type { StreetMap } from '@clinic/content/schemas/directions'
import { nameAt, streetsMet } from '@clinic/content/streets'
import { typeset } from '@clinic/contract/typography'
import type { Rich } from '@clinic/content/expand'
import type { MapBox, Spot } from '../../site/page'
import type { BuildContext } from '../../buildContext/buildContext'

/** The streets around the clinic, y downwards; the words say what the map shows. */
export type StreetMapData = {
  box: MapBox
  door: { street: string; at: Spot; sample: boolean }
  /** `name` stands at `at`, turned by `turn` degrees. */
  streets: { name: string; from: Spot; to: Spot; at: Spot; turn: number; main: boolean }[]
  places: { name: string; corners: Spot[]; at: Spot }[]
  /** `below`: its name stands below it, since above it there is no room. */
  stations: { name: string; at: Spot | null; below: boolean; walk: Rich }[]
  /** The streets that the clinic's own street meets, in order from its northern end. */
  meets: string[]
}

type Place = StreetMap['streets'][number]['from']
const at = ({ east, south }: Place) => [east, south] as const

/**
 * The width of every map, in the units that names and streets are measured in: a small town's map
 * has letters of the same size.
 */
const drawnWidth = 754

/** Returns the map at that width. */
function atWidth(map: StreetMap): StreetMap {
  const easts = [
    map.door,
    ...map.streets.flatMap(({ from, to }) => [from, to]),
    ...map.places.flatMap(({ corners }) => corners),
  ].map(({ east }) => east)
  const scale = drawnWidth / (Math.max(...easts) - Math.min(...easts))
  const scaled = <T extends Place>(spot: T): T => ({
    ...spot,
    east: Math.round(spot.east * scale),
    south: Math.round(spot.south * scale),
  })
  return {
    door: scaled(map.door),
    streets: map.streets.map((street) => ({
      ...street,
      from: scaled(street.from),
      to: scaled(street.to),
    })),
    places: map.places.map((place) => ({ ...place, corners: place.corners.map(scaled) })),
    stations: map.stations.map((station) => ({ ...station, at: station.at && scaled(station.at) })),
  }
}

/**
 * The distance of the frame beyond the ends of streets: less than half of a street's width, so that
 * they run out of the picture.
 */
const besideStreets = 14

/**
 * Returns the map of the streets around the clinic, ready to be drawn: its frame holds everything
 * that has a place on it.
 */
export function streetMap({ content, words, rich }: BuildContext): StreetMapData {
  const given = content.directions.map!
  const map = atWidth(given)
  const ends = map.streets.flatMap(({ from, to }) => [from, to])
  const others = [
    map.door,
    ...map.places.flatMap(({ corners }) => corners),
    ...map.stations.flatMap((station) => station.at ?? []),
  ]
  const least = (way: 'east' | 'south') =>
    Math.min(...ends.map((spot) => spot[way] - besideStreets), ...others.map((spot) => spot[way]))
  const most = (way: 'east' | 'south') =>
    Math.max(...ends.map((spot) => spot[way] + besideStreets), ...others.map((spot) => spot[way]))
  const [left, top] = [least('east'), least('south')]
  return {
    box: [left, top, most('east') - left, most('south') - top],
    door: { street: words(map.door.street), at: at(map.door), sample: map.door.sample === true },
    streets: map.streets.map((street) => {
      const share = nameAt(map, street)
      const [dx, dy] = [street.to.east - street.from.east, street.to.south - street.from.south]
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI
      return {
        name: words(street.name),
        from: at(street.from),
        to: at(street.to),
        at: [Math.round(street.from.east + dx * share), Math.round(street.from.south + dy * share)],
        // read from the left, or downwards
        turn: Math.round(angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle),
        main: street.main === true,
      }
    }),
    places: map.places.map(({ name, corners }) => ({
      name: words(name),
      corners: corners.map(at),
      at: placeName(name, corners),
    })),
    stations: map.stations.map((station, i) => ({
      name: words(station.name),
      at: station.at ? at(station.at) : null,
      below: isCrowded(map.stations, i),
      walk: rich(station.walk),
    })),
    meets: streetsMet(given, given.door.street).map(typeset),
  }
}

/** Checks whether the name of a station listed before stands where this one's would. */
const isCrowded = (stations: StreetMap['stations'], i: number) =>
  stations.slice(0, i).some((other) => {
    const here = stations[i]!.at
    return (
      here &&
      other.at &&
      Math.abs(other.at.east - here.east) < 260 &&
      Math.abs(other.at.south - here.south) < 60
    )
  })

/**
 * About how wide a letter of a name is, and how far below a place that is too small its name
 * stands, in the same units.
 */
const letter = 12
const under = 22

/**
 * Places a name in the middle of a park or square, or below one that is too narrow for its name.
 */
function placeName(name: string, corners: readonly Place[]): [number, number] {
  const [xs, ys] = [corners.map(({ east }) => east), corners.map(({ south }) => south)]
  const [left, right, top, foot] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  return [
    Math.round((left + right) / 2),
    Math.round(right - left > name.length * letter ? (top + foot) / 2 : foot + under),
  ]
}
