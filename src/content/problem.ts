/** A content mistake, in an editor's words. */
export type Problem = { file: string; path: (string | number)[]; what: string; mend: string }

/**
 * @param path the way to the field in the file; empty for the file itself
 * @param what what is wrong, as the end of a sentence that begins with the place
 * @param mend how to put it right, as a sentence of its own
 */
export const problem = (file: string, path: (string | number)[], what: string, mend: string): Problem => ({ file, path, what, mend })

const longestPart = 80
const longestWhat = 500

/** What content put into a report: cut where it goes on and on, and with its unseen characters shown, so that a line stays one line. */
const shown = (words: string, most: number) =>
  (words.length > most ? `${words.slice(0, most - 30)}…${words.slice(-30)}` : words).replace(
    /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  )

/**
 * One line a mistake: `data/treatments/lip-fillers.json › group: "fillerz" is not a group. Did you mean "dermal-fillers"?`
 * Array positions count from 1, as people count.
 */
export function formatProblem({ file, path, what, mend }: Problem): string {
  const where = [shown(file, Infinity), ...path.map((part) => (typeof part === 'number' ? `#${part + 1}` : shown(part, longestPart)))].join(' › ')
  return `${where}: ${sentence(shown(what, longestWhat))} ${sentence(shown(mend, Infinity))}`
}

const sentence = (words: string) => (/[.?!]$/.test(words) ? words : `${words}.`)

const order = new Intl.Collator('en-GB', { numeric: true })

/** A line for every mistake, by file and place; the same line stands once. */
export const reportLines = (problems: readonly Problem[]): string[] => [...new Set(problems.map(formatProblem))].toSorted(order.compare)

/** The whole report: every mistake on its own line, counted at the end. */
export function formatReport(problems: readonly Problem[]): string {
  const lines = reportLines(problems)
  return [...lines, '', `${lines.length} ${lines.length === 1 ? 'mistake' : 'mistakes'} in the content. Nothing was published.`].join('\n')
}
