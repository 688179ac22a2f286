import { css } from '@emotion/react'
import { mobile } from './tokens'

/**
 * Links to the parts of a page: below one another in the margin, and on a phone a strip under the
 * header that scrolls sideways. layout/readingScript.ts marks the part being read.
 */
export const contentsLinks = css`
  font-size: var(--f-small);
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    height: 100%;
    padding-block: 3px;
    border-bottom: 1px solid var(--rule);
    color: var(--ink);
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    color: var(--mark);
  }
  a[aria-current] {
    color: var(--mark);
    border-color: var(--mark);
  }
  ${mobile} {
    position: sticky;
    top: calc(var(--header) + 1px);
    z-index: 10;
    margin: 0 calc(-1 * var(--margin)) var(--s5);
    background: var(--paper);
    border-bottom: 1px solid var(--rule);
    ul {
      display: flex;
      gap: 20px;
      overflow-x: auto;
      padding-inline: var(--margin);
      scrollbar-width: none;
    }
    a {
      justify-content: center;
      width: max-content;
      min-width: 44px;
      /* A name as wide as the strip would lose a side of its ring. */
      max-width: calc(100vw - 2 * var(--margin));
      min-height: 48px;
      border-bottom: 3px solid transparent;
      overflow-wrap: normal;
    }
    /* A header of more than one line is not where the strip expects it. */
    @media (max-height: 20em) {
      position: static;
    }
  }
`
