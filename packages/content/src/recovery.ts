import { lowerFirst } from '@clinic/contract/prose'
import type { SiteContent } from './load'
import { recoveryActivityIds, recoveryMoments, type Recovery } from './schemas/recovery'
import type { Treatment } from './schemas/treatment'
import { holdsFor } from './safety'

type Activity = (typeof recoveryActivityIds)[number]
type Scoped = NonNullable<Recovery['also']>[number]

/** Returns what a field says once the sentences for one treatment stand in it. */
function textFor(field: Scoped['field'], general: string | undefined, scoped: readonly Scoped[]) {
  const own = scoped.filter((one) => one.field === field)
  const base = own.some(({ instead }) => instead) ? undefined : general
  return [base, ...own.map(({ text }) => text)].filter((text) => text !== undefined).join(' ')
}

/** Returns the recoveries of a treatment, each with the words that are true of this treatment. */
export function recoveriesOf<R extends Recovery & { id: string }>(
  treatment: Treatment,
  { recovery: all }: { recovery: readonly R[] },
) {
  return (treatment.recovery ?? [])
    .flatMap((id) => all.filter((recovery) => recovery.id === id))
    .map(({ timeline, until, normal, note, also = [], ...recovery }) => {
      const scoped = also.filter((one) => holdsFor(one.for, treatment))
      return {
        ...recovery,
        timeline: recoveryMoments.flatMap(({ id, label }) => {
          const text = textFor(id, timeline[id]?.text, scoped)
          return text === '' ? [] : [{ label, text }]
        }),
        until: Object.fromEntries(
          recoveryActivityIds.map((id) => [
            id,
            {
              text: textFor(id, until[id].text, scoped),
              wait:
                scoped.findLast(({ field, wait }) => field === id && wait !== undefined)?.wait ??
                until[id].wait,
            },
          ]),
        ) as Record<Activity, Pick<Scoped, 'text' | 'wait'>>,
        normal: textFor('normal', normal.text, scoped),
        note: textFor('note', note, scoped),
      }
    })
}

/** Checks whether several treatments name a recovery. */
export const isSharedRecovery = (
  recovery: string,
  { treatments }: { treatments: readonly Treatment[] },
): boolean => treatments.filter((t) => t.recovery?.includes(recovery)).length > 1

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
  const recoveries = recoveriesOf(treatment, content)
  const texts = new Set(recoveries.map(({ until }) => until[activity].text))
  if (texts.size <= 1) return [...texts][0] ?? null
  return recoveries
    .map(({ variety = '', until }) => `${variety}: ${lowerFirst(until[activity].text)}`)
    .join(' ')
}
