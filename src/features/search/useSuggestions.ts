import { useMemo } from 'react'
import { readSearchPages } from '../../backend/published'
import { useLoaded } from '../../browser/useLoaded'
import type { SearchPage } from '../../site/site'
import { suggest } from '../../site/suggest'

const none: SearchPage[] = []
const loadFuzzy = () => import('../../site/fuzzy').then(({ suggestFuzzy }) => suggestFuzzy)

/**
 * Returns the pages to suggest for what is typed. The list of pages is fetched when the first word
 * is.
 */
export function useSuggestions(query: string): SearchPage[] {
  const wanted = query.trim()
  const pages = useLoaded(readSearchPages, wanted !== '', '[search] pages')
  const exact = useMemo(() => (pages && wanted ? suggest(pages, wanted) : none), [pages, wanted])
  const misspelt = pages !== null && wanted.length > 2 && exact.length === 0
  const suggestFuzzy = useLoaded(loadFuzzy, misspelt && wanted)
  return useMemo(
    () => (misspelt ? (suggestFuzzy?.(pages, wanted) ?? none) : exact),
    [misspelt, suggestFuzzy, pages, wanted, exact],
  )
}
