import { pens } from '../src/face/marks'
import { faceSvg } from '../src/face/faceSvg'
import { frontZoneNames } from '../src/face/front/zones'
import {
  hairStyles,
  ratingNames,
  sitters,
  tones,
  wholeFront,
  wholeProfile,
  type FaceParameters,
} from '../src/face/parameters'
import { profileZoneNames } from '../src/face/profile/zones'
import { extent, layers } from './geometry'

export type Parameters = FaceParameters

export const all = (rating: number) => Object.fromEntries(ratingNames.map((name) => [name, rating]))
const everyMark = (view: 'front' | 'profile'): Parameters =>
  view === 'front' ? { view, marked: frontZoneNames } : { view, marked: profileZoneNames }

/** Every sitter that can be drawn, with everything rated and marked, by what tells them apart. */
export const sittings: [string, Parameters][] = (['front', 'profile'] as const).flatMap((view) =>
  pens.flatMap((pen) =>
    tones.flatMap((tone) =>
      sitters.flatMap((sitter) =>
        hairStyles.map((hair): [string, Parameters] => [
          [view, pen, tone, sitter, hair].join(' '),
          { ...everyMark(view), pen, tone, sitter, hair, ratings: all(2.5) },
        ]),
      ),
    ),
  ),
)

/**
 * Finds faults of a drawing: values that are no numbers, ids that are foreign or stand twice, and
 * shapes that leave its box.
 */
export function drawingFaults(parameters: Parameters): string[] {
  const svg = faceSvg({ ...parameters, id: 'own' })
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!)
  const [left, top, width, height] = parameters.view === 'profile' ? wholeProfile : wholeFront
  // The points that bend a curve may lie a little beyond it.
  const grace = 2
  const outside = [...layers(svg)].flatMap(([name, points]) => {
    // The shoulders run off the sheet, and so do zones.
    if (['neck', 'skin', 'shading', 'contour', 'marks'].includes(name) || points.length === 0)
      return []
    const drawn = extent(points)
    const inside =
      drawn.left >= left - grace &&
      drawn.top >= top - grace &&
      drawn.right <= left + width + grace &&
      drawn.bottom <= top + height + grace
    return inside ? [] : [`${name} leaves the box`]
  })
  return [
    ...(/NaN|Infinity|undefined|null|\[object/.exec(svg) ?? []),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} stands twice`),
    ...ids.filter((id) => !id.startsWith('own-')).map((id) => `${id} is not its own`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `${id} is not there`),
    ...outside,
  ]
}
