import type { SearchPage } from '../../site'

/** At most this many pages are suggested. */
export const suggestionLimit = 6

/** How well a page fits: 0 best; null not at all. */
function rank(page: SearchPage, wanted: string): number | null {
  const title = page.title.toLowerCase()
  const keywords = page.keywords.map((keyword) => keyword.toLowerCase())
  if (title === wanted || keywords.includes(wanted)) return 0
  if (title.startsWith(wanted)) return 1
  if (title.includes(` ${wanted}`)) return 2
  if (keywords.some((keyword) => keyword.startsWith(wanted))) return 3
  if (title.includes(wanted)) return 4
  return keywords.some((keyword) => keyword.includes(wanted)) ? 5 : null
}

/**
 * The pages whose title or one of whose keywords contains the trimmed query, whatever its case; the closest first.
 */
export function suggest(pages: readonly SearchPage[], query: string): SearchPage[] {
  const wanted = query.trim().toLowerCase()
  if (!wanted) return []
  return pages
    .map((page, order) => ({ page, order, rank: rank(page, wanted) }))
    .filter((one): one is { page: SearchPage; order: number; rank: number } => one.rank !== null)
    .toSorted((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, suggestionLimit)
    .map(({ page }) => page)
}
