import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { useEffect, useReducer, useRef, type FormEvent } from 'react'
import { call, prepare } from '../../backend/call'
import { Spinner } from '../../components/Spinner'
import { useSite } from '../../layout/SiteContext'
import { readStored, writeStored } from '../../runtime/browserStorage'
import { focusBack } from '../focusBack'
import { reportLost } from '../reportLost'
import { focusTitle, useClosed, useShell } from '../ShellContext'
import { answer, foot, heldFoot } from '../styles'
import { usePending } from '../usePending'
import { analysisReducer, analysisStart, draftKey, lastStep, readDraft } from './analysisState'
import { AnswerText } from '../AnswerText'
import { Fields } from './Fields'
import { FacePreview } from './preview/FacePreview'
import { above, beside } from './preview/room'
import { useFace } from './preview/useFace'
import { steps } from './questions'
import { ReportFoot, ReportHead } from './Report'
import { Words } from '../../components/Words'
import { ReportPicture } from './ReportPicture'

/**
 * The questions with the picture of the answers: in a column of its own, or over them where there
 * is no room for one.
 */
const pictured = css`
  ${beside} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(240px, 27vw, 300px);
    grid-template-rows: auto auto 1fr;
    column-gap: 44px;
    > * {
      grid-column: 1;
    }
    > :first-child {
      grid-column: 1 / -1;
    }
    > [data-face] {
      grid-column: 2;
      grid-row: 2 / -1;
    }
    > [data-questions] {
      grid-row: 2;
    }
    > [data-notes] {
      grid-row: 3;
      padding-bottom: 76px;
    }
    /* In reach however long the step and the column are. */
    > [data-foot] {
      position: sticky;
      bottom: 0;
      grid-row: 2 / -1;
      z-index: 1;
      align-self: end;
      margin: 0 0 -32px;
      padding: 0 0 32px;
      background: var(--sheet);
      box-shadow: 0 -6px 8px var(--sheet);
    }
  }
  ${above} {
    display: flex;
    flex-direction: column;
    > [data-questions] {
      display: contents;
    }
    > :first-child,
    > [data-questions] > [data-lead] {
      order: -2;
    }
    /* "Change who is drawn" stands right under the picture, where a thumb finds it. */
    > [data-face] > figure,
    > [data-face] > [data-choices] {
      order: -1;
    }
  }
`

const progress = css`
  .words {
    display: flex;
    justify-content: space-between;
  }
  .bar {
    height: 4px;
    margin-top: 10px;
    background: var(--paper-2);
  }
  .bar i {
    display: block;
    height: 100%;
    background: var(--mark);
    transition: width var(--calm) var(--ease);
  }
  @media (forced-colors: active) {
    .bar {
      outline: 1px solid;
    }
    .bar i {
      background: Highlight;
    }
  }
`

const said = css`
  margin-top: 12px;
  font-weight: 600;
  color: var(--mark);
  &:empty {
    display: none;
  }
`

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

const sent = css`
  margin-top: var(--s5);
  padding: 2px 0 2px 14px;
  border-left: 3px solid var(--ink);
  font-size: var(--f-small);
`

/** The five-step self-assessment and the analysis that comes of it. */
export const AnalysisDialog = () => {
  const site = useSite()
  const shell = useShell()
  const [state, dispatch] = useReducer(analysisReducer, null, () =>
    analysisStart(readDraft(readStored('session', draftKey))),
  )
  const { run, giveUp, busy } = usePending()
  const { step, form, drawn, result, loading } = state
  const face = useFace(step, shell.opened)
  const { name, intro, questions } = steps[step]!

  const { setTitle } = shell
  useEffect(() => {
    setTitle(result ? 'Your Personalized Aesthetic Analysis' : name)
  }, [setTitle, name, result])

  // The draft outlives a reload of this tab, and nothing else. One that holds only the starting
  // values is not worth keeping.
  const button = useRef<HTMLButtonElement>(null)
  const first = useRef(true)
  const start = analysisStart(null)
  const blank = step === 0 && form === start.form && drawn === start.drawn
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    writeStored('session', draftKey, blank ? null : JSON.stringify({ step, form, drawn }))
  }, [step, form, drawn, blank])

  useClosed(() => {
    giveUp()
    dispatch({ type: 'close' })
  })

  // Somebody fills it in: what the last step needs is fetched now, when there is time to mend it.
  const used = step > 0
  useEffect(() => {
    if (used) prepare().catch(reportLost)
  }, [used])

  // A new step, and the result, are read from their heading on.
  const view = result ? 'result' : step
  const seen = useRef(view)
  useEffect(() => {
    if (seen.current === view) return
    seen.current = view
    focusTitle(shell)
    shell.dialog.current?.scrollTo?.(0, 0)
  }, [view, shell])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy()) return
    if (step < lastStep) {
      dispatch({ type: 'next' })
      return
    }
    dispatch({ type: 'submit' })
    void run(
      (signal) => call('aesthetic-analysis', ({ analyse }) => analyse(form, signal)),
      (reply) => {
        if (reply.ok) {
          dispatch({ type: 'succeed', text: reply.data.analysis, made: new Date() })
          return
        }
        // Written to the console and shown to nobody, as the specification has it.
        dispatch({ type: 'fail' })
        focusBack(() => button.current)
      },
    )
  }

  if (result)
    return (
      <div data-report>
        <ReportHead date={result.made} />
        <p className="cap" css={{ marginBottom: 14 }}>
          Written by software from your answers: automated, not a doctor, not a diagnosis.
        </p>
        <ReportPicture face={face} form={form} drawn={drawn} />
        <div css={[answer, report]} data-answer>
          <AnswerText paragraphs={result.paragraphs} headings />
        </div>
        <p className="small mute" css={{ marginTop: 16 }} data-screen-only>
          {site.inPerson} {site.adultsOnly} <Words text={site.emergency} />
        </p>
        <p className="vh" role="status">
          The analysis is ready
        </p>
        <ReportFoot form={form} />
        <div css={[foot, heldFoot]} data-foot data-screen-only>
          <button
            type="button"
            className="btn line"
            onClick={() => {
              giveUp()
              dispatch({ type: 'reset' })
            }}
          >
            Take Another Analysis
          </button>
          <button type="button" className="btn line" onClick={() => window.print()}>
            Save Report
          </button>
          <a className="btn" href={site.bookingUrl} target="_blank" rel="noopener">
            Book Consultation
          </a>
        </div>
      </div>
    )

  const percent = ((step + 1) / steps.length) * 100
  return (
    <form
      onSubmit={submit}
      aria-busy={loading}
      noValidate
      css={face.kept && pictured}
      data-alone={face.kept ? undefined : ''}
    >
      <div css={progress}>
        <div className="words small">
          <span>{`Step ${step + 1} of ${steps.length}`}</span>
          <span className="mute">{`${percent}%`}</span>
        </div>
        <div
          className="bar"
          role="progressbar"
          aria-label="Progress"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={`Step ${step + 1} of ${steps.length}, ${name}`}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      </div>
      <div data-questions>
        <div data-lead>
          <p css={said} role="status">
            {state.carried}
          </p>
          <p css={{ marginTop: 18 }}>{intro}</p>
          {step === lastStep ? (
            <div css={sent}>
              <p>
                Generate Analysis sends your answers from these five steps, and nothing else, to the
                clinic’s server, which may pass them to the AI service that writes the analysis. No
                name or photograph is sent, and the answers are not kept afterwards.{' '}
                <Link to="/privacy/">How we use your data</Link>
              </p>
              <p css={{ marginTop: 6 }}>
                The analysis is automated, not a doctor, not a diagnosis.{' '}
                <Words text={site.emergency} />
              </p>
            </div>
          ) : null}
        </div>
        <Fields key={step} questions={questions} state={state} dispatch={dispatch} />
      </div>
      {face.kept ? (
        <FacePreview
          face={face}
          step={step}
          form={form}
          drawn={drawn}
          onDraw={(change) => dispatch({ type: 'draw', change })}
        />
      ) : null}
      <div data-notes>
        {step === 0 ? (
          <p className="cap" css={{ marginTop: 14 }}>
            Automated, not a doctor, not a diagnosis. {site.adultsOnly}
          </p>
        ) : null}
        <p className="vh" role="status">
          {loading ? 'Writing your analysis' : ''}
        </p>
      </div>
      <div css={[foot, !face.kept && heldFoot]} data-foot>
        <button
          type="button"
          className="btn line"
          disabled={step === 0 || loading}
          onClick={() => dispatch({ type: 'previous' })}
        >
          Previous
        </button>
        <button type="submit" className="btn" disabled={loading} ref={button}>
          {loading ? <Spinner /> : null}
          {step < lastStep ? 'Next' : 'Generate Analysis'}
        </button>
      </div>
    </form>
  )
}
