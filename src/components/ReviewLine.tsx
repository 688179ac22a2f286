import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { ReviewText } from '../page'
import { Day } from './Day'
import { SampleNote } from './Warning'

const facts = css`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(min-content, 1fr);
  gap: 6px 20px;
  padding-top: 14px;
  border-top: 1px solid var(--ink);
  font-size: var(--f-small);
  dt {
    color: var(--ink-2);
  }
`

const Person = ({ name, to }: { name: string; to: string | null }) => (to ? <Link to={to}>{name}</Link> : <>{name}</>)

/** Who wrote the page and which doctor checked it, with dates. */
export const ReviewLine = ({ review }: { review: ReviewText }) => (
  <>
    <dl css={facts}>
      <dt>Written by</dt>
      <dd>
        <Person {...review.writtenBy} />, <Day date={review.written} />
      </dd>
      <dt>Reviewed by</dt>
      <dd>
        <Person {...review.reviewedBy} />, <Day date={review.reviewed} />
      </dd>
      <dt>Next review due</dt>
      <dd>
        <Day date={review.nextReview} />
      </dd>
    </dl>
    {review.sample ? (
      <SampleNote>These names stand for the clinic's own author and doctor, who must approve this page before it is published.</SampleNote>
    ) : null}
  </>
)
