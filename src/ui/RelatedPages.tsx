import { css } from '@emotion/react'
import { mobile } from '../design/tokens'
import type { ListItem, Crumb } from '../site/page'
import { PlateLinks } from './PlateLinks'
import { Link } from 'gatsby'
import * as uiWords from '../words/ui'

const section = css`
  padding-block: var(--s8) var(--s9);
  border-top: 1px solid var(--ink);
  background: var(--band);
  h2 {
    margin-bottom: 28px;
  }
  ${mobile} {
    padding-block: 24px;
    h2 {
      margin-bottom: 16px;
      font-size: var(--f-h2-text);
    }
    li :is(img, span) {
      display: none;
    }
    li b {
      font-size: 1.125rem;
    }
  }
  /* The names of English pages keep their order of words. */
  &[dir='rtl'] :is(b, span) {
    text-align: right;
    unicode-bidi: plaintext;
  }
`

type Props = { heading: string; items: ListItem[]; lang?: string; dir?: 'ltr' | 'rtl' }

/**
 * Shows where to go next: each page with its picture, on a phone by its name. Only the heading is in
 * the page's language.
 */
export const RelatedPages = ({ heading, items, lang, dir }: Props) =>
  items.length === 0 ? null : (
    <section css={section} aria-labelledby="related" dir={dir}>
      <div className="wrap">
        <h2 id="related" lang={lang}>
          {heading}
        </h2>
        <PlateLinks items={items} />
      </div>
    </section>
  )

const box = css`
  margin-top: var(--s6);
  padding-top: var(--s4);
  border-top: 1px solid var(--ink);
  li {
    border-bottom: 1px solid var(--rule);
  }
  li a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-block: 6px;
  }
`

/** Shows where a reader who is not sure yet can check themselves and compare every option. */
export const DecisionLinks = ({ decisions }: { decisions: Crumb[] }) =>
  decisions.length === 0 ? null : (
    <div css={box}>
      <h3>{uiWords.notSureWhich}</h3>
      <ul>
        {decisions.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
