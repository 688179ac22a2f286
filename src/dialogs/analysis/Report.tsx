import { css, Global } from '@emotion/react'
import { useSite } from '../../layout/SiteContext'
import type { AnalysisForm } from '../../../supabase/functions/_shared/contract'
import { answerInWords, steps } from './questions'

/** On paper the dialog is the page: nothing else is printed, and what the screen does not need is added. */
const paper = css`
  @media screen {
    [data-print-only] {
      display: none;
    }
  }
  @media print {
    @page {
      size: A4;
      margin: 18mm 17mm 20mm;
    }
    html {
      overflow: visible !important;
      font-size: 10.5pt;
      background: none;
    }
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
      overflow: visible;
      border: 0;
      box-shadow: none;
      background: none;
      font-size: 10.5pt;
    }
    #dialog-analysis > div,
    #dialog-analysis > div:first-of-type {
      position: static;
      padding: 0;
      background: none;
    }
    #dialog-analysis h2 {
      font-size: 22pt;
    }
    [data-answer] p {
      max-width: none !important;
    }
    #dialog-analysis h3 {
      font-size: 12pt;
      break-after: avoid;
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
  margin-top: 18pt;
  & > div {
    columns: 2;
    column-gap: 28pt;
    margin-top: 6pt;
    border-top: 1px solid var(--ink);
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 12pt;
    padding: 2pt 0;
    border-bottom: 0.5pt solid var(--rule);
  }
  dd {
    font-weight: 600;
    text-align: right;
  }
`

const end = css`
  margin-top: 18pt;
  padding-top: 8pt;
  border-top: 1px solid var(--ink);
  font-size: 9.5pt;
  break-inside: avoid;
  p + p {
    margin-top: 4pt;
  }
`

const contactLine = css`
  font-weight: 600;
`

/** What the printed report has beside the analysis: whose it is, when it was made, the answers, and what it is not. */
export const ReportHead = ({ date }: { date: Date }) => {
  const site = useSite()
  return (
    <>
      <Global styles={paper} />
      <p data-print-only css={{ margin: '6pt 0 14pt', paddingBottom: '8pt', borderBottom: '1px solid var(--ink)', fontWeight: 600 }}>
        {site.name}. {date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}
      </p>
    </>
  )
}

export const ReportFoot = ({ form }: { form: AnalysisForm }) => {
  const site = useSite()
  const { street, locality, postcode } = site.address
  return (
    <div data-print-only>
      <section css={answers}>
        <h3>Your answers</h3>
        <div>
          {steps.map(({ name, questions }) => (
            <div key={name} css={{ breakInside: 'avoid', paddingTop: '10pt' }}>
              <p css={{ marginBottom: '2pt', fontWeight: 600 }}>{name}</p>
              <dl>
                {questions.map((question) => (
                  <div key={question.field}>
                    <dt>{question.label}</dt>
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
          {site.inPerson} {site.adultsOnly} {site.emergency}
        </p>
        <p css={contactLine}>
          {site.name}, {street}, {locality} {postcode}. Telephone {site.lines.map(({ display }) => display).join(' or ')}. WhatsApp {site.whatsapp.display}.
          E-mail {site.email.address}.
        </p>
      </section>
    </div>
  )
}
