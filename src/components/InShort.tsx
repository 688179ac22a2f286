import { css } from '@emotion/react'
import { mobile } from '../design/tokens'
import type { TreatmentContent } from '../page'
import { Words } from './Words'

const lines = css`
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
      grid-template-columns: 5.5rem minmax(0, 1fr);
      gap: 2px 12px;
      padding: 8px 0;
      font-size: var(--f-small);
      line-height: 1.4;
    }
    dt {
      line-height: 1.4;
    }
  }
`

/** The treatment in five lines. */
export const InShort = ({ lines: items }: { lines: TreatmentContent['inShort'] }) => (
  <dl css={lines}>
    {items.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Words text={text} />
        </dd>
      </div>
    ))}
  </dl>
)
