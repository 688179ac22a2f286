import { didYouMean } from './didYouMean'
import { problem, type Problem } from './problem'

/**
 * Content names something that is not there. Told of one thing in many places, it is one line of
 * the report: see {@link reportLines}.
 * @param kind what was expected: "a page", "a price in data/prices.json"
 */
export const notThere = (
  file: string,
  path: Problem['path'],
  value: string,
  kind: string,
  known: readonly string[],
): Problem => ({
  ...problem(file, path, `"${value}" is not ${kind}.`, didYouMean(value, known)),
  absent: value,
})
