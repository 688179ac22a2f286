import { timeline } from '../../design/timeline'
import type { TreatmentContent } from './build'
import { FactRows } from './Lists'
import { WaitChart } from '../../features/canI/WaitChart'
import { RichText } from '../../ui/RichText'
import { css } from '@emotion/react'
import type { Rich } from '@clinic/content/expand'
import { mobile } from '../../design/tokens'
import { useSite } from '../../site/SiteContext'
import * as sharedWords from '../../words/shared'
import * as treatmentWords from '../../words/treatment'

type RecoveryProps = { recovery: TreatmentContent['recovery'][number]; oneOfSeveral: boolean }

/** Shows what recovery is usually like, day by day, and when everyday things are fine again. */
export const RecoveryDays = ({ recovery, oneOfSeveral }: RecoveryProps) => (
  <>
    <FactRows rows={recovery.days} look={timeline} />
    <p>
      <b>{sharedWords.usualRecovery}</b> <RichText text={recovery.normal} />
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

const press = css`
  margin-top: var(--s5);
  ${mobile} {
    margin-top: var(--s3);
  }
`

/** Fields of the sheet that the clinic fills in by hand. */
const byHand = [
  treatmentWords.dateTreated,
  treatmentWords.treatedBy,
  treatmentWords.product,
  treatmentWords.reviewAppointment,
]

type SheetProps = {
  /** What one may do again, and when. */
  answers: [question: string, answer: string][]
}

/** An element of the printed sheet: its name, and what it holds. */
type Part = [name: string, ...content: (string | Part)[]]

const plain = (text: Rich) =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/**
 * Prints its section and the page's urgent signs, and below them whom to call, lines to write on,
 * and what one may do again: its button carries these, and the controller puts them on the sheet
 * (boot/printedSheet.ts), since the page on the screen has no use for them.
 */
export const AftercareSheet = ({ answers }: SheetProps) => {
  const { lines, emergencyLine, hours, emergency } = useSite()
  const opening = hours
    .map(
      ({ days, opens, closes }) =>
        `${days} ${opens && closes ? sharedWords.range(opens, closes) : treatmentWords.closed}`,
    )
    .join('. ')
  const sheet: Part[] = [
    [
      'div',
      ['h2', treatmentWords.whomToCall],
      [
        'ul',
        ['li', ['b', emergencyLine.display], ` ${emergencyLine.label}, ${emergencyLine.answered}`],
        ...lines.map(({ display, label }): Part => ['li', ['b', display], ` ${label}`]),
      ],
      ['p', `${opening}.`],
      ['p', ['b', plain(emergency)]],
    ],
    ['ul', ...byHand.map((what): Part => ['li', what])],
    ['dl', ...answers.map(([question, answer]): Part => ['div', ['dt', question], ['dd', answer]])],
  ]
  return (
    <div css={press} data-needs-scripts="">
      <button
        type="button"
        className="btn line sm"
        data-print="aftercare"
        data-sheet={JSON.stringify(sheet)}
      >
        {treatmentWords.printAftercare}
      </button>
      <p role="alert" hidden css={{ marginTop: 'var(--s2)' }}>
        {sharedWords.cannotPrint}
      </p>
    </div>
  )
}
