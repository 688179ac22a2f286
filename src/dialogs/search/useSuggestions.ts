import { useEffect, useState } from 'react'
import { readSearchPages } from '../../backend/published'
import type { SearchPage } from '../../site'
import { suggest } from './suggest'

const none: SearchPage[] = []

/** The pages to suggest for what is typed. The list of pages is fetched when the first word is. */
export function useSuggestions(query: string): SearchPage[] {
  const [pages, setPages] = useState<SearchPage[] | null>(null)
  const [fuzzy, setFuzzy] = useState<{ query: string; pages: SearchPage[] } | null>(null)
  const wanted = query.trim()
  const needed = wanted !== '' && pages === null
  useEffect(() => {
    if (!needed) return
    let active = true
    readSearchPages().then(
      (read) => active && setPages(read),
      (error: unknown) => console.error('[search] pages', error),
    )
    return () => {
      active = false
    }
  }, [needed])

  const exact = pages && wanted ? suggest(pages, wanted) : none
  const misspelt = pages !== null && wanted.length > 2 && exact.length === 0
  useEffect(() => {
    if (!misspelt || !pages) return
    let active = true
    import('./fuzzy').then(
      ({ suggestFuzzy }) =>
        active && setFuzzy({ query: wanted, pages: suggestFuzzy(pages, wanted) }),
      () => undefined,
    )
    return () => {
      active = false
    }
  }, [misspelt, pages, wanted])
  if (misspelt) return fuzzy?.query === wanted ? fuzzy.pages : none
  return exact
}
