import type { HomeContent } from './types'
import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import { BeforeAfterTiles } from '../../ui/BeforeAfter'
import { BookingBand } from '../sections/BookingBand'
import { FacialAssessment } from '../../ui/FacialAssessment'
import { Facts } from '../../ui/Facts'
import { AnalysisPromo } from './AnalysisPromo'
import { FaceMapBand } from './FaceMapBand'
import { Hero } from './Hero'
import { HomeSection } from './HomeSection'
import { Philosophy } from './Philosophy'
import { SkincarePromo } from './SkincarePromo'
import { TreatmentCards } from './TreatmentCard'
import { Paragraphs } from '../../ui/RichText'
import { columns, mobile } from '../../design/tokens'
import type { PageContext } from '../../site/page'

/** As many columns as there are facts, four at most: a clinic may make no claim. */
const claimsLine = (facts: number) => css`
  && {
    grid-template-columns: ${columns(Math.min(facts, 4), '8.5rem')};
  }
  dd {
    font-size: 1.3125rem;
  }
  ${mobile} {
    && {
      grid-template-columns: ${columns(2, '8.5rem')};
    }
    dd {
      font-size: 1.125rem;
    }
  }
`

const offerLine = css`
  padding-block: var(--s5);
  border-top: 1px solid var(--rule);
`

/** Shows the homepage: eight sections, in the order of docs/product.md. */
export default function HomeTemplate({
  pageContext: { content },
}: PageProps<object, PageContext<HomeContent>>) {
  const {
    hero,
    claims,
    sections,
    popular,
    faceMap,
    gallery,
    ratedFace,
    skincare,
    assessment,
    plan,
    terrace,
  } = content
  return (
    <>
      <Hero hero={hero} />
      <div className="wrap">
        <Facts facts={claims} css={claimsLine(claims.length)} />
      </div>
      <HomeSection section={sections.popular}>
        <TreatmentCards cards={popular} />
        <div className="more">
          <Paragraphs texts={sections.popular.after} />
        </div>
      </HomeSection>
      <FaceMapBand map={faceMap} />
      {gallery.length > 0 ? (
        <HomeSection section={sections.gallery} boxed ground="band">
          <BeforeAfterTiles items={gallery} />
        </HomeSection>
      ) : null}
      <AnalysisPromo section={sections.analysis} face={ratedFace} />
      <SkincarePromo section={sections.skincare} {...skincare} />
      <HomeSection section={sections.assessment}>
        <FacialAssessment assessment={assessment} />
      </HomeSection>
      <Philosophy section={sections.philosophy} plate={plan} />
      <BookingBand section={sections.booking} terrace={terrace} />
      <div className="wrap" css={offerLine}>
        <p className="small mute">
          New to the clinic?{' '}
          <a href="/popupoffer/" data-dialog="offer" aria-haspopup="dialog">
            See your welcome offer
          </a>
          . No obligation, and no need to decide about treatment.
        </p>
      </div>
    </>
  )
}
