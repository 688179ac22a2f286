import type { Vocabulary } from './vocabulary.ts'

export type Found<T> = { value: T; start: number; end: number }

/** Words for whose something is, beside "my". */
const whose: ReadonlySet<string> = new Set(['his', 'her', 'their', 'our'])

/** Phrases and what each stands for. */
export class PhraseBook<T> {
  readonly #byFirst = new Map<string, { stems: string[]; value: T }[]>()

  /** @param ofAnybody "my eyes" stands for "his eyes" as well */
  constructor(
    { stemsOf }: Vocabulary,
    entries: Iterable<readonly [phrase: string, value: T]>,
    private readonly ofAnybody = false,
  ) {
    for (const [phrase, value] of entries) {
      const stems = stemsOf(phrase)
      if (stems.length === 0) continue
      const list = this.#byFirst.get(stems[0]!) ?? []
      list.push({ stems, value })
      this.#byFirst.set(stems[0]!, list)
    }
    for (const list of this.#byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length)
  }

  /**
   * Returns every phrase that stands in a text: by its place, and of one place the longest first.
   */
  all(asTold: readonly string[]): Found<T>[] {
    const stems = this.ofAnybody ? asTold.map((word) => (whose.has(word) ? 'my' : word)) : asTold
    return stems.flatMap((word, start) =>
      (this.#byFirst.get(word) ?? [])
        .filter((entry) => entry.stems.every((part, j) => stems[start + j] === part))
        .map((entry) => ({ value: entry.value, start, end: start + entry.stems.length })),
    )
  }

  /** Returns the longest phrases of a text: what one has used, no other uses. */
  find(stems: readonly string[]): Found<T>[] {
    const found: Found<T>[] = []
    for (const one of this.all(stems)) {
      const last = found.at(-1)
      const isAsLong = one.start === last?.start && one.end === last.end
      if (last === undefined || one.start >= last.end || isAsLong) found.push(one)
    }
    return found
  }
}
