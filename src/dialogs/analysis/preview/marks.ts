import type { AnalysisForm } from '../../../../supabase/functions/_shared/contract'
import type { RatingName } from '../../../face/parameters'
import type { FrontZone } from '../../../face/front/zones'
import { headAndNeck, shown } from './drawing'

/** Where on the face a rating shows; what lies in the skin is all over it. */
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

export type Mark = { rating: RatingName; words: string; value: number; zone: FrontZone | null }

/**
 * What was rated above none, the most marked first: those with a place on the face before those all
 * over it.
 */
export function marksOf(form: AnalysisForm): Mark[] {
  const rated = (Object.keys(shown) as RatingName[]).filter((name) => form[name] > 0)
  const marks = rated.map((rating) => ({
    rating,
    words: shown[rating],
    value: form[rating],
    zone: places[rating] ?? null,
  }))
  return marks.toSorted(
    (a, b) => Number(a.zone === null) - Number(b.zone === null) || b.value - a.value,
  )
}

/** A point of the sheet as a share of the picture, in per cent. */
export function inPicture([x, y]: readonly [number, number]): { left: string; top: string } {
  const [left, top, width, height] = headAndNeck
  return { left: `${((x - left) / width) * 100}%`, top: `${((y - top) / height) * 100}%` }
}
