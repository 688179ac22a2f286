import { css } from '@emotion/react'
import type { RecoveryText } from '../page'
import { Words } from './Words'

const list = css`
  > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: 2px 16px;
    padding: 8px 0;
    border-top: 1px solid var(--rule);
  }
  dt {
    font-weight: 600;
  }
`

/** What recovery is usually like, day by day, and when everyday things are fine again. */
export const RecoveryDays = ({ recovery }: { recovery: RecoveryText }) => (
  <>
    <dl css={list}>
      {recovery.days.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Words text={text} />
          </dd>
        </div>
      ))}
    </dl>
    <p>
      <b>Usual, and no cause for worry:</b> <Words text={recovery.normal} />
    </p>
    {recovery.note ? (
      <p>
        <Words text={recovery.note} />
      </p>
    ) : null}
  </>
)
