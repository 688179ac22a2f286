import { anchorsOf } from '../anchors'
import { didYouMean } from '../didYouMean'
import { linkPattern } from '../expand'
import type { ReadableContent } from '../load'
import { memoizeByIdentity, textsIn } from '../traverse'
import { problem, type Problem } from '../problem'
import type { Found } from './references'

/** Returns the links in the words of a file. */
export const linksIn = memoizeByIdentity(({ value }: { value: object }) =>
  textsIn(value).flatMap(({ path, text }) =>
    text.includes('](')
      ? [...text.matchAll(linkPattern)].map(([, , target]) => ({ path, target: target! }))
      : [],
  ),
)

/** Addresses of other sites, of mailboxes and of telephones. */
const elsewhere = /^(https:|mailto:|tel:)/

/** Checks a link in the words of a file. @param judge tells whether a route is a page */
export function linkProblems(
  { file, path, target }: { file: string; path: Problem['path']; target: string },
  content: ReadableContent,
  judge: (found: Found) => Problem[],
): Problem[] {
  const tell = (what: string, fix: string) => [problem(file, path, what, fix)]
  const own = routeOnSite(target, content.clinic?.origin)
  if (own !== null)
    return tell(
      `links to this site by its full address, "${target}".`,
      `Write the route alone: ${own}`,
    )
  if (elsewhere.test(target)) return []
  if (!target.startsWith('/'))
    return tell(
      `links to "${target}", which is not an address.`,
      'Write a route such as /lip-fillers, or a full address from https://',
    )
  const [page, anchor] = target.split('#') as [string, string | undefined]
  const value = page.replace(/(?<=.)\/$/, '')
  const dead = judge({ file, path, value, reference: 'page' })
  const anchors = anchor === undefined || dead.length > 0 ? null : anchorsOf(content, value)
  return anchors === null || anchors.includes(anchor!)
    ? dead
    : tell(
        `links to "${target}", and that page has no part of this name.`,
        didYouMean(anchor!, anchors),
      )
}

/**
 * Returns the route of a link that is written in full with the site's own address, with or without
 * www; null for every other link.
 */
function routeOnSite(target: string, origin: string | undefined): string | null {
  if (!/^https?:/.test(target) || !URL.canParse(target) || !URL.canParse(origin ?? '')) return null
  const host = (url: URL) => url.host.replace(/^www\./, '')
  const url = new URL(target)
  return host(url) === host(new URL(origin!))
    ? `${url.pathname.replace(/(?<=.)\/$/, '')}${url.hash}`
    : null
}
