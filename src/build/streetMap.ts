import type { StreetMap } from '../content/schemas/directions'
import { nameAt, streetsMet } from '../content/streets'
import type { StreetMapData } from '../page'
import type { BuildContext } from './buildContext'

type Spot = StreetMap['streets'][number]['from']
const at = ({ east, south }: Spot) => [east, south] as const

/** The map of the streets around the clinic, ready to be drawn: its frame holds everything that has a place on it. */
export function streetMap({ content, words, rich }: BuildContext): StreetMapData {
  const map = content.directions.map!
  const spots = [
    map.door,
    ...map.streets.flatMap(({ from, to }) => [from, to]),
    ...map.places.flatMap(({ corners }) => corners),
    ...map.stations.flatMap((station) => station.at ?? []),
  ]
  const [xs, ys] = [spots.map(({ east }) => east), spots.map(({ south }) => south)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top],
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
    places: map.places.map(({ name, corners }) => ({ name: words(name), corners: corners.map(at), at: middleOf(corners) })),
    stations: map.stations.map((station) => ({ name: words(station.name), at: station.at ? at(station.at) : null, walk: rich(station.walk) })),
    meets: streetsMet(map, map.door.street),
  }
}

const middleOf = (corners: readonly Spot[]) =>
  [corners.reduce((sum, { east }) => sum + east, 0) / corners.length, corners.reduce((sum, { south }) => sum + south, 0) / corners.length].map(Math.round) as [
    number,
    number,
  ]
