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
    let here = true
    readSearchPages().then(
      (read) => here && setPages(read),
      (error: unknown) => console.error('[search] pages', error),
    )
    return () => {
      here = false
    }
  }, [needed])

  const exact = pages && wanted ? suggest(pages, wanted) : none
  const slip = pages !== null && wanted.length > 2 && exact.length === 0
  useEffect(() => {
    if (!slip || !pages) return
    let here = true
    import('./fuzzy').then(
      ({ suggestFuzzy }) => here && setFuzzy({ query: wanted, pages: suggestFuzzy(pages, wanted) }),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [slip, pages, wanted])
  if (slip) return fuzzy?.query === wanted ? fuzzy.pages : none
  return exact
}
