import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import { ClosingBand } from '../components/BookingBand'
import { AskAside } from '../components/AskAside'
import { Day } from '../components/Day'
import { HeadedSection } from '../components/HeadedSection'
import { PageHero } from '../components/PageHero'
import { RelatedPages } from '../components/RelatedPages'
import { ReviewLine } from '../components/ReviewLine'
import { Sections } from '../components/Sections'
import { Sources } from '../components/Sources'
import { TextBody } from '../components/TextBody'
import { mobile } from '../design/tokens'
import type { PageContext } from '../page'

/** Each name begins a line of its own on a phone, so that a font that comes late moves neither. */
const line = css`
  ${mobile} {
    display: block;
  }
`

/** An article, with its dates at the top and its sources at the end. */
export default function ArticleTemplate({
  pageContext: { content: a },
}: PageProps<object, PageContext<'article'>>) {
  return (
    <article>
      <PageHero heading={a.heading} intro={a.intro} crumbs={a.crumbs} picture={a.plate}>
        <p className="small mute" css={{ marginTop: 'var(--s4)' }}>
          <span css={line}>
            By {a.review.writtenBy.name}, <Day date={a.review.written} />.
          </span>{' '}
          <span css={line}>
            Reviewed by {a.review.reviewedBy.name}, <Day date={a.review.reviewed} />.
          </span>
        </p>
      </PageHero>
      <TextBody
        contents={[
          ...a.sections.map(({ id, heading }) => ({ id, label: heading })),
          { id: 'sources', label: 'Sources and review' },
        ]}
        aside={<AskAside />}
      >
        <Sections sections={a.sections} />
        <HeadedSection id="sources" heading="Sources and review">
          <ReviewLine review={a.review} />
          <Sources sources={a.sources} />
        </HeadedSection>
      </TextBody>
      <RelatedPages heading="Read or compare next" items={a.related} />
      <ClosingBand />
    </article>
  )
}
