import { blob, mirror, outline, type Point } from '../pen'
import { frontZones, type FrontZone } from './zones'
import { pose, sides, type Sheet } from './sheet'

// prettier-ignore
const jawWidth: Point[] = [[2.4, 0], [4.4, 1.4], [5.4, 3], [5.4, 4.4], [4.4, 4.4], [2.6, 2.6]]

/** The closed shapes of a zone where they are seen, as path data: one, or one a side. */
export function zoneShapes(sheet: Pick<Sheet, 'marks' | 'lips'>, name: FrontZone): string[] {
  const zone = frontZones[name]
  if ('points' in zone) return ('both' in zone ? [zone.points, mirror(zone.points)] : [zone.points]).map((points) => blob(pose(points)))
  if (zone.follows === 'lips') return [sheet.lips]
  const edge = sheet.marks.contour.slice(5, 13)
  const inner = edge.slice(1, -1).map(([x, y], i): Point => [x - jawWidth[i]![0], y - jawWidth[i]![1]])
  return sides.map(({ half }) => outline(pose(half(edge)), pose(half([edge[0]!, ...inner, edge.at(-1)!])).toReversed()))
}
