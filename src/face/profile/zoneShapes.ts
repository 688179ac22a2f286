import { blob, outline, type Point } from '../pen'
import { place, type Sheet } from './sheet'
import { profileZones, type ProfileZone } from './zones'

// prettier-ignore
const jawWidth: Point[] = [[7, -3], [5, -7], [2, -8], [0, -8], [-1, -6], [1, -2]]

/** The closed shapes of a zone where they are seen, as path data. */
export function zoneShapes(sheet: Pick<Sheet, 'marks' | 'upperLip' | 'lowerLip'>, name: ProfileZone): string[] {
  const zone = profileZones[name]
  if ('points' in zone) return [blob(place(zone.points))]
  if (zone.follows === 'lips') return [sheet.upperLip, sheet.lowerLip]
  const edge = sheet.marks.jaw.slice(2)
  const inner = edge.map(([x, y], i): Point => [x + jawWidth[i]![0], y + jawWidth[i]![1]])
  return [outline(place(edge), place([edge.at(-1)!, ...inner.toReversed(), edge[0]!]))]
}
