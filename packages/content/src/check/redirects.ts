import type { ReadableContent, Redirect } from '../load'
import { missingReference, problem, type Problem } from '../problem'
import { isReserved, knownRoutes, mayBeBroken } from '../routes'

/** A redirect becomes a folder of this name, and disks take 255 bytes. */
const longestPart = 200

/** Checks redirects: no loop, no chain, none over a real page, none to nowhere, none twice. */
export function redirectProblems(content: ReadableContent): Problem[] {
  const problems: Problem[] = []
  const redirects = content.redirects ?? []
  const pages = new Map(knownRoutes(content).map((known) => [known.route, known.file]))
  const targets = new Map<string, string>()
  /** Returns the file and path at which an editor finds the redirect. */
  const placeOf = ({ of }: Redirect, i: number, field: string): [string, Problem['path']] =>
    of ? [of.file, ['formerRoutes', of.index]] : ['data/redirects.json', ['redirects', i, field]]
  const at = (redirect: Redirect, i: number, field: string, what: string, fix: string) =>
    problems.push(problem(...placeOf(redirect, i, field), what, fix))
  redirects.forEach((redirect, i) => {
    const { from, to } = redirect
    const add = (field: string, what: string, fix: string) => at(redirect, i, field, what, fix)
    if (targets.has(from)) add('from', `"${from}" is redirected twice.`, 'Keep one of the two')
    else targets.set(from, to)
    if (isReserved(from))
      add(
        'from',
        `"${from}" is an address that the site needs for itself.`,
        'Take the redirect out',
      )
    if (from.split('/').some((part) => part.length > longestPart))
      add(
        'from',
        'is too long for the name of a file.',
        `Give ${longestPart} characters at most between two slashes`,
      )
    const file = pages.get(from)
    if (file !== undefined)
      add(
        'from',
        `"${from}" is a page (${file}), which the redirect would hide.`,
        'Take the redirect out, or the page',
      )
  })
  redirects.forEach((redirect, i) => {
    const { from, to } = redirect
    const add = (what: string, fix: string) => at(redirect, i, 'to', what, fix)
    if (pages.has(to) || mayBeBroken(content, to)) return
    if (!targets.has(to))
      return void problems.push(
        missingReference(...placeOf(redirect, i, 'to'), to, 'a page', [...pages.keys()]),
      )
    const end = follow(from, targets)
    if (end === null) add(`"${from}" leads back to itself.`, 'Point it at a page')
    else add(`"${to}" is itself redirected.`, `Point it straight at "${end}"`)
  })
  return problems
}

/** Returns the end of a chain of redirects, or null for a loop. */
function follow(from: string, targets: Map<string, string>): string | null {
  const visited = new Set<string>()
  let current = from
  while (targets.has(current)) {
    if (visited.has(current)) return null
    visited.add(current)
    current = targets.get(current)!
  }
  return current
}
