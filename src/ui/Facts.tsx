import { css } from '@emotion/react'
import { columns, mobile, tablet } from '../design/tokens'

const list = css`
  display: grid;
  grid-template-columns: ${columns(5, '8.5rem')};
  column-gap: var(--gut);
  div {
    padding: 18px 0 20px;
  }
  dt {
    color: var(--ink-2);
    font-size: var(--f-cap);
  }
  dd {
    margin-top: 3px;
    font-weight: 600;
    font-size: 1.1875rem;
    line-height: 1.25;
  }
  ${tablet} {
    grid-template-columns: ${columns(5, '7.5rem', '16px')};
    column-gap: 16px;
    dd {
      font-size: 1.0625rem;
    }
  }
  ${mobile} {
    grid-template-columns: ${columns(2, '8.5rem')};
    div {
      border-bottom: 1px solid var(--rule);
      padding: 12px 0;
    }
  }
`

const four = css`
  grid-template-columns: ${columns(4, '8.5rem')};
  ${mobile} {
    grid-template-columns: ${columns(2, '8.5rem')};
  }
`

export type Fact = { label: string; value: string }

type Props = { facts: Fact[]; className?: string }

/** Shows facts at a glance. */
export const Facts = ({ facts, className = '' }: Props) => (
  <dl css={[list, facts.length === 4 && four]} className={`facts ${className}`}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
