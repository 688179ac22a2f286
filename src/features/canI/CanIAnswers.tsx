import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { useEffect, useId, useRef, useState } from 'react'
import type { Rich } from '@clinic/content/expand'
import { desktop } from '../../design/tokens'
import { disclosure } from '../../ui/Fold'
import { useAddress } from '../../site/AddressContext'
import { RichText } from '../../ui/RichText'
import { WithoutVoiceLink } from '../../ui/WithoutVoiceLink'
import { useFormValues } from '../../ui/useFormValues'
import type { CanIData, TopicText } from './build'
import * as sectionsWords from '../../words/sections'
import * as sharedWords from '../../words/shared'

const filter = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s4);
  margin-top: var(--s4);
  > div {
    flex: 1 1 13rem;
    max-width: 22rem;
  }
  label {
    display: block;
    font-size: var(--f-small);
  }
  & :is(input, select) {
    width: 100%;
    min-height: 44px;
    margin-top: 4px;
    padding: 8px 12px;
    border: 1px solid var(--rule-strong);
    background: var(--field);
  }
`

/** Two stacks, so that an answer which unfolds moves nothing beside it. */
const stacks = css`
  ${desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: calc(2 * var(--gut));
  }
`

const topics = css`
  margin-top: var(--s6);
  h3 {
    padding-bottom: var(--s2);
    border-bottom: 1px solid var(--ink);
  }
  > details {
    border-bottom: 1px solid var(--rule);
    scroll-margin-top: calc(var(--header) + 16px);
  }
  > details > summary {
    min-height: 48px;
  }
  dl {
    padding-bottom: var(--s4);
  }
  dl > div {
    padding: 6px 0;
  }
  dt {
    font-size: var(--f-small);
    color: var(--ink-2);
  }
`

const plain = (text: Rich) =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/** Returns the groups in two parts, as many questions in the one as in the other. */
function halved(groups: CanIData['groups']): CanIData['groups'][] {
  const counts = groups.map(({ topics: { length } }) => length)
  const sum = (some: number[]) => some.reduce((all, one) => all + one, 0)
  const cut = groups.findIndex((_, i) => 2 * sum(counts.slice(0, i + 1)) >= sum(counts)) + 1
  return [groups.slice(0, cut), groups.slice(cut)]
}

/** Returns the groups with the topics and answers that fit the treatment and every typed word. */
function matching({ groups }: CanIData, treatment: number, typed: string): CanIData['groups'] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (place: number) => treatment < 0 || place === treatment
  return groups.flatMap(({ name, topics: all }) => {
    const found = all.flatMap((topic): TopicText[] => {
      const answers = topic.answers.filter(({ treatments }) => treatments.some(holds))
      const pages = topic.pages.filter((page) => holds(page.treatment))
      const said =
        `${topic.question} ${answers.map(({ text }) => plain(text)).join(' ')}`.toLowerCase()
      if (answers.length + pages.length === 0 || !wanted.every((word) => said.includes(word)))
        return []
      return [{ ...topic, answers, pages }]
    })
    return found.length === 0 ? [] : [{ name, topics: found }]
  })
}

const Topic = ({ topic, named, open }: { topic: TopicText; named: boolean; open: boolean }) => (
  <details id={topic.id} css={disclosure} open={open || undefined}>
    <summary>{topic.question}</summary>
    <dl>
      {topic.answers.map(({ of, text }, i) => (
        <div key={i}>
          {named && of !== null ? <dt>{of}</dt> : <dt className="vh">{sectionsWords.answer}</dt>}
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
      {topic.pages.length > 0 ? (
        <div>
          <dt>{sectionsWords.onOwnPage}</dt>
          <dd>
            {topic.pages.map(({ name, to }, i) => (
              <span key={to}>
                {i === 0 ? '' : ', '}
                <Link to={to}>
                  {name}
                  <span className="vh">{sectionsWords.itsOwnAnswer}</span>
                </Link>
              </span>
            ))}
          </dd>
        </div>
      ) : null}
    </dl>
    <WithoutVoiceLink beside={topic.answers.map(({ text }) => text)} />
  </details>
)

/**
 * Shows every question before and after a treatment with the answers that treatments share. A
 * treatment, which the address may name, and typed words narrow it down.
 */
export const CanIAnswers = ({ data }: { data: CanIData }) => {
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const field = useId()
  const address = useAddress()
  useFormValues(form, () => {
    setChosen(select.current!.value)
    setTyped(input.current!.value)
  })
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('treatment')
    if (asked !== null && select.current!.value === '') select.current!.value = asked
    setChosen(select.current!.value)
  }, [address])
  const treatment = data.treatments.findIndex(({ id }) => id === chosen)
  const shown = matching(data, treatment, typed)
  const narrowed = treatment >= 0 || typed.trim() !== ''
  return (
    <>
      <form
        css={filter}
        ref={form}
        role="search"
        data-needs-scripts=""
        data-query=""
        onSubmit={(event) => event.preventDefault()}
      >
        <div>
          <label htmlFor={`${field}-treatment`}>{sectionsWords.yourTreatment}</label>
          <select id={`${field}-treatment`} ref={select}>
            <option value="">{sectionsWords.allTreatments}</option>
            {data.treatments.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={field}>{sectionsWords.findQuestion}</label>
          <input id={field} ref={input} type="search" dir="auto" autoComplete="off" />
        </div>
        <button type="submit" className="btn line">
          {sharedWords.find}
        </button>
      </form>
      <div role="status" className="small mute">
        {shown.length === 0 ? sectionsWords.noQuestion : null}
      </div>
      <div css={stacks}>
        {halved(shown).map((stack, i) => (
          <div key={i}>
            {stack.map(({ name, topics: found }) => (
              <div key={name} css={topics}>
                <h3>{name}</h3>
                {found.map((topic) => (
                  <Topic
                    // A choice unfolds and folds what the visitor has not touched since.
                    key={`${topic.id} ${narrowed}`}
                    topic={topic}
                    named={treatment < 0}
                    open={narrowed}
                  />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
