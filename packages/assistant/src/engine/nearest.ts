import type { Vocabulary } from './vocabulary.ts'

/**
 * Scores how near a text is to the examples of several classes: nearest neighbours by the cosine of
 * tf-idf weights (Manning, Raghavan and Schütze, Introduction to Information Retrieval, chapters 6
 * and 14).
 */
export class NearestExamples {
  readonly #classes: number
  readonly #vocabulary: Vocabulary
  readonly #idf = new Map<string, number>()
  /** Of each example its class, and the length of its vector. */
  readonly #examples: { of: number; length: number }[] = []
  readonly #examplesWith = new Map<string, number[]>()

  /** @param classes of each the examples, of each its features */
  constructor(classes: readonly (readonly (readonly string[])[])[], vocabulary: Vocabulary) {
    this.#classes = classes.length
    this.#vocabulary = vocabulary
    const classesWith = new Map<string, Set<number>>()
    for (const [of, examples] of classes.entries())
      for (const feature of examples.flat())
        classesWith.set(feature, (classesWith.get(feature) ?? new Set()).add(of))
    // How few classes a feature belongs to decides how much it says; small words say little, but
    // pairs of them may.
    for (const [feature, within] of classesWith) {
      const part = feature.includes(' ') ? 0.6 : vocabulary.isSmallStem(feature) ? 0.25 : 1
      this.#idf.set(feature, part * Math.log(1 + classes.length / within.size))
    }
    for (const [of, examples] of classes.entries())
      for (const features of examples) {
        const length = Math.hypot(...features.map((feature) => this.#idf.get(feature)!))
        const index = this.#examples.push({ of, length }) - 1
        for (const feature of features) {
          const known = this.#examplesWith.get(feature)
          if (known) known.push(index)
          else this.#examplesWith.set(feature, [index])
        }
      }
  }

  /** Returns the cosine of each class's nearest example, 0 to 1. */
  cosines(features: readonly string[]): number[] {
    const { isWord, isSmallStem } = this.#vocabulary
    const dots = new Float64Array(this.#examples.length)
    let square = 0
    for (const feature of features) {
      const weight = this.#idf.get(feature)
      // Words that no example has make every example a little less like the text.
      const unseen =
        isWord(feature) && !isSmallStem(feature) ? 0.35 * Math.log(1 + this.#classes) : 0
      square += (weight ?? unseen) ** 2
      if (weight === undefined) continue
      for (const index of this.#examplesWith.get(feature)!) dots[index]! += weight * weight
    }
    const best = Array.from({ length: this.#classes }, () => 0)
    for (const [index, dot] of dots.entries()) {
      const { of, length } = this.#examples[index]!
      if (dot > 0) best[of] = Math.max(best[of]!, dot / (length * Math.sqrt(square) || 1))
    }
    return best
  }
}
