import type { StreetMap } from './schemas/directions'

/** Geometry of a map of straight streets, in metres east and south of one corner. */

type Street = StreetMap['streets'][number]
type Spot = Street['from']

/** Returns the distance of a place from a street, in metres. */
export function metresFrom(spot: Spot, { from, to }: Pick<Street, 'from' | 'to'>): number {
  const [dx, dy] = [to.east - from.east, to.south - from.south]
  const t = Math.max(0, Math.min(1, shareOf(spot, { from, to })))
  return Math.hypot(spot.east - from.east - dx * t, spot.south - from.south - dy * t)
}

/** Streets that end this near to another are taken to meet it, in metres. */
const meets = 25

/**
 * Returns the point where a street meets another, as a share of its length from `from`; null where
 * they do not meet.
 */
function meeting(street: Street, other: Street): number | null {
  const [dx, dy] = [street.to.east - street.from.east, street.to.south - street.from.south]
  const [ex, ey] = [other.to.east - other.from.east, other.to.south - other.from.south]
  const cross = dx * ey - dy * ex
  if (cross === 0) return null
  const [px, py] = [other.from.east - street.from.east, other.from.south - street.from.south]
  const [t, u] = [(px * ey - py * ex) / cross, (px * dy - py * dx) / cross]
  const [beyond, beyondOther] = [meets / Math.hypot(dx, dy), meets / Math.hypot(ex, ey)]
  return t < -beyond || t > 1 + beyond || u < -beyondOther || u > 1 + beyondOther
    ? null
    : Math.max(0, Math.min(1, t))
}

/** Returns the streets that a street meets, in order from its northern (or else western) end. */
export function streetsMet(map: StreetMap, name: string): string[] {
  const street = map.streets.find((one) => one.name === name)!
  const forwards =
    street.from.south < street.to.south ||
    (street.from.south === street.to.south && street.from.east < street.to.east)
  return map.streets
    .filter((other) => other !== street)
    .flatMap((other) => {
      const at = meeting(street, other)
      return at === null ? [] : [{ name: other.name, at }]
    })
    .toSorted((a, b) => (forwards ? a.at - b.at : b.at - a.at))
    .map((other) => other.name)
}

/**
 * The distance that a street's name may reach beyond an end that meets no other street, in metres.
 */
const openEnd = 30

/**
 * The length that the mark of a station or of the door takes up along its street, with the space a
 * name keeps from it, in metres. Into a crossing a name may run.
 */
const markReach = 24

/**
 * Returns the position of a street's name, as a share of its length: the middle of the longest
 * stretch between the streets it meets, and the stations and the door on it.
 */
export function nameAt(map: StreetMap, street: Street): number {
  const length = Math.hypot(street.to.east - street.from.east, street.to.south - street.from.south)
  const crossings = map.streets.flatMap((other) =>
    other === street ? [] : (meeting(street, other) ?? []),
  )
  const stations = map.stations.flatMap(({ at }) =>
    at && metresFrom(at, street) < meets ? shareOf(at, street) : [],
  )
  const door = map.door.street === street.name ? [shareOf(map.door, street)] : []
  const marks = [...stations, ...door].flatMap((share) =>
    [-1, 1].map((way) => Math.max(0, Math.min(1, share + (way * markReach) / length))),
  )
  const stops = [0, ...crossings, ...marks, 1].toSorted((a, b) => a - b)
  const beyond = (end: Spot) => (leavesMap(map, end) ? 0 : openEnd / length)
  const stretches = stops.slice(1).map((to, i) => {
    const from = stops[i]!
    if (to === from) return { from, to }
    return {
      from: from - (i === 0 ? beyond(street.from) : 0),
      to: to + (i === stops.length - 2 ? beyond(street.to) : 0),
    }
  })
  const longest = stretches.reduce((best, one) =>
    one.to - one.from > best.to - best.from + 1e-6 ? one : best,
  )
  return (longest.from + longest.to) / 2
}

/** Checks whether a street's end is the outermost of all, where the map ends. */
const leavesMap = (map: StreetMap, end: Spot) =>
  (['east', 'south'] as const).some((way) => {
    const ends = map.streets.flatMap(({ from, to }) => [from[way], to[way]])
    return end[way] === Math.min(...ends) || end[way] === Math.max(...ends)
  })

/** Returns the position along a street of a place beside it, as a share of its length. */
function shareOf(spot: Spot, { from, to }: Pick<Street, 'from' | 'to'>): number {
  const [dx, dy] = [to.east - from.east, to.south - from.south]
  return ((spot.east - from.east) * dx + (spot.south - from.south) * dy) / (dx * dx + dy * dy || 1)
}
