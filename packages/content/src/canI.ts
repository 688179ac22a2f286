import type { SiteContent } from './load'
import { memoizeByIdentity } from './traverse'
import { isSharedRecovery, untilFine } from './recovery'
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
 * An answer, and the treatments that it is true of; `isOwn` when it belongs to one alone, and not
 * to a recovery that others share.
 */
export type SharedAnswer = { answer: string; treatments: Treatment[]; isOwn: boolean }

type Known = Pick<SiteContent, 'recovery' | 'treatments'>

/** Returns every answer of a topic, the one of most treatments first. */
export const canIAnswers = (topic: CanI, content: Known): SharedAnswer[] =>
  answersIn(content)(topic)

const answersIn = memoizeByIdentity((content: Known) =>
  memoizeByIdentity((topic: CanI): SharedAnswer[] => {
    const byAnswer = new Map<string, Treatment[]>()
    for (const treatment of content.treatments) {
      const answer = canIAnswer(topic, treatment, content)
      if (answer !== null) byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), treatment])
    }
    return [...byAnswer]
      .map(([answer, treatments]) => ({
        answer,
        treatments,
        isOwn:
          treatments.length === 1 &&
          (topic.recovery === undefined ||
            !treatments[0]!.recovery?.some((id) => isSharedRecovery(id, content))),
      }))
      .toSorted((a, b) => b.treatments.length - a.treatments.length)
  }),
)

/** Returns the topics, in the order of the list, by group. */
export const canITopics = <T extends CanI>({ 'can-i': topics }: { 'can-i': readonly T[] }) =>
  canIGroups.flatMap((group) => {
    const own = topics.filter((topic) => topic.group === group)
    return own.length === 0
      ? []
      : [
          {
            group,
            name: canIGroupNames[group],
            topics: own.toSorted((a, b) => a.order - b.order),
          },
        ]
  })
