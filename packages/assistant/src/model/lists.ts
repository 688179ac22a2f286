import { Vocabulary } from '../engine/vocabulary.ts'
import { Known } from '../engine/known.ts'
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

/** What a model may choose from for one message. */
export type Lists = Record<keyof ReadingIds, Choice[]> & { statements: Statement[] }

/**
 * How many of each list are sent at most: all of most lists, since a model knows other words for them
 * than the data.
 */
const most = {
  treatments: 100,
  families: 100,
  areas: 100,
  prices: 100,
  topics: 400,
  conditions: 100,
  protocols: 12,
  services: 20,
} satisfies Record<keyof ReadingIds, number>
/** How many topics are explained; of the others the name has to be enough. */
const mostExplained = 50
/** How many there are at least, though nothing of the message is like them. */
const least = 6
const mostStatements = { all: 40, ofNamed: 24, perPage: 6 }
/** Topics and conditions whose own answers are among the statements. */
const mostAnswered = 6

type Entry = { id: string; text: string }
/** Returns an entry's id: the list that it stands in, and its own. */
const idIn = (list: keyof ReadingIds | 'statements', id: string) => `${list} ${id}`

/**
 * Finds what of the data may fit a message: a model chooses from that, and from nothing else.
 */
export class ModelLists {
  readonly #choices: Record<keyof ReadingIds, Map<string, Choice>>
  readonly #statements: ReadonlyMap<string, Statement>
  readonly #entries: string[]
  /** By word, as a stem, the places of the entries that have it. */
  readonly #having = new Map<string, number[]>()
  readonly #vocabulary: Vocabulary
  readonly #knowledge: Knowledge

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge
    const { treatments, facts, assistant, safety, names } = knowledge
    const words = new Map(facts.pages.map((page, i) => [addressOf(page), names[i]!.join(', ')]))
    const asked = (entries: readonly { id: string; phrases: string[] }[]) =>
      new Map(entries.map(({ id, phrases }) => [id, phrases]))
    const phrases = {
      topics: asked(assistant.topics),
      conditions: asked(assistant.conditions),
    }
    const means: Record<keyof ReadingIds, (id: string) => string> = {
      treatments: (id) => treatments.find(({ route }) => route === id)!.name,
      families: (id) =>
        assistant.names
          .filter(({ families = [] }) => families.includes(id))
          .map(({ phrases: [name] }) => name)
          .join(', '),
      areas: () => '',
      prices: (id) => facts.prices.find(({ key }) => key === id)!.label,
      topics: (id) => phrases.topics.get(id)![0] ?? '',
      conditions: (id) => phrases.conditions.get(id)![0] ?? '',
      protocols: (id) => safety.protocols.find((protocol) => protocol.id === id)!.title,
      services: (id) => safety.answers.find((answer) => answer.id === id)!.heading,
    }
    const ids = idsOf(knowledge)
    const kinds = Object.keys(ids) as (keyof ReadingIds)[]
    this.#choices = Object.fromEntries(
      kinds.map((list) => [
        list,
        new Map(ids[list].map((id) => [id, { id, means: means[list](id) }])),
      ]),
    ) as Record<keyof ReadingIds, Map<string, Choice>>
    const more: Partial<Record<keyof ReadingIds, (id: string) => string>> = {
      treatments: (id) => words.get(id) ?? '',
      topics: (id) => phrases.topics.get(id)!.join(' '),
      conditions: (id) => phrases.conditions.get(id)!.join(' '),
    }
    const statements = statementsOf(knowledge).filter(isWholeIn(knowledge))
    this.#statements = new Map(statements.map((one) => [one.id, one]))
    const titles = new Map(facts.pages.map((page) => [addressOf(page), page.title]))
    this.#vocabulary = new Vocabulary(assistant)
    const entries: Entry[] = [
      ...kinds.flatMap((list) =>
        ids[list].map((id) => ({
          id: idIn(list, id),
          text: `${id} ${means[list](id)} ${more[list]?.(id) ?? ''}`,
        })),
      ),
      ...statements.map(({ id, text, route, heading }) => ({
        id: idIn('statements', id),
        text: `${titles.get(route) ?? ''} ${heading} ${text}`,
      })),
    ]
    this.#entries = entries.map(({ id }) => id)
    for (const [at, { text }] of entries.entries())
      for (const word of this.#wordsOf(text)) {
        const known = this.#having.get(word)
        if (known) known.push(at)
        else this.#having.set(word, [at])
      }
  }

  #wordsOf(text: string): Set<string> {
    const { stemsOf, isSmallStem } = this.#vocabulary
    return new Set(stemsOf(text).filter((word) => !isSmallStem(word)))
  }

  /** Returns how like a text each entry is: the idf of the words that they share, by entry. */
  #like(text: string): Map<string, number> {
    const found = new Map<string, number>()
    for (const word of this.#wordsOf(text)) {
      const having = this.#having.get(word) ?? []
      const idf = Math.log(1 + this.#entries.length / (having.length || 1))
      for (const at of having)
        found.set(this.#entries[at]!, (found.get(this.#entries[at]!) ?? 0) + idf)
    }
    return found
  }

  /**
   * Returns the lists for a message.
   * @param texts the message, and what was asked before it, the newest first
   * @param readings what the embedded reader made of the talk: all that they name is in the lists
   * @param isEnglish of a message in another language few words are found, so that the lists are
   *   whole but for the statements
   */
  of(texts: readonly string[], readings: readonly Reading[], isEnglish: boolean): Lists {
    const scores = new Map<string, number>()
    const addTo = (id: string, score: number) => scores.set(id, (scores.get(id) ?? 0) + score)
    const add = (list: keyof ReadingIds, id: string, score: number) => addTo(idIn(list, id), score)
    for (const [age, text] of texts.entries())
      for (const [id, score] of this.#like(text)) addTo(id, score / (1 + age))
    const sure = 1000
    for (const part of readings.flatMap(({ parts }) => parts)) {
      for (const list of ['treatments', 'prices', 'areas', 'families'] as const)
        for (const id of part[list]) add(list, id, sure)
      if (part.topic !== null) add('topics', part.topic, sure)
      if (part.condition !== null) add('conditions', part.condition, sure)
    }
    const last = readings.flatMap(({ parts }) => parts).at(-1)!
    const { treatments, areas } = last
    for (const topic of this.#knowledge.assistant.topics) {
      const { id, fact, pages = [], areas: of = [] } = topic
      // What is asked of any treatment, and what is told of those that are spoken of.
      if (fact !== undefined) add('topics', id, 1)
      if (pages.some((page) => treatments.includes(page))) add('topics', id, 5)
      if (of.some((area) => areas.includes(area))) add('topics', id, 5)
    }
    this.#addAnswers(scores, last)
    const chosen = (list: keyof ReadingIds): Choice[] => {
      const all = [...this.#choices[list].values()]
      const score = ({ id }: Choice) => scores.get(idIn(list, id)) ?? 0
      const isSmall = all.length <= most[list]
      return all
        .toSorted((a, b) => score(b) - score(a))
        .filter(
          (one, i) => isSmall || !isEnglish || i < least || (i < most[list] && score(one) > 0),
        )
    }
    return {
      treatments: chosen('treatments'),
      families: chosen('families'),
      areas: chosen('areas'),
      prices: chosen('prices'),
      topics: chosen('topics').map((one, i) => (i < mostExplained ? one : { ...one, means: '' })),
      conditions: chosen('conditions'),
      protocols: chosen('protocols'),
      services: chosen('services'),
      statements: this.#bestStatements(scores),
    }
  }

  /** Adds what the likeliest topics and conditions say of the treatments that a part names. */
  #addAnswers(scores: Map<string, number>, part: ReadingPart): void {
    const { topics } = Known.of(this.#knowledge)
    for (const [list, kind] of [
      ['topics', 'topic'],
      ['conditions', 'condition'],
    ] as const) {
      const score = (id: string) => scores.get(idIn(list, id)) ?? 0
      const best = [...this.#choices[list].keys()]
        .filter((id) => score(id) > 0)
        .toSorted((a, b) => score(b) - score(a))
        .slice(0, mostAnswered)
      for (const id of best) {
        const topic = topics.get(id)!
        const answer = Known.of(this.#knowledge).answerOf(topic, part)
        if (answer === null) continue
        const place = idIn('statements', `${kind}:${id}:${topic.answers!.indexOf(answer)}`)
        scores.set(place, (scores.get(place) ?? 0) + score(id))
      }
    }
  }

  #bestStatements(scores: ReadonlyMap<string, number>): Statement[] {
    const named = (route: string) => (scores.get(idIn('treatments', route)) ?? 0) >= 1000
    const score = ({ id, route }: Statement) =>
      (scores.get(idIn('statements', id)) ?? 0) * (named(route) ? 3 : 1)
    const counts = new Map<string, number>()
    const texts = new Set<string>()
    return (
      [...this.#statements.values()]
        // Of those alike the longer ones are whole answers.
        .toSorted((a, b) => score(b) - score(a) || b.text.length - a.text.length)
        .filter((one, i) => i < least || score(one) > 0)
        .filter(({ id, text, route }) => {
          if (texts.has(text)) return false
          texts.add(text)
          // "page:/lip-fillers", "topic:event"
          const of = id.split(':', 2).join(':')
          const count = (counts.get(of) ?? 0) + 1
          counts.set(of, count)
          return count <= (named(route) ? mostStatements.ofNamed : mostStatements.perPage)
        })
        .slice(0, mostStatements.all)
    )
  }
}

/**
 * Returns what tells whether a statement can be said by itself: it does not begin with a word for
 * something that was named before it, and is no line of a list or summary without a subject.
 */
function isWholeIn({ treatments }: Knowledge): (statement: Statement) => boolean {
  const lines = new Set(treatments.flatMap((t) => [t.summary, ...t.alternatives]))
  const values = new Set(treatments.flatMap(({ glance }) => Object.values<string>(glance)))
  const valueOf = (text: string) => text.replace(/^[^:]+: /, '').replace(/\.$/, '')
  return ({ id, text }) =>
    !id.startsWith('page:') ||
    !(
      /^(?:It|Its|They|Their|Th[eo]se|This|That|Another|Each|Both|Here|There|You have|You had)\b/.test(
        text,
      ) ||
      lines.has(text) ||
      values.has(valueOf(text))
    )
}
