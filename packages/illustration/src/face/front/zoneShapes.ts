import { along, mirror } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Marked } from '../marks'
import { frontZones, type FrontZone } from './zones'
import { sides, whole, type Sheet } from './sheet'

// prettier-ignore
const jawWidth: Point[] = [[2.4, 0], [4.4, 1.4], [5.4, 3], [5.4, 4.4], [4.4, 4.4], [2.6, 2.6]]

/** Returns a zone where it is seen: its outlines, one or one a side, and its arrows. */
export function zoneShapes(sheet: Pick<Sheet, 'marks' | 'place'>, name: FrontZone): Marked {
  const zone = frontZones[name]
  const halves = 'both' in zone ? sides : sides.slice(0, 1)
  const arrows =
    'arrows' in zone
      ? halves.flatMap(({ half }) =>
          zone.arrows.map((arrow) => sheet.place(half(arrow)) as [Point, Point]),
        )
      : []
  const outlines =
    'points' in zone
      ? halves.map(({ half }) => half(zone.points))
      : zone.follows === 'lips'
        ? [lipsOutline(sheet)]
        : jaws(sheet)
  return { outlines: outlines.map(sheet.place), arrows }
}

/** Returns the outline round both lips, on the flat canon. */
export function lipsOutline({ marks: { lip } }: Pick<Sheet, 'marks'>): Point[] {
  return [...along(whole(lip.upper), 24), ...along(whole(lip.lower), 24).toReversed()]
}

function jaws({ marks }: Pick<Sheet, 'marks'>): Point[][] {
  const edge = marks.contour.slice(5, 13)
  const inner = edge
    .slice(1, -1)
    .map(([x, y], i): Point => [x - jawWidth[i]![0], y - jawWidth[i]![1]])
  const jaw = [...edge.map(([x, y]): Point => [x - 0.6, y - 0.4]), ...inner.toReversed()]
  return [jaw, mirror(jaw)]
}
