import { useMemo } from 'react'
import { readSearchPages } from '../../backend/published'
import { useLoaded } from '../../browser/hooks'
import type { SearchPage } from '../../site/site'
import { suggest } from '../../site/suggest'
import { css } from '@emotion/react'
import { Link } from 'gatsby'
import * as searchWords from '../../words/search'

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

const pages = css`
  margin-top: var(--s5);
  h3 {
    padding-bottom: 8px;
    border-bottom: 1px solid var(--ink);
    font-size: var(--f-small);
  }
  a {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s4);
    min-height: 48px;
    padding: 6px 0;
    border-bottom: 1px solid var(--rule);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: var(--mark-wash);
  }
  em {
    color: var(--ink);
    font-style: normal;
    text-align: right;
  }
  mark {
    padding: 1px 0;
    background: var(--mark-wash);
    color: inherit;
  }
`

/** Shows a page's title with the typed words marked where they stand in it. */
const Marked = ({ title, query }: { title: string; query: string }) => {
  const wanted = query.trim()
  const at = title.toLowerCase().indexOf(wanted.toLowerCase())
  if (!wanted || at < 0) return <>{title}</>
  return (
    <>
      {title.slice(0, at)}
      <mark>{title.slice(at, at + wanted.length)}</mark>
      {title.slice(at + wanted.length)}
    </>
  )
}

/** Shows the pages that fit what is typed. */
export const Suggestions = ({ found, query }: { found: SearchPage[]; query: string }) => (
  <div css={pages}>
    <h3 id="suggested-pages">{searchWords.suggestedPages}</h3>
    <ul aria-labelledby="suggested-pages">
      {found.map(({ path, title, price }) => (
        <li key={path}>
          <Link to={path}>
            <span>
              <Marked title={title} query={query} />
            </span>
            {price ? <em>{price}</em> : null}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
