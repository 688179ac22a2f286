import { css } from '@emotion/react'
import { notDesktop } from './tokens'

/** The look of a table: a rule under each row, and no lines between columns. */
export const ruledTable = css`
  width: 100%;
  /* Separate, because WebKit ends a collapsed rule where a cell has a border of another width. */
  border-collapse: separate;
  border-spacing: 0;
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

/** On narrow screens each row is a block, and its cells say what their column would. */
export const foldedRows = css`
  ${notDesktop} {
    && thead {
      position: absolute;
      clip-path: inset(50%);
    }
    && tr {
      display: block;
      padding: 18px 0;
      border-bottom: 1px solid var(--rule);
    }
    && :is(th, td) {
      display: block;
      padding: 0;
      border: 0;
    }
  }
`
