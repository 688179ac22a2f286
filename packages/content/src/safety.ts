import { lowerFirst } from '@clinic/contract/prose'
import { isAlwaysAnswered, withHours } from './emergencyLine'
import type { SiteContent } from './load'
import type { Clinic } from './schemas/clinic'
import type { Language, Protocol, Safety, Scope } from './schemas/safety'
import type { Treatment } from './schemas/treatment'

/** Whom a sign leads to, as data/safety.json has it. */
export type Answer = Safety['answers'][number]

/** Returns the rank of an answer by urgency: 0 for the most urgent. */
export const urgency = (safety: Safety, who: string): number =>
  safety.answers.findIndex(({ id }) => id === who)

/** Returns the answer of this id; the gate has checked that there is one. */
export const answerOf = (safety: Safety, who: string): Answer =>
  safety.answers[urgency(safety, who)]!

/**
 * Returns the meaning of an answer, and what holds besides while the clinic is closed, unless its
 * emergency line is answered day and night.
 */
export const meaning = (answer: Answer, clinic: Clinic): string =>
  answer.whenClosed === undefined || isAlwaysAnswered(clinic)
    ? answer.text
    : `${answer.text} ${answer.whenClosed}`

/**
 * Returns a protocol in one or two sentences; with what to do while the clinic is closed, where one
 * of its steps needs the emergency line.
 */
export function lineOf(
  protocol: Protocol,
  { clinic, safety }: { clinic: Clinic; safety: Safety },
  language?: Language,
): string {
  const line =
    language === undefined
      ? protocol.line
      : withHours(protocol.translations?.[language]?.line ?? protocol.line, clinic, language)
  if (isAlwaysAnswered(clinic)) return line
  const closed = safety.answers
    .filter(({ id }) => protocol.steps.some(({ who }) => who === id))
    .map(({ whenClosed, translations }) =>
      language === undefined ? whenClosed : translations?.[language],
    )
  return [line, ...closed.filter((words) => words !== undefined)].join(' ')
}

type Step = Protocol['steps'][number]

/** Returns the signs of a step, each that follows treatment of some places with their names. */
export const signsOf = (
  { signs, also = [] }: Step,
  { areas }: Pick<SiteContent, 'areas'>,
): string[] => [
  ...signs,
  ...also.flatMap((scoped) => {
    const places = areas.filter(({ id }) => scoped.areas.includes(id)).map(({ name }) => name)
    return scoped.signs.map((sign) => `${places.join(', ')}: ${lowerFirst(sign)}`)
  }),
]

/** Returns the signs of a step in a line, with those that only follow this treatment. */
export const briefOf = ({ brief = '', also = [] }: Step, treatment?: Treatment): string =>
  [
    brief,
    ...also.flatMap((scoped) =>
      treatment !== undefined && holdsFor(scoped, treatment) ? scoped.signs.map(lowerFirst) : [],
    ),
  ].join('; ')

/** Returns the protocols of these ids, the one with the most urgent step first. */
export function protocolsOf(safety: Safety, ids: readonly string[]): Protocol[] {
  const first = (protocol: Protocol) =>
    Math.min(...protocol.steps.map(({ who }) => urgency(safety, who)))
  return safety.protocols
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => first(a) - first(b) || ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Lists the standard sentences on who should not have a treatment in a few words each. */
export const notForBriefs = ({ standard }: { standard: readonly string[] }, safety: Safety) =>
  safety.sentences.filter(({ id }) => standard.includes(id)).map(({ text, brief = text }) => brief)

/**
 * Lists who should not have a treatment: the standard sentences in the order of data/safety.json,
 * then what is peculiar to it.
 */
export const notForTexts = (
  notFor: { standard: readonly string[]; list?: readonly string[] | undefined },
  safety: Safety,
): string[] => [
  ...safety.sentences.filter(({ id }) => notFor.standard.includes(id)).map(({ text }) => text),
  ...(notFor.list ?? []),
]

/** Tells whether a sentence with this scope is true of a treatment. */
export const holdsFor = (
  { areas, families, treatments }: Scope,
  treatment: Pick<Treatment, 'areas' | 'family' | 'route'>,
): boolean =>
  (areas?.some((area) => treatment.areas.includes(area)) ?? false) ||
  (families?.includes(treatment.family) ?? false) ||
  (treatments?.includes(treatment.route) ?? false)
