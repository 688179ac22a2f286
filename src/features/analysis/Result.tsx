import { css } from '@emotion/react'
import { useState } from 'react'
import type { AnalysisForm } from '@clinic/contract/contract'
import { Emergency } from '../../ui/WithoutVoice'
import { mobile } from '../../design/tokens'
import { useSite } from '../../site/SiteContext'
import { printPage } from '../../browser/printPage'
import { AnswerText } from '../../ui/dialog/AnswerText'
import { answer, foot, heldFoot } from '../../ui/dialog/styles'
import type { Drawn } from './preview/drawing'
import type { Face } from './preview/useFace'
import { ReportFoot, ReportHead } from './Report'
import { ReportPicture } from './ReportPicture'
import { ExternalLink } from '../../ui/ExternalLink'
import * as analysisWords from '../../words/analysis'

/** The parts of the analysis, each under its heading. */
const report = css`
  > div + div {
    margin-top: 0.7em;
  }
  > div:has(> h3) {
    margin-top: var(--s5);
    padding-top: var(--s3);
    border-top: 1px solid var(--rule);
    break-after: avoid;
  }
  h3 {
    font-size: var(--f-lead);
  }
  h4 {
    font-size: 1rem;
  }
  > div:has(> h4) {
    break-inside: avoid;
  }
`

/** On a telephone three buttons share a row, each as wide as its words need in two lines. */
const threeButtons = css`
  ${mobile} {
    flex-wrap: nowrap;
    gap: 8px;
    .btn {
      flex: 1 1 auto;
    }
  }
`

type Props = {
  paragraphs: string[]
  made: Date
  face: Face
  form: AnalysisForm
  drawn: Drawn
  onReset(): void
}

/** Shows the analysis with its picture, on the screen and as a printed report. */
export const Result = ({ paragraphs, made, face, form, drawn, onReset }: Props) => {
  const site = useSite()
  const [notPrinted, setNotPrinted] = useState(false)
  return (
    <div data-report>
      <ReportHead date={made} />
      <p className="cap" css={{ marginBottom: 14 }}>
        {analysisWords.writtenBySoftware}
      </p>
      <ReportPicture face={face} form={form} drawn={drawn} />
      <div css={[answer, report]} data-answer>
        <AnswerText paragraphs={paragraphs.map((text) => ({ text }))} headings />
      </div>
      <p className="small mute" css={{ marginTop: 16 }} data-screen-only>
        {site.inPerson} {site.adultsOnly} <Emergency />
      </p>
      <p className="vh" role="status">
        {analysisWords.ready}
      </p>
      <ReportFoot form={form} />
      {notPrinted ? (
        <p role="alert" data-screen-only css={{ marginTop: 16 }}>
          {analysisWords.cannotSave}
        </p>
      ) : null}
      <div css={[foot, heldFoot, threeButtons]} data-foot data-screen-only>
        <button type="button" className="btn line" onClick={onReset}>
          {analysisWords.takeAnother}
        </button>
        <button
          type="button"
          className="btn line"
          onClick={() => printPage(() => setNotPrinted(true))}
        >
          {analysisWords.saveReport}
        </button>
        <ExternalLink className="btn" href={site.bookingUrl}>
          {analysisWords.bookAfter}
        </ExternalLink>
      </div>
    </div>
  )
}
