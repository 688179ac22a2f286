import type { Vocabulary } from './vocabulary.ts'

export type Found<T> = { value: T; start: number; end: number }

/**
 * Phrases and what each stands for. The longest phrase at a place wins; what one phrase has used,
 * no other uses.
 */
export class PhraseBook<T> {
  readonly #byFirst = new Map<string, { stems: string[]; value: T }[]>()

  constructor({ stemsOf }: Vocabulary, entries: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of entries) {
      const stems = stemsOf(phrase)
      if (stems.length === 0) continue
      const list = this.#byFirst.get(stems[0]!) ?? []
      list.push({ stems, value })
      this.#byFirst.set(stems[0]!, list)
    }
    for (const list of this.#byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length)
  }

  find(stems: readonly string[]): Found<T>[] {
    const found: Found<T>[] = []
    for (let i = 0; i < stems.length;) {
      const here =
        this.#byFirst
          .get(stems[i]!)
          ?.filter((entry) => entry.stems.every((part, j) => stems[i + j] === part)) ?? []
      const longest = here[0]?.stems.length ?? 0
      for (const { stems: parts, value } of here)
        if (parts.length === longest) found.push({ value, start: i, end: i + longest })
      i += Math.max(longest, 1)
    }
    return found
  }
}
