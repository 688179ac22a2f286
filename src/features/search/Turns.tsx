import { css } from '@emotion/react'
import { useMemo, type Ref } from 'react'
import { Icon } from '../../ui/Icon'
import { mobile } from '../../design/tokens'
import { useSite } from '../../site/SiteContext'
import type { SiteData } from '../../site/site'
import { AnswerText } from '../../ui/dialog/AnswerText'
import { dialsOf, firstDials } from '../../ui/dialog/answerParts'
import { answer } from '../../ui/dialog/styles'
import type { Turn } from './searchState'
import * as searchWords from '../../words/search'

const turn = css`
  & + & {
    margin-top: var(--s5);
    padding-top: var(--s5);
    border-top: 1px solid var(--rule);
  }
  h3 {
    margin-top: 2px;
    font-size: var(--f-lead);
    overflow-wrap: anywhere;
  }
  [data-answer] {
    margin-top: 12px;
  }
  [data-answer] > div + div {
    margin-top: 0.8em;
  }
`

/** An emergency: what to do in large letters, then the numbers, the first solid, then the signs. */
const urgent = css`
  padding: 16px 18px 18px;
  border: 2px solid var(--alert);
  border-radius: var(--r);
  [data-answer] > div:first-of-type > p {
    font-weight: 600;
  }
  ${mobile} {
    padding: 12px 14px 14px;
  }
`

const calls = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  ${mobile} {
    .btn {
      flex: 1 1 100%;
    }
    .btn + .btn {
      flex: 1 1 40%;
      padding-inline: 8px;
    }
  }
`

const numbersIn = ({ paragraphs }: Turn, site: SiteData) =>
  firstDials(paragraphs.map(({ text }) => text).join('\n'), dialsOf(site))

/** Returns what is said first of an urgent answer: whom to call. */
export function urgencyOf(one: Turn, site: SiteData): string {
  const [first] = numbersIn(one, site)
  return first ? searchWords.urgentCall(first.display) : searchWords.urgentRead
}

/** Shows the numbers that an urgent answer names, the first one first. */
const Calls = ({ one }: { one: Turn }) => {
  const site = useSite()
  const dials = useMemo(() => numbersIn(one, site), [one, site])
  return (
    <div css={calls}>
      {dials.map(({ href, button }, i) => (
        <a key={href} className={i === 0 ? 'btn' : 'btn line'} href={href}>
          <Icon name="phone" />
          {button}
        </a>
      ))}
    </div>
  )
}

/** Folds away the sentences that stand translated above. */
const InEnglish = ({ paragraphs }: Pick<Turn, 'paragraphs'>) =>
  paragraphs.length === 0 ? null : (
    <details css={{ marginTop: '0.8em' }}>
      <summary lang="en-GB">{searchWords.translated}</summary>
      <AnswerText paragraphs={paragraphs} />
    </details>
  )

type Props = { turns: Turn[]; newest: Ref<HTMLElement> }

/**
 * Shows the conversation, newest last. The newest question takes the focus when its answer is here;
 * of an urgent one the answer does.
 */
export const Turns = ({ turns, newest }: Props) => {
  const site = useSite()
  return turns.map((one, i) => {
    const ref = i === turns.length - 1 ? newest : undefined
    const said = (
      <div css={answer} data-answer>
        <AnswerText paragraphs={one.paragraphs.filter(({ folded }) => !folded)} />
        <InEnglish paragraphs={one.paragraphs.filter(({ folded }) => folded)} />
      </div>
    )
    return (
      <section key={i} css={[turn, one.urgent && urgent]}>
        <p className="cap">{searchWords.youAsked}</p>
        <h3
          tabIndex={-1}
          dir="auto"
          ref={one.urgent ? undefined : (ref as Ref<HTMLHeadingElement>)}
        >
          {one.question}
        </h3>
        {one.urgent ? (
          <div
            role="group"
            tabIndex={-1}
            aria-label={urgencyOf(one, site)}
            ref={ref as Ref<HTMLDivElement>}
          >
            <Calls one={one} />
            {said}
          </div>
        ) : (
          said
        )}
      </section>
    )
  })
}
