import { didYouMean } from './didYouMean'
import { problem, type Problem } from './problem'

/**
 * Returns a mistake for a name that leads to nothing. When many places name the same missing thing,
 * {@link reportLines} reports them in one line.
 * @param kind what was expected: "a page", "a price in data/prices.json"
 */
export const missingReference = (
  file: string,
  path: Problem['path'],
  value: string,
  kind: string,
  known: readonly string[],
): Problem => ({
  ...problem(file, path, `"${value}" is not ${kind}.`, didYouMean(value, known)),
  absent: value,
})
