import { problem, type Problem } from './problem'
import { textsIn } from './walk'

/**
 * Limits far above anything a page needs. What is beyond them was pasted by mistake, and judging it word by word would take
 * minutes; so it is refused before anything looks at it more closely.
 */
export const mostKilobytes = 250
export const mostLetters = 5_000
export const mostEntries = 2_000

/** The texts and lists of a file that are beyond all measure. */
export function sizeProblems(file: string, value: unknown): Problem[] {
  return [
    ...textsIn(value).flatMap(({ path, text }) =>
      text.length > mostLetters
        ? [problem(file, path, `is ${text.length} characters long.`, `Write ${mostLetters} at most: shorten it, or divide it into paragraphs`)]
        : [],
    ),
    ...longLists(file, value, []),
  ]
}

function longLists(file: string, value: unknown, path: Problem['path']): Problem[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value) ? value.map((item, i) => [i, item]) : Object.entries(value)
  if (entries.length > mostEntries) return [problem(file, path, `has ${entries.length} entries.`, `Keep ${mostEntries} at most`)]
  return entries.flatMap(([key, item]) => longLists(file, item, [...path, key]))
}
