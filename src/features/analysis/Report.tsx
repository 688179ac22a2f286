import { css, Global } from '@emotion/react'
import type { AnalysisForm } from '@clinic/contract/contract'
import { withCurlyMarks } from '@clinic/contract/typography'
import { inWords } from '../../ui/Day'
import { ClinicOnPaper } from '../../ui/PrintMeta'
import { useSite } from '../../site/SiteContext'
import { answerInWords, steps } from './questions'
import { Emergency } from '../../ui/WithoutVoice'
import * as analysisWords from '../../words/analysis'
import * as sharedWords from '../../words/shared'

/** On paper the dialog is the page: nothing else is printed, in the look of design/print.ts. */
const paper = css`
  @media screen {
    [data-print-only] {
      display: none;
    }
  }
  @media print {
    :has(> #dialog-analysis[open] [data-report]) > :not(#dialog-analysis) {
      display: none !important;
    }
    #dialog-analysis[open] {
      display: block;
      position: absolute;
      inset: 0 auto auto 0;
      width: 100%;
      max-width: none;
      height: auto;
      max-height: none;
      /* The room of the clinic's name, which stands in the report and belongs above its title. */
      padding-top: 19mm;
      overflow: visible;
      border: 0;
      box-shadow: none;
      background: none;
    }
    #dialog-analysis .on-paper {
      position: absolute;
      inset: 0 0 auto;
    }
    #dialog-analysis .on-paper span::after {
      content: none;
    }
    #dialog-analysis > div {
      position: static;
      padding: 0;
      background: none;
    }
    #dialog-analysis h2 {
      font-size: 28pt;
    }
    #dialog-analysis h3 {
      font: 400 var(--f-h2-text) / 1.1 var(--display);
      break-after: avoid;
    }
    #dialog-analysis [data-answer] {
      margin-top: 6mm;
      padding-left: var(--hang);
    }
    #dialog-analysis [data-answer] :is(p, ul) {
      max-width: none;
      orphans: 3;
      widows: 3;
    }
    #dialog-analysis [data-close],
    [data-screen-only] {
      display: none !important;
    }
    #dialog-analysis::backdrop {
      display: none;
    }
  }
`

const answers = css`
  margin-top: 8mm;
  break-inside: avoid;
  & > div {
    columns: 3;
    column-gap: 7mm;
    margin-top: 2mm;
    border-top: 1px solid var(--ink);
    font-size: var(--f-small);
  }
  & > div > div {
    padding-top: 2.5mm;
    break-inside: avoid;
  }
  p {
    font-weight: 600;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 4mm;
    padding: 0.4mm 0;
    border-bottom: 0.5pt solid var(--rule);
  }
  dd {
    font-weight: 600;
    text-align: right;
  }
`

const end = css`
  margin-top: 7mm;
  padding-top: 3mm;
  border-top: 1px solid var(--ink);
  font-size: 9pt;
  break-inside: avoid;
  break-before: avoid;
  p + p {
    margin-top: 1.2mm;
  }
`

/** Shows the head of the printed report: whose it is and when it was made. */
export const ReportHead = ({ date }: { date: Date }) => (
  <>
    <Global styles={paper} />
    <Global
      styles={`:root:has([data-report]){--print-footer:"${analysisWords.printFooter(inWords(date))}"}`}
    />
    <ClinicOnPaper />
    <p data-print-only css={{ marginTop: '2mm', fontWeight: 600 }}>
      {inWords(date)}
    </p>
  </>
)

/** Shows the text below the analysis: the answers, what it is not, and how to reach the clinic. */
export const ReportFoot = ({ form }: { form: AnalysisForm }) => {
  const site = useSite()
  const { street, locality, postcode } = site.address
  return (
    <div data-print-only>
      <section css={answers}>
        <h3>{analysisWords.yourAnswers}</h3>
        <div>
          {steps.map(({ name, questions }) => (
            <div key={name}>
              <p>{name}</p>
              <dl>
                {questions.map((question) => (
                  <div key={question.field}>
                    <dt>{withCurlyMarks(question.label)}</dt>
                    <dd>{answerInWords(question, form)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </section>
      <section css={end}>
        {site.disclaimer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {site.inPerson} {site.adultsOnly} <Emergency />
        </p>
        <p css={{ fontWeight: 600 }}>
          {analysisWords.clinicAddress(
            site.name,
            `${street}, ${locality} ${postcode}`,
            site.lines.map(({ display }) => display),
          )}
          {site.whatsapp ? `${sharedWords.whatsAppTo(site.whatsapp.display)}. ` : null}
          {analysisWords.writeTo(site.email.address)}
        </p>
      </section>
    </div>
  )
}
