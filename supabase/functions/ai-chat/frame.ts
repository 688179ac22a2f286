import type { Knowledge, Name, Topic } from '../_shared/knowledge.ts'
import { Classifier, type Guess } from './classify.ts'
import { normalise, stem, withDigits } from './normalise.ts'
import { PhraseBook, stemsOf } from './phrases.ts'
import { Speller } from './spelling.ts'

/** What a question says, slot by slot. */
export type Frame = {
  text: string
  stems: string[]
  /** Pages that are named, each once, in the order of the question. Treatments, mostly. */
  routes: string[]
  /** Kinds of treatment that are named as a whole: "filler". */
  families: string[]
  /** Lines of the price list that are named, with how often. */
  keys: Map<string, number>
  areas: string[]
  topics: Guess[]
  conditions: Topic[]
  /** Something was done to the person already; something is wrong; both in the words of data/assistant. */
  after: boolean
  complaint: boolean
  adds: boolean
  /** It asks for a price; it compares; it speaks of what may come, and of nothing that was done. */
  price: boolean
  compares: boolean
  planning: boolean
  total: boolean
  man: boolean
  woman: boolean
  age: number | null
  ml: number | null
  /** How many areas, and how many sessions, are spoken of. */
  areaCount: number | null
  sessions: number | null
  /** An amount of money somebody has to spend. */
  budget: number | null
}

type Slot = { kind: 'name'; name: Name } | { kind: 'area'; area: string } | { kind: 'condition'; topic: Topic } | { kind: 'group'; id: string }

/** Reads questions into frames, by look-ups made from data/ and a classifier learned from its examples. */
export class Reader {
  readonly speller: Speller
  readonly #names: PhraseBook<Slot>
  readonly #areas: PhraseBook<Slot>
  readonly #conditions: PhraseBook<Slot>
  readonly #groups: PhraseBook<Slot>
  readonly #classifier: Classifier
  readonly #knowledge: Knowledge

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge
    const { assistant, facts, names } = knowledge
    const ofPages = facts.pages.flatMap((page, i) => names[i]!.map((name) => [name, { route: page.address ?? page.route, phrases: [] } as Name] as const))
    const own = assistant.names.flatMap((name) => name.phrases.map((phrase) => [phrase, name] as const))
    const areaNames = new Set(assistant.areas.flatMap(({ phrases }) => phrases.map((phrase) => stemsOf(phrase).join(' '))))
    const claimed = new Set(own.map(([phrase]) => stemsOf(phrase).join(' ')))
    const isTreatment = new Set(knowledge.treatments.map(({ route }) => route))
    this.#names = new PhraseBook<Slot>([
      ...own.map(([phrase, name]) => [phrase, { kind: 'name', name }] as const),
      // A line of the price list that no page's name covers is known by its label.
      ...facts.prices
        .map(({ key, label }) => [label.toLowerCase(), { route: '', price: key, phrases: [] } as Name] as const)
        .filter(([label]) => !claimed.has(stemsOf(label).join(' ')) && !ofPages.some(([phrase]) => phrase === label))
        .map(([label, name]) => [label, { kind: 'name', name }] as const),
      // Keywords of pages that are no treatments are for the search: they would claim too many common words here.
      ...ofPages
        .filter(([phrase, { route }]) => isTreatment.has(route) && !claimed.has(stemsOf(phrase).join(' ')) && !areaNames.has(stemsOf(phrase).join(' ')))
        .map(([phrase, name]) => [phrase, { kind: 'name', name }] as const),
    ])
    this.#areas = new PhraseBook(assistant.areas.flatMap(({ area, phrases }) => phrases.map((phrase) => [phrase, { kind: 'area', area }] as const)))
    this.#conditions = new PhraseBook(assistant.conditions.flatMap((topic) => topic.phrases.map((phrase) => [phrase, { kind: 'condition', topic }] as const)))
    this.#groups = new PhraseBook(
      ['after', 'man', 'woman', 'add', 'complaint', 'price', 'compare', 'planning', 'total'].flatMap((id) =>
        (assistant.words[id] ?? []).map((word) => [word, { kind: 'group', id }] as const),
      ),
    )
    this.#classifier = new Classifier(assistant.topics, (stems) => this.#masked(stems))
    const deciding = [
      ...own.map(([phrase]) => phrase),
      ...ofPages.map(([phrase]) => phrase),
      ...assistant.conditions.flatMap(({ phrases }) => phrases),
      ...assistant.areas.flatMap(({ phrases }) => phrases),
      ...Object.values(assistant.words).flat(),
      ...assistant.signs.flatMap(({ phrases }) => phrases),
      ...assistant.topics.flatMap(({ phrases }) => phrases),
    ].flatMap((phrase) => normalise(phrase).split(' '))
    const site = knowledge.sections.flatMap(({ heading, text }) => normalise(`${heading} ${text}`).split(' '))
    this.speller = new Speller(deciding, site)
  }

  /** Names of treatments and areas as one word each, so that what an example says of one holds for all. */
  #masked(stems: string[]): string[] {
    const spans = [
      ...this.#names.find(stems).map((found) => ({ ...found, as: '_treatment' })),
      ...this.#areas.find(stems).map((found) => ({ ...found, as: '_area' })),
    ]
    const out: string[] = []
    for (let i = 0; i < stems.length;) {
      const span = spans.filter(({ start }) => start === i).toSorted((a, b) => b.end - a.end)[0]
      // The name itself counts as well: "lips" tells a lip topic from others.
      if (span) out.push(...stems.slice(i, span.end), span.as)
      else out.push(/^\d/.test(stems[i]!) ? '_number' : stems[i]!)
      i = span ? span.end : i + 1
    }
    return out
  }

  read(question: string): Frame {
    const text = withDigits(this.speller.text(normalise(question)))
    const stems = text.split(' ').filter(Boolean).map(stem)
    const names = this.#names.find(stems).flatMap(({ value, start }) => (value.kind === 'name' ? [{ ...value.name, start }] : []))
    const areas = this.#areas.find(stems).flatMap(({ value }) => (value.kind === 'area' ? [value.area] : []))
    const groups = new Set(this.#groups.find(stems).flatMap(({ value }) => (value.kind === 'group' ? [value.id] : [])))
    const families = [...new Set(names.flatMap((name) => name.families ?? []))]
    const ml = numberBefore(text, 'ml')
    const keys = new Map<string, number>()
    for (const { price } of names) if (price !== undefined) keys.set(price, (keys.get(price) ?? 0) + 1)
    const specific = names.filter((name) => name.families === undefined && name.route !== '').map(({ route }) => route)
    return {
      text,
      stems,
      routes: [...new Set([...specific, ...this.inAreas(families, areas, specific, ml)])],
      families,
      keys,
      areas: [...new Set(areas)],
      topics: this.#topics(question, stems),
      conditions: [...new Set(this.#conditions.find(stems).flatMap(({ value }) => (value.kind === 'condition' ? [value.topic] : [])))],
      after: groups.has('after'),
      complaint: groups.has('complaint'),
      adds: groups.has('add'),
      price: groups.has('price'),
      compares: groups.has('compare'),
      planning: groups.has('planning'),
      total: groups.has('total'),
      man: groups.has('man'),
      woman: groups.has('woman'),
      age: ageIn(text),
      ml,
      areaCount: numberBefore(text, '(?:main )?(?:area|zone|place|region)\\w*'),
      sessions: numberBefore(text, '(?:session|round|visit|treatment)\\w*') ?? numberAfter(text, 'course of'),
      budget: numberBefore(text, '(?:budget|to spend|max)') ?? numberAfter(text, '(?:budget|under|less than|spend|only have|for) (?:of |is |about )?pounds'),
    }
  }

  /** "Filler" and "cheeks" are cheek filler: the treatment of that kind whose first area it is. */
  inAreas(families: readonly string[], areas: readonly string[], named: readonly string[], ml: number | null): string[] {
    const kinds =
      families.length > 0 ? families : ml === null ? [] : (this.#knowledge.assistant.names.find((name) => name.families?.includes('filler'))?.families ?? [])
    if (kinds.length === 0) return []
    return areas.flatMap((area) => {
      const fitting = this.#knowledge.treatments.filter((t) => kinds.includes(t.family) && t.areas.includes(area))
      if (fitting.some(({ route }) => named.includes(route))) return []
      const priced = (route: string) => (this.#knowledge.treatments.find((t) => t.route === route)!.prices.length > 0 ? 0 : 1)
      const rank = (t: (typeof fitting)[number]) => t.areas.indexOf(area) * 10 + kinds.indexOf(t.family) + t.areas.length * 2 + priced(t.route) * 3
      return fitting
        .toSorted((a, b) => rank(a) - rank(b))
        .slice(0, 1)
        .map(({ route }) => route)
    })
  }

  /** Topics of the whole question, and of its parts where it asks several things. */
  #topics(question: string, stems: string[]): Guess[] {
    const whole = this.#classifier.guess(this.#masked(stems))
    const parts = question.split(/[,;?!]|\.\s|\band\b|\bbut\b|&/i).filter((part) => part.trim().split(/\s+/).length >= 2)
    const best = new Map(whole.map(({ topic, score }) => [topic, score]))
    const parted = new Set<string>()
    if (parts.length > 1)
      for (const part of parts) {
        const found = this.#classifier.guess(this.#masked(this.speller.text(normalise(part)).split(' ').map(stem)))[0]
        if (found && found.score >= 0.62) {
          best.set(found.topic, Math.max(best.get(found.topic) ?? 0, found.score * 0.97))
          parted.add(found.topic)
        }
      }
    return [...best]
      .map(([topic, score]) => ({ topic, score }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 8)
  }
}

function numberBefore(text: string, word: string): number | null {
  const found = new RegExp(String.raw`\b(\d+(?:\.\d+)?) ${word}\b`).exec(text)
  return found ? Number(found[1]) : null
}
function numberAfter(text: string, word: string): number | null {
  const found = new RegExp(String.raw`\b${word} (\d+(?:\.\d+)?)\b`).exec(
    text.replace(/\bcourse of (two|three|four)\b/, (_, n: string) => `course of ${({ two: 2, three: 3, four: 4 } as Record<string, number>)[n]!}`),
  )
  return found ? Number(found[1]) : null
}

const youngWords: Record<string, number> = { thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18 }

/** An age that is said: "i am 16", "is 65 too old", "my daughter is 17", "aged 72", "15 year old". */
function ageIn(text: string): number | null {
  const digits = text.replace(/\b(thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\b/g, (word) => String(youngWords[word]))
  const found =
    /\b(?:i am|he is|she is|is|am|aged|age|turning|turned|just) (\d{1,2})\b(?! (?:ml|area|week|month|day|unit|hour|minute|session|syringe|percent|pound|treatment|year of|years ago|point))/.exec(
      digits,
    ) ??
    /\b(\d{1,2}) (?:years? old|year old|yo|y o)\b/.exec(digits) ??
    /\b(?:over|under|at) (\d{1,2})\b(?! (?:ml|area|week|month|day|unit|hour|minute|pound|percent|am|pm|session))/.exec(digits) ??
    /\b(?:daughter|son|sister|brother|teenager|niece|nephew)\b.*?\b(1[0-7])\b/.exec(digits)
  return found ? Number(found[1]) : null
}
