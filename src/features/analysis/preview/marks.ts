import type { AnalysisForm } from '@clinic/contract/contract'
import type { RatingName } from '@clinic/illustration/face/parameters'
import type { FrontZone } from '@clinic/illustration/face/front/zones'
import { headAndNeck } from './drawing'
import { signs } from '../../../words/analysis'

/** The zone of the face that a rating shows in; what lies in the skin is all over the face. */
const places: Partial<Record<RatingName, FrontZone>> = {
  forehead: 'forehead',
  frown: 'frown',
  crowsFeet: 'crowsFeet',
  underEyes: 'tearTrough',
  cheeks: 'cheeks',
  smileLines: 'nasolabial',
  lips: 'lips',
  marionette: 'marionette',
  chin: 'chin',
  jowls: 'jowls',
}

/** Returns where a rating shows; null for what is all over the face. */
export const zoneOf = (rating: RatingName): FrontZone | null => places[rating] ?? null

export type Mark = { rating: RatingName; words: string; value: number; zone: FrontZone | null }

/** Returns what was rated above none, the most marked first, and what is all over the face last. */
export function marksOf(form: AnalysisForm): Mark[] {
  const rated = (Object.keys(signs) as RatingName[]).filter((name) => form[name] > 0)
  const marks = rated.map((rating) => ({
    rating,
    words: signs[rating],
    value: form[rating],
    zone: zoneOf(rating),
  }))
  return marks.toSorted(
    (a, b) => Number(a.zone === null) - Number(b.zone === null) || b.value - a.value,
  )
}

type Place = readonly [x: number, y: number]

/**
 * Returns where the numbers stand: each on the side of the face that is farther from those before
 * it.
 * @param anchors in millimetres of the sheet, its middle at 0
 */
export function numberPlaces(anchors: readonly Place[]): Place[] {
  const taken: Place[] = []
  const room = ([x, y]: Place) =>
    Math.min(...taken.map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y)))
  for (const [x, y] of anchors) taken.push(room([-x, y]) > room([x, y]) ? [-x, y] : [x, y])
  return taken
}

/** Returns a point of the sheet as a share of the picture, in per cent. */
export function inPicture([x, y]: readonly [number, number]): { left: string; top: string } {
  const [left, top, width, height] = headAndNeck
  return { left: `${((x - left) / width) * 100}%`, top: `${((y - top) / height) * 100}%` }
}
