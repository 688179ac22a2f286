import type { Complaint } from '../knowledge.ts'
import { NaiveBayes } from './bayes.ts'
import type { TopicExamples } from './classify.ts'
import { NearestExamples } from './nearest.ts'
import type { Vocabulary } from './vocabulary.ts'

const smoothing = 0.3

export type ComplaintGuess = {
  /** The danger whose examples are nearest, and the cosine of the nearest, 0 to 1. */
  complaint: Complaint
  like: number
  /** Natural logarithm of how much likelier the words are of a danger than of a question. */
  logOdds: number
}

/**
 * Detects that somebody describes a danger, and which, learned from whole sentences: naive Bayes
 * tells dangers from questions, the nearest sentence which danger it is.
 */
export class Complaints {
  readonly #complaints: readonly Complaint[]
  readonly #bayes: NaiveBayes
  readonly #nearest: NearestExamples
  readonly #vocabulary: Vocabulary

  /** @param topics what is asked and tells of no danger */
  constructor(
    complaints: readonly Complaint[],
    topics: readonly TopicExamples[],
    vocabulary: Vocabulary,
  ) {
    const { stemsOf, featuresOf, isSmallStem } = vocabulary
    const told = complaints.map(({ phrases }) =>
      phrases.map((one) => featuresOf(wordsOf(stemsOf(one)))),
    )
    const asked = topics.flatMap(({ phrases }) =>
      phrases.map((stems) => featuresOf(wordsOf(stems))),
    )
    this.#vocabulary = vocabulary
    this.#complaints = complaints
    this.#bayes = new NaiveBayes([told.flat(), asked], smoothing, (one) =>
      one.includes(' ') ? 0.7 : isSmallStem(one) ? 0.75 : 1,
    )
    this.#nearest = new NearestExamples(told, vocabulary)
  }

  /**
   * Returns the danger that a question is most like; null where no sentence has any of its words.
   */
  guess(stems: readonly string[]): ComplaintGuess | null {
    const features = this.#vocabulary.featuresOf(wordsOf(stems))
    const [danger, question] = this.#bayes.logLikelihoods(features) ?? []
    const near = this.#nearest.cosines(features)
    const like = Math.max(...near)
    const complaint = this.#complaints[near.indexOf(like)]
    if (danger === undefined || question === undefined || complaint === undefined) return null
    return { complaint, like, logOdds: danger - question }
  }
}

/** Returns the words of a sentence; numbers are all one. */
const wordsOf = (stems: readonly string[]) =>
  stems.map((word) => (/^\d/.test(word) ? '_number' : word))
