import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { RichText } from '../../ui/RichText'
import type { TreatmentContent } from './types'

const list = css`
  dl > div {
    padding: 8px 0;
    border-top: 1px solid var(--rule);
  }
  dt {
    font-weight: 600;
  }
`

type Props = Pick<TreatmentContent, 'name' | 'canI'>

/** Shows the questions of "Can I…?" that this treatment answers by itself, and where the rest is. */
export const CanIList = ({ name, canI: { own, to } }: Props) => (
  <div css={list}>
    {own.length > 0 ? (
      <dl>
        {own.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <RichText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    ) : null}
    {to === null ? null : (
      <p className="unprinted">
        <Link to={to}>Every answer for {name}: medicines, illnesses, flying, sport and more</Link>
      </p>
    )}
  </div>
)
