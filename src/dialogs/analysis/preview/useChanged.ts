import { useState } from 'react'
import type { AnalysisForm } from '../../../../supabase/functions/_shared/contract'
import { ratingNames } from '../../../face/parameters'
import type { FrontZone } from '../../../face/front/zones'
import { useLoaded } from '../../../runtime/useLoaded'
import { zoneOf } from './marks'

const loadZonePaths = () =>
  import(/* webpackChunkName: "face" */ './zonePaths').then(({ zonePaths }) => zonePaths)

/** The zone of the rating that was answered last; null before, and where it is all over the face. */
function useLastZone(form: AnalysisForm): FrontZone | null {
  const [last, setLast] = useState<{ form: AnalysisForm; zone: FrontZone | null }>({
    form,
    zone: null,
  })
  if (last.form === form) return last.zone
  const changed = ratingNames.find((name) => form[name] !== last.form[name])
  setLast({ form, zone: changed ? zoneOf(changed) : last.zone })
  return last.zone
}

/**
 * The outlines of what the last answer changed on the face, to be marked on its picture, as SVG path
 * data; null while there is nothing to mark.
 * @param ready whether the code that draws is here: the outlines come with it, and the picture
 *   shows the answer without them too
 */
export function useChanged(form: AnalysisForm, ready: boolean): string | null {
  const zone = useLastZone(form)
  const zonePaths = useLoaded(loadZonePaths, ready)
  return zone && zonePaths ? zonePaths(zone) : null
}
