import { css } from '@emotion/react'

/** A list whose entries are several lines high, with a rule under each. */
export const entries = css`
  border-top: 1px solid var(--ink);
  li {
    padding: 20px 0;
    border-bottom: 1px solid var(--rule);
  }
`
