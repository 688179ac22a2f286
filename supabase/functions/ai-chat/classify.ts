import { NaiveBayes, posteriors } from './bayes.ts'
import type { AssistantFacts } from '../_shared/knowledge.ts'
import { stem } from './normalise.ts'
import { groupsOf } from './phrases.ts'
import { Vocabulary } from './vocabulary.ts'

/**
 * Which topic a question is about, learned from examples: nearest neighbours by the cosine of
 * tf-idf weights over words and pairs of words (Manning, Raghavan and Schütze, Introduction to
 * Information Retrieval, chapters 6 and 14), and naive Bayes over the same, since words of a
 * question nobody has asked before often stand in several examples of its topic, and not in one.
 */

export type Guess = {
  topic: string
  score: number
  /** The part of the score that is the cosine of the nearest example. */
  like: number
  /** Which part of the question asks it, where there are several. */
  part?: number
}
type Example = { topic: string; weights: Map<string, number>; length: number }

/**
 * How far naive Bayes, when it is sure, lifts a score towards 1; with its smoothing, found by
 * leaving out the examples that are like a question of scripts/eval.
 */
const lift = 0.4
const smoothing = 0.01

export class Classifier {
  readonly #examples: Example[] = []
  readonly #idf = new Map<string, number>()
  readonly #with = new Map<string, number[]>()
  /** How much each example shares with the question that is being read. */
  readonly #dots: Float64Array
  readonly #topics: readonly string[]
  readonly #bayes: NaiveBayes
  readonly #unseen: number
  readonly #group: ReadonlyMap<string, string>
  /** Stems of common words. */
  readonly #stops: ReadonlySet<string>

  /** @param mask names of treatments and areas as one word each */
  constructor(
    assistant: Pick<AssistantFacts, 'topics' | 'alike' | 'spellings' | 'smallWords'>,
    mask: (stems: string[]) => string[],
  ) {
    const { topics, alike, smallWords } = assistant
    const { stemsOf } = new Vocabulary(assistant)
    this.#group = groupsOf(alike)
    this.#stops = new Set(smallWords.map(stem))
    const read = topics.map(({ phrases }) =>
      phrases.map((phrase) => this.#features(mask(stemsOf(phrase)))),
    )
    this.#topics = topics.map(({ id }) => id)
    this.#bayes = new NaiveBayes(read, smoothing, (one) =>
      one.includes(' ') ? 0.3 : this.#stops.has(one) ? 0.5 : 1,
    )
    const all = read.flatMap((phrases, i) =>
      phrases.map((features) => ({ topic: this.#topics[i]!, features })),
    )
    const documents = new Map<string, Set<string>>()
    for (const { topic, features: list } of all)
      for (const one of list) documents.set(one, (documents.get(one) ?? new Set()).add(topic))
    // How few topics a word belongs to decides how much it says; small words say little, but pairs
    // of them may.
    this.#unseen = Math.log(1 + topics.length)
    for (const [one, within] of documents) {
      const little = !one.includes(' ') && this.#stops.has(one) ? 0.25 : one.includes(' ') ? 0.6 : 1
      this.#idf.set(one, little * Math.log(1 + topics.length / within.size))
    }
    for (const { topic, features: list } of all) {
      const weights = new Map<string, number>()
      for (const one of list) weights.set(one, this.#idf.get(one)!)
      const index = this.#examples.push({ topic, weights, length: norm(weights.values()) }) - 1
      for (const one of weights.keys()) this.#with.set(one, [...(this.#with.get(one) ?? []), index])
    }
    this.#dots = new Float64Array(this.#examples.length)
  }

  /**
   * Words, their groups, and pairs of neighbouring words. Names of treatments come as one word
   * each, so that examples hold for all.
   */
  #features(stems: readonly string[]): string[] {
    const groups = new Set(stems.flatMap((word) => this.#group.get(word) ?? []))
    return [...stems, ...groups, ...stems.slice(1).map((word, i) => `${stems[i]} ${word}`)]
  }

  /** The topics that a question may be of, the likeliest first. */
  guess(stems: string[]): Guess[] {
    const features = this.#features(stems)
    const best = this.#nearest(features)
    // Small words alone, as "what can I have", are too few to be sure by.
    const sure = stems.every((word) => this.#stops.has(word))
      ? []
      : posteriors(this.#bayes.logLikelihoods(features) ?? [])
    return this.#topics
      .map((topic, i) => {
        const like = best.get(topic) ?? 0
        return { topic, like, score: like + (1 - like) * lift * (sure[i] ?? 0) }
      })
      .filter(({ score }) => score > 0.01)
      .toSorted((a, b) => b.score - a.score || a.topic.localeCompare(b.topic))
  }

  /** The cosine of each topic's nearest example. */
  #nearest(features: readonly string[]): Map<string, number> {
    const weights = new Map<string, number>()
    for (const one of features) {
      // Words that no example has make every example a little less like the question.
      const known = this.#idf.get(one)
      if (known !== undefined) weights.set(one, known)
      else if (!one.includes(' ') && !one.startsWith('=') && !this.#stops.has(one))
        weights.set(one, this.#unseen * 0.35)
    }
    const length = norm(weights.values())
    const dots = this.#dots.fill(0)
    for (const [one, weight] of weights)
      for (const index of this.#with.get(one) ?? [])
        dots[index]! += weight * this.#examples[index]!.weights.get(one)!
    const best = new Map<string, number>()
    for (const [index, dot] of dots.entries()) {
      if (dot === 0) continue
      const { topic, length: own } = this.#examples[index]!
      const like = dot / (own * length || 1)
      best.set(topic, Math.max(best.get(topic) ?? 0, like))
    }
    return best
  }
}

const norm = (weights: Iterable<number>) =>
  Math.sqrt([...weights].reduce((sum, weight) => sum + weight * weight, 0))
