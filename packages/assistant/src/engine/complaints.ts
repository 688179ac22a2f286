import type { Complaint } from '../knowledge.ts'
import { NaiveBayes } from './bayes.ts'
import type { TopicExamples } from './classify.ts'
import type { Tables } from './examples.ts'
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
    tables: Tables,
  ) {
    const { stemsOf, featuresOf, isSmallStem } = vocabulary
    const examplesOf = ({ phrases }: { phrases: readonly string[] }) =>
      phrases.map((one) => featuresOf(wordsOf(stemsOf(one))))
    this.#vocabulary = vocabulary
    this.#complaints = complaints
    this.#bayes = new NaiveBayes(
      // How often each word is told and asked, whatever the sentence.
      tables.get('danger', () => [
        [complaints.flatMap(examplesOf).flat()],
        [topics.flatMap(examplesOf).flat()],
      ]),
      smoothing,
      (one) => (one.includes(' ') ? 0.7 : isSmallStem(one) ? 0.75 : 1),
    )
    this.#nearest = new NearestExamples(
      tables.get('complaints', () => complaints.map(examplesOf)),
      vocabulary,
    )
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
