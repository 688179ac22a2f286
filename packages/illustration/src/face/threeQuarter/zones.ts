import { frontZones, lipsOutline, type FrontZone } from '../front/zones'
import type { Marked } from '../marks'
import { between } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Sheet } from './sheet'

/** The front view's zones that this view shows better, on the near half of the face. */
export const threeQuarterZoneNames = [
  'forehead',
  'frown',
  'brow',
  'temples',
  'crowsFeet',
  'tearTrough',
  'cheeks',
  'nasolabial',
  'lips',
  'marionette',
  'chin',
  'jowls',
  'masseter',
  'jawline',
] as const satisfies readonly FrontZone[]
export type ThreeQuarterZone = (typeof threeQuarterZoneNames)[number]

/** The reach of the band along the jaw into the face, from the ear to the chin. */
// prettier-ignore
const jawBand: Point[] = [[-3, -4], [-8, -6], [-8, -9], [-6, -9], [-4, -8], [-4, -4]]

/** Returns a zone where it is seen: its outline on the near half of the face, and its arrows. */
export function zoneShapes(
  sheet: Pick<Sheet, 'marks' | 'place' | 'edges' | 'head'>,
  name: ThreeQuarterZone,
): Marked {
  const zone = frontZones[name]
  // On the near side the face ends at the jaw.
  const onFace = (points: readonly Point[]) =>
    sheet.place(
      points.map(([x, y]): Point => [y > 36 ? Math.min(x, sheet.head.edge(y) - 2) : x, y]),
    )
  if ('follows' in zone && zone.follows === 'jaw') return jaw(sheet)
  const outline = onFace('points' in zone ? zone.points : lipsOutline(sheet))
  const arrows = 'arrows' in zone ? zone.arrows.map((arrow) => onFace(arrow) as [Point, Point]) : []
  return { outlines: [outline], arrows }
}

/** Returns the outline along the near jaw, from below the ear to beside the chin. */
function jaw({ edges }: Pick<Sheet, 'edges'>): Marked {
  const edge = edges.jaw.slice(1).map(([x, y]): Point => [x - 0.6, y - 0.4])
  const inner = edge.map(([x, y], i): Point => [x + jawBand[i]![0], y + jawBand[i]![1]])
  const middle = (i: number) => between(edge[i]!, inner[i]!, 0.5)
  return {
    outlines: [[...edge, ...inner.toReversed()]],
    arrows: [
      [middle(5), middle(4)],
      [middle(3), middle(2)],
    ],
  }
}
