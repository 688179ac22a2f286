import type { Rich } from '@clinic/content/expand'
import type { Wait } from '../../features/canI/build'
import type { DoctorLine, GalleryItem, Picture } from '../../site/site'
import type {
  Crumb,
  ListItem,
  PriceRow,
  StepText,
  QuestionText,
  SourceText,
  ReviewText,
  HelpText,
  Months,
  WhereData,
  PlacedData,
} from '../../site/page'

/** A question of "Can I…?", and its answer. */
export type CanIText = { question: string; answer: Rich }

/** The recovery from a treatment; the name tells apart those that a treatment has several of. */
export type RecoveryText = {
  name: string
  days: { label: string; text: Rich }[]
  waits: Wait[]
  normal: Rich
  note: Rich | null
}

/**
 * The course of an effect in months: it shows, is full, is reviewed, and fades from one time to the
 * other.
 */
export type Course = { onset: number; full: number; review: number | null; fades: Months }

/**
 * Figures of a trial, each as so many people `of` as many: of 100, or of more where some are rare.
 */
export type TrialFigureText = {
  title: string
  /** Number of people who took part. */
  people: number | null
  of: number
  groups: { label: string; count: number; percent: number }[]
  note: Rich | null
  source: { name: string; url: string }
}

export type TreatmentContent = {
  name: string
  /** One sentence, set large: what it changes, and what it cannot. */
  statement: string | null
  /** The treatment in five lines. */
  inShort: { label: string; text: Rich }[]
  course: Course | null
  /** Its pair of the gallery, and which one that is there. */
  result: { pair: GalleryItem; index: number } | null
  intro: Rich
  crumbs: Crumb[]
  picture: Picture
  /** The caption: an illustration, or a photograph with its date. */
  caption: string
  facts: { label: string; value: string }[]
  whatItIs: { paragraphs: Rich[]; treats: Rich[] }
  where: WhereData | null
  placed: PlacedData | null
  suits: { paragraphs: Rich[]; list: Rich[] }
  /** `standard`: what stands against many treatments, in a few words each. */
  notFor: { paragraphs: Rich[]; list: Rich[]; standard: string[] }
  prices: {
    rows: PriceRow[]
    paragraphs: Rich[]
    notes: Rich[]
    /** The address of the cost estimator with this treatment ticked. */
    estimator: string | null
  }
  appointment: StepText[]
  risks: {
    paragraphs: Rich[]
    common: Rich[]
    rare: Rich[]
    figure: TrialFigureText | null
    seekHelp: HelpText
  }
  aftercare: { paragraphs: Rich[]; list: Rich[] }
  /** The recoveries that are its own. */
  recovery: RecoveryText[]
  /** Where the recoveries stand that it shares with other treatments. */
  sharedRecovery: Crumb[]
  canI: {
    /** The questions whose answer holds for this treatment alone. */
    own: CanIText[]
    /** The questions after the visit with all their answers, for the printed sheet. */
    sheet: [question: string, answer: string][]
    /** Where all the others are answered. */
    to: string | null
  }
  results: { paragraphs: Rich[]; figure: TrialFigureText | null }
  alternatives: { name: string; to: string | null; text: Rich }[]
  /** Pages on which this treatment is compared with others. */
  decisions: Crumb[]
  questions: QuestionText[]
  related: ListItem[]
  doctor: DoctorLine | null
  sources: SourceText[]
  review: ReviewText
}
