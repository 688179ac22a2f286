import { problem, type Problem } from './problem'

/**
 * Limits far above anything a page needs. What is beyond them was pasted by mistake, and judging it
 * word by word would take minutes; so it is refused before anything looks at it more closely.
 */
export const mostKilobytes = 250
const mostLetters = 5_000
const mostEntries = 2_000

/** Returns the texts and lists of a file that are beyond all measure. */
export function sizeProblems(file: string, value: unknown): Problem[] {
  const problems: Problem[] = []
  // One path for the whole walk, copied only for a mistake: every file of every check comes through
  // here.
  const path: Problem['path'] = []
  const add = (what: string, fix: string) => problems.push(problem(file, [...path], what, fix))
  const within = (key: string | number, inner: unknown) => {
    path.push(key)
    look(inner)
    path.pop()
  }
  const look = (at: unknown): void => {
    if (typeof at === 'string' && at.length > mostLetters)
      add(
        `is ${at.length} characters long.`,
        `Write ${mostLetters} at most: shorten it, or divide it into paragraphs`,
      )
    if (typeof at !== 'object' || at === null) return
    const entries = Array.isArray(at) ? at.length : Object.keys(at).length
    if (entries > mostEntries) add(`has ${entries} entries.`, `Keep ${mostEntries} at most`)
    else if (Array.isArray(at)) at.forEach((item, i) => within(i, item))
    else for (const [key, item] of Object.entries(at)) within(key, item)
  }
  look(value)
  return problems
}
