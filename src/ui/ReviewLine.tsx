import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { ReviewText } from '../site/page'
import { Day } from './Day'
import { SampleNote } from './Warning'

/* Two columns, and one where the letters are so large that two would be too narrow. */
const facts = css`
  display: grid;
  gap: 6px;
  font-size: var(--f-small);
  div {
    display: flex;
    flex-wrap: wrap;
    column-gap: 20px;
  }
  dt {
    flex: 0 0 8rem;
    color: var(--ink-2);
  }
  dd {
    flex: 1 1 9rem;
  }
`

const Person = ({ name, to }: { name: string; to: string | null }) =>
  to ? <Link to={to}>{name}</Link> : <>{name}</>

/** Shows who wrote the page and which doctor checked it, with dates. */
export const ReviewLine = ({ review }: { review: ReviewText }) => (
  <>
    <dl css={facts}>
      <div>
        <dt>Written by</dt>
        <dd>
          <Person {...review.writtenBy} />, <Day date={review.written} />
        </dd>
      </div>
      <div>
        <dt>Reviewed by</dt>
        <dd>
          <Person {...review.reviewedBy} />, <Day date={review.reviewed} />
        </dd>
      </div>
      <div>
        <dt>Next review due</dt>
        <dd>
          <Day date={review.nextReview} />
        </dd>
      </div>
    </dl>
    {review.sample ? (
      <SampleNote>The clinic’s own author and doctor must approve this page first.</SampleNote>
    ) : null}
  </>
)
