import { timeline } from '../../design/timeline'
import type { RecoveryText } from './types'
import { WaitChart } from '../../features/canI/WaitChart'
import { RichText } from '../../ui/RichText'

type Props = { recovery: RecoveryText; oneOfSeveral: boolean }

/** Shows what recovery is usually like, day by day, and when everyday things are fine again. */
export const RecoveryDays = ({ recovery, oneOfSeveral }: Props) => (
  <>
    <dl css={timeline}>
      {recovery.days.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
    <p>
      <b>Usual, and no cause for worry:</b> <RichText text={recovery.normal} />
    </p>
    {recovery.note ? (
      <p>
        <RichText text={recovery.note} />
      </p>
    ) : null}
    {recovery.waits.length > 0 ? (
      <WaitChart waits={recovery.waits} after={oneOfSeveral ? recovery.name : undefined} />
    ) : null}
  </>
)
