import * as z from 'zod/mini'
import { firstSentences } from '@clinic/contract/prose'
import { addressOf, type Knowledge, type Spoken } from './knowledge.ts'

/**
 * What a message asks and what it tells of the person: the one thing that readers hand to the
 * answerer (answerer.ts). Two readers write it: the embedded one, by look-up and a classifier, and
 * a language model. Neither writes a word that a visitor sees.
 *
 * A reading is whole: "and two of them?" after "1 ml lip filler" names the treatment, the kind and
 * 2 ml, so a part can be answered by itself. What is known of the person is only what this message
 * says; the answerer keeps it through the talk, the newest winning.
 *
 * Every id is one of the data: {@link readingSchema} closes the schema over the ids of a knowledge,
 * or over fewer, and nothing else passes.
 */

/** What a part of a message asks. */
export const partKinds = [
  // Money: one price; the sum of what is named; a year of it; what an amount buys.
  'price',
  'total',
  'yearly-cost',
  'budget',
  // Several treatments against each other; which may help with a concern (its topic says which).
  'compare',
  'choose',
  // Whether somebody may have it: with a condition, a medicine, at an age, beside another treatment.
  'may-i',
  // One fact of a treatment.
  'what-is',
  'what-happens',
  'appointment',
  'pain',
  'visits',
  'time-off',
  'risks',
  'not-for',
  'results',
  'first-effect',
  'lasts',
  'alternatives',
  // When to come: "at the latest before 14 June", "when again".
  'when',
  // What is usual, allowed or to be done before or after a treatment (its topic says what).
  'aftercare',
  // Something that somebody has since a treatment, and that is no danger by itself.
  'symptom-after',
  // Opening hours, address, who treats, records, photographs … (its topic says which).
  'clinic-fact',
  'small-talk',
  // What this clinic or its assistant does not do (its topic says what).
  'not-ours',
  'unclear',
] as const
export type PartKind = (typeof partKinds)[number]

/** What somebody will not have, or not have happen. */
export const ruledOut = [
  'needles',
  'surgery',
  'downtime',
  'pain',
  'filler',
  'toxin',
  'bigger',
  'frozen',
] as const

/** The ids that a reading may name. */
export type ReadingIds = {
  /** Addresses of treatments. */
  treatments: string[]
  /** Kinds of treatment named as a whole: "filler". */
  families: string[]
  areas: string[]
  /** Lines of the price list. */
  prices: string[]
  /** Topics of data/assistant: concerns, comparisons, the clinic, before and after, boundaries. */
  topics: string[]
  /** Conditions, medicines and circumstances of data/assistant. */
  conditions: string[]
  /** Protocols of data/safety.json, and whom they send to. */
  protocols: string[]
  services: string[]
  /** What may be said as it is: see {@link statementsOf}. */
  facts: string[]
}

const unique = (ids: readonly string[]) => [...new Set(ids)]

/** Returns all ids of a knowledge. */
export function idsOf(knowledge: Knowledge): ReadingIds {
  const { treatments, facts, assistant, safety } = knowledge
  return {
    treatments: unique(treatments.map(({ route }) => route)),
    families: unique(treatments.map(({ family }) => family)),
    areas: unique(assistant.areas.map(({ area }) => area)),
    prices: unique(facts.prices.map(({ key }) => key)),
    topics: unique(assistant.topics.map(({ id }) => id)),
    conditions: unique(assistant.conditions.map(({ id }) => id)),
    protocols: unique(safety.protocols.map(({ id }) => id)),
    services: unique(safety.answers.map(({ id }) => id)),
    facts: statementsOf(knowledge).map(({ id }) => id),
  }
}

const most = 12
const mostFacts = 4
const amount = (maximum: number) => z.nullable(z.number().check(z.minimum(0), z.maximum(maximum)))
const isoDate = z.nullable(z.iso.date())

/** Returns the schema of a reading that names no other ids than these. */
export function readingSchema(ids: ReadingIds) {
  // One schema for each list, so that it stands once where the schema is sent to a model.
  const kept = new Map<readonly string[], z.ZodMiniEnum<Record<string, string>>>()
  const idOf = (of: readonly string[]) => {
    const id = kept.get(of) ?? z.enum([...of])
    kept.set(of, id)
    return id
  }
  const several = (of: readonly string[], at = most) =>
    z.array(idOf(of)).check(z.maxLength(of.length === 0 ? 0 : at))
  const one = (of: readonly string[]) => z.nullable(idOf(of))
  const part = z.strictObject({
    kind: z.enum(partKinds),
    /** In the order of the message. */
    treatments: several(ids.treatments),
    families: several(ids.families),
    areas: several(ids.areas),
    /** Lines of the price list that are named themselves: "the full face", "a consultation". */
    prices: several(ids.prices),
    topic: one(ids.topics),
    condition: one(ids.conditions),
    /** Millilitres, of each treatment in turn where there are several, else of all. */
    ml: z.array(z.number().check(z.minimum(0), z.maximum(100))).check(z.maxLength(most)),
    areaCount: amount(20),
    sessions: amount(50),
    /** The sex of each of several people who are to have it; empty for one. */
    people: z.array(z.nullable(z.enum(['man', 'woman']))).check(z.maxLength(6)),
    /** An amount in pounds. */
    money: amount(1_000_000),
    date: isoDate,
    /** Statements that a reader found to answer it, in the order in which they are to be said. */
    facts: several(ids.facts, mostFacts),
  })
  return z.strictObject({
    /** What is asked, in the order of the message; one part of kind "unclear" if nothing is. */
    parts: z.array(part).check(z.minLength(1), z.maxLength(6)),
    person: z.strictObject({
      /** Null where the message does not say. */
      forWhom: z.nullable(z.enum(['self', 'someone-else'])),
      sex: z.nullable(z.enum(['man', 'woman'])),
      age: amount(120),
      pregnant: z.nullable(z.boolean()),
      feeding: z.nullable(z.boolean()),
      /** Conditions and medicines that the person has, takes or took. */
      conditions: several(ids.conditions),
      /** Treatments that were done, each with the days since then as far as they are told. */
      had: z
        .array(z.strictObject({ treatment: one(ids.treatments), daysAgo: amount(40_000) }))
        .check(z.maxLength(most)),
      ruledOut: z.array(z.enum(ruledOut)).check(z.maxLength(ruledOut.length)),
      /** The day of an event that the person names: a wedding. */
      date: isoDate,
      budget: amount(1_000_000),
    }),
    /**
     * Dangers that the message tells of. Triage (engine/triage.ts) finds its own on the words: a
     * reader may add one, and takes none away.
     */
    dangers: z
      .array(z.strictObject({ protocol: one(ids.protocols), who: z.enum([...ids.services]) }))
      .check(z.maxLength(4)),
    /** BCP 47 tag of the language that the message is in. */
    language: z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/)),
  })
}

export type Reading = z.infer<ReturnType<typeof readingSchema>>
export type ReadingPart = Reading['parts'][number]
export type Person = Reading['person']

/** Returns a part that asks in this way and names nothing. */
export const partOf = (kind: PartKind, named: Partial<ReadingPart> = {}): ReadingPart => ({
  kind,
  treatments: [],
  families: [],
  areas: [],
  prices: [],
  topic: null,
  condition: null,
  ml: [],
  areaCount: null,
  sessions: null,
  people: [],
  money: null,
  date: null,
  facts: [],
  ...named,
})

/** A person of whom nothing is known. */
export const nobody: Person = {
  forWhom: null,
  sex: null,
  age: null,
  pregnant: null,
  feeding: null,
  conditions: [],
  had: [],
  ruledOut: [],
  date: null,
  budget: null,
}

/** Where a sentence stands: its page, the heading above it, and what a link to that ends with. */
export type Source = { route: string; heading: string; anchor?: string | undefined }

/** A text of the data that may be said as it is. */
export type Statement = Source & {
  /** Stays the same while its page and heading do. */
  id: string
  text: string
  /** Ways to do something about it that are told after it. */
  options?: Spoken['options']
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Returns all that may be said: the answers of the data's topics and conditions, then the sentences
 * of the pages, except prices and when to get help, of which only the answerer and triage speak.
 */
export function statementsOf(knowledge: Knowledge): readonly Statement[] {
  const kept = statements.get(knowledge) ?? allStatements(knowledge)
  statements.set(knowledge, kept)
  return kept
}

const statements = new WeakMap<Knowledge, readonly Statement[]>()

function allStatements({ assistant, sections, facts }: Knowledge): Statement[] {
  const { topics, conditions } = assistant
  const answersOf = (kind: string, entries: typeof topics) =>
    entries.flatMap(({ id, answers: own = [], pages = [] }) =>
      own.map(({ text, options }, i) => ({
        id: `${kind}:${id}:${i}`,
        text,
        options,
        route: pages[0] ?? '',
        heading: '',
      })),
    )
  const answers = [...answersOf('topic', topics), ...answersOf('condition', conditions)]
  const seen = new Map<string, number>()
  const ofPages = sections.flatMap(({ page, heading, anchor, text, unsearched, asked }) => {
    if (unsearched && asked === undefined) return []
    const route = addressOf(facts.pages[page]!)
    const place = `page:${route}:${slug(heading)}`
    const statement = (line: string): Statement => {
      const count = seen.get(place) ?? 0
      seen.set(place, count + 1)
      return { id: `${place}:${count}`, text: line, route, heading, anchor }
    }
    // An answer is said as a whole.
    if (asked !== undefined) return [statement(firstSentences(text, 60))]
    return text
      .split(/\n+|(?<=[.!?])\s+(?=[A-Z£])/)
      .map((line) => line.replace(/^- /, '').trim())
      .filter((line) => /[.!?]$/.test(line) && line.split(' ').length >= 5)
      .map(statement)
  })
  return [...answers, ...ofPages]
}
