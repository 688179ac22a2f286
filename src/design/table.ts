import { css } from '@emotion/react'

/** The look of a table: a rule under each row, and no lines between columns. */
export const ruledTable = css`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid var(--ink);
  th,
  td {
    border-bottom: 1px solid var(--rule);
    text-align: left;
    font-weight: 400;
    vertical-align: baseline;
  }
  thead th {
    font-size: var(--f-cap);
    color: var(--ink-2);
  }
`
