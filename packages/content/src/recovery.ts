import { lowerFirst } from '@clinic/contract/prose'
import type { SiteContent } from './load'
import type { recoveryActivityIds } from './schemas/recovery'
import type { Treatment } from './schemas/treatment'

type Activity = (typeof recoveryActivityIds)[number]

/**
 * Returns when an activity is usually fine again after a treatment, or null where data/recovery
 * does not say. Varieties that differ (a light and a medium peel) are told apart by name: read
 * without it, the shorter wait could be taken for the longer one's.
 */
export function untilFine(
  activity: Activity,
  treatment: Treatment,
  content: Pick<SiteContent, 'recovery'>,
): string | null {
  const recoveries = (treatment.recovery ?? []).flatMap((id) =>
    content.recovery.filter((recovery) => recovery.id === id),
  )
  const texts = new Set(recoveries.map(({ until }) => until[activity].text))
  if (texts.size <= 1) return [...texts][0] ?? null
  return recoveries
    .map(({ variety = '', until }) => `${variety}: ${lowerFirst(until[activity].text)}`)
    .join(' ')
}
