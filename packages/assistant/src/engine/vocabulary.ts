import type { AssistantFacts } from '../knowledge.ts'
import { spelledOut, stem } from './normalise.ts'

/** Begins the name of a group of words, so that it is like no word. */
const groupMark = '='

/**
 * Words as the look-ups and the classifier see them, with the spellings and the common words of
 * data/assistant. Everything the engine decides, it decides on this form; nothing of a question is
 * ever repeated in an answer.
 */
export class Vocabulary {
  readonly #meanings: ReadonlyMap<string, string>
  readonly #small: ReadonlySet<string>
  readonly #smallStems: ReadonlySet<string>
  /** For a word, as a stem, the name of its group of words that mean much the same. */
  readonly #group: ReadonlyMap<string, string>

  constructor({
    spellings,
    smallWords,
    alike,
  }: Pick<AssistantFacts, 'spellings' | 'smallWords' | 'alike'>) {
    this.#meanings = new Map(
      spellings.flatMap(({ means, written }) => written.map((word) => [word, means] as const)),
    )
    this.#small = new Set(smallWords)
    this.#smallStems = new Set(smallWords.map(stem))
    this.#group = new Map(
      alike.flatMap((words) =>
        words.map((word) => [stem(word), `${groupMark}${words[0]}`] as const),
      ),
    )
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

  /** Checks whether a word is too common to tell one page or question from another. */
  isSmall = (word: string): boolean => this.#small.has(word)

  /** The same of a stem. */
  isSmallStem = (word: string): boolean => this.#smallStems.has(word)

  /**
   * Returns the features of a text for the classifiers: its words as stems, their groups, and pairs
   * of neighbours.
   */
  featuresOf = (stems: readonly string[]): readonly string[] => {
    const groups = stems.flatMap((word) => this.#group.get(word) ?? [])
    const pairs = stems.slice(1).map((word, i) => `${stems[i]} ${word}`)
    return [...new Set([...stems, ...groups, ...pairs])]
  }

  /** Checks whether a feature is a word, and neither a pair nor a group. */
  isWord = (feature: string): boolean => !feature.includes(' ') && !feature.startsWith(groupMark)
}
