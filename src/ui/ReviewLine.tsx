import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { ReviewText } from '../site/page'
import { Day } from './Day'
import { SampleNote } from './Warning'
import * as uiWords from '../words/ui'

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

/** Names are in Latin letters, and so read as English in any language. */
const Person = ({ name, to, lang }: { name: string; to: string | null; lang?: string }) =>
  to ? (
    <Link to={to} lang={lang}>
      {name}
    </Link>
  ) : (
    <span lang={lang}>{name}</span>
  )

const english = {
  writtenBy: uiWords.writtenBy,
  reviewedBy: uiWords.reviewedBy,
  nextReview: uiWords.nextReview,
}

type Props = {
  review: ReviewText
  /** The words in the language of the page, with its code; English without. */
  say?: (Record<keyof typeof english | 'notApproved', string> & { lang: string }) | undefined
}

/** Shows who wrote the page and which doctor checked it, with dates. */
export const ReviewLine = ({ review, say }: Props) => (
  <>
    <dl css={facts}>
      <div>
        <dt>{(say ?? english).writtenBy}</dt>
        <dd>
          <Person {...review.writtenBy} lang={say && 'en-GB'} />,{' '}
          <Day date={review.written} lang={say?.lang} />
        </dd>
      </div>
      <div>
        <dt>{(say ?? english).reviewedBy}</dt>
        <dd>
          <Person {...review.reviewedBy} lang={say && 'en-GB'} />,{' '}
          <Day date={review.reviewed} lang={say?.lang} />
        </dd>
      </div>
      <div>
        <dt>{(say ?? english).nextReview}</dt>
        <dd>
          <Day date={review.nextReview} lang={say?.lang} />
        </dd>
      </div>
    </dl>
    {!review.sample ? null : say ? (
      <p className="small boxed-note" css={{ marginTop: 'var(--s4)' }}>
        {say.notApproved}
      </p>
    ) : (
      <SampleNote>{uiWords.notApproved}</SampleNote>
    )}
  </>
)
