import type { ExampleTable } from './examples.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Scores how near a text is to the examples of several classes: nearest neighbours by the cosine of
 * tf-idf weights (Manning, Raghavan and Schütze, Introduction to Information Retrieval, chapters 6
 * and 14).
 */
export class NearestExamples {
  readonly #table: ExampleTable
  readonly #vocabulary: Vocabulary
  /** Of each example the length of its vector. */
  readonly #lengths: Float64Array
  /** Of each feature asked for how much it says. */
  readonly #weights = new Map<string, number>()

  constructor(table: ExampleTable, vocabulary: Vocabulary) {
    this.#table = table
    this.#vocabulary = vocabulary
    const squares = new Float64Array(table.classOf.length)
    for (const [feature, having] of table.features()) {
      const square = this.#idf(feature, having) ** 2
      for (const example of having) squares[example]! += square
    }
    this.#lengths = squares.map(Math.sqrt)
  }

  /**
   * Returns how much a feature says: the more, the fewer classes it belongs to; small words say
   * little, but pairs of them may.
   */
  #idf(feature: string, having: Uint16Array): number {
    const known = this.#weights.get(feature)
    if (known !== undefined) return known
    let within = 0
    let last = -1
    // Examples stand class by class.
    for (const example of having) {
      const of = this.#table.classOf[example]!
      if (of !== last) within++
      last = of
    }
    const part = feature.includes(' ') ? 0.6 : this.#vocabulary.isSmallStem(feature) ? 0.25 : 1
    const weight = part * Math.log(1 + this.#table.classes / within)
    this.#weights.set(feature, weight)
    return weight
  }

  /** Returns the cosine of each class's nearest example, 0 to 1. */
  cosines(features: readonly string[]): number[] {
    const { isWord, isSmallStem } = this.#vocabulary
    const { classes, classOf } = this.#table
    const dots = new Float64Array(classOf.length)
    let square = 0
    for (const feature of features) {
      const having = this.#table.having(feature)
      if (having.length === 0) {
        // Words that no example has make every example a little less like the text.
        if (isWord(feature) && !isSmallStem(feature)) square += (0.35 * Math.log(1 + classes)) ** 2
        continue
      }
      const weight = this.#idf(feature, having) ** 2
      square += weight
      // Indices, since iterators would take most of a question's time here.
      for (let i = 0; i < having.length; i++) dots[having[i]!]! += weight
    }
    const best = Array.from({ length: classes }, () => 0)
    const lengths = this.#lengths
    const length = Math.sqrt(square)
    for (let example = 0; example < dots.length; example++) {
      if (dots[example] === 0) continue
      const of = classOf[example]!
      best[of] = Math.max(best[of]!, dots[example]! / (lengths[example]! * length || 1))
    }
    return best
  }
}
