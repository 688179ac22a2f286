import { css } from '@emotion/react'

/** A list of links or buttons, each a ruled row with its remark at the end. */
export const rows = css`
  & :is(h2, h3) {
    padding-bottom: 8px;
    border-bottom: 1px solid var(--ink);
    font: 600 1rem/1.25 var(--text);
    letter-spacing: 0;
  }
  li > a,
  li > button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 10px;
    width: 100%;
    min-height: 48px;
    padding: 6px 0;
    border: 0;
    border-bottom: 1px solid var(--rule);
    background: none;
    color: var(--mark);
    font-weight: 600;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  li > a:hover,
  li > button:hover {
    color: var(--mark-deep);
    background: var(--mark-wash);
  }
  li > :is(a, button) > span {
    font-weight: 400;
    font-size: var(--f-small);
    color: var(--ink-2);
  }
`
