import { along } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Marked } from '../marks'
import type { Sheet } from './sheet'
import { profileZones, type ProfileZone } from './zones'

// prettier-ignore
const jawWidth: Point[] = [[7, -3], [5, -7], [2, -8], [0, -8], [-1, -6], [1, -2]]

/** Returns a zone where it is seen: its outline, and its arrows. */
export function zoneShapes(
  { marks, place }: Pick<Sheet, 'marks' | 'place'>,
  name: ProfileZone,
): Marked {
  const zone = profileZones[name]
  const outline =
    'points' in zone ? zone.points : zone.follows === 'lips' ? lips(marks) : jaw(marks)
  const arrows = 'arrows' in zone ? zone.arrows.map((arrow) => place(arrow) as [Point, Point]) : []
  return { outlines: [place(outline)], arrows }
}

const lips = ({ upperLip, lowerLip }: Sheet['marks']): Point[] => [
  ...along([...upperLip.slice(3), ...lowerLip.slice(1, 4)], 20),
  [-8, 71],
  [-15.6, 65.2],
  [-10, 61],
  [-4, 58.4],
]

function jaw({ jaw: line }: Sheet['marks']): Point[] {
  const edge = line.slice(2)
  return [
    ...edge,
    ...edge.map(([x, y], i): Point => [x + jawWidth[i]![0], y + jawWidth[i]![1]]).toReversed(),
  ]
}
