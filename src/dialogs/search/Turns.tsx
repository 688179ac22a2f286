import { css } from '@emotion/react'
import { useMemo, type Ref } from 'react'
import { Icon } from '../../components/Icon'
import { mobile } from '../../design/tokens'
import { useSite } from '../../layout/SiteContext'
import { AnswerText } from '../AnswerText'
import { dialsOf, firstDials } from '../phoneNumbers'
import { answer } from '../styles'
import type { Turn } from './searchState'

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

/** The numbers that an urgent answer names, the first one first. */
const Calls = ({ paragraphs }: Pick<Turn, 'paragraphs'>) => {
  const site = useSite()
  const dials = useMemo(() => firstDials(paragraphs.join('\n'), dialsOf(site)), [paragraphs, site])
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

/** The conversation, newest last. The newest question takes the focus when its answer is here. */
export const Turns = ({ turns, newest }: { turns: Turn[]; newest: Ref<HTMLHeadingElement> }) =>
  turns.map((one, i) => (
    <section key={i} css={[turn, one.urgent && urgent]}>
      <p className="cap">You asked</p>
      <h3 tabIndex={-1} ref={i === turns.length - 1 ? newest : undefined}>
        {one.question}
      </h3>
      {one.urgent ? <Calls paragraphs={one.paragraphs} /> : null}
      <div css={answer} data-answer>
        <AnswerText paragraphs={one.paragraphs} />
      </div>
    </section>
  ))
