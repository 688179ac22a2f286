import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'

/** Each rating of the analysis stands once. */
export const analysisProblems = ({ analysis }: ReadableContent): Problem[] =>
  (analysis?.ratings ?? []).flatMap(({ id }, i, all) =>
    all.findIndex((other) => other.id === id) === i
      ? []
      : problem(
          'data/analysis.json',
          ['ratings', i],
          `"${id}" stands twice.`,
          'Take one of the two out',
        ),
  )
