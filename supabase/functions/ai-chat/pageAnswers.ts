import { addressOf, type Knowledge } from '../_shared/knowledge.ts'
import { NearestExamples } from './nearest.ts'
import type { Reader } from './frame.ts'
import { Vocabulary } from './vocabulary.ts'

/** An answer that stands with one page, and how near its examples are to a question, 0 to 1. */
export type PageAnswer = { route: string; text: string; like: number }

/**
 * What is asked of one page at a time: the questions that stand on it and those beside it, each
 * with the words in which people ask it. On the page that is spoken of, few words are enough.
 */
export class PageAnswers {
  readonly #answers: { route: string; text: string }[]
  readonly #nearest: NearestExamples

  constructor({ sections, facts, assistant }: Knowledge, reader: Reader) {
    const vocabulary = new Vocabulary(assistant)
    const asked = sections.filter((section) => section.asked !== undefined)
    this.#answers = asked.map(({ page, text }) => ({ route: addressOf(facts.pages[page]!), text }))
    this.#nearest = new NearestExamples(
      asked.map((section) =>
        section.asked!.map((phrase) => reader.features(vocabulary.stemsOf(phrase))),
      ),
      vocabulary,
    )
  }

  /** The nearest answer to a question's features, of these pages or of any. */
  find(features: readonly string[], routes: readonly string[]): PageAnswer | null {
    const near = this.#nearest.cosines(features)
    let best: PageAnswer | null = null
    for (const [i, answer] of this.#answers.entries())
      if ((routes.length === 0 || routes.includes(answer.route)) && near[i]! > (best?.like ?? 0))
        best = { ...answer, like: near[i]! }
    return best
  }
}
