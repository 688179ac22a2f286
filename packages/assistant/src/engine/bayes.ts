import type { ExampleTable } from './examples.ts'

/**
 * Scores how well the features of a text fit each of several classes: multinomial naive Bayes, each
 * feature counted once a sentence (Manning, Raghavan and Schütze, Introduction to Information
 * Retrieval, chapter 13).
 */
export class NaiveBayes {
  readonly #table: ExampleTable
  readonly #sizes: Float64Array
  readonly #smoothing: number
  readonly #weigh: (feature: string) => number
  /** The number of features that any class has. */
  readonly #known: number

  /**
   * @param smoothing added to every count, so that a feature which a class has not is not
   *   impossible there
   * @param weigh how much a feature counts
   */
  constructor(table: ExampleTable, smoothing: number, weigh = (_feature: string) => 1) {
    this.#table = table
    this.#smoothing = smoothing
    this.#weigh = weigh
    this.#sizes = new Float64Array(table.classes)
    let known = 0
    for (const [feature, having] of table.features()) {
      known++
      const weight = weigh(feature)
      for (const example of having) this.#sizes[table.classOf[example]!]! += weight
    }
    this.#known = known
  }

  /**
   * Returns the natural logarithm of how likely the features are in each class, less what is the
   * same for all; null where no class has any of them.
   */
  logLikelihoods(features: readonly string[]): number[] | null {
    const { classOf } = this.#table
    const known = [...new Set(features)].filter((one) => this.#table.having(one).length > 0)
    if (known.length === 0) return null
    const weight = known.reduce((sum, feature) => sum + this.#weigh(feature), 0)
    const vocabulary = this.#smoothing * this.#known
    const logs = Array.from(this.#sizes, (size) => -weight * Math.log(size + vocabulary))
    for (const feature of known) {
      const having = this.#table.having(feature)
      const featureWeight = this.#weigh(feature)
      // Examples stand class by class.
      for (let i = 0, first = 0; i < having.length; i++) {
        const of = classOf[having[i]!]!
        if (i + 1 < having.length && classOf[having[i + 1]!] === of) continue
        logs[of]! += featureWeight * Math.log(1 + (i + 1 - first) / this.#smoothing)
        first = i + 1
      }
    }
    return logs
  }
}

/**
 * Returns the posterior probability of each class, from 0 to 1, with equal priors.
 *
 * @param temperature divides the logarithms: naive Bayes counts each word as if the others did not
 *   hang together with it, so the longer a sentence is, the more it overrates its first choice
 */
export function posteriors(logLikelihoods: readonly number[], temperature = 1): number[] {
  const top = Math.max(...logLikelihoods)
  const odds = logLikelihoods.map((log) => Math.exp((log - top) / temperature))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / total)
}
