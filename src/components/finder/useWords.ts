import { useEffect, useMemo, useState } from 'react'
import { readSearchPages } from '../../backend/published'
import type { FinderData, FinderRow } from '../../page'
import { hasWords } from './choice'

/** Shorter words than this are not looked for with a slip of the keyboard. */
const shortest = 3

/**
 * Says which treatments have the words that were typed. Where none has, the search's own index is
 * asked, which also knows each page's keywords and forgives slips; it is fetched when it is first
 * needed.
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
  const [slip, setSlip] = useState<{ words: string; paths: Set<string> } | null>(null)
  const lost = useMemo(
    () => words.length >= shortest && !rows.some((row) => hasWords(row, words, names)),
    [rows, words, names],
  )

  useEffect(() => {
    if (!lost) return
    let here = true
    Promise.all([readSearchPages(), import('../../dialogs/search/fuzzy')]).then(
      ([pages, { suggestFuzzy }]) => {
        const treatments = new Set(rows.map(({ to }) => to))
        if (here)
          setSlip({
            words,
            paths: new Set(
              suggestFuzzy(pages, words, (path) => treatments.has(path)).map(({ path }) => path),
            ),
          })
      },
      (error: unknown) => console.error('[finder] words', error),
    )
    return () => {
      here = false
    }
  }, [lost, rows, words])

  return lost
    ? (row) => slip?.words === words && slip.paths.has(row.to)
    : (row) => hasWords(row, words, names)
}
