/** A content mistake, in an editor's words. */
export type Problem = { file: string; path: (string | number)[]; what: string; mend: string }

export const problem = (file: string, path: (string | number)[], what: string, mend: string): Problem => ({ file, path, what, mend })

/**
 * One line a mistake: `data/treatments/lip-fillers.json › group: "fillerz" is not a group. Did you mean "dermal-fillers"?`
 * Array positions count from 1, as people count.
 */
export function formatProblem({ file, path, what, mend }: Problem): string {
  const where = [file, ...path.map((part) => (typeof part === 'number' ? `#${part + 1}` : part))].join(' › ')
  return `${where}: ${sentence(what)} ${sentence(mend)}`
}

const sentence = (words: string) => (/[.?!]$/.test(words) ? words : `${words}.`)

const order = new Intl.Collator('en-GB', { numeric: true })

/** The whole report: every mistake on its own line, by file and place, counted at the end. */
export function formatReport(problems: Problem[]): string {
  const lines = [...new Set(problems.map(formatProblem))].toSorted(order.compare)
  return [...lines, '', `${lines.length} ${lines.length === 1 ? 'mistake' : 'mistakes'} in the content. Nothing was published.`].join('\n')
}
