import { css } from '@emotion/react'
import { columns, mobile, notMobile, smallest } from '../../design/tokens'

/** How far the visitor has come, as the wizard's bar shows it. */
export const stages = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 4px;
  margin-bottom: 16px;
  li {
    padding-top: 6px;
    border-top: 4px solid var(--paper-2);
    color: var(--ink-2);
  }
  li:not([aria-current] ~ *) {
    border-color: var(--mark);
  }
  [aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    [aria-current] ~ * {
      border-color: GrayText;
    }
  }
`

export const checks = css`
  display: grid;
  grid-template-columns: ${columns(2, '9rem')};
  column-gap: var(--gut);
  margin-top: var(--s4);
  border-top: 1px solid var(--ink);
`

export const check = css`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 54px;
  border-bottom: 1px solid var(--rule);
  font-weight: 400;
  font-size: 1.0625rem;
  line-height: 1.25;
  cursor: pointer;
  /* On a low screen the telephone line below the list stays clear of the buttons. */
  @media (max-height: 44em) {
    min-height: 46px;
  }
  &:has(:checked) {
    font-weight: 600;
  }
`

export const grid = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  .whole {
    grid-column: 1 / -1;
  }
  /* Two rows, so that the button stands below what it says of the data without scrolling. */
  ${notMobile} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    .whole {
      grid-column: span 2;
    }
  }
  .field {
    margin-top: 6px;
  }
  .hint {
    display: inline;
    margin-left: 0.25em;
  }
  .field[aria-invalid='true'] {
    border-color: var(--alert);
  }
  ${smallest} {
    grid-template-columns: 1fr;
  }
`

export const optIn = css`
  min-height: 44px;
  margin-top: 12px;
  border: 0;
  font-size: var(--f-small);
  line-height: 1.35;
`

export const given = css`
  padding: 22px 0 24px;
  border-top: 1px solid var(--ink);
  border-bottom: 1px solid var(--ink);
  h3 {
    margin-bottom: 8px;
  }
  .value {
    font-size: clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem);
    line-height: 1.1;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  p + p {
    margin-top: 12px;
  }
`

export const facts = css`
  display: grid;
  grid-template-columns: 9em minmax(0, 1fr);
  gap: 6px 12px;
  margin-top: 16px;
  dt {
    color: var(--ink-2);
  }
  /* An e-mail address has no place to break. */
  ${mobile} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    dd {
      margin-bottom: 10px;
    }
  }
`
