import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { Day } from '../../ui/Day'
import { RichText } from '../../ui/RichText'
import type { FeatureData } from './types'

const list = css`
  border-top: 1px solid var(--ink);
  li {
    padding: 20px 0;
    border-bottom: 1px solid var(--rule);
  }
`

type Props = Pick<Extract<FeatureData, { kind: 'reviews' }>, 'reviews'>

/** Shows what patients said, each with its source; samples say that they are samples. */
export const ReviewList = ({ reviews }: Props) => (
  <ul css={list}>
    {reviews.map(({ id, text, who, to, treatment, source, date, sample }) => (
      <li key={id}>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <p css={{ marginTop: '8px' }} className="small mute">
          {who}, about <Link to={to}>{treatment}</Link>
          {date ? (
            <>
              , <Day date={date} />
            </>
          ) : null}
          {source ? (
            <>
              . Source: <RichText text={source} />
            </>
          ) : null}
          {sample ? '. This is a sample, not a patient.' : null}
        </p>
      </li>
    ))}
  </ul>
)
