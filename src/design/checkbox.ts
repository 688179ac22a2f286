import { css } from '@emotion/react'

/** The checkbox of the design: a square of 24 pixels that turns blue. */
export const checkbox = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1px solid var(--rule-strong);
  border-radius: var(--r);
  background: var(--field);
  cursor: pointer;
  &:checked {
    border-color: var(--mark);
    background: var(--mark);
  }
  &:checked::after {
    content: '';
    width: 12px;
    height: 6px;
    border: solid var(--on-mark);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg) translate(1px, -1px);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &:checked::after {
      display: none;
    }
  }
`
