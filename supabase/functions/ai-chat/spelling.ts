import MiniSearch from 'minisearch'
import { stem } from './normalise.ts'

/** Mends misspelt words towards words that decide something: those of phrases and of the site. */
export class Speller {
  readonly #known: Set<string>
  readonly #near: MiniSearch<{ id: number; word: string }>
  readonly #cache = new Map<string, string>()

  /** @param deciding words to mend towards; @param known words that are right as they are */
  constructor(deciding: Iterable<string>, known: Iterable<string>) {
    const words = [...new Set(deciding)].filter((word) => word.length >= 5 && /^[a-z]+$/.test(word))
    this.#known = new Set([...words, ...deciding, ...known].flatMap((word) => [word, stem(word)]))
    this.#near = new MiniSearch({ fields: ['word'], storeFields: ['word'] })
    this.#near.addAll(words.map((word, id) => ({ id, word })))
  }

  /** The word as it was probably meant. Another form of a known word is no mistake. */
  word(word: string): string {
    if (
      word.length < 5 ||
      word.length > 24 ||
      !/^[a-z]+$/.test(word) ||
      this.#known.has(word) ||
      this.#known.has(stem(word))
    )
      return word
    const kept = this.#cache.get(word)
    if (kept !== undefined) return kept
    const most = word.length >= 7 ? 2 : 1
    const found = this.#near
      .search(word, { fuzzy: most, boostDocument: (_id, term) => (term[0] === word[0] ? 2 : 1) })
      .map((result) => String(result.word))
      .find((candidate) => candidate[0] === word[0] || candidate.slice(1, 4) === word.slice(1, 4))
    const mended = found ?? word
    if (this.#cache.size > 5000) this.#cache.clear()
    this.#cache.set(word, mended)
    return mended
  }

  text(text: string): string {
    return text
      .split(' ')
      .map((word) => this.word(word))
      .join(' ')
  }
}
