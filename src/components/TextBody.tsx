import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { mobile, tablet } from '../design/tokens'

const body = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--gut);
  padding-block: var(--s8) var(--s9);
  ${mobile} {
    display: block;
    padding-block: 0 var(--s5);
  }
`

/**
 * In the margin; on a phone a strip under the header that scrolls sideways. layout/readingScript.ts
 * marks the section being read.
 */
const contents = css`
  grid-column: 1 / 4;
  align-self: start;
  position: sticky;
  top: 100px;
  max-height: calc(100vh - 120px);
  overflow-y: auto;
  font-size: var(--f-small);
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    height: 100%;
    padding-block: 3px;
    border-bottom: 1px solid var(--rule);
    color: var(--ink);
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    color: var(--mark);
  }
  a[aria-current] {
    color: var(--mark);
    border-color: var(--mark);
  }
  ${mobile} {
    top: calc(var(--header) + 1px);
    z-index: 10;
    max-height: none;
    overflow-y: visible;
    margin: 0 calc(-1 * var(--margin)) 28px;
    background: var(--paper);
    border-bottom: 1px solid var(--rule);
    ul {
      display: flex;
      gap: 20px;
      overflow-x: auto;
      padding-inline: var(--margin);
      scrollbar-width: none;
    }
    a {
      justify-content: center;
      min-width: 44px;
      height: 48px;
      border-bottom: 3px solid transparent;
      overflow-wrap: normal;
      white-space: nowrap;
    }
    /* A header of more than one line is not where the strip expects it. */
    @media (max-height: 20em) {
      position: static;
    }
  }
`

const text = css`
  grid-column: 4 / 10;
  container-type: inline-size;
  & > * + section {
    margin-top: var(--s8);
  }
  h2 {
    margin-bottom: var(--s4);
    font-size: var(--f-h2-text);
  }
  section > h3 {
    margin-top: var(--s5);
  }
  p + p {
    margin-top: 1em;
  }
  p {
    max-width: 35em;
  }
  table + p,
  ul + p,
  ol + p {
    margin-top: var(--s4);
  }
  p + table,
  p + ul {
    margin-top: var(--s5);
  }
  ${tablet} {
    grid-column: 4 / 13;
  }
  & > * + .fold-section {
    border-top: 1px solid var(--ink);
  }
  && > .fold-section + .fold-section {
    margin-top: 0;
    border-top: 0;
  }
  ${mobile} {
    font-size: 1.0625rem;
    & > * + section {
      margin-top: 30px;
    }
    p {
      line-height: 1.4;
    }
    p + p {
      margin-top: 0.75em;
    }
    section > h3 {
      margin-top: 18px;
    }
  }
`

const side = css`
  grid-column: 10 / 13;
  align-self: start;
  position: sticky;
  top: 108px;
  padding-left: var(--s2);
  p + p {
    margin-top: 10px;
  }
  ${tablet} {
    display: none;
  }
  /* On a phone the header's search asks the same. */
  ${mobile} {
    display: none;
  }
`

type Props = {
  contents: { id: string; label: string }[]
  children: ReactNode
  aside?: ReactNode
  lang?: string
  dir?: 'ltr' | 'rtl'
  contentsLabel?: string
}

/** The body of an inner page: contents in the margin, the text, and an aside. */
export const TextBody = ({
  contents: entries,
  children,
  aside,
  lang,
  dir,
  contentsLabel = 'On this page',
}: Props) => (
  <div className="wrap">
    <div css={body} lang={lang} dir={dir}>
      {entries.length > 2 ? (
        <nav css={contents} className="contents" aria-label={contentsLabel}>
          <ul>
            {entries.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className="text" css={text}>
        {children}
      </div>
      {aside ? <aside css={side}>{aside}</aside> : null}
    </div>
  </div>
)
