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
  /* It comes in from where it belongs; it is legible from the first frame, and comes once, also where showModal() takes it over. */
  translate: 0;
  transition: translate 200ms var(--ease);
  @starting-style {
    translate: var(--comes-from, 0 16px);
  }
  &::backdrop {
    background: var(--scrim);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    border-top-width: 4px;
  }
`
