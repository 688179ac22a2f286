import type { AssistantFacts } from '../_shared/knowledge.ts'
import { spelledOut, stem } from './normalise.ts'

/**
 * Words as the look-ups and the classifier see them, with the spellings and the common words of
 * data/assistant. Everything the engine decides, it decides on this form; nothing of a question is
 * ever repeated in an answer.
 */
export class Vocabulary {
  readonly #meanings: ReadonlyMap<string, string>
  readonly #small: ReadonlySet<string>

  constructor({ spellings, smallWords }: Pick<AssistantFacts, 'spellings' | 'smallWords'>) {
    this.#meanings = new Map(
      spellings.flatMap(({ means, written }) => written.map((word) => [word, means] as const)),
    )
    this.#small = new Set(smallWords)
  }

  /**
   * A text in lower-case words, one space between them, with contractions written out and no
   * punctuation but a decimal point.
   */
  normalise = (text: string): string =>
    spelledOut(text)
      .split(/\s+/)
      .map((word) => this.#meanings.get(word) ?? word)
      .join(' ')
      .trim()

  /** The words of a text as stems, in their order. */
  stemsOf = (text: string): string[] =>
    this.normalise(text)
      .split(' ')
      .filter((word) => word !== '')
      .map(stem)

  /** Whether a word is too common to tell one page or question from another. */
  isSmall = (word: string): boolean => this.#small.has(word)
}
