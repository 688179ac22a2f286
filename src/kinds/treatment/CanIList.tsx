import { css } from '@emotion/react'
import { useId, useRef, useState } from 'react'
import { disclosure } from '../../design/disclosure'
import type { CanIText } from './types'
import { RichText } from '../../ui/RichText'
import { useFormValues } from '../../ui/useFormValues'

const filter = css`
  margin-top: var(--s4);
  label {
    display: block;
    font-size: var(--f-small);
  }
  input {
    width: min(100%, 22rem);
    min-height: 44px;
    margin-top: 4px;
    padding: 8px 12px;
    border: 1px solid var(--rule-strong);
    background: var(--field);
  }
`

const group = css`
  border-bottom: 1px solid var(--rule);
  &:first-of-type {
    border-top: 1px solid var(--ink);
  }
  summary {
    min-height: 52px;
  }
  dl {
    padding-bottom: var(--s4);
  }
  dl > div {
    padding: 8px 0;
    border-top: 1px solid var(--rule);
  }
  dt {
    font-weight: 600;
  }
`

/** Returns the questions whose words hold every word that was typed. */
function matching(groups: CanIText[], typed: string): CanIText[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return groups
  return groups.flatMap((one) => {
    const items = one.items.filter(({ question, answer }) => {
      const said =
        `${question} ${typeof answer === 'string' ? answer : answer.map((part) => (typeof part === 'string' ? part : part.text)).join('')}`.toLowerCase()
      return wanted.every((word) => said.includes(word))
    })
    return items.length === 0 ? [] : [{ ...one, items }]
  })
}

/**
 * Shows "Can I…?": questions before and after a treatment, in groups that typed letters narrow
 * down.
 */
export const CanIList = ({ groups }: { groups: CanIText[] }) => {
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const field = useId()
  useFormValues(form, () => setTyped(input.current!.value))
  const shown = matching(groups, typed)
  return (
    <>
      <form
        css={filter}
        ref={form}
        role="search"
        data-needs-scripts=""
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={field}>Find a question</label>
        <input id={field} ref={input} type="search" dir="auto" autoComplete="off" />
      </form>
      <div role="status" className="small mute">
        {shown.length === 0
          ? 'No question here has these words. Ask us, or ring the clinic.'
          : null}
      </div>
      <div css={{ marginTop: 'var(--s4)' }}>
        {shown.map(({ name, afterwards, items }) => (
          <details
            key={name}
            css={[disclosure, group]}
            data-afterwards={afterwards ? '' : undefined}
            open={typed.trim() !== '' || undefined}
          >
            <summary>{name}</summary>
            <dl>
              {items.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>
                    <RichText text={answer} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </>
  )
}
