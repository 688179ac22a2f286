import { useState } from 'react'
import type { AnalysisForm } from '@clinic/contract/contract'
import { ratingNames } from '@clinic/illustration/face/parameters'
import type { FrontZone } from '@clinic/illustration/face/front/zones'
import { useLoaded } from '../../../browser/useLoaded'
import { zoneOf } from './marks'

const loadZonePaths = () =>
  import(/* webpackChunkName: "face" */ './zonePaths').then(({ zonePaths }) => zonePaths)

type Last = { step: number; form: AnalysisForm; zone: FrontZone | null }

/** Returns the zone of the last rating on this step; null before, and for one all over the face. */
function useLastZone(step: number, form: AnalysisForm): FrontZone | null {
  const [last, setLast] = useState<Last>({ step, form, zone: null })
  if (last.step !== step) setLast({ step, form, zone: null })
  else if (last.form !== form) {
    const changed = ratingNames.find((name) => form[name] !== last.form[name])
    setLast({ step, form, zone: changed ? zoneOf(changed) : last.zone })
  }
  return last.zone
}

/**
 * Returns the outlines of what the step's last answer changed, as SVG path data; null for none.
 * @param ready whether the code that draws is here, since the outlines come with it
 */
export function useChanged(step: number, form: AnalysisForm, ready: boolean): string | null {
  const zone = useLastZone(step, form)
  const zonePaths = useLoaded(loadZonePaths, ready)
  return zone && zonePaths ? zonePaths(zone) : null
}
