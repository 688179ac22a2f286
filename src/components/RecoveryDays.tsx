import { factRows } from '../design/factRows'
import type { RecoveryText } from '../page'
import { Words } from './Words'

/** What recovery is usually like, day by day, and when everyday things are fine again. */
export const RecoveryDays = ({ recovery }: { recovery: RecoveryText }) => (
  <>
    <dl css={factRows}>
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
