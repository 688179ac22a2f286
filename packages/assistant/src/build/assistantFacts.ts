import type {
  AssistantFacts,
  Option,
  PriceRules,
  Range,
  SafetyFacts,
  Spoken,
  TreatmentFact,
} from '../knowledge'
import { withHours } from '@clinic/content/emergencyLine'
import { interpolate, plainText } from '@clinic/content/expand'
import { hoursIn } from '@clinic/content/hours'
import type { SiteContent } from '@clinic/content/load'
import { payableWords } from '@clinic/content/payable'
import { lineOf, meaning, notForTexts, protocolsOf, signsOf } from '@clinic/content/safety'
import { untilFine } from '@clinic/content/recovery'
import { timeWords, visitsWords } from '@clinic/content/timeWords'
import type { Assistant } from '@clinic/content/schemas/assistant'
import { recoveryActivities } from '@clinic/content/schemas/recovery'
import type { Treatment } from '@clinic/content/schemas/treatment'
import { lowerFirst } from '@clinic/contract/prose'

/**
 * The facts that the assistant knows of treatments, of what to do when something is wrong, of
 * prices, and of the words people use.
 */

type Entry = NonNullable<Assistant['topics'] | Assistant['conditions']>[number]

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z])/)

const rangeOf = ({ from, to = from }: { from: number; to?: number | undefined }): Range => ({
  least: from,
  most: to,
})

export function treatmentFacts(content: SiteContent): TreatmentFact[] {
  const words = (text: string) => plainText(text, content)
  const families = new Map(content.families.map((family) => [family.id, family]))
  return content.treatments.map((t) => ({
    route: t.route,
    name: interpolate(t.name, content),
    family: t.family,
    ruledOutBy: families.get(t.family)?.ruledOutBy ?? [],
    notSuggested: families.get(t.family)?.notSuggested ?? false,
    areas: t.areas,
    protocols: protocolsOf(content.safety, t.risks.seekHelp.protocols).map(({ id }) => id),
    notFor: notForTexts(t.notFor, content.safety).map(words),
    summary: words(t.summary),
    intro: words(t.intro),
    glance: {
      appointment: words(t.atAGlance.appointment),
      firstEffect: words(timeWords(t.times.onset, 'At once')),
      lasts: words(timeWords(t.times.lasts, 'does not last')),
      timeOff: words(timeWords(t.times.timeOff, 'none')),
    },
    common: t.risks.common.map(words),
    rare: t.risks.rare.map(words),
    aftercare: t.aftercare.list.map(words),
    results: sentencesOf(words(t.results.paragraphs[0] ?? ''))
      .slice(0, 2)
      .join(' '),
    pain: words(t.times.pain.words),
    painLevel: t.times.pain.level,
    sessions: words(visitsWords(t.times.visits)),
    visits: rangeOf(t.times.visits),
    yearly: t.times.yearly === undefined ? null : rangeOf(t.times.yearly),
    alternatives: t.alternatives.map((a) => `${words(a.name)}: ${words(a.text)}`),
    until: recoveryTimes(t, content),
    prices: [
      ...new Set([...(t.atAGlance.price === null ? [] : [t.atAGlance.price]), ...t.prices.keys]),
    ],
  }))
}

/** Lists the waiting times after this treatment, where data/recovery has them. */
function recoveryTimes(t: Treatment, content: SiteContent): Record<string, string> {
  return Object.fromEntries(
    recoveryActivities.flatMap(({ id, label }) => {
      const text = untilFine(id, t, content)
      return text === null ? [] : [[id, `${label}: ${lowerFirst(plainText(text, content))}`]]
    }),
  )
}

/** What to do while the urgent line is closed, in letters that every language has. */
const always = '24/7: A&E'

export function safetyFacts(content: SiteContent): SafetyFacts {
  const { safety, clinic } = content
  const words = (text: string) => plainText(text, content)
  return {
    page: safety.page,
    answers: safety.answers.map((answer) => ({
      id: answer.id,
      heading: words(answer.heading),
      text: words(meaning(answer, clinic)),
      now: answer.now,
    })),
    withoutVoice: {
      title: words(safety.withoutVoice.title),
      line: words(safety.withoutVoice.line),
      ways: safety.withoutVoice.ways.map(({ name, text }) => ({
        name: words(name),
        text: words(text),
      })),
    },
    help: safety.helpTexts.map(({ language, text, without, unread, glossary }) => ({
      language,
      text: words(withHours(text, clinic, language, always)),
      ...(without !== undefined && { without }),
      ...(unread !== undefined && { unread: words(unread) }),
      ...(glossary && { glossary }),
    })),
    protocols: safety.protocols.map((p) => ({
      id: p.id,
      title: words(p.title),
      line: words(lineOf(p, content)),
      never: p.never.map(words),
      languages: Object.fromEntries(
        Object.entries(p.translations ?? {}).map(([code, { title }]) => [
          code,
          { title: words(title), line: words(lineOf(p, content, code as 'ar')) },
        ]),
      ),
      steps: p.steps.map((step) => ({
        who: step.who,
        signs: signsOf(step, content).map(words),
        meanwhile: words(step.meanwhile),
      })),
    })),
  }
}

export function assistantFacts(content: SiteContent): AssistantFacts {
  const words = (text: string) => plainText(text, content)
  const all = content.assistant
  // What data/can-i answers for each kind of treatment, and what is added to it, as if it were
  // written here.
  const fromCanI = (id: string, more: string, named: boolean): Spoken[] => {
    const entry = content['can-i'].find((one) => one.id === id)
    if (entry === undefined) return []
    // "Yes" alone would be read as an answer to "do I have to stop the pill", and "after 24 hours" as
    // one to anything that was asked beside it.
    const about = (answer: string) =>
      `${entry.label}: ${lowerFirst(named ? answer.replace(/^Yes\. /, 'Yes, you may have it. ') : answer)}`
    const say = (answer: string) => words(more === '' ? about(answer) : `${about(answer)} ${more}`)
    const own = (
      list: { answer: string | null; families?: string[]; treatments?: string[] }[] = [],
    ) =>
      list.flatMap(({ answer, ...to }) => (answer === null ? [] : [{ ...to, text: say(answer) }]))
    return [
      ...own(entry.treatments),
      ...own(entry.families),
      ...(entry.answer === undefined ? [] : [{ text: say(entry.answer) }]),
    ]
  }
  const spoken = ({ canI, more = '', answers = [], ...entry }: Entry) => {
    const { decision, ...rest } = 'decision' in entry ? entry : { ...entry, decision: undefined }
    const chosen = decision === undefined ? null : fromDecision(decision, content)
    const said = [
      ...answers.map(({ list = [], ...answer }) => ({
        ...answer,
        text: [words(answer.text), ...list.map((point) => `- ${words(point)}`)].join('\n'),
        ...(chosen !== null && list.length === 0 && { options: chosen.options }),
      })),
      ...(chosen !== null && answers.length === 0
        ? [{ text: chosen.intro, options: chosen.options }]
        : []),
      ...(canI === undefined ? [] : fromCanI(canI, more, !('after' in entry))),
    ]
    const asked = content['can-i'].find((one) => one.id === canI)
    const page = content.pages.find(({ sections }) =>
      sections.some(({ feature }) => feature === 'can-i'),
    )
    const pages =
      chosen === null ? rest.pages : [...new Set([...(rest.pages ?? []), ...chosen.pages])]
    return {
      ...rest,
      ...(said.length > 0 && { answers: said }),
      ...('recovery' in entry && more !== '' && { more: words(more) }),
      ...(pages && { pages }),
      ...(asked &&
        page && { at: { route: page.route, heading: words(asked.label), anchor: asked.id } }),
    }
  }
  return {
    words: Object.fromEntries(
      all.flatMap((file) => (file.words ?? []).map((group) => [group.id, group.words])),
    ),
    spellings: all.flatMap((file) => file.spellings ?? []),
    smallWords: all.flatMap((file) => file.smallWords ?? []),
    alike: all.flatMap((file) => file.alike ?? []),
    signs: all.flatMap((file) =>
      (file.signs ?? []).map((sign) => ({
        ...sign,
        ...(sign.opening !== undefined && { opening: words(sign.opening) }),
      })),
    ),
    complaints: all.flatMap((file) => file.complaints ?? []),
    names: all.flatMap((file) => file.names ?? []),
    areas: all.flatMap((file) => file.areas ?? []),
    topics: all.flatMap((file) => (file.topics ?? []).map(spoken)),
    conditions: all.flatMap((file) => (file.conditions ?? []).map(spoken)),
    languages: content.languages.map(({ page, amounts, answers, ...one }) => ({
      code: one.code,
      ...(one.script !== undefined && { script: one.script }),
      ...(one.numbers !== undefined && { numbers: one.numbers }),
      marks: one.marks,
      glossary: one.glossary,
      activities: one.activities,
      does: one.does,
      rare: one.rare,
      ...(page !== undefined && {
        page,
        title: words(content.pages.find(({ route }) => route === page)?.heading ?? ''),
      }),
      amounts: { ...amounts, onConsultation: words(amounts.onConsultation) },
      hours: hoursIn(one.code, content.clinic.hours, amounts.closed).join('; '),
      answers: Object.fromEntries(
        Object.entries(answers).map(([key, text]) => [
          key,
          words(withHours(text, content.clinic, one.code, always)),
        ]),
      ) as typeof answers,
    })),
  } as AssistantFacts
}

/** The place of an option as it stands after its name. */
const placeWords = {
  here: '',
  elsewhere: 'not done here',
  nhs: 'on the NHS',
  home: '',
  nowhere: '',
}

/**
 * Returns the options of a choice, each with its price and whom it suits; null when the page of the
 * choice was taken down.
 */
function fromDecision(
  { file, options }: { file: string; options: readonly string[] },
  content: SiteContent,
): { intro: string; options: Option[]; pages: string[] } | null {
  const decision = content.decisions.find(({ id }) => id === file)
  if (decision === undefined) return null
  const words = (text: string) => plainText(text, content)
  const told = options.flatMap((id) => decision.options.find((option) => option.id === id) ?? [])
  return {
    intro: words(decision.intro),
    options: told.map(({ name, where, prices = [], suits, route }) => {
      const amounts = prices
        .flatMap((key) => content.prices.prices.find((price) => price.key === key) ?? [])
        .map(
          (price) =>
            `${payableWords(price, content.prices)}${price.estimator && 'each' in price.estimator ? ` ${price.unit}` : ''}`,
        )
      return {
        name: words(name),
        beside: [placeWords[where], amounts.length > 1 ? `from ${amounts[0]}` : (amounts[0] ?? '')]
          .filter(Boolean)
          .join(', '),
        suits: words(suits.text),
        ...(route !== undefined && { route }),
      }
    }),
    pages: [decision.route, ...told.flatMap(({ route }) => route ?? [])],
  }
}

export function priceRules({ prices }: SiteContent): PriceRules {
  return {
    consultation: prices.consultation,
    supplement: prices.maleSupplement,
    mainAreas: (prices.mainAreas ?? []).map(({ label, page }) => ({
      label: label.toLowerCase(),
      page: page ?? '',
    })),
    roles: Object.fromEntries(
      prices.prices.flatMap(({ key, estimator }) => (estimator ? [[key, estimator]] : [])),
    ),
  }
}
