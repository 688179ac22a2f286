import { canIAnswers, canITopics } from '@clinic/content/canI'
import { durationsOf } from '@clinic/content/durations'
import { isSharedRecovery } from '@clinic/content/recovery'
import { pagePath } from '@clinic/content/routes'
import {
  recoveryActivities,
  recoveryActivityIds,
  recoveryMoments,
  type Recovery,
} from '@clinic/content/schemas/recovery'
import { timeWords } from '@clinic/content/timeWords'
import type { Feature } from '@clinic/content/schemas/common'
import type { Treatment } from '@clinic/content/schemas/treatment'
import { lowerFirst } from '@clinic/contract/prose'
import type { BuildContext } from '../../buildContext/buildContext'
import * as sectionsWords from '../../words/sections'
import * as sharedWords from '../../words/shared'

type Scope = NonNullable<Recovery['also']>[number]['for']

/** Names treatments: a family by its name where all of it is among them, the rest one by one. */
function namesOf({ content, words, entry }: BuildContext, among: readonly Treatment[]): string {
  const routes = new Set(among.map(({ route }) => route))
  const whole = content.families.filter(({ id }) => {
    const members = content.treatments.filter(({ family }) => family === id)
    return members.length > 1 && members.every(({ route }) => routes.has(route))
  })
  const rest = among.filter(({ family }) => !whole.some(({ id }) => id === family))
  return [
    ...whole.map(({ name }) => words(name)),
    ...rest.map(({ route }) => entry(route).name),
  ].join('; ')
}

/**
 * Returns every question with its answers. An answer that holds for one treatment alone stands on
 * the treatment's page.
 */
export function canIData(buildContext: BuildContext) {
  const { content, words, rich, entry } = buildContext
  const places = new Map(content.treatments.map(({ route }, i) => [route, i]))
  const topicText = (topic: (typeof content)['can-i'][number]) => {
    const answers = canIAnswers(topic, content)
    const shared = answers.filter(({ isOwn }) => !isOwn)
    const [most] = shared
    // Treatments for which the question makes no sense are none of the others.
    const isForAll =
      answers.reduce((sum, { treatments }) => sum + treatments.length, 0) ===
      content.treatments.length
    return {
      id: topic.id,
      question: words(topic.question),
      // What holds for most comes last, for all that are not named before.
      answers: [...shared.slice(1), ...shared.slice(0, 1)].map((one) => ({
        // Names of families and treatments; null for all the rest.
        of:
          one !== most || !isForAll
            ? namesOf(buildContext, one.treatments)
            : answers.length === 1
              ? null
              : sectionsWords.allOthers,
        text: rich(one.answer),
        // Their places in the list of all treatments.
        treatments: one.treatments.map(({ route }) => places.get(route)!),
      })),
      pages: answers
        .filter(({ isOwn }) => isOwn)
        .map(({ treatments: [one] }) => ({
          name: entry(one!.route).name,
          to: `${pagePath(one!.route)}#can-i`,
          treatment: places.get(one!.route)!,
        })),
    }
  }
  return {
    treatments: content.treatments.map(({ id, route }) => ({ id, name: entry(route).name })),
    groups: canITopics(content).map(({ name, topics }) => ({
      name,
      topics: topics.map(topicText),
    })),
  }
}

export type CanIData = ReturnType<typeof canIData>
/** A question, its shared answers, and the pages of treatments that answer it themselves. */
export type TopicText = CanIData['groups'][number]['topics'][number]

/** Returns each recovery that several treatments share, with whom each scoped sentence is about. */
export function sharedRecoveries(buildContext: BuildContext) {
  const { content, words, rich, entry } = buildContext
  const scopeNames = ({ areas = [], families = [], treatments = [] }: Scope) =>
    [
      ...content.areas.filter(({ id }) => areas.includes(id)).map(({ name }) => words(name)),
      ...content.families.filter(({ id }) => families.includes(id)).map(({ name }) => words(name)),
      ...treatments.map((route) => entry(route).name),
    ].join(', ')
  return content.recovery
    .filter(({ id }) => isSharedRecovery(id, content))
    .map(({ id, name, timeline, until, normal, note, also = [] }) => {
      const scoped = (field: string) =>
        also
          .filter((one) => one.field === field)
          .map((one) => {
            const activity = recoveryActivities.find((it) => it.id === field)
            const about = scopeNames(one.for)
            return rich(
              `${activity ? `${activity.label} (${about})` : about}: ${lowerFirst(one.text)}`,
            )
          })
      return {
        id: recoveryAnchor(id),
        name: words(name),
        treatments: content.treatments
          .filter((t) => t.recovery?.includes(id))
          .map(({ route }) => ({ name: entry(route).name, to: pagePath(route) })),
        days: recoveryMoments.flatMap(({ id: moment, label }) => {
          const general = timeline[moment]?.text
          const texts = [...(general === undefined ? [] : [rich(general)]), ...scoped(moment)]
          return texts.length === 0 ? [] : [{ label, texts }]
        }),
        normal: rich(normal.text),
        notes: [
          ...(note === undefined ? [] : [rich(note)]),
          ...['note', 'normal', ...recoveryActivityIds].flatMap(scoped),
        ],
        waits: waitTexts(buildContext, ({ id: activity }) => until[activity].wait),
      }
    })
}

/** A recovery that several treatments share, day by day. */
export type SharedRecovery = ReturnType<typeof sharedRecoveries>[number]

/**
 * Returns the waits that are drawn, of each activity that has a time. Up to `from` days everybody
 * waits, and from there to `to` some people do; null where only words say it.
 */
export const waitTexts = (
  { words }: BuildContext,
  waitOf: (activity: (typeof recoveryActivities)[number]) => Recovery['until']['work']['wait'],
) =>
  recoveryActivities.flatMap((activity) => {
    const wait = waitOf(activity)
    if (wait === undefined) return []
    const days = wait.from === undefined ? null : durationsOf(wait)[0]!
    return [
      {
        label: activity.label,
        words: words(timeWords(wait, sharedWords.atOnce)),
        days: days && { from: days.from, to: days.to },
      },
    ]
  })

export type Wait = ReturnType<typeof waitTexts>[number]

/** Returns the address of the page that shows a feature; null where no page does. */
const pageWith = ({ content }: BuildContext, feature: Feature): string | null => {
  const page = content.pages.find(({ sections }) => sections.some((s) => s.feature === feature))
  return page ? pagePath(page.route) : null
}

/** Returns the address of all answers to "Can I…?" for a treatment. */
export function canILink(buildContext: BuildContext, { id }: { id: string }): string | null {
  const page = pageWith(buildContext, 'can-i')
  return page && `${page}?treatment=${id}`
}

/** Returns the id of a recovery on the page of all that are shared. */
const recoveryAnchor = (id: string) => `recovery-${id}`

/** Returns the address of a shared recovery, day by day; null where its treatment shows it. */
export function recoveryLink(buildContext: BuildContext, recovery: string): string | null {
  const page = pageWith(buildContext, 'recoveries')
  return page && isSharedRecovery(recovery, buildContext.content)
    ? `${page}#${recoveryAnchor(recovery)}`
    : null
}
