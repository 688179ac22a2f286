import { css } from '@emotion/react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { AnalysisForm } from '@clinic/contract/contract'
import { mobile, notMobile } from '../../design/tokens'
import { withCurlyMarks } from '@clinic/contract/typography'
import { fieldset, besideOnLowScreen } from '../../ui/dialog/styles'
import type { AnalysisAction, AnalysisState } from './analysisState'
import type { Question } from './questions'
import * as analysisWords from '../../words/analysis'
import { SegmentRadios, segments, type Option } from './Segments'
import * as sharedWords from '../../words/shared'

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 6px 16px;
  padding: 10px 0;
  border-bottom: 1px solid var(--rule);
  ${besideOnLowScreen} {
    padding-block: 6px;
  }
  .words {
    line-height: 1.25;
  }
  .words b {
    font-weight: 600;
    font-size: var(--f-body);
  }
  .notice {
    grid-column: 1 / -1;
    font-size: var(--f-cap);
    font-weight: 600;
    color: var(--mark);
  }
  /* Empty, it stays for screen readers to watch but takes no row. */
  .notice:empty {
    position: absolute;
  }
  .field {
    width: 7em;
    text-align: right;
  }
  ${mobile} {
    grid-template-columns: minmax(0, 1fr);
    .field {
      width: 100%;
      text-align: left;
    }
  }
`

const many = css`
  ${notMobile} {
    max-width: clamp(340px, 36vw, 460px);
    justify-content: flex-end;
  }
  ${mobile} {
    label {
      flex: 1 0 30%;
    }
  }
`

type SegmentsProps = {
  name: string
  label: string
  hint?: string
  options: Option<string>[]
  value: string
  onChoose(value: string): void
}

const Segments = ({ name, label, hint, options, value, onChoose }: SegmentsProps) => {
  const id = useId()
  return (
    <div css={row}>
      <div className="words">
        <b>{withCurlyMarks(label)}</b>
        {hint ? (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </div>
      <div
        css={[segments, options.length > 4 && many]}
        role="radiogroup"
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <SegmentRadios name={name} options={options} value={value} onChoose={onChoose} />
      </div>
    </div>
  )
}

type Props = { question: Question; state: AnalysisState; dispatch(action: AnalysisAction): void }

const NumberInput = ({
  question,
  state,
  dispatch,
}: Props & { question: Extract<Question, { kind: 'number' }> }) => {
  const id = useId()
  const { field, min, max } = question
  const notice = state.notices[field]
  const typed = state.typed[field]
  const input = useRef<HTMLInputElement>(null)
  // The input is uncontrolled: at any render React would write its own value over one that a
  // program has put in without an event.
  useLayoutEffect(() => {
    if (input.current!.value !== typed) input.current!.value = typed
  }, [typed])
  return (
    <div css={row}>
      <div className="words">
        <label htmlFor={id}>
          <b>{question.label}</b>
        </label>
        <span className="hint" id={`${id}-hint`}>
          {question.hint}
        </span>
      </div>
      <input
        ref={input}
        id={id}
        name={field}
        className="field"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        defaultValue={typed}
        aria-describedby={`${id}-hint${notice ? ` ${id}-notice` : ''}`}
        // Not onChange, which React leaves out for a value that a program has put in.
        onInput={(event) =>
          dispatch({ type: 'typeNumber', field, text: event.currentTarget.value })
        }
        onBlur={() => dispatch({ type: 'leaveNumber', field })}
      />
      <span className="notice" id={`${id}-notice`} role="status">
        {notice}
      </span>
    </div>
  )
}

const ratingOptions = analysisWords.ratings.map((word, value) => ({
  value: String(value),
  label: String(value),
  name: `${value}, ${word}`,
}))
const yesNo = [
  { value: 'no', label: sharedWords.no },
  { value: 'yes', label: sharedWords.yes },
]

/** Shows one question of the wizard. */
const Field = ({ question, state, dispatch }: Props) => {
  const words = { name: question.field, label: question.label, hint: question.hint }
  const choose = (change: Partial<AnalysisForm>) => dispatch({ type: 'choose', change })
  switch (question.kind) {
    case 'number':
      return <NumberInput question={question} state={state} dispatch={dispatch} />
    case 'rating':
      return (
        <Segments
          {...words}
          options={ratingOptions}
          value={String(state.form[question.field])}
          onChoose={(value) => choose({ [question.field]: Number(value) })}
        />
      )
    case 'boolean':
      return (
        <Segments
          {...words}
          options={yesNo}
          value={state.form[question.field] ? 'yes' : 'no'}
          onChoose={(value) => choose({ [question.field]: value === 'yes' })}
        />
      )
    case 'choice':
      return (
        <Segments
          {...words}
          options={question.options}
          value={state.form[question.field]}
          onChoose={(value) => choose({ [question.field]: value })}
        />
      )
  }
}

/** Shows all questions of a step, each on its own ruled row. */
export const Fields = ({
  questions,
  ...rest
}: { questions: Question[] } & Omit<Props, 'question'>) => (
  <div css={[fieldset, { marginTop: 14, borderTop: '1px solid var(--ink)' }]}>
    {questions.map((question) => (
      <Field key={question.field} question={question} {...rest} />
    ))}
  </div>
)
