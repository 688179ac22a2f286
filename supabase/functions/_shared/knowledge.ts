/**
 * What the functions know of the site. Written from data/ by `npm run knowledge`
 * (src/build/knowledge.ts): `facts.json` is the little every function needs, `knowledge.json` is
 * the site's text for ai-chat.
 */

import type { AnalysisForm, Offer, RatingId } from './contract.ts'

export type ClinicFacts = {
  name: string
  /** Its telephone number, as people read it. */
  line: string
  email: string
  address: string
  hours: string[]
  /** "Botox" or the public label, as clinic.json says. */
  medicine: string
  adultsOnly: string
  consultationNote: string
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
  /** What goes with the amount: a man's total, or what an add-on costs on its own. */
  more?: string
}

export type PageFact = {
  /** The page as the rules of the functions name it: by its address. */
  route: string
  /** Where it stands, if it has moved since; see {@link addressOf}. */
  address?: string
  title: string
  prescriptionOnly: boolean
  /** Keys of its price table, the first one first; empty when the site lists no price. */
  prices: string[]
}

/** The address of a page, as readers get it. */
export const addressOf = ({
  route,
  address = route,
}: Pick<PageFact, 'route' | 'address'>): string => address

export type OfferFact = Required<Offer> & { id: string; concerns: string[] }

/** What a model may say in other words, and what never: see data/model-words.json. */
export type GuardWords = {
  medicines: readonly string[]
  doses: readonly string[]
  warnings: readonly string[]
  /** Words of which each group says the same; longer ones, with the words that they stand for. */
  alike: readonly (readonly string[])[]
  sayings: readonly { means: string; said: readonly string[] }[]
  /** What may be added and left out, since it says nothing. */
  empty: readonly string[]
}

export type AnalysisOption = {
  route: string
  label: string
  price?: string
  prescriptionOnly?: true
}
type Years = { upTo: number; say: string }[]

/** What the analysis of the wizard says to each answer: data/analysis.json, in plain words. */
export type AnalysisRules = {
  ratings: {
    id: RatingId
    name: string
    area: 'skin' | 'lines' | 'volume'
    /** Of the ratings 1, 2 and 3. */
    levels: {
      say: string
      firstSteps: string[]
      discuss: AnalysisOption[]
      cautions: { text: string; marksEasily?: true }[]
    }[]
  }[]
  kinds: Record<
    'peels' | 'fillers' | 'lifts' | 'injections' | 'medical' | 'slimming' | 'facials',
    string[]
  >
  wholeFace: AnalysisOption
  surgeon: AnalysisOption
  ages: Years
  agePerception: Partial<Record<AnalysisForm['agePerception'], string>>
  skincareRoutine: Partial<Record<AnalysisForm['skincareRoutine'], string>>
  retinol: Years
  sunscreen: Years
  smokingStatus: { id: AnalysisForm['smokingStatus']; step?: string; caution?: string }[]
  ethnicity: Partial<Record<AnalysisForm['ethnicity'], string>>
  tanning: { yes: string; no: string }
  faceShape: Partial<Record<AnalysisForm['faceShape'], string>>
  questions: string[]
  protocols: string[]
  tellTheDoctor: string
  sentences: Record<
    | 'nothing'
    | 'distress'
    | 'manySevere'
    | 'noProcedure'
    | 'choice'
    | 'young'
    | 'unevenNoSun'
    | 'spotsThatMark'
    | 'irritated'
    | 'noRoutine'
    | 'pauseRetinoid'
    | 'earlier'
    | 'underEyes'
    | 'older'
    | 'consultationDecides'
    | 'agreed'
    | 'close'
    | 'notKept',
    string
  >
}

export type Facts = {
  analysis: AnalysisRules
  /** What the analysis says of a treatment it suggests. */
  treatments: { route: string; name: string; intro: string; lasts: string; timeOff: string }[]
  clinic: ClinicFacts
  /** The protocols of data/safety.json, each in a line. */
  safety: { id: string; line: string }[]
  prices: PriceFact[]
  pages: PageFact[]
  concerns: { id: string; label: string }[]
  offers: OfferFact[]
  modelWords: GuardWords
  /**
   * What visitors agree to, each purpose with its words and the version they are kept under: the
   * beginning of their SHA-256.
   */
  consents: Record<'healthData' | 'marketing', { words: string; version: string }>
  confirmationLetter: { subject: string; opening: string[]; otherwise: string[] }
}

/** A piece of a page: paragraphs divided by blank lines, lists as lines that start with "- ". */
export type Section = {
  page: number
  heading: string
  text: string
  /** Prices, and when to get help: what is said of them comes from facts, never from a sentence. */
  unsearched?: true
}

/** A treatment as the assistant speaks of it. All texts are plain, without tokens. */
export type TreatmentFact = {
  route: string
  name: string
  family: string
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
  /** What it feels like, and how many visits it takes. */
  pain: string
  sessions: string
  alternatives: string[]
  /**
   * Until when what has to wait, by name of the recovery time; empty when the clinic has not said.
   */
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
    lines: Record<string, string>
    steps: { who: string; signs: string[]; meanwhile: string }[]
  }[]
  page: string
}

export type Spoken = { families?: string[]; treatments?: string[]; text: string }
export type Topic = {
  id: string
  fact?: string
  recovery?: string
  /** What is said after that time: why. */
  more?: string
  refusal?: true
  problem?: true
  lasting?: true
  /** It is asked by somebody who has been treated. */
  after?: true
  /** Any other topic that fits is the better answer. */
  general?: true
  /** Areas that lead here when nothing else is understood. */
  areas?: string[]
  /** Ages in years, both included, that mean this condition. */
  ages?: { from?: number; to?: number }
  /** Longer phrases that only look like it. */
  unless?: string[]
  phrases: string[]
  answers?: Spoken[]
  pages?: string[]
}
export type Sign = {
  protocol: string
  who: string
  after?: true
  opening?: string
  phrases: string[]
}
/** Sentences in which people tell of a danger. */
export type Complaint = { protocol: string; who: string; phrases: string[] }
export type Name = { route: string; families?: string[]; price?: string; phrases: string[] }

/** What the assistant understands, from data/assistant and data/languages. */
export type AssistantFacts = {
  words: Record<string, string[]>
  /** How people type words, and what they mean. */
  spellings: { means: string; written: string[] }[]
  /** Words too common to tell one page or question from another. */
  smallWords: string[]
  /** Words that mean much the same, group by group. */
  alike: string[][]
  signs: Sign[]
  complaints: Complaint[]
  names: Name[]
  areas: { area: string; phrases: string[] }[]
  topics: Topic[]
  conditions: Topic[]
  languages: {
    code: string
    script?: string
    marks: string[]
    page?: string
    /** The title of that page, in its language. */
    title?: string
    glossary: { english: string; words: string[] }[]
    /** Words beside figures: the units of the price list by their English name, and these. */
    amounts: {
      areas: string
      men: string
      onConsultation: string
      closed: string
      units: Record<string, string>
    }
    answers: Record<
      | 'now999'
      | 'emergency'
      | 'sameDay'
      | 'notBoth'
      | 'pregnancy'
      | 'price'
      | 'hours'
      | 'booking'
      | 'other',
      string
    >
  }[]
}

/** Prices as the estimator of the site reads them. */
export type PriceRules = {
  consultation: string
  supplement: string
  mainAreas: { label: string; page: string }[]
  roles: Record<
    string,
    { role: string; areas?: number; each?: string; of?: string; option?: string }
  >
}

export type Knowledge = {
  facts: Facts
  /** Names that keep their capital within a sentence. */
  properNames: string[]
  /**
   * Words people use for each page of facts.pages: keywords, and synonyms.json. Same order as
   * facts.pages.
   */
  names: string[][]
  sections: Section[]
  treatments: TreatmentFact[]
  safety: SafetyFacts
  assistant: AssistantFacts
  priceRules: PriceRules
  /**
   * The sections' sentences as a search index, made when the knowledge is written: see
   * ai-chat/retrieve.ts.
   */
  index?: unknown
  /** The site's words, each once: see ai-chat/frame.ts. */
  words?: string[]
}
