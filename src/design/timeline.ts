import { css } from '@emotion/react'
import { mobile } from './tokens'

/** The days down a line, a dot for each. */
export const timeline = css`
  > div {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    column-gap: 20px;
    padding-bottom: 14px;
    line-height: 1.4;
  }
  dt {
    position: relative;
    padding-left: 26px;
    font-weight: 600;
  }
  /* Drawn with borders, which stay where a visitor chooses the colours. */
  dt::before {
    content: '';
    position: absolute;
    top: 0.42em;
    left: 0;
    border: 5px solid var(--ink);
    border-radius: 50%;
  }
  > div:not(:last-of-type) dt::after {
    content: '';
    position: absolute;
    top: 0.8em;
    bottom: calc(-14px - 0.4em);
    left: 4px;
    border-left: 1px solid var(--ink);
  }
  ${mobile} {
    > div {
      grid-template-columns: 6.5rem minmax(0, 1fr);
      column-gap: 12px;
      padding-bottom: 10px;
      font-size: var(--f-small);
    }
    dt {
      padding-left: 20px;
    }
    > div:not(:last-of-type) dt::after {
      bottom: calc(-10px - 0.4em);
    }
  }
`
