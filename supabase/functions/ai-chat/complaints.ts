import type { AssistantFacts, Complaint } from '../_shared/knowledge.ts'
import { stemsOf } from './phrases.ts'

/**
 * Whether somebody tells of a danger, and of which one, learned from whole sentences: naive Bayes
 * over words, each counted once a sentence (Manning, Raghavan and Schütze, Introduction to
 * Information Retrieval, chapter 13).
 */

/** How often each word stands in the sentences of a class. */
type Class = { counts: Map<string, number>; words: number }

/** Added to every count, so that a word which a class has not is not impossible there. */
const smoothing = 0.3

export type ComplaintGuess = {
  complaint: Complaint
  /** Natural logarithm of how much likelier the words are of a danger than of a question. */
  logOdds: number
  /** How sure it is which danger it is, 0 to 1, every danger being as likely beforehand. */
  posterior: number
}

export class Complaints {
  readonly #dangers: Class
  readonly #questions: Class
  readonly #each: { complaint: Complaint; of: Class }[]
  readonly #vocabulary: Set<string>

  constructor({ complaints, topics }: Pick<AssistantFacts, 'complaints' | 'topics'>) {
    this.#dangers = classOf(complaints.flatMap(({ phrases }) => phrases))
    this.#questions = classOf(topics.flatMap(({ phrases }) => phrases))
    this.#each = complaints.map((complaint) => ({ complaint, of: classOf(complaint.phrases) }))
    this.#vocabulary = new Set([...this.#dangers.counts.keys(), ...this.#questions.counts.keys()])
  }

  /** The danger that a question is most like; null where no sentence has any of its words. */
  guess(stems: readonly string[]): ComplaintGuess | null {
    const words = wordsOf(stems).filter((word) => this.#vocabulary.has(word))
    if (words.length === 0) return null
    const logLikelihood = (of: Class) =>
      words.reduce(
        (sum, word) =>
          sum +
          Math.log(
            ((of.counts.get(word) ?? 0) + smoothing) /
              (of.words + smoothing * this.#vocabulary.size),
          ),
        0,
      )
    const scores = this.#each.map(({ of }) => logLikelihood(of))
    const top = Math.max(...scores)
    const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0)
    const complaint = this.#each[scores.indexOf(top)]?.complaint
    if (!complaint) return null
    return {
      complaint,
      logOdds: logLikelihood(this.#dangers) - logLikelihood(this.#questions),
      posterior: 1 / total,
    }
  }
}

/** The words of a sentence, each once; numbers are all one. */
const wordsOf = (stems: readonly string[]) => [
  ...new Set(stems.map((word) => (/^\d/.test(word) ? '_number' : word))),
]

function classOf(sentences: readonly string[]): Class {
  const counts = new Map<string, number>()
  let words = 0
  for (const sentence of sentences)
    for (const word of wordsOf(stemsOf(sentence))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      words++
    }
  return { counts, words }
}
