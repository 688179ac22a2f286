import type { AssistantFacts, Complaint } from '../_shared/knowledge.ts'
import { NaiveBayes } from './bayes.ts'
import { featuresOf, NearestExamples } from './nearest.ts'
import { stem } from './normalise.ts'
import { groupsOf } from './phrases.ts'
import { Vocabulary } from './vocabulary.ts'

const smoothing = 0.3

export type ComplaintGuess = {
  /** The danger whose examples are nearest, and the cosine of the nearest, 0 to 1. */
  complaint: Complaint
  like: number
  /** Natural logarithm of how much likelier the words are of a danger than of a question. */
  logOdds: number
}

/**
 * Whether somebody tells of a danger, and of which one, learned from whole sentences: naive Bayes
 * tells dangers from questions, the nearest sentence which danger it is.
 */
export class Complaints {
  readonly #complaints: readonly Complaint[]
  readonly #bayes: NaiveBayes
  readonly #nearest: NearestExamples
  readonly #group: ReadonlyMap<string, string>

  constructor(
    assistant: Pick<AssistantFacts, 'complaints' | 'topics' | 'alike' | 'spellings' | 'smallWords'>,
  ) {
    const { complaints, topics, alike, smallWords } = assistant
    const { stemsOf } = new Vocabulary(assistant)
    const stops = new Set(smallWords.map(stem))
    const read = (list: readonly { phrases: readonly string[] }[]) =>
      list.map(({ phrases }) => phrases.map((phrase) => wordsOf(stemsOf(phrase))))
    const told = read(complaints)
    this.#complaints = complaints
    this.#group = groupsOf(alike)
    this.#bayes = new NaiveBayes([told.flat(), read(topics).flat()], smoothing, (word) =>
      stops.has(word) ? 0.75 : 1,
    )
    this.#nearest = new NearestExamples(
      told.map((sentences) => sentences.map((words) => featuresOf(words, this.#group))),
      (word) => stops.has(word),
    )
  }

  /** The danger that a question is most like; null where no sentence has any of its words. */
  guess(stems: readonly string[]): ComplaintGuess | null {
    const words = wordsOf(stems)
    const [danger, question] = this.#bayes.logLikelihoods(words) ?? []
    const near = this.#nearest.cosines(featuresOf(words, this.#group))
    const like = Math.max(...near)
    const complaint = this.#complaints[near.indexOf(like)]
    if (danger === undefined || question === undefined || complaint === undefined) return null
    return { complaint, like, logOdds: danger - question }
  }
}

/** The words of a sentence; numbers are all one. */
const wordsOf = (stems: readonly string[]) =>
  stems.map((word) => (/^\d/.test(word) ? '_number' : word))
