/**
 * Scores how well the features of a text fit each of several classes: multinomial naive Bayes, each
 * feature counted once a sentence (Manning, Raghavan and Schütze, Introduction to Information
 * Retrieval, chapter 13).
 */
export class NaiveBayes {
  /** The number of sentences with each feature, by class, among those of each class that has it. */
  readonly #counts = new Map<string, Map<number, number>>()
  readonly #sizes: number[]
  readonly #smoothing: number
  readonly #weigh: (feature: string) => number

  /**
   * @param classes of each the sentences, of each its features
   * @param smoothing added to every count, so that a feature which a class has not is not
   *   impossible there
   * @param weigh how much a feature counts
   */
  constructor(
    classes: readonly (readonly (readonly string[])[])[],
    smoothing: number,
    weigh = (_feature: string) => 1,
  ) {
    this.#smoothing = smoothing
    this.#weigh = weigh
    this.#sizes = classes.map((sentences, i) => {
      let size = 0
      for (const feature of sentences.flatMap((features) => [...new Set(features)])) {
        const counts = this.#counts.get(feature) ?? new Map<number, number>()
        this.#counts.set(feature, counts.set(i, (counts.get(i) ?? 0) + 1))
        size += weigh(feature)
      }
      return size
    })
  }

  /**
   * Returns the natural logarithm of how likely the features are in each class, less what is the
   * same for all; null where no class has any of them.
   */
  logLikelihoods(features: readonly string[]): number[] | null {
    const known = [...new Set(features)].filter((feature) => this.#counts.has(feature))
    if (known.length === 0) return null
    const weight = known.reduce((sum, feature) => sum + this.#weigh(feature), 0)
    const vocabulary = this.#smoothing * this.#counts.size
    const logs = this.#sizes.map((size) => -weight * Math.log(size + vocabulary))
    for (const feature of known)
      for (const [i, count] of this.#counts.get(feature)!)
        logs[i]! += this.#weigh(feature) * Math.log(1 + count / this.#smoothing)
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
