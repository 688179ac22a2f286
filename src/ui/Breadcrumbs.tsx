import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { Crumb } from '../site/page'

const trail = css`
  padding-top: var(--s4);
  font-size: var(--f-small);
  color: var(--ink-2);
  ol {
    display: flex;
    flex-wrap: wrap;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
  li + li::before {
    content: '/' / '';
    margin: 0 8px;
  }
`

/** Shows the way back from this page; the page itself is not in it, its heading follows. */
export const Breadcrumbs = ({ crumbs }: { crumbs: Crumb[] }) =>
  crumbs.length === 0 ? null : (
    <nav css={trail} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
