import { useSite } from '../../site/SiteContext'
import { lineToAsk } from '../../site/site'
import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { Day } from '../../ui/Day'
import { RichText } from '../../ui/RichText'
import type { FeatureData } from './build'
import { VideoUpload } from '../../features/upload/VideoUpload'
import { AnatomyFigure } from './AnatomyFigure'
import { BeforeAfterTiles } from '../../ui/BeforeAfter'
import { FacialAssessment } from '../../ui/FacialAssessment'
import { AiTools } from './AiTools'
import { ArticleList } from './ArticleList'
import { AtAGlance } from '../../features/atAGlance/AtAGlance'
import { CanIAnswers } from '../../features/canI/CanIAnswers'
import { Recoveries } from '../../features/canI/Recoveries'
import { ContactWays } from './ContactWays'
import { CostEstimator } from '../../features/estimator/CostEstimator'
import { EmailChoices } from '../../features/emailChoices/EmailChoices'
import { PeopleList } from './PeopleList'
import { PlacementList } from './PlacementList'
import { PriceList } from './PriceList'
import { Protocols } from './Protocols'
import { StreetMap } from './StreetMap'
import { Finder } from '../../features/finder/Finder'
import { SkincareProgramme } from '../../ui/SkincareProgramme'
import { TreatmentList } from '../../ui/TreatmentList'
import * as sectionsWords from '../../words/sections'
import * as sharedWords from '../../words/shared'

/** Opens the welcome offer, here also by itself; without scripts there is a telephone line. */
export const OfferLink = () => {
  const site = useSite()
  const { label, href, display } = lineToAsk(site)
  return (
    <div data-autostart="offer">
      <div className="acts">
        <button type="button" className="btn" data-dialog="offer" aria-haspopup="dialog">
          {sharedWords.seeOffer}
        </button>
        <p>
          {sectionsWords.orCallLine(label.toLowerCase())}
          <a href={href}>{display}</a>
        </p>
      </div>
      <noscript>
        <p className="small mute">{sectionsWords.offerByTelephone(site.freephone !== null)}</p>
      </noscript>
    </div>
  )
}

const list = css`
  border-top: 1px solid var(--ink);
  li {
    padding: 20px 0;
    border-bottom: 1px solid var(--rule);
  }
  blockquote p {
    font: 400 clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem) / 1.25 var(--display);
    text-wrap: pretty;
  }
`

type Props = Pick<Extract<FeatureData, { kind: 'reviews' }>, 'reviews'>

/** Shows what patients said, each with its source; samples say that they are samples. */
const ReviewList = ({ reviews }: Props) => (
  <ul css={list}>
    {reviews.map(({ id, text, who, to, treatment, source, date, sample }) => (
      <li key={id}>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <p css={{ marginTop: '8px' }} className="small mute">
          {sectionsWords.about(who)}
          <Link to={to}>{treatment}</Link>
          {date ? (
            <>
              , <Day date={date} />
            </>
          ) : null}
          {source ? (
            <>
              {sectionsWords.source}
              <RichText text={source} />
            </>
          ) : null}
          {sample ? sectionsWords.sampleReview : null}
        </p>
      </li>
    ))}
  </ul>
)

/** Renders a part of the site that an editor has placed in a section. */
export const Feature = ({ feature }: { feature: FeatureData }) => {
  switch (feature.kind) {
    case 'finder':
      return <Finder finder={feature} />
    case 'price-list':
    case 'relaxer-prices':
      return <PriceList {...feature} />
    case 'cost-estimator':
      return <CostEstimator data={feature.data} />
    case 'people':
      return <PeopleList people={feature.people} />
    case 'gallery':
      return <BeforeAfterTiles items={feature.items} />
    case 'reviews':
      return <ReviewList reviews={feature.reviews} />
    case 'articles':
      return <ArticleList articles={feature.articles} />
    case 'contact':
      return <ContactWays />
    case 'directions':
      return <StreetMap map={feature.map} />
    case 'at-a-glance':
      return <AtAGlance rows={feature.rows} />
    case 'muscles':
    case 'layers':
      return <AnatomyFigure figure={feature.figure} />
    case 'placements':
      return <PlacementList {...feature} />
    case 'offer':
      return <OfferLink />
    case 'email-choices':
      return <EmailChoices />
    case 'video-upload':
      return <VideoUpload />
    case 'ai-tools':
      return <AiTools {...feature} />
    case 'cities':
      return (
        <TreatmentList items={feature.cities.map((city) => ({ ...city, price: null }))} inColumn />
      )
    case 'products':
      return (
        <TreatmentList
          items={feature.products.map((product) => ({ ...product, price: product.productKind }))}
          inColumn
        />
      )
    case 'skincare-programme':
      return <SkincareProgramme price={feature.price} />
    case 'protocols':
      return <Protocols {...feature} />
    case 'can-i':
      return <CanIAnswers data={feature.data} />
    case 'recoveries':
      return <Recoveries recoveries={feature.recoveries} />
    case 'facial-assessment':
      return <FacialAssessment assessment={feature.assessment} />
  }
}
