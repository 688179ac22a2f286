/** Groups of words that mean much the same begin with this; see groupsOf. */
const groupMark = '='

/** Words, their groups, and pairs of neighbouring words. */
export function featuresOf(
  stems: readonly string[],
  group: ReadonlyMap<string, string>,
): readonly string[] {
  const groups = stems.flatMap((word) => group.get(word) ?? [])
  const pairs = stems.slice(1).map((word, i) => `${stems[i]} ${word}`)
  return [...new Set([...stems, ...groups, ...pairs])]
}

/**
 * How near a text is to the examples of several classes: nearest neighbours by the cosine of tf-idf
 * weights (Manning, Raghavan and Schütze, Introduction to Information Retrieval, chapters 6 and
 * 14).
 */
export class NearestExamples {
  readonly #classes: number
  readonly #isSmall: (word: string) => boolean
  readonly #idf = new Map<string, number>()
  /** Of each example its class, and the length of its vector. */
  readonly #examples: { of: number; length: number }[] = []
  readonly #examplesWith = new Map<string, number[]>()

  /**
   * @param classes of each the examples, of each its features
   * @param isSmall whether a word is too common to say much
   */
  constructor(
    classes: readonly (readonly (readonly string[])[])[],
    isSmall: (word: string) => boolean,
  ) {
    this.#classes = classes.length
    this.#isSmall = isSmall
    const classesWith = new Map<string, Set<number>>()
    for (const [of, examples] of classes.entries())
      for (const feature of examples.flat())
        classesWith.set(feature, (classesWith.get(feature) ?? new Set()).add(of))
    // How few classes a feature belongs to decides how much it says; small words say little, but
    // pairs of them may.
    for (const [feature, within] of classesWith) {
      const part = feature.includes(' ') ? 0.6 : isSmall(feature) ? 0.25 : 1
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

  /** The cosine of each class's nearest example, 0 to 1. */
  cosines(features: readonly string[]): number[] {
    const dots = new Float64Array(this.#examples.length)
    let square = 0
    for (const feature of features) {
      const weight = this.#idf.get(feature)
      // Words that no example has make every example a little less like the text.
      const isWord = !feature.includes(' ') && !feature.startsWith(groupMark)
      const unseen = isWord && !this.#isSmall(feature) ? 0.35 * Math.log(1 + this.#classes) : 0
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
