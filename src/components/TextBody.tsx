import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { contentsLinks } from '../design/contentsLinks'
import { mobile, notDesktop, notMobile, tablet } from '../design/tokens'

const body = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--gut);
  padding-block: var(--s8) var(--s9);
  ${mobile} {
    display: block;
    padding-block: var(--s5);
    /* The strip stands right under the line that closes the top of the page. */
    &:has(> .contents) {
      padding-top: 0;
    }
  }
`

/** In the margin, beside the text. */
const inMargin = css`
  ${notMobile} {
    grid-column: 1 / 4;
    align-self: start;
    position: sticky;
    top: 100px;
    max-height: calc(100vh - 120px);
    overflow-y: auto;
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
    p + :is(table, ul) {
      margin-top: var(--s3);
    }
    section > h3 {
      margin-top: 18px;
    }
    h3 + ul {
      margin-top: var(--s2);
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
  /* On a phone the header's search asks the same. */
  ${notDesktop} {
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
        <nav css={[contentsLinks, inMargin]} className="contents" aria-label={contentsLabel}>
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
