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
import { useHydratedValue } from '../../browser/hooks'
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
import * as searchWords from '../../words/search'
import * as sharedWords from '../../words/shared'

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
  searchWords.lipFillers,
  searchWords.bookingProcess,
  searchWords.treatmentCosts,
  searchWords.noseJob,
  searchWords.openingHours,
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
  empty: searchWords.writeFirst,
  failed: searchWords.notAnswered,
}

const number = new Intl.NumberFormat('en-GB')

/** Says that a question is too long, before anything of it is lost. */
const tooLong = ({ length }: string): string | null =>
  length > chatLimits.question
    ? searchWords.tooLong(number.format(length), number.format(chatLimits.question))
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
        {searchWords.automatedAnswer}
        <Emergency />
      </p>
      <form
        css={[form, { marginTop: 22 }]}
        aria-busy={state.loading === 'followUp'}
        onSubmit={onAsk}
      >
        <AskRow
          label={searchWords.followUp}
          button={searchWords.ask}
          line
          problem={problem}
          busy={state.loading !== null}
          id="search-follow-up"
          ref={field}
          enterKeyHint="send"
          onInput={(event) => onType(event.currentTarget.value)}
        />
      </form>
      {/* Whom to call stands in an urgent answer, and nothing beside it waits. */}
      {state.turns.at(-1)?.urgent ? null : <Contacts />}
      <p css={{ marginTop: 6 }}>
        <button type="button" className="go" onClick={onClear}>
          {searchWords.clearAndSearch}
        </button>
      </p>
    </>
  )
}

/** Returns what a screen reader is told of the search. */
function statusOf(state: SearchState, suggestions: number, site: SiteData): string {
  const { loading, turns, query, followUp } = state
  if (loading) return searchWords.looking
  // Without the count, which would be read out again at every key.
  if (tooLong(turns.length > 0 ? followUp : query)) return searchWords.isTooLong
  const newest = turns.at(-1)
  if (newest) return newest.urgent ? urgencyOf(newest, site) : searchWords.ready
  if (suggestions === 0) return ''
  return suggestions === 1 ? searchWords.onePage : searchWords.pages(suggestions)
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
      showPlain(searchWords.enterQuery)
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
        showPlain(searchWords.noResponse)
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
          label={searchWords.yourQuestion}
          button={sharedWords.search}
          problem={tooLong(state.query) ?? problemOf('question')}
          busy={state.loading !== null}
          id="search-question"
          ref={field}
          name="question"
          enterKeyHint="search"
          placeholder={searchWords.askAbout}
          onInput={(event) => {
            setProblem(null)
            dispatch({ type: 'type', query: event.currentTarget.value })
            prepare().catch(reportImportFailure)
          }}
        />
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
          <Examples label={found.length ? searchWords.orTry : searchWords.tryOne} />
          <p className="cap" css={{ marginTop: 12 }}>
            {searchWords.answeredBySoftware}
            {site.assistant} <Emergency />
          </p>
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
