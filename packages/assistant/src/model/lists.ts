import { Known, type Named } from '../engine/known.ts'
import { Vocabulary } from '../engine/vocabulary.ts'
import { addressOf, type Knowledge } from '../knowledge.ts'
import {
  idsOf,
  statementsOf,
  type Reading,
  type ReadingIds,
  type ReadingPart,
  type Statement,
} from '../reading.ts'

/** An id that a model may choose, with the words that tell it what that means. */
export type Choice = { id: string; means: string }

/** Returns how near texts are to topics, the first text most. */
export type Near = (texts: readonly string[]) => ReadonlyMap<string, number>
type Talk = {
  texts: readonly string[]
  readings: readonly Reading[]
  near: ReturnType<Near>
  isRead: boolean
}
/** What a model may choose from for one message. */
export type Lists = Record<keyof ReadingIds, Choice[]>
type List = Exclude<keyof Lists, 'facts'>

/**
 * How many topics are sent of a message in English, how many of them are answered, and how many for
 * each treatment that is spoken of; how many facts are of the pages of those, and how many of others.
 */
const most = {
  topics: 70,
  answered: 38,
  ofEach: 10,
  spokenOf: 4,
  ofSpoken: 30,
  elsewhere: 10,
}
/** How like a text has to be to a condition's answer. */
const isLike = 7
/** How near a concern's words have to be, for the treatments that help with it to be spoken of. */
const isNear = 0.5
/** How much likelier whole answers of a page are than its sentences. */
const ofAnswer = 8
/** Part of a score that longer texts lose, as in BM25. */
const lengthShare = 0.4

/**
 * Finds what of the data may fit a message: a model chooses from that, and from nothing else.
 */
export class ModelLists {
  readonly #choices: Record<List, Choice[]>
  readonly #statements: ReadonlyMap<string, Statement>
  readonly #ofPages: readonly Statement[]
  /** By word, as a stem, the entries that have it. */
  readonly #having = new Map<string, string[]>()
  /** What the score of an entry is divided by. */
  readonly #length = new Map<string, number>()
  readonly #vocabulary: Vocabulary
  readonly #known: Known

  constructor(knowledge: Knowledge) {
    const { facts, assistant, safety } = knowledge
    this.#known = Known.of(knowledge)
    this.#vocabulary = new Vocabulary(assistant)
    const statements = statementsOf(knowledge).filter(isWhole)
    this.#statements = new Map(statements.map((one) => [one.id, one]))
    this.#ofPages = statements.filter(({ id }) => id.startsWith('page:'))
    const means: Record<List, (id: string) => string> = {
      treatments: (id) => this.#known.titleOf(id),
      families: (id) =>
        assistant.names
          .filter(({ families = [] }) => families.includes(id))
          .map(({ phrases: [name] }) => name)
          .join(', '),
      areas: () => '',
      prices: (id) => facts.prices.find(({ key }) => key === id)!.label,
      topics: (id) => this.#known.topics.get(id)!.phrases[0] ?? '',
      conditions: (id) => this.#known.topics.get(id)!.phrases[0] ?? '',
      protocols: (id) => safety.protocols.find((protocol) => protocol.id === id)!.title,
      services: (id) => safety.answers.find((answer) => answer.id === id)!.heading,
    }
    const { facts: _, ...ids } = idsOf(knowledge)
    this.#choices = Object.fromEntries(
      (Object.keys(ids) as List[]).map((list) => [
        list,
        ids[list].map((id) => ({ id, means: means[list](id) })),
      ]),
    ) as Record<List, Choice[]>
    const titles = new Map(facts.pages.map((page) => [addressOf(page), page.title]))
    const phrases = (id: string) => this.#known.topics.get(id.split(':')[1]!)?.phrases.join(' ')
    const about = (id: string, route: string) =>
      titles.get(id.startsWith('page:') ? route : '') ?? phrases(id)
    const words = new Map(
      statements.map(({ id, text, route, heading }) => [
        id,
        this.#wordsOf(`${about(id, route)} ${heading} ${text}`),
      ]),
    )
    const mean = [...words.values()].reduce((sum, { size }) => sum + size, 0) / words.size
    for (const [id, own] of words) {
      this.#length.set(id, 1 - lengthShare + (lengthShare * own.size) / mean)
      for (const word of own)
        if (this.#having.get(word)?.push(id) === undefined) this.#having.set(word, [id])
    }
  }

  #wordsOf(text: string): Set<string> {
    const { stemsOf, isSmallStem, featuresOf } = this.#vocabulary
    const told = stemsOf(text).filter((word) => !isSmallStem(word))
    return new Set(featuresOf(told).filter((one) => !one.includes(' ')))
  }

  /** Returns how like the texts of a talk each entry is, the newest counting most. */
  #like(texts: readonly string[]): (id: string) => number {
    const found = new Map<string, number>()
    for (const [age, text] of texts.entries())
      for (const word of this.#wordsOf(text)) {
        const having = this.#having.get(word) ?? []
        const idf = Math.log(1 + this.#length.size / (having.length || 1)) / (1 + age)
        for (const id of having) found.set(id, (found.get(id) ?? 0) + idf / this.#length.get(id)!)
      }
    return (id) => found.get(id) ?? 0
  }

  /**
   * Returns the lists for a message.
   * @param texts the message, and what was asked before it, the newest first
   * @param readings what the embedded reader made of the talk
   * @param isRead words of the message are known; else every topic is sent
   */
  of({ texts, readings, near, isRead }: Talk): Lists {
    const like = this.#like(texts)
    const parts = readings.flatMap((one) => one.parts).toReversed()
    const read = new Set([
      ...parts.flatMap(({ topic, condition }) => [topic, condition]),
      ...readings.flatMap(({ person }) => person.conditions),
    ])
    const spoken = this.#spokenOf(parts, near, texts[0]!)
    const areas = parts.flatMap((part) => part.areas)
    const score = (id: string) => {
      const topic = this.#known.topics.get(id)!
      const { fact, answers = [], pages = [], areas: of = [] } = topic
      return (
        Number(read.has(id)) +
        (near.get(id) ?? 0) +
        Math.max(0, ...answers.map((_, i) => like(`topic:${id}:${i}`))) / 20 +
        // What is asked of any treatment, and what is told of those that are spoken of.
        (fact !== undefined && fact !== 'compare' ? 0.4 : 0) +
        Number(topic.general ?? false) +
        (pages.some((page) => spoken.includes(page)) ? 0.2 : 0) +
        (of.some((area) => areas.includes(area)) ? 0.2 : 0)
      )
    }
    const topics = this.#choices.topics.toSorted((a, b) => score(b.id) - score(a.id))
    const rest = topics.slice(most.ofEach, most.answered)
    const told = this.#choices.conditions.filter(
      ({ id }) => read.has(id) || like(`condition:${id}:0`) > isLike,
    )
    const rank = (one: Statement) => like(one.id) + (isAnswer(one) ? ofAnswer : 0)
    const ranked = this.#ofPages.toSorted((a, b) => rank(b) - rank(a))
    const share = Math.ceil(most.ofSpoken / (spoken.length + 1))
    const facts = [
      ...this.#answers([...topics.slice(0, most.ofEach), ...told], spoken, parts[0]!),
      ...this.#answers(rest, spoken.slice(0, 1), parts[0]!),
      ...spoken.flatMap((page, i) =>
        ranked.filter(({ route }) => route === page).slice(0, i === 0 ? 2 * share : share),
      ),
      ...ranked
        .filter((one) => isAnswer(one) && like(one.id) > 0 && !spoken.includes(one.route))
        .slice(0, most.elsewhere),
    ]
    const texted = new Map(facts.toReversed().map((one) => [one.text, one]))
    return {
      ...this.#choices,
      topics: isRead ? topics.slice(0, most.topics) : topics,
      facts: [...texted.values()].toReversed().map(({ id, heading, text, options = [] }) => ({
        id,
        means: [
          ...(heading.endsWith('?') ? [heading] : []),
          text,
          ...options.map(({ name, suits }) => `- ${name}: ${suits}`),
        ].join(' '),
      })),
    }
  }

  /**
   * Returns the pages of what a talk is of, what was named last first: "my lips" are the treatment
   * that is usual there, and what else is done there if it is more like the message.
   */
  #spokenOf(
    parts: readonly ReadingPart[],
    near: ReadonlyMap<string, number>,
    text: string,
  ): string[] {
    const named = parts.flatMap(({ treatments, families, areas }) => {
      const own = [...treatments, this.#known.headOf(families) ?? []].flat()
      return own.length > 0 ? own : this.#known.usualIn(areas)
    })
    const told = [...near].filter(([, score]) => score >= isNear).toSorted(([, a], [, b]) => b - a)
    const ids = [...told.map(([id]) => id), ...parts.flatMap(({ topic }) => topic ?? [])]
    const helping = ids.flatMap((id) => {
      const { fact, pages = [] } = this.#known.topics.get(id)!
      return fact === undefined ? pages : []
    })
    const treatments = helping.filter((page) => this.#known.treatments.has(page))
    const [first = ''] = named
    const topic = this.#known.topics.get(ids[0] ?? '')
    const said = topic && this.#known.answerOf(topic, { treatments: [first], families: [] })
    const like = this.#like([`${text} ${said?.text ?? ''}`])
    const placeOf = (route: string) => this.#known.treatments.get(route)?.areas[0]
    const akin = this.#ofPages
      .filter(({ route }) => placeOf(first) !== undefined && placeOf(route) === placeOf(first))
      .toSorted((a, b) => like(b.id) - like(a.id))
      .slice(0, 2)
    const spoken = [...named, ...treatments, ...akin.map(({ route }) => route)]
    return [...new Set(spoken.length > 0 ? spoken : helping.slice(0, 1))].slice(0, most.spokenOf)
  }

  /** Returns what topics or conditions say of what is spoken of. */
  #answers(choices: readonly Choice[], spoken: readonly string[], part: Named): Statement[] {
    return choices.flatMap(({ id }) => {
      const topic = this.#known.topics.get(id)!
      const { answers = [] } = topic
      const told = [part, ...spoken.map((route) => ({ treatments: [route], families: [] }))]
        .map((named) => answers.indexOf(this.#known.answerOf(topic, named)!))
        .filter((at) => at >= 0)
      const places = new Set(told.length > 0 ? told : [...answers.keys()].slice(0, 2))
      const kinds = ['topic', 'condition']
      const ids = kinds.flatMap((kind) => [...places].map((at) => `${kind}:${id}:${at}`))
      return ids.flatMap((one) => this.#statements.get(one) ?? [])
    })
  }
}

/** Checks whether a statement of a page is a whole answer to a question, and no sentence of it. */
const isAnswer = ({ id, anchor }: Statement) => id.includes('::') || anchor === 'questions'

/** Matches a beginning that leans on what was named before, or is but a clause of its question. */
const leans =
  /^(?:Its?|They|Their|Th[eo]se|This|That|Another|Each|Both|Here|There|You ha[vd]e?|So|And|But|Otherwise|Then|Instead|If (?:so|not)|Not if|Because)\b|^(?:Treat|Leave|Keep|Use|Do) (?:it|them)\b/
/** Matches what only triage tells: whom to call at once. */
const urgent = /\b(?:999|A&E)\b|\burgent line\b/

/** Checks whether a statement can be said by itself, and is no line of a list behind its label. */
const isWhole = (one: Statement) =>
  !one.id.startsWith('page:') ||
  !(
    leans.test(one.text) ||
    urgent.test(one.text) ||
    (isAnswer(one) ? /^(?:When|By|Only (?:if|when))\b/ : /^[^.:]{1,40}: |\?$/).test(one.text)
  )
