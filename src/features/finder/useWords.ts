import { useMemo } from 'react'
import { readSearchPages } from '../../backend/published'
import type { FinderData, FinderRow } from '../../site/page'
import { useLoaded } from '../../browser/hooks'
import { hasWords } from './choice'

/** Loads the search's pages and the fuzzy search over them. */
const loadSearch = () =>
  Promise.all([readSearchPages(), import('../../site/fuzzy')]).then(
    ([pages, { suggestFuzzy }]) => ({ pages, suggestFuzzy }),
  )

/** Shorter words than this are not looked for with a slip of the keyboard. */
const shortest = 3

/**
 * Says which treatments have the typed words. Where none has, the search's index is fetched, which
 * knows keywords and forgives slips.
 */
export function useWords(
  { areas, concerns, groups }: FinderData,
  typed: string,
): (row: FinderRow) => boolean {
  const words = typed.trim()
  const names = useMemo(
    () => new Map([...areas, ...concerns].map(({ id, name }) => [id, name])),
    [areas, concerns],
  )
  const rows = useMemo(() => groups.flatMap(({ items }) => items), [groups])
  const lost = useMemo(
    () => words.length >= shortest && !rows.some((row) => hasWords(row, words, names)),
    [rows, words, names],
  )

  const search = useLoaded(loadSearch, lost && words, '[finder] words')
  const similar = useMemo(() => {
    if (!lost || !search) return null
    const treatments = new Set(rows.map(({ to }) => to))
    const found = search.suggestFuzzy(search.pages, words, (path) => treatments.has(path))
    return new Set(found.map(({ path }) => path))
  }, [lost, search, rows, words])

  return lost ? (row) => similar?.has(row.to) === true : (row) => hasWords(row, words, names)
}
