import MiniSearch from 'minisearch'
import { stem } from './normalise.ts'

/** Mends misspelt words towards words that decide something: those of phrases and of the site. */
export class Speller {
  readonly #known: Set<string>
  readonly #deciding: ReadonlySet<string>
  readonly #joinable: ReadonlySet<string>
  /** Made for the first mistake, since it takes a moment. */
  #near: MiniSearch<{ id: number; word: string }> | null = null
  readonly #cache = new Map<string, string>()

  /**
   * @param deciding words to mend towards
   * @param known words that are right as they are
   * @param joinable words that are found run together with a deciding one: contractions, small words
   */
  constructor(
    deciding: Iterable<string>,
    known: Iterable<string>,
    joinable: Iterable<string> = [],
  ) {
    const words = [...new Set(deciding)].filter((word) => word.length >= 5 && /^[a-z]+$/.test(word))
    this.#known = new Set([...words, ...deciding, ...known].flatMap((word) => [word, stem(word)]))
    this.#deciding = new Set(words)
    this.#joinable = new Set([...joinable].filter((word) => word.length > 1))
  }

  /** Searches the words to mend towards. */
  get #search() {
    if (this.#near === null) {
      this.#near = new MiniSearch({ fields: ['word'], storeFields: ['word'] })
      this.#near.addAll([...this.#deciding].map((word, id) => ({ id, word })))
    }
    return this.#near
  }

  /** Checks whether a word is an English one, or a usual spelling of one: "im". */
  knows(word: string): boolean {
    return this.#known.has(word) || this.#known.has(stem(word)) || this.#joinable.has(word)
  }

  /** Returns the word as it was probably meant. Another form of a known word is no mistake. */
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
    const parts = this.#parted(word)
    if (parts !== null) {
      this.#cache.set(word, parts)
      return parts
    }
    const slip = this.#slipOf(word)
    if (slip !== null) {
      this.#cache.set(word, slip)
      return slip
    }
    const most = word.length >= 7 ? 2 : 1
    const found = this.#search
      .search(word, { fuzzy: most, boostDocument: (_id, term) => (term[0] === word[0] ? 2 : 1) })
      .map((result) => String(result.word))
      .find((candidate) => candidate[0] === word[0] || candidate.slice(1, 4) === word.slice(1, 4))
    const mended = found ?? word
    if (this.#cache.size > 5000) this.#cache.clear()
    this.#cache.set(word, mended)
    return mended
  }

  /** A known word with two letters exchanged, "thraot", or one held too long, "cannt". */
  #slipOf(word: string): string | null {
    for (let at = 0; at + 1 < word.length; at++) {
      const [one, next] = [word[at]!, word[at + 1]!]
      const [head, tail] = [word.slice(0, at), word.slice(at + 2)]
      const meant = one === next ? head + one + tail : head + next + one + tail
      if (this.#deciding.has(meant) || (one === next && this.#joinable.has(meant))) return meant
    }
    return null
  }

  /** Words that were run together, "cantbreathe"; null for what is not made of known ones. */
  #parted(word: string): string | null {
    if (word.length < 8) return null
    for (let at = word.length - 5; at >= 1; at--) {
      const [first, last] = [word.slice(0, at), word.slice(at)]
      if (!this.#deciding.has(last)) continue
      if (this.#joinable.has(first)) return `${first} ${last}`
      const again = first.startsWith('i') && this.#joinable.has(first.slice(1))
      if (again) return `i ${first.slice(1)} ${last}`
    }
    return null
  }

  text(text: string): string {
    return text
      .split(' ')
      .map((word) => this.word(word))
      .join(' ')
  }
}
