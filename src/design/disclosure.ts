import { css } from '@emotion/react'

/** The look of a disclosure: for a `<details>`, or for an element that holds several. */
export const disclosure = css`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 60px;
    font-weight: 600;
    cursor: pointer;
  }
  summary:hover {
    color: var(--mark);
  }
  summary::after {
    content: '+' / '';
    flex: none;
    margin-inline-end: 6px;
    font-size: 1.5rem;
    font-weight: 400;
    line-height: 1;
    color: var(--mark);
  }
  &[open] > summary::after,
  [open] > summary::after {
    content: '–' / '';
  }
`
