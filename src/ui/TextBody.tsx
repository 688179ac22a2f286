import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { contentsLinks } from '../design/contentsLinks'
import { desktop, mobile, notDesktop, notMobile, tablet } from '../design/tokens'
import * as sharedWords from '../words/shared'

const body = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--gut);
  padding-block: var(--s8) var(--s9);
  /* Without contents the text begins where everything else does. */
  ${notMobile} {
    &:not(:has(> .contents)) > .text {
      grid-column: 1 / 9;
    }
  }
  /* With nothing beside it either, its sections stand beside one another. */
  ${desktop} {
    &:not(:has(> :is(.contents, aside))) > .text:not(:has(> .band)) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--s8) calc(2 * var(--gut));
      grid-column: 1 / -1;
      > * {
        margin-top: 0;
      }
    }
  }
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
    z-index: 1;
    top: 94px;
    max-height: calc(100vh - 108px);
    overflow-y: auto;
    /* Room for the outline of what has the focus. */
    margin: -6px 2px -6px -6px;
    padding: 6px;
  }
`

/**
 * Its ground reaches to the edges of the page, but not under the contents, which stay in sight beside
 * it; its content reaches to the right margin, where the aside has ended.
 */
const band = css`
  @media screen {
    ${desktop} {
      /* What stands beside the first section is no longer than it. */
      > :first-child:has(+ .band) {
        min-height: 15rem;
      }
      &:has(+ aside .amount) > :first-child:has(+ .band) {
        min-height: 34rem;
      }
    }
    > .band {
      margin-inline: 0 calc(-50% - var(--gut) / 2);
      padding-block: var(--s8);
      border-image: linear-gradient(var(--ink) 1px, var(--band) 0) fill 0 / 0 / 0 100vw;
    }
    > .sheet-band {
      border-image-source: linear-gradient(var(--ink) 1px, var(--sheet) 0);
    }
    ${notMobile} {
      .contents + & > .band {
        border-image-outset: 0 100vw 0 var(--s4);
      }
      [dir='rtl'] > .contents + & > .band {
        border-image-outset: 0 var(--s4) 0 100vw;
      }
    }
    && > .band + .band {
      margin-top: 0;
    }
    /* Where no other band is wider than the text, the aside can stay in sight beside it. */
    &:not(:has(> .band:not(.in-text))) > .in-text {
      margin-inline-end: 0;
    }
    > .band > h2 {
      margin-bottom: var(--s5);
    }
    ${tablet} {
      > .band {
        margin-inline: 0;
      }
    }
    ${mobile} {
      > .band {
        margin-inline: 0;
        padding-block: var(--s4) var(--s2);
      }
      > .band > h2 {
        margin-bottom: var(--s3);
      }
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
      margin-top: 18px;
    }
    && > section > h2 {
      margin-bottom: var(--s3);
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

/**
 * The parts that need the whole width, above or below the text. Beside it in the HTML: reader views
 * keep it.
 */
const whole = css`
  grid-column: 1 / -1;
  section + section {
    margin-top: var(--s8);
  }
  p {
    max-width: var(--measure);
  }
  p + ul,
  p + table {
    margin-top: var(--s6);
  }
  section > p + p {
    margin-top: 0.75em;
  }
  h2 {
    margin-bottom: var(--s5);
  }
  ${mobile} {
    section > p {
      font-size: 1.0625rem;
      line-height: 1.4;
    }
    h2 {
      margin-bottom: var(--s3);
    }
  }
`

/* No rule may depend on what comes after (`:has(~ …)`): it would move a page that is still read. */
const before = css`
  margin-bottom: var(--s8);
  h2 {
    font-size: var(--f-h2-text);
  }
  ${mobile} {
    margin-block: calc(var(--s8) - var(--s5));
  }
`

const beforeContents = css`
  ${mobile} {
    margin-block: var(--s8) var(--s5);
  }
`

const after = css`
  margin-block: var(--s9) calc(var(--s8) - var(--s9));
  ${mobile} {
    margin-block: var(--s5) calc(var(--s8) - var(--s5));
  }
`

const side = css`
  grid-column: 10 / 13;
  align-self: start;
  padding-left: var(--s2);
  /* Beside a band there is no room for it: it stays where the page begins. */
  .text:not(:has(> .band:not(.in-text))) + & {
    position: sticky;
    top: 108px;
  }
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
  /** Parts as wide as the page, before and after the text. */
  above?: ReactNode
  below?: ReactNode
  aside?: ReactNode
  lang?: string
  dir?: 'ltr' | 'rtl'
  contentsLabel?: string
}

/** Shows the body of an inner page: contents in the margin, the text, and an aside. */
export const TextBody = ({
  contents: entries,
  children,
  above,
  below,
  aside,
  lang,
  dir,
  contentsLabel = sharedWords.onThisPage,
}: Props) => {
  const hasContents = entries.length > 2
  return (
    <div className="wrap">
      <div css={body} lang={lang} dir={dir}>
        {above ? (
          <div css={[whole, before, hasContents && beforeContents]} className="content">
            {above}
          </div>
        ) : null}
        {hasContents ? (
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
        <div className="text" css={[text, band]}>
          {children}
        </div>
        {aside ? <aside css={side}>{aside}</aside> : null}
        {below ? (
          <div css={[whole, after]} className="content">
            {below}
          </div>
        ) : null}
      </div>
    </div>
  )
}
