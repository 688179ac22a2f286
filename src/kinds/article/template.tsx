import type { ArticleContent } from './build'
import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import { ClosingBand } from '../sections/BookingBand'
import { AskAside } from '../../ui/PageActions'
import { Day } from '../../ui/Day'
import { HeadedSection } from '../../ui/PageSection'
import { PageHero } from '../../ui/PageHero'
import { RelatedPages } from '../../ui/RelatedPages'
import { ReviewLine } from '../../ui/ReviewLine'
import { Sections } from '../sections/Sections'
import { Sources } from '../../ui/Sources'
import { TextBody } from '../../ui/TextBody'
import { mobile } from '../../design/tokens'
import type { PageContext } from '../../site/page'
import * as kindsWords from '../../words/kinds'
import * as sharedWords from '../../words/shared'

/** Each name begins a line of its own on a phone, so that a font that comes late moves neither. */
const line = css`
  ${mobile} {
    display: block;
  }
`

/** Shows an article, with its dates at the top and its sources at the end. */
export default function ArticleTemplate({
  pageContext: { content: a },
}: PageProps<object, PageContext<ArticleContent>>) {
  return (
    <article>
      <PageHero
        heading={a.heading}
        intro={a.intro}
        crumbs={a.crumbs}
        picture={a.plate}
        caption={a.caption}
      >
        <p className="small mute" css={{ marginTop: 'var(--s4)' }}>
          <span css={line}>
            {kindsWords.by(a.review.writtenBy.name)}
            <Day date={a.review.written} />.
          </span>{' '}
          <span css={line}>
            {kindsWords.reviewedBy(a.review.reviewedBy.name)}
            <Day date={a.review.reviewed} />.
          </span>
        </p>
      </PageHero>
      <TextBody
        contents={[
          ...a.sections.map(({ id, heading }) => ({ id, label: heading })),
          { id: 'sources', label: sharedWords.sourcesAndReview },
        ]}
        aside={<AskAside />}
      >
        <Sections sections={a.sections} />
        <HeadedSection id="sources" heading={sharedWords.sourcesAndReview}>
          <ReviewLine review={a.review} />
          <Sources sources={a.sources} />
        </HeadedSection>
      </TextBody>
      <RelatedPages heading={kindsWords.readNext} items={a.related} />
      <ClosingBand />
    </article>
  )
}
