import type { FeatureData } from './types'
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
import { OfferLink } from './OfferLink'
import { PeopleList } from './PeopleList'
import { PlacementList } from './PlacementList'
import { PriceList } from './PriceList'
import { Protocols } from './Protocols'
import { ReviewList } from './ReviewList'
import { StreetMap } from './StreetMap'
import { Finder } from '../../features/finder/Finder'
import { SkincareProgramme } from '../../ui/SkincareProgramme'
import { TreatmentList } from '../../ui/TreatmentList'

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
