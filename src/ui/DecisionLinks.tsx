import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { Crumb } from '../site/page'

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
      <h3>Not sure which? Check yourself and compare every option</h3>
      <ul>
        {decisions.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
