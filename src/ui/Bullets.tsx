import { css } from '@emotion/react'
import { mobile } from '../design/tokens'
import type { Rich } from '@clinic/content/expand'
import { RichText } from './RichText'

const list = css`
  border-top: 1px solid var(--rule);
  margin-top: var(--s4);
  li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr);
    padding: 9px 0;
    border-bottom: 1px solid var(--rule);
  }
  /* On a ground of its own it has the width for two columns. */
  .band > & {
    columns: 22rem 2;
    column-gap: calc(2 * var(--gut));
    li {
      break-inside: avoid;
    }
  }
  ${mobile} {
    font-size: var(--f-small);
    line-height: 1.35;
    li {
      grid-template-columns: 16px minmax(0, 1fr);
      padding: 4px 0;
    }
  }
  /* A text that begins with its points begins with what matters. */
  .text > section:first-child > h2 + & {
    font-size: var(--f-lead);
    line-height: 1.4;
    li {
      padding: 9px 0;
    }
  }
  li::before {
    content: '';
    width: 8px;
    height: 0;
    margin-top: 0.75em;
    border-top: 1px solid var(--ink);
  }
`

/** Shows short points, each on its own line. */
export const Bullets = ({ items }: { items: Rich[] }) => (
  <ul css={list}>
    {items.map((item, i) => (
      <li key={i}>
        <span>
          <RichText text={item} />
        </span>
      </li>
    ))}
  </ul>
)
