import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { useEffect, useReducer, useRef, type FormEvent } from 'react'
import type { AnalysisForm } from '@clinic/contract/contract'
import { call, prepare } from '../../backend/call'
import { Spinner } from '../../ui/Icon'
import { useSite } from '../../site/SiteContext'
import { readStored, writeStored } from '../../browser/browserStorage'
import { answers } from '../../ui/dialog/data'
import { focusBack, useAbortableRequest } from '../../ui/dialog/useAbortableRequest'
import { reportImportFailure } from '../../ui/dialog/LazyShell'
import { useClosed, useNewView, useShell } from '../../ui/dialog/ShellContext'
import {
  foot,
  heldFoot,
  aboveQuestions,
  besideOnLowScreen,
  besideQuestions,
} from '../../ui/dialog/styles'
import {
  analysisReducer,
  analysisStart,
  draftKey,
  lastStep,
  readDraft,
  type AnalysisState,
} from './analysisState'
import { Fields } from './Fields'
import { FacePreview } from './preview/FacePreview'
import { useFace } from './preview/useFace'
import { Progress } from './Progress'
import { chosenIn, steps } from './questions'
import { Result } from './Result'
import { Emergency } from '../../ui/WithoutVoice'
import * as analysisWords from '../../words/analysis'
import * as sharedWords from '../../words/shared'

/** The questions with the picture of the answers beside them, or above where there is no room. */
const pictured = css`
  ${besideQuestions} {
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
      padding-bottom: 12px;
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
      margin: 0;
      padding: 0 0 24px;
      border: 0;
      background: var(--sheet);
      box-shadow: 0 -6px 8px var(--sheet);
    }
  }
  ${besideOnLowScreen} {
    [data-lead] > * {
      margin-top: var(--s2);
    }
  }
  ${aboveQuestions} {
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

const said = css`
  margin-top: 12px;
  font-weight: 600;
  color: var(--mark);
  &:empty {
    display: none;
  }
`

const sent = css`
  margin-top: var(--s5);
  padding: 2px 0 2px 14px;
  border-left: 3px solid var(--ink);
  font-size: var(--f-small);
`

/** Shows the introduction of a step's questions; for the last ones, what sending them means. */
const Lead = ({ step, carried }: Pick<AnalysisState, 'step' | 'carried'>) => {
  return (
    <div data-lead>
      <p css={said} role="status">
        {carried}
      </p>
      <p css={{ marginTop: 18 }}>{steps[step]!.intro}</p>
      {step === lastStep ? (
        <div css={sent}>
          <p>
            {answers} <Link to="/privacy/">{sharedWords.howWeUseData}</Link>
          </p>
          <p css={{ marginTop: 6 }}>
            {analysisWords.automatedShort}
            <Emergency />
          </p>
        </div>
      ) : null}
    </div>
  )
}

/** Keeps the draft in this tab across a reload, unless it holds only the starting values. */
function useKeptDraft({ step, form, drawn }: AnalysisState): void {
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const start = analysisStart(null)
    const blank = step === 0 && form === start.form && drawn === start.drawn
    writeStored('session', draftKey, blank ? null : JSON.stringify({ step, form, drawn }))
  }, [step, form, drawn])
}

/** Shows the five-step self-assessment and the analysis that comes of it. */
export const AnalysisDialog = () => {
  const site = useSite()
  const shell = useShell()
  const [state, dispatch] = useReducer(analysisReducer, null, () =>
    analysisStart(readDraft(readStored('session', draftKey))),
  )
  const { run, giveUp, busy } = useAbortableRequest()
  const { step, form, drawn, typed, result, loading } = state
  const face = useFace(step, shell.opened)
  const { name, questions } = steps[step]!

  const { setTitle } = shell
  useEffect(() => {
    setTitle(result ? analysisWords.resultTitle : name)
  }, [setTitle, name, result])

  useKeptDraft(state)
  const button = useRef<HTMLButtonElement>(null)
  useClosed(() => {
    giveUp()
    dispatch({ type: 'close' })
  })

  // Somebody fills it in: what the last step needs is fetched now, when there is time to mend it.
  const used = step > 0
  useEffect(() => {
    if (used) prepare().catch(reportImportFailure)
  }, [used])

  useNewView(result ? 'result' : step)

  const formElement = useRef<HTMLFormElement>(null)
  /** Takes up numbers that were put into their fields without React's hearing of it. */
  const readNumbers = () => {
    for (const { field, kind } of questions) {
      const input = formElement.current?.elements.namedItem(field)
      if (kind === 'number' && input instanceof HTMLInputElement && input.value !== typed[field])
        dispatch({ type: 'typeNumber', field, text: input.value })
    }
  }
  /** Takes up whatever the fields show, also what a program has chosen without React's hearing. */
  const readFields = (): AnalysisForm => {
    readNumbers()
    const change = chosenIn(formElement.current!, questions, form)
    if (Object.keys(change).length > 0) dispatch({ type: 'choose', change })
    return { ...form, ...change }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy()) return
    const shown = readFields()
    if (step < lastStep) {
      dispatch({ type: 'next' })
      return
    }
    dispatch({ type: 'submit' })
    void run(
      (signal) => call('aesthetic-analysis', ({ analyse }) => analyse(shown, signal)),
      (reply) => {
        if (reply.ok) {
          dispatch({ type: 'succeed', text: reply.data.analysis, made: new Date() })
          return
        }
        // A failure is written to the console and not shown (docs/product.md).
        dispatch({ type: 'fail' })
        focusBack(() => button.current)
      },
    )
  }

  if (result)
    return (
      <Result
        {...result}
        face={face}
        form={form}
        drawn={drawn}
        onReset={() => {
          giveUp()
          dispatch({ type: 'reset' })
        }}
      />
    )

  return (
    <form
      ref={formElement}
      onSubmit={submit}
      aria-busy={loading}
      noValidate
      css={face.kept && pictured}
      data-alone={face.kept ? undefined : ''}
    >
      <Progress step={step} />
      <div data-questions>
        <Lead step={step} carried={state.carried} />
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
            {analysisWords.automatedAndAdults(site.adultsOnly)}
          </p>
        ) : null}
        <p className="vh" role="status">
          {loading ? analysisWords.writing : ''}
        </p>
      </div>
      <div css={[foot, heldFoot]} data-foot>
        {/* Each step has buttons of its own: see browser/guardInput.ts. */}
        <button
          key={`previous ${step}`}
          type="button"
          className="btn line"
          disabled={step === 0 || loading}
          onClick={() => {
            readFields()
            dispatch({ type: 'previous' })
          }}
        >
          {sharedWords.previous}
        </button>
        <button key={`next ${step}`} type="submit" className="btn" disabled={loading} ref={button}>
          {loading ? <Spinner /> : null}
          <span>{step < lastStep ? sharedWords.next : analysisWords.generate}</span>
        </button>
      </div>
    </form>
  )
}
