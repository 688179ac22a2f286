import type { RecoveryText } from '../page'
import { FactRows } from './FactRows'
import { Words } from './Words'

/** What recovery is usually like, day by day, and when everyday things are fine again. */
export const RecoveryDays = ({ recovery }: { recovery: RecoveryText }) => (
  <>
    <FactRows rows={recovery.days} />
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
