import { decodeURIComponent } from './decode'
import { isOwnPath } from './addresses'

/** Paths that no page has, made plain: what mail programs, chats and copying add to a link. */

/** Stands for a slash that was encoded, which may be a part of the path or what follows it. */
const encodedSlash = '\n'

/** Decodes a path as often as it was encoded, and writes characters that look alike as one. */
const decoded = (path: string): string =>
  [1, 2, 3]
    .reduce(
      (text) => text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => decodeURIComponent(bytes)),
      path.replace(/%(?:25)*(?:2f|5c)/gi, encodedSlash),
    )
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\\∕⁄]/g, '/')

/**
 * Returns the path of a page as it is served, without signs around its parts, and without a file's
 * name or the name of another edition of the page, which readers and aggregators add.
 */
const tidy = (path: string): string => {
  const parts = path
    .toLowerCase()
    .split(/[/\n]/)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/[\s_+]+/g, '-'))
    .filter((part) => part !== '')
  const last = parts
    .pop()
    ?.replace(
      /^index$|^index\.\w+$|^(?:amp|feed|rss|embed|trackback|print)$|\.(?:html?|php|aspx?)$/,
      '',
    )
  if (last) parts.push(last)
  return ['', ...parts, ''].join('/').replace('//', '/')
}

/**
 * Returns the address that a mangled path means: one of `pages`, with a query or a fragment that
 * was encoded into the path; null when no page is recognisable. The homepage is meant only when
 * nothing but signs is left out.
 */
export function addressMeant(pathname: string, pages: readonly string[]): string | null {
  const text = decoded(pathname).replace(
    // A whole address in the place of a path.
    /^\/*(?:https?:\/*)?(?:[\w-]+\.)+[a-z]{2,}(?=\/)/i,
    '',
  )
  // Also a long address that a line's end has broken.
  const whole = [text, text.replace(/=?\s+/g, '')].map(tidy).find((one) => pages.includes(one))
  if (whole !== undefined) return whole
  for (const cut of [/^[^\p{L}\p{N}]*[\w/.\n-]+/u, /^[^\p{L}\p{N}]*[\w/.-]+/u]) {
    const start = cut.exec(text)?.[0] ?? ''
    const page = tidy(start)
    if (page === '/' || !pages.includes(page)) continue
    const rest = text.slice(start.length)
    return page + (/^[?#]/.test(rest) ? rest : '')
  }
  return null
}

/** Returns a path of plain characters for one that leads nowhere; no page has an underscore. */
export const harmlessPath = (pathname: string): string => {
  const parts = pathname
    .replace(/(?:%[\da-f]{2}|[^\w/.-])+/gi, '_')
    .split('/')
    .filter((part) => /\w/.test(part))
  return `/${parts.join('/') || '_'}/`
}

/**
 * Leads from the not-found page to the page that was meant. Where there is none, the address is
 * made harmless: Gatsby decodes and cuts it, and would take another page's data for this one.
 * Inline in the not-found page, so that it comes before Gatsby and before anything is shown.
 */
export function leadOn(pages: readonly string[]): void {
  const { pathname, search, hash } = location
  const meant = addressMeant(pathname, pages)
  if (meant !== null && !pages.includes(pathname)) location.replace(meant + search + hash)
  else if (!isOwnPath(pathname))
    history.replaceState(history.state, '', harmlessPath(pathname) + search + hash)
}
