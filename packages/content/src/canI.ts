import type { SiteContent } from './load'
import { untilFine } from './recovery'
import { canIGroups, type CanI } from './schemas/canI'
import type { Treatment } from './schemas/treatment'

/** The names of the parts of the "Can I…?" list. */
const canIGroupNames: Record<(typeof canIGroups)[number], string> = {
  medicines: 'Medicines you take',
  health: 'Your health',
  you: 'About you',
  planning: 'Planning your visit',
  afterwards: 'After your visit',
}

/**
 * Returns the answer of a topic for a treatment: its own, or else that of its family, or that of
 * its recovery, or the general one. null where the question makes no sense for it.
 */
export function canIAnswer(
  topic: CanI,
  treatment: Treatment,
  content: Pick<SiteContent, 'recovery'>,
): string | null {
  const own = topic.treatments?.find(({ treatments }) => treatments.includes(treatment.route))
  if (own) return own.answer
  const ofFamily = topic.families?.find(({ families }) => families.includes(treatment.family))
  if (ofFamily) return ofFamily.answer
  if (topic.recovery === undefined) return topic.answer ?? null
  return untilFine(topic.recovery, treatment, content)
}

/**
 * Returns every topic that has an answer for this treatment, in the order of the list, by group.
 */
export function canITopics(treatment: Treatment, content: Pick<SiteContent, 'recovery' | 'can-i'>) {
  return canIGroups.flatMap((group) => {
    const topics = content['can-i']
      .filter((topic) => topic.group === group)
      .toSorted((a, b) => a.order - b.order)
      .flatMap((topic) => {
        const answer = canIAnswer(topic, treatment, content)
        return answer === null ? [] : [{ topic, answer }]
      })
    return topics.length === 0 ? [] : [{ group, name: canIGroupNames[group], topics }]
  })
}
