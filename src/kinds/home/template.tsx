import type { HomeContent } from './build'
import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import { Fragment, type ReactNode } from 'react'
import { BeforeAfterTiles } from '../../ui/BeforeAfter'
import { BookingBand } from '../sections/BookingBand'
import { DoctorCard } from '../../ui/Person'
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
import { columns, desktop, mobile, notDesktop } from '../../design/tokens'
import type { PageContext } from '../../site/page'
import * as homeWords from '../../words/home'
import * as sharedWords from '../../words/shared'

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

/** The facts, and beside them who treats. */
const known = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  > :nth-child(2) {
    padding-block: var(--s4);
  }
  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    column-gap: var(--gut);
  }
  ${notDesktop} {
    > :nth-child(2) {
      border-bottom: 1px solid var(--rule);
    }
  }
`

const offerLine = css`
  padding-block: var(--s5);
  border-top: 1px solid var(--rule);
`

type Section = HomeContent['sections'][number]

/** Shows what belongs to each section of the homepage, wherever it stands. */
const shows: Record<Section['part'], (section: Section, content: HomeContent) => ReactNode> = {
  popular: (section, { popular, faceMap }) => (
    <>
      <HomeSection section={section}>
        <TreatmentCards cards={popular} />
        <div className="more">
          <Paragraphs texts={section.after} />
        </div>
      </HomeSection>
      <FaceMapBand map={faceMap} />
    </>
  ),
  gallery: (section, { gallery }) =>
    gallery.length > 0 ? (
      <HomeSection section={section} boxed ground="band">
        <BeforeAfterTiles items={gallery} />
      </HomeSection>
    ) : null,
  analysis: (section, { ratedFace }) => <AnalysisPromo section={section} face={ratedFace} />,
  skincare: (section, { skincare }) => <SkincarePromo section={section} {...skincare!} />,
  assessment: (section, { assessment }) => (
    <HomeSection section={section}>
      <FacialAssessment assessment={assessment} />
    </HomeSection>
  ),
  philosophy: (section, { plan }) => <Philosophy section={section} plate={plan} />,
  booking: (section, { terrace }) => <BookingBand section={section} terrace={terrace} />,
}

/** Shows the homepage: the hero, then its sections in the order of data/pages/home.json. */
export default function HomeTemplate({
  pageContext: { content },
}: PageProps<object, PageContext<HomeContent>>) {
  const { hero, claims, doctor, sections } = content
  return (
    <>
      <Hero hero={hero} />
      <div className="wrap" css={known}>
        <Facts facts={claims} css={claimsLine(claims.length)} />
        {doctor ? <DoctorCard doctor={doctor} /> : null}
      </div>
      {sections.map((section) => (
        <Fragment key={section.part}>{shows[section.part](section, content)}</Fragment>
      ))}
      <div className="wrap" css={offerLine}>
        <p className="small mute">
          {homeWords.newToClinic}
          <a href="/popupoffer/" data-dialog="offer" aria-haspopup="dialog">
            {sharedWords.seeOffer}
          </a>
          {homeWords.noObligation}
        </p>
      </div>
    </>
  )
}
