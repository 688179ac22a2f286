/**
 * The data of the site that the functions read. Written from data/ by `npm run knowledge`
 * (packages/assistant/src/build/knowledge.ts): `facts.json` is the little every function needs,
 * `knowledge.json` is the site's text for ai-chat.
 */

import type { Offer } from '@clinic/contract/contract'
import type { Person } from './reading.ts'

export type ClinicFacts = {
  name: string
  /** Its telephone number, as people read it. */
  line: string
  email: string
  address: string
  hours: string[]
  /** The days that each line of hours is of, closed ones too. */
  openDays: string[][]
  /** "Botox" or the public label, as clinic.json says. */
  medicine: string
  adultsOnly: string
  consultationNote: string
  /** The company whose language model may read questions, as the privacy notice names it. */
  modelProvider: string | null
}

/** A price as prices.json has it; exactly one of amount, from and to, onConsultation. */
export type PriceFact = {
  key: string
  label: string
  unit: string
  amount?: number
  from?: number
  to?: number
  onConsultation?: true
  note?: string
  /** Addition to the amount: a man's total, or the price of an add-on on its own. */
  more?: string
}

export type PageFact = {
  /** The page as the rules of the functions name it: by its address. */
  route: string
  /** The current address, if it has moved since; see {@link addressOf}. */
  address?: string
  title: string
  prescriptionOnly: boolean
  /** Keys of its price table, the first one first; empty when the site lists no price. */
  prices: string[]
}

/** Returns the address of a page, as readers get it. */
export const addressOf = ({
  route,
  address = route,
}: Pick<PageFact, 'route' | 'address'>): string => address

export type OfferFact = Required<Offer> & { id: string; concerns: string[] }

/** The wizard's texts for each answer: data/analysis.json, in plain words. */
export type AnalysisRules = Data.Analysis
export type AnalysisOption = AnalysisRules['wholeFace']

export type Facts = {
  analysis: AnalysisRules
  /** Treatments that the analysis suggests, with its text about each. */
  treatments: { route: string; name: string; intro: string; lasts: string; timeOff: string }[]
  clinic: ClinicFacts
  /** The protocols of data/safety.json, each in a line. */
  safety: { id: string; line: string }[]
  prices: PriceFact[]
  pages: PageFact[]
  concerns: { id: string; label: string }[]
  offers: OfferFact[]
  /**
   * The consents of visitors, each purpose with its words and the version they are kept under: the
   * beginning of their SHA-256.
   */
  consents: Record<'healthData' | 'keep' | 'marketing', { words: string; version: string }>
  confirmationLetter: { subject: string; opening: string[]; otherwise: string[] }
}

/** A piece of a page: paragraphs divided by blank lines, lists as lines that start with "- ". */
export type Section = {
  page: number
  heading: string
  /** The heading of its page that a link can lead to, behind a #. */
  anchor?: string
  text: string
  /** Prices, and when to get help: what is said of them comes from facts, never from a sentence. */
  unsearched?: true
  /** Of an answer, the words in which people ask for it; none once they are learned. */
  asked?: string[]
}

export type Range = { least: number; most: number }

/** A treatment as the assistant speaks of it. All texts are plain, without tokens. */
export type TreatmentFact = {
  route: string
  name: string
  family: string
  /** What somebody may not want, that this treatment is or has: needles, filler. */
  ruledOutBy: Person['ruledOut']
  /** It is told of only to who names it or its concern. */
  notSuggested: boolean
  areas: string[]
  /** Safety protocols that its page names, the most urgent first. */
  protocols: string[]
  notFor: string[]
  summary: string
  intro: string
  glance: { appointment: string; firstEffect: string; lasts: string; timeOff: string }
  common: string[]
  rare: string[]
  aftercare: string[]
  results: string
  /** Pain, in words and from 0 for none to 3, and the number of visits. */
  pain: string
  painLevel: number
  sessions: string
  /** The least and the most visits of a first course, and in a year where it is kept up. */
  visits: Range
  yearly: Range | null
  alternatives: string[]
  /** Until when what has to wait, by recovery time; empty when the clinic has not said. */
  until: Record<string, string>
  prices: string[]
}

export type SafetyFacts = {
  answers: { id: string; heading: string; text: string; now: boolean }[]
  protocols: {
    id: string
    title: string
    line: string
    never: string[]
    /** Its title and its line by language (BCP 47), as far as they are translated. */
    languages: Record<string, { title: string; line: string }>
    steps: { who: string; signs: string[]; meanwhile: string }[]
  }[]
  /** Ways to get help for somebody who cannot hear or speak on the telephone. */
  withoutVoice: { title: string; line: string; ways: { name: string; text: string }[] }
  /**
   * Whom to call, by language (BCP 47), for who is not understood; English first. `unread` says that
   * the language is not read; `glossary` has its words of danger.
   */
  help: {
    language: string
    text: string
    without?: string
    unread?: string
    glossary?: Language['glossary']
  }[]
  page: string
}

type Listed<Kind extends keyof Data.Assistant> = NonNullable<Data.Assistant[Kind]>[number]
export type Sign = Listed<'signs'>
export type Complaint = Listed<'complaints'>
export type Name = Listed<'names'>
/** One of several ways to do something about a concern: its name, its price or place, for whom. */
export type Option = { name: string; beside: string; suits: string; route?: string }
export type Spoken = Omit<NonNullable<Listed<'topics'>['answers']>[number], 'list'> & {
  options?: Option[]
}
/** A topic or a condition, with its answers put together from the files of data/ that it names. */
export type Topic = Pick<Listed<'topics'>, 'id' | 'phrases'> &
  Partial<Omit<Listed<'topics'> & Listed<'conditions'>, 'canI' | 'decision' | 'answers'>> & {
    answers?: Spoken[]
    /** Where it stands on the page of what waits before and after a treatment. */
    at?: { route: string; heading: string; anchor: string }
  }
/** A language with its fixed answers, the title of its page and the opening hours in it. */
export type Language = Omit<Data.Language, '$schema' | 'name' | 'pageWords'> & {
  title?: string
  hours: string
}

/** The assistant's vocabulary and answers, from data/assistant and data/languages. */
export type AssistantFacts = Required<
  Omit<Data.Assistant, '$schema' | 'name' | 'words' | 'topics' | 'conditions'>
> & {
  words: Record<string, string[]>
  topics: Topic[]
  conditions: Topic[]
  languages: Language[]
}

/** Prices as the estimator of the site reads them. */
export type PriceRules = {
  consultation: string
  supplement: string
  mainAreas: { label: string; page: string }[]
  roles: Record<string, NonNullable<Data.Price['estimator']>>
}

/** Treatments and kinds of them that a topic's examples name, and conditions that it is about. */
export type SpokenOf = Record<'of' | 'always' | 'conditions', readonly string[]>

/** What is learned when the knowledge is written, so that a function starts without that work. */
export type Learned = {
  /** The features of all examples, a line each. */
  features: string
  /** By name, which examples have which features: see engine/examples.ts. */
  tables: Record<string, string>
  /** The words that mistakes of spelling are mended towards. */
  deciding: string
  /** By topic, what its examples speak of. */
  spokenOf: Record<string, SpokenOf>
  /** By language, its glossary: a line a meaning, each of its words behind a bar. */
  glossaries: Record<string, string>
}

export type Knowledge = {
  facts: Facts
  /** Names that keep their capital within a sentence. */
  properNames: string[]
  /** Words people use for each page: keywords, and synonyms.json. In the order of facts.pages. */
  names: string[][]
  sections: Section[]
  treatments: TreatmentFact[]
  safety: SafetyFacts
  assistant: AssistantFacts
  priceRules: PriceRules
  /** What the engine learns of the examples: see engine/learned.ts; with it, of phrases that it stands for only a few are left. */
  learned?: Learned
  /** The site's words, each once: see ai-chat/frame.ts. */
  words?: string[]
}
