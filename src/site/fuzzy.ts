import MiniSearch from 'minisearch'
import type { SearchPage } from './site'
import { suggestionLimit } from './suggest'

let built: { pages: readonly SearchPage[]; index: MiniSearch } | null = null

/**
 * Returns pages for a misspelt query. Only called when no page contains the query as it was typed.
 * @param pages all pages; the index is kept as long as this is the same array
 * @param isWanted whether a page, by its path, may be suggested
 */
export function suggestFuzzy(
  pages: readonly SearchPage[],
  query: string,
  isWanted: (path: string) => boolean = () => true,
): SearchPage[] {
  if (built?.pages !== pages) {
    const index = new MiniSearch({ idField: 'path', fields: ['title', 'words'] })
    index.addAll(
      pages.map(({ path, title, keywords }) => ({ path, title, words: keywords.join(' ') })),
    )
    built = { pages, index }
  }
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return built.index
    .search(query.trim(), {
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      boost: { title: 2 },
      combineWith: 'AND',
      filter: ({ id }) => isWanted(id as string),
    })
    .slice(0, suggestionLimit)
    .map((hit) => byPath.get(hit.id as string)!)
}
