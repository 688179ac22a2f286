import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile, notDesktop } from '../design/tokens'
import type { ListItem } from '../site/page'
import { ShortText } from './ShortText'
import { ForeignScript, RichText } from './RichText'

/** Name and price on the first line, the sentence below them. */
const folded = css`
  a {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
  }
  b {
    flex: 1 1 6em;
    max-width: 100%;
  }
  span {
    order: 1;
    flex: 0 0 100%;
  }
`

const list = css`
  border-top: 1px solid var(--ink);
  a {
    display: grid;
    grid-template-columns: minmax(min-content, 3fr) minmax(0, 5fr) minmax(0, 8em);
    gap: var(--gut);
    align-items: baseline;
    padding: 18px 0;
    border-bottom: 1px solid var(--rule);
    text-decoration: none;
    color: var(--ink);
  }
  b {
    font-size: var(--f-h3);
    font-weight: 600;
    line-height: 1.25;
  }
  span {
    color: var(--ink-2);
  }
  em {
    text-align: right;
    font-style: normal;
    font-weight: 600;
    font-size: 1.125rem;
  }
  a:hover b {
    color: var(--mark);
    text-decoration: underline;
  }
  ${notDesktop} {
    ${folded}
  }
  ${mobile} {
    a {
      padding: 12px 0;
    }
    span {
      font-size: var(--f-small);
      line-height: 1.4;
    }
  }
`

type Props = { items: ListItem[]; inColumn?: boolean }

/**
 * Shows links to pages, each with a sentence and a price; `inColumn` is for the narrow text column.
 */
export const TreatmentList = ({ items, inColumn = false }: Props) => (
  <ul css={inColumn ? [list, folded] : list}>
    {items.map(({ name, to, text, price, lang }) => (
      <li key={to}>
        <ForeignScript value={lang !== undefined}>
          <Link to={to} lang={lang}>
            <b>
              <RichText text={name} />
            </b>
            <span>
              <RichText text={text} />
            </span>
            {price ? (
              <em>
                <ShortText text={price} />
              </em>
            ) : null}
          </Link>
        </ForeignScript>
      </li>
    ))}
  </ul>
)
