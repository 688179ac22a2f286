import { css } from '@emotion/react'
import type { Rich } from '@clinic/content/expand'
import { mobile } from '../../design/tokens'
import { RichText } from '../../ui/RichText'

const list = css`
  border-top: 1px solid var(--ink);
  > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: 2px 20px;
    padding: 10px 0;
    border-bottom: 1px solid var(--rule);
  }
  dt {
    color: var(--ink-2);
    font-size: var(--f-small);
    line-height: 1.65;
  }
  ${mobile} {
    > div {
      grid-template-columns: 3.75rem minmax(0, 1fr);
      gap: 2px 12px;
      padding: 5px 0;
      font-size: var(--f-small);
      line-height: 1.4;
    }
    dt {
      line-height: 1.4;
    }
  }
`

/** Shows terms, each in a ruled row with what is said of it beside. */
export const FactRows = ({ rows }: { rows: { label: string; text: Rich }[] }) => (
  <dl css={list}>
    {rows.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <RichText text={text} />
        </dd>
      </div>
    ))}
  </dl>
)
