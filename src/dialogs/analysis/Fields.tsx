import { css } from '@emotion/react'
import { useId } from 'react'
import type { AnalysisForm } from '../../../supabase/functions/_shared/contract'
import { mobile, notMobile } from '../../design/tokens'
import { fieldset } from '../styles'
import type { AnalysisAction, AnalysisState } from './analysisState'
import { ratingWords, type Question } from './questions'

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 6px 16px;
  padding: 11px 0;
  border-bottom: 1px solid var(--rule);
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

/** A choice of a few, as one row of equal segments. */
export const segments = css`
  display: flex;
  flex-wrap: wrap;
  row-gap: 1px;
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    min-width: 58px;
    height: 46px;
    margin-left: -1px;
    padding: 0 12px;
    border: 1px solid var(--rule-strong);
    background: var(--field);
    font-weight: 600;
    white-space: nowrap;
  }
  label:first-of-type span {
    margin-left: 0;
  }
  label:hover span {
    background: var(--mark-wash);
  }
  input:checked + span {
    border-color: var(--mark);
    background: var(--mark);
    color: var(--on-mark);
  }
  input:focus-visible + span {
    position: relative;
    z-index: 1;
    outline: 3px solid var(--mark);
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    input:checked + span {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  ${mobile} {
    label {
      flex: 1;
    }
    span {
      min-width: 44px;
      width: 100%;
      padding: 0 4px;
    }
  }
`

const many = css`
  ${notMobile} {
    max-width: 340px;
    justify-content: flex-end;
  }
  ${mobile} {
    label {
      flex: 1 0 30%;
    }
  }
`

type Option = { value: string; label: string; name?: string }

const Segments = ({
  label,
  hint,
  options,
  value,
  onChoose,
}: {
  label: string
  hint?: string
  options: Option[]
  value: string
  onChoose(value: string): void
}) => {
  const id = useId()
  return (
    <div css={row}>
      <div className="words">
        <b id={`${id}-label`}>{label}</b>
        {hint ? (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </div>
      <div
        css={[segments, options.length > 4 && many]}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              aria-label={option.name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
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
        id={id}
        className="field"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={state.typed[field]}
        aria-describedby={`${id}-hint${notice ? ` ${id}-notice` : ''}`}
        onChange={(event) => dispatch({ type: 'typeNumber', field, text: event.target.value })}
        onBlur={() => dispatch({ type: 'leaveNumber', field })}
      />
      <span className="notice" id={`${id}-notice`} role="status">
        {notice}
      </span>
    </div>
  )
}

const ratingOptions = ratingWords.map((word, value) => ({
  value: String(value),
  label: String(value),
  name: `${value}, ${word}`,
}))
const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
]

/** One question of the wizard. */
const Field = ({ question, state, dispatch }: Props) => {
  const choose = (change: Partial<AnalysisForm>) => dispatch({ type: 'choose', change })
  switch (question.kind) {
    case 'number':
      return <NumberInput question={question} state={state} dispatch={dispatch} />
    case 'rating':
      return (
        <Segments
          label={question.label}
          hint={question.hint}
          options={ratingOptions}
          value={String(state.form[question.field])}
          onChoose={(value) => choose({ [question.field]: Number(value) })}
        />
      )
    case 'boolean':
      return (
        <Segments
          label={question.label}
          hint={question.hint}
          options={yesNo}
          value={state.form[question.field] ? 'yes' : 'no'}
          onChoose={(value) => choose({ [question.field]: value === 'yes' })}
        />
      )
    case 'choice':
      return (
        <Segments
          label={question.label}
          hint={question.hint}
          options={question.options}
          value={state.form[question.field]}
          onChoose={(value) => choose({ [question.field]: value })}
        />
      )
  }
}

/** All questions of a step, each on its own ruled row. */
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
