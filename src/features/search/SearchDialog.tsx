import { css } from '@emotion/react'
import { Link } from 'gatsby'
import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type Ref,
} from 'react'
import { chatLimits, type ChatReply } from '@clinic/contract/contract'
import { call, prepare } from '../../backend/call'
import type { Result } from '../../backend/failure'
import { readContext } from '../../backend/published'
import { Emergency } from '../../ui/WithoutVoice'
import { Wrong } from '../../ui/Field'
import { Spinner } from '../../ui/Icon'
import { useSite } from '../../site/SiteContext'
import type { SiteData } from '../../site/site'
import { useHydratedValue } from '../../browser/useHydratedValue'
import { showPlain } from '../../ui/toasts/store'
import { focusBack, useAbortableRequest } from '../../ui/dialog/useAbortableRequest'
import { Unreachable } from '../../ui/dialog/Placeholder'
import { reportImportFailure } from '../../ui/dialog/LazyShell'
import { useClosed } from '../../ui/dialog/ShellContext'
import { askRow } from '../../ui/dialog/styles'
import { contextWith, searchReducer, searchStart, type SearchState, type Turn } from './searchState'
import { Contacts } from './Contacts'
import { Suggestions, useSuggestions } from './Suggestions'
import { Turns, urgencyOf } from './Turns'
import { upperFirst } from '@clinic/contract/prose'

const emptyQuery = 'Please enter a search query'
const searchFailed = 'Unable to get response at the moment. Please try again later.'

const form = css`
  [data-spinner] {
    display: none;
  }
  &[aria-busy='true'] [data-spinner] {
    display: block;
  }
`

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;
  button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid var(--rule-strong);
    border-radius: var(--r);
    background: none;
    color: var(--mark);
    font-size: 1rem;
    cursor: pointer;
  }
  button:hover {
    background: var(--mark-wash);
  }
`

const chipsOf = (medicine: string) => [
  `${upperFirst(medicine)} treatments`,
  'Lip fillers',
  'Booking process',
  'Treatment costs',
  'Non-surgical nose job',
  'Opening hours',
]

type AskRowProps = ComponentProps<'input'> & {
  id: string
  label: string
  button: string
  line?: boolean
  busy: boolean
  /** The error of the question or its answer. */
  problem: string | null
}

/**
 * Shows a question's field with its button. The field takes the focus when the dialog opens; it is
 * uncontrolled, so that React never writes over what somebody, or something, has put there.
 */
const AskRow = ({ label, button, line = false, busy, problem, ...input }: AskRowProps) => (
  <>
    <label htmlFor={input.id}>{label}</label>
    <div css={askRow}>
      <input
        className="field"
        autoComplete="off"
        dir="auto"
        data-first
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${input.id}-problem` : undefined}
        {...input}
      />
      <button type="submit" className={line ? 'btn line' : 'btn'} disabled={busy}>
        <Spinner />
        <span>{button}</span>
      </button>
    </div>
    {problem ? <Wrong id={`${input.id}-problem`}>{problem}</Wrong> : null}
  </>
)

/** Messages below a question that was not sent, or not answered. */
const problems = {
  empty: 'Write your question in this field first.',
  failed: 'This question has not been answered. It is still here, so you can send it again.',
}

const number = new Intl.NumberFormat('en-GB')

/** Says that a question is too long, before anything of it is lost. */
const tooLong = ({ length }: string): string | null =>
  length > chatLimits.question
    ? `This has ${number.format(length)} characters, and ${number.format(chatLimits.question)} can be sent. Nothing was cut: shorten it, or ask in two parts.`
    : null

/** Shows questions to begin with, and the way to help for whoever is worried. */
const Examples = ({ label }: { label: string }) => {
  const { medicine, worried } = useSite()
  return (
    <>
      <p className="label" css={{ marginTop: 24 }} id="search-chips">
        {label}
      </p>
      <div css={chips} role="group" aria-labelledby="search-chips">
        {chipsOf(medicine).map((chip) => (
          <button type="button" key={chip} data-fill={chip}>
            {chip}
          </button>
        ))}
      </div>
      <p css={{ marginTop: 12 }}>
        <Link className="go" to={worried.to}>
          {worried.label}
        </Link>
      </p>
    </>
  )
}

type AnsweredProps = {
  state: SearchState
  heading: Ref<HTMLElement>
  field: Ref<HTMLInputElement>
  problem: string | null
  onType(followUp: string): void
  onAsk(event: FormEvent): void
  onClear(): void
}

/** Shows the conversation, and how it may go on. */
const Answered = ({ state, heading, field, problem, onType, onAsk, onClear }: AnsweredProps) => {
  return (
    <>
      <Turns turns={state.turns} newest={heading} />
      <p className="cap" css={{ marginTop: 12 }}>
        AI answer: automated, not a doctor, not a diagnosis. Confirm with the clinic before you rely
        on it. <Emergency />
      </p>
      <form
        css={[form, { marginTop: 22 }]}
        aria-busy={state.loading === 'followUp'}
        onSubmit={onAsk}
      >
        <AskRow
          label="Follow-up question"
          button="Ask"
          line
          problem={problem}
          busy={state.loading !== null}
          id="search-follow-up"
          ref={field}
          enterKeyHint="send"
          onInput={(event) => onType(event.currentTarget.value)}
        />
      </form>
      <Contacts urgent={state.turns.at(-1)?.urgent ?? false} />
      <p css={{ marginTop: 6 }}>
        <button type="button" className="go" onClick={onClear}>
          Clear &amp; Search Again
        </button>
      </p>
    </>
  )
}

/** Returns what a screen reader is told of the search. */
function statusOf(state: SearchState, suggestions: number, site: SiteData): string {
  const { loading, turns, query, followUp } = state
  if (loading) return 'Looking for an answer'
  // Without the count, which would be read out again at every key.
  if (tooLong(turns.length > 0 ? followUp : query)) return 'This is too long to be sent'
  const newest = turns.at(-1)
  if (newest) return newest.urgent ? urgencyOf(newest, site) : 'The answer is ready'
  if (suggestions === 0) return ''
  return suggestions === 1 ? '1 suggested page' : `${suggestions} suggested pages`
}

/**
 * Shows the search and AI assistant. The form is part of the page's HTML, so that typing and the
 * chips work before the code is loaded; the field is therefore uncontrolled.
 */
export const SearchDialog = () => {
  const site = useSite()
  const [state, dispatch] = useReducer(searchReducer, searchStart)
  const hydrated = useHydratedValue(false, () => true)
  const { run, giveUp, busy } = useAbortableRequest()
  const field = useRef<HTMLInputElement>(null)
  const followUpField = useRef<HTMLInputElement>(null)
  const answerHeading = useRef<HTMLElement>(null)
  const [problem, setProblem] = useState<{
    at: 'question' | 'followUp'
    what: keyof typeof problems
  } | null>(null)
  const problemOf = (at: 'question' | 'followUp') =>
    problem?.at === at ? problems[problem.what] : null
  const { turns } = state
  const answered = turns.length > 0
  const found = useSuggestions(answered ? '' : state.query)

  useEffect(() => {
    // What was typed before the code arrived.
    dispatch({ type: 'type', query: field.current?.value ?? '' })
  }, [])
  useClosed(() => {
    giveUp()
    dispatch({ type: 'close' })
  })
  useEffect(() => {
    if (turns.length === 0) return
    answerHeading.current?.focus({ preventScroll: true })
    // Earlier turns stand above: the newest begins under the dialog's title.
    if (turns.length > 1) answerHeading.current?.scrollIntoView({ block: 'start' })
  }, [turns])

  const ask = (event: FormEvent, from: 'question' | 'followUp') => {
    event.preventDefault()
    if (busy()) return
    const input = (from === 'question' ? field : followUpField).current!
    const words = input.value.trim()
    if (!words) {
      setProblem({ at: from, what: 'empty' })
      showPlain(emptyQuery)
      input.focus()
      return
    }
    if (tooLong(words)) {
      input.focus()
      return
    }
    setProblem(null)
    dispatch({ type: 'ask', from })
    void run(
      (signal) => send(words, from === 'question' ? [] : turns, signal),
      (result) => {
        if (result.ok) {
          dispatch({ type: 'answer', question: words, reply: result.data })
          if (from === 'followUp') input.value = ''
          return
        }
        dispatch({ type: 'fail' })
        setProblem({ at: from, what: 'failed' })
        showPlain(searchFailed)
        focusBack(() => input)
      },
    )
  }
  const clear = () => {
    giveUp()
    setProblem(null)
    dispatch({ type: 'clear' })
    if (field.current) field.current.value = ''
    requestAnimationFrame(() => field.current?.focus())
  }

  return (
    <>
      <form
        css={form}
        hidden={answered}
        aria-busy={state.loading === 'question'}
        onSubmit={(event) => ask(event, 'question')}
        role="search"
      >
        <AskRow
          label="Your question"
          button="Search"
          problem={tooLong(state.query) ?? problemOf('question')}
          busy={state.loading !== null}
          id="search-question"
          ref={field}
          name="question"
          enterKeyHint="search"
          placeholder="Ask about a treatment, price or booking"
          onInput={(event) => {
            setProblem(null)
            dispatch({ type: 'type', query: event.currentTarget.value })
            prepare().catch(reportImportFailure)
          }}
        />
        <p className="cap" css={{ marginTop: 8 }}>
          Answered by software from the clinic’s own information: automated, not a doctor, not a
          diagnosis. {site.assistant} <Emergency />
        </p>
      </form>
      {hydrated ? null : <Unreachable />}
      <p className="vh" role="status">
        {statusOf(state, found.length, site)}
      </p>
      {answered ? (
        <Answered
          state={state}
          heading={answerHeading}
          field={followUpField}
          problem={tooLong(state.followUp) ?? problemOf('followUp')}
          onType={(followUp) => {
            setProblem(null)
            dispatch({ type: 'typeFollowUp', followUp })
          }}
          onAsk={(event) => ask(event, 'followUp')}
          onClear={clear}
        />
      ) : (
        <>
          {found.length ? <Suggestions found={found} query={state.query} /> : null}
          <Examples label={found.length ? 'Or try' : 'Try'} />
        </>
      )}
    </>
  )
}

/** Makes the call; its context ends in the conversation before, as each question stands alone. */
async function send(
  question: string,
  before: readonly Turn[],
  signal: AbortSignal,
): Promise<Result<ChatReply>> {
  const context = contextWith(await readContext(), before)
  return call('ai-chat', ({ askClinic }) => askClinic({ question, context }, signal))
}
