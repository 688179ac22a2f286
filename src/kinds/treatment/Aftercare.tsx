import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { timeline } from '../../design/timeline'
import type { TreatmentContent } from './build'
import { FactRows } from './Lists'
import { WaitChart } from '../../features/canI/WaitChart'
import { RichText } from '../../ui/RichText'
import { printPage } from '../../browser/printPage'
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

const plain = (text: Rich) =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/** Shows the end of a printed sheet: whom to call, lines to write on, what one may do again. */
const SheetEnd = ({ answers }: SheetProps) => {
  const { lines, emergencyLine, hours, emergency } = useSite()
  const opening = hours
    .map(
      ({ days, opens, closes }) =>
        `${days} ${opens && closes ? sharedWords.range(opens, closes) : treatmentWords.closed}`,
    )
    .join('. ')
  return (
    <div id="sheet" hidden>
      <div>
        <h2>{treatmentWords.whomToCall}</h2>
        <ul>
          <li>
            <b>{emergencyLine.display}</b>
            {` ${emergencyLine.label}, ${emergencyLine.answered}`}
          </li>
          {lines.map(({ display, label }) => (
            <li key={display}>
              <b>{display}</b>
              {` ${label}`}
            </li>
          ))}
        </ul>
        <p>{opening}.</p>
        <p>
          <b>{plain(emergency)}</b>
        </p>
      </div>
      <ul>
        {byHand.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <dl>
        {answers.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/**
 * Prints its section and the page's urgent signs, and below them the end of the sheet, which the
 * page on the screen has no use for.
 */
export const AftercareSheet = ({ answers }: SheetProps) => {
  /** How often it was asked for; 0 while the whole page is what would be printed. */
  const [printing, setPrinting] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (printing === 0) return
    const { dataset } = document.documentElement
    const end = () => setPrinting(0)
    dataset.print = 'aftercare'
    if (!printPage(() => setFailed(true))) end()
    // Kept until the page is used again, since mobile browsers lay the page out for print once more
    // after `afterprint`.
    const uses = ['pointermove', 'pointerdown', 'keydown']
    for (const use of uses) window.addEventListener(use, end, true)
    return () => {
      delete dataset.print
      for (const use of uses) window.removeEventListener(use, end, true)
    }
  }, [printing])
  return (
    <div css={press} data-needs-scripts="">
      <button
        type="button"
        className="btn line sm"
        data-print="aftercare"
        onClick={() => setPrinting((times) => times + 1)}
      >
        {treatmentWords.printAftercare}
      </button>
      <p role="alert" hidden={!failed} css={{ marginTop: 'var(--s2)' }}>
        {sharedWords.cannotPrint}
      </p>
      {printing ? createPortal(<SheetEnd answers={answers} />, document.body) : null}
    </div>
  )
}
