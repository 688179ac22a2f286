import type { PageProps } from 'gatsby'
import { AftercareSheet } from '../components/AftercareSheet'
import { AskAside } from '../components/AskAside'
import { BookingActions } from '../components/BookingActions'
import { Bullets } from '../components/Bullets'
import { CanIList } from '../components/CanIList'
import { DecisionLinks } from '../components/DecisionLinks'
import { EstimatorLink } from '../components/EstimatorLink'
import { Facts } from '../components/Facts'
import { Fold } from '../components/Fold'
import { InShort } from '../components/InShort'
import { PageHero } from '../components/PageHero'
import { PhoneFold } from '../components/PhoneFold'
import { PriceTable } from '../components/PriceTable'
import { Questions } from '../components/Questions'
import { RecoveryDays } from '../components/RecoveryDays'
import { RelatedPages } from '../components/RelatedPages'
import { ReviewLine } from '../components/ReviewLine'
import { SeekHelp } from '../components/SeekHelp'
import { SideBySide } from '../components/SideBySide'
import { Sources } from '../components/Sources'
import { Steps } from '../components/Steps'
import { TextBody } from '../components/TextBody'
import { Alternatives } from '../components/Alternatives'
import { Paragraphs } from '../components/Words'
import type { PageContext } from '../page'

/** The sections of a treatment page, in order, as its contents list names them. */
const contents = [
  { id: 'in-short', label: 'In short' },
  { id: 'what', label: 'What it is' },
  { id: 'suits', label: 'Who it suits' },
  { id: 'prices', label: 'Prices' },
  { id: 'visit', label: 'Your appointment' },
  { id: 'risks', label: 'Risks and side effects' },
  { id: 'aftercare', label: 'Aftercare' },
  { id: 'can-i', label: 'Can I…?' },
  { id: 'results', label: 'Results' },
  { id: 'alternatives', label: 'Alternatives' },
  { id: 'questions', label: 'Questions' },
  { id: 'sources', label: 'Sources and review' },
]

/** A treatment, from what it is to who checked the page. */
export default function TreatmentTemplate({ pageContext: { content: t } }: PageProps<object, PageContext<'treatment'>>) {
  return (
    <>
      <PageHero heading={t.name} intro={t.intro} crumbs={t.crumbs} picture={t.picture} caption={t.caption}>
        <BookingActions />
      </PageHero>
      <div className="wrap">
        <Facts facts={t.facts} css={{ borderBottom: '1px solid var(--rule)' }} />
      </div>
      <TextBody contents={contents} aside={<AskAside />}>
        <section aria-labelledby="in-short">
          <h2 id="in-short">In short</h2>
          <InShort lines={t.inShort} />
        </section>
        <section aria-labelledby="what">
          <h2 id="what">What it is and what it treats</h2>
          <Paragraphs texts={t.whatItIs.paragraphs} />
          <Bullets items={t.whatItIs.treats} />
        </section>
        <section aria-labelledby="suits">
          <h2 id="suits">Who it suits</h2>
          <Paragraphs texts={t.suits.paragraphs} />
          <SideBySide>
            <div>
              <h3>It may suit you if</h3>
              <Bullets items={t.suits.list} />
            </div>
            <div>
              <h3 id="not-for">Who should not have it</h3>
              <Paragraphs texts={t.notFor.paragraphs} />
              <Bullets items={t.notFor.list} />
            </div>
          </SideBySide>
        </section>
        <section aria-labelledby="prices">
          <h2 id="prices">Prices</h2>
          <PriceTable rows={t.prices.rows} caption={`Prices for ${t.name}`} />
          <Paragraphs texts={t.prices.paragraphs} />
          <p className="small mute">{t.prices.notes.join(' ')}</p>
          {t.prices.estimator ? <EstimatorLink to={t.prices.estimator} /> : null}
        </section>
        <PhoneFold id="visit" heading="Your appointment">
          <Steps steps={t.appointment} />
        </PhoneFold>
        <section aria-labelledby="risks">
          <h2 id="risks">Risks and side effects</h2>
          <Paragraphs texts={t.risks.paragraphs} />
          <SideBySide>
            <div>
              <h3>Common, and usually short-lived</h3>
              <Bullets items={t.risks.common} />
            </div>
            <div>
              <h3>Rare or serious</h3>
              <Bullets items={t.risks.rare} />
            </div>
          </SideBySide>
          <SeekHelp help={t.risks.seekHelp} heading="When to seek help at once" />
        </section>
        <section aria-labelledby="aftercare">
          <h2 id="aftercare">Aftercare</h2>
          <Paragraphs texts={t.aftercare.paragraphs} />
          <Bullets items={t.aftercare.list} />
          {t.recovery.map((recovery) => (
            <Fold key={recovery.name} label={t.recovery.length > 1 ? `Recovery, day by day: ${recovery.name}` : 'Recovery, day by day'}>
              <RecoveryDays recovery={recovery} />
            </Fold>
          ))}
          <AftercareSheet />
        </section>
        <section aria-labelledby="can-i">
          <h2 id="can-i">Can I…?</h2>
          <CanIList groups={t.canI} />
        </section>
        <PhoneFold id="results" heading="Results and how long they last">
          <Paragraphs texts={t.results} />
        </PhoneFold>
        <PhoneFold id="alternatives" heading="Alternatives">
          <Alternatives items={t.alternatives} />
          <DecisionLinks decisions={t.decisions} />
        </PhoneFold>
        <PhoneFold id="questions" heading="Questions">
          <Questions questions={t.questions} />
        </PhoneFold>
        <PhoneFold id="sources" heading="Sources and review">
          <ReviewLine review={t.review} />
          <Fold label="Sources">
            <Sources sources={t.sources} />
          </Fold>
        </PhoneFold>
      </TextBody>
      <RelatedPages heading="Related treatments" items={t.related} />
    </>
  )
}
