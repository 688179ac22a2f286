import { css } from '@emotion/react'

/** A sheet that lies over the page and holds a part of the site: the drawer and the dialogs. */
export const sheet = css`
  position: fixed;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-top: 4px solid var(--mark);
  background: var(--sheet);
  color: var(--ink);
  box-shadow: var(--lift);
  &::backdrop {
    background: var(--scrim);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    border-top-width: 4px;
  }
`
