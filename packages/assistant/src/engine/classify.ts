import { NaiveBayes, posteriors } from './bayes.ts'
import type { Tables } from './examples.ts'
import { NearestExamples } from './nearest.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A topic and what is asked of it. */
export type TopicExamples = { id: string; phrases: readonly string[] }

export type Guess = {
  topic: string
  score: number
  /** The part of the score that is the cosine of the nearest example. */
  like: number
  /** The part of the question that asks it, where there are several. */
  part?: number
}

/**
 * The share by which naive Bayes, when it is sure, lifts a score towards 1; with its smoothing,
 * found by leaving out the examples that are like a question of packages/assistant/eval.
 */
const lift = 0.4
const smoothing = 0.01
/** The most features of a question for which naive Bayes is trusted fully. */
const usualLength = 20

/**
 * Classifies a question by topic, learned from examples: the nearest of them, and naive Bayes over
 * all, since words of a question nobody has asked before often stand in several examples of its
 * topic, and not in one.
 */
export class Classifier {
  readonly #topics: readonly string[]
  readonly #nearest: NearestExamples
  readonly #bayes: NaiveBayes
  readonly #vocabulary: Vocabulary

  /** @param mask names of treatments and areas as one word each, so that examples hold for all */
  constructor(
    topics: readonly TopicExamples[],
    vocabulary: Vocabulary,
    mask: (stems: readonly string[]) => string[],
    tables: Tables,
  ) {
    const { featuresOf, stemsOf } = vocabulary
    const table = tables.get('topics', () =>
      topics.map(({ phrases }) => phrases.map((phrase) => featuresOf(mask(stemsOf(phrase))))),
    )
    this.#vocabulary = vocabulary
    this.#topics = topics.map(({ id }) => id)
    this.#nearest = new NearestExamples(table, vocabulary)
    this.#bayes = new NaiveBayes(table, smoothing, (one) =>
      one.includes(' ') ? 0.3 : vocabulary.isSmallStem(one) ? 0.5 : 1,
    )
  }

  /** Returns the topics that a question may be of, the likeliest first. */
  guess(stems: string[]): Guess[] {
    const { featuresOf, isSmallStem } = this.#vocabulary
    const features = featuresOf(stems)
    const near = this.#nearest.cosines(features)
    // Small words alone, as "what can I have", are too few to be sure by.
    const logs = stems.every(isSmallStem) ? null : this.#bayes.logLikelihoods(features)
    const sure = posteriors(logs ?? [], Math.max(1, features.length / usualLength))
    return this.#topics
      .map((topic, i) => {
        const like = near[i]!
        return { topic, like, score: like + (1 - like) * lift * (sure[i] ?? 0) }
      })
      .filter(({ score }) => score > 0.01)
      .toSorted((a, b) => b.score - a.score || a.topic.localeCompare(b.topic))
  }
}
