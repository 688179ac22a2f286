import { css } from '@emotion/react'
import { mobile } from '../design/tokens'
import type { StepText } from '../page'
import { Words } from './Words'

const list = css`
  margin-top: var(--s5);
  border-top: 1px solid var(--ink);
  li {
    display: grid;
    grid-template-columns: minmax(min-content, max(130px, 26%)) minmax(0, 1fr);
    gap: 16px;
    padding: 14px 0;
    border-bottom: 1px solid var(--rule);
  }
  b {
    font-weight: 600;
  }
  ${mobile} {
    li {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
      padding: 9px 0;
      font-size: var(--f-small);
      line-height: 1.4;
    }
  }
`

/** Steps in order, each with a short title. */
export const Steps = ({ steps }: { steps: StepText[] }) => (
  <ol css={list}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <b>{title}</b>
        <span>
          <Words text={text} />
        </span>
      </li>
    ))}
  </ol>
)
