import { asTyped } from '@clinic/contract/typography'
import type { SearchPage } from './site'

/** At most this many pages are suggested. */
export const suggestionLimit = 6

/** Returns text in the form in which it is compared: titles are typeset, questions are typed. */
const plain = (words: string) => asTyped(words).toLowerCase()

/**
 * Returns the rank of a page, 0 for the best; null where it does not match. `about` counts the
 * keywords that hold the words, so that of several pages the one most about lips comes first.
 */
function fit(page: SearchPage, wanted: string): { rank: number; about: number } | null {
  const title = plain(page.title)
  const keywords = page.keywords.map(plain).filter((keyword) => keyword.includes(wanted))
  const about = keywords.length
  if (title === wanted) return { rank: 0, about }
  if (title.startsWith(wanted) || keywords.includes(wanted)) return { rank: 1, about }
  if (title.includes(` ${wanted}`)) return { rank: 2, about }
  if (keywords.some((keyword) => keyword.startsWith(wanted))) return { rank: 3, about }
  if (title.includes(wanted)) return { rank: 4, about }
  return about > 0 ? { rank: 5, about } : null
}

/** Returns the pages whose title or a keyword contains the query in any case, the closest first. */
export function suggest(pages: readonly SearchPage[], query: string): SearchPage[] {
  const wanted = plain(query.trim())
  if (!wanted) return []
  return pages
    .flatMap((page, order) => {
      const found = fit(page, wanted)
      return found === null ? [] : [{ page, order, ...found }]
    })
    .toSorted((a, b) => a.rank - b.rank || b.about - a.about || a.order - b.order)
    .slice(0, suggestionLimit)
    .map(({ page }) => page)
}
