import type { AssistantFacts, Complaint } from '../_shared/knowledge.ts'
import { NaiveBayes, posteriors } from './bayes.ts'
import { Vocabulary } from './vocabulary.ts'

const smoothing = 0.3

export type ComplaintGuess = {
  complaint: Complaint
  /** Natural logarithm of how much likelier the words are of a danger than of a question. */
  logOdds: number
  /** How sure it is which danger it is, 0 to 1, every danger being as likely beforehand. */
  posterior: number
}

/** Whether somebody tells of a danger, and of which one, learned from whole sentences. */
export class Complaints {
  readonly #complaints: readonly Complaint[]
  /** Classes: all dangers, all questions, and each danger. */
  readonly #bayes: NaiveBayes

  constructor(
    assistant: Pick<AssistantFacts, 'complaints' | 'topics' | 'spellings' | 'smallWords'>,
  ) {
    const { complaints, topics } = assistant
    const { stemsOf } = new Vocabulary(assistant)
    const sentences = (list: readonly { phrases: readonly string[] }[]) =>
      list.flatMap(({ phrases }) => phrases.map((phrase) => wordsOf(stemsOf(phrase))))
    this.#complaints = complaints
    this.#bayes = new NaiveBayes(
      [sentences(complaints), sentences(topics), ...complaints.map((one) => sentences([one]))],
      smoothing,
    )
  }

  /** The danger that a question is most like; null where no sentence has any of its words. */
  guess(stems: readonly string[]): ComplaintGuess | null {
    const [dangers, questions, ...each] = this.#bayes.logLikelihoods(wordsOf(stems)) ?? []
    if (dangers === undefined || questions === undefined || each.length === 0) return null
    const sure = posteriors(each)
    const posterior = Math.max(...sure)
    const complaint = this.#complaints[sure.indexOf(posterior)]!
    return { complaint, logOdds: dangers - questions, posterior }
  }
}

/** The words of a sentence; numbers are all one. */
const wordsOf = (stems: readonly string[]) =>
  stems.map((word) => (/^\d/.test(word) ? '_number' : word))
