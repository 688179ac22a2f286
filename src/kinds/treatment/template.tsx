import type { TreatmentContent } from './build'
import { css } from '@emotion/react'
import { Link, type PageProps } from 'gatsby'
import { Fragment } from 'react'
import { AftercareSheet, RecoveryDays } from './Aftercare'
import { AskAside, BookingActions, EstimatorLink } from '../../ui/PageActions'
import { BandSection, HeadedSection, FoldSection } from '../../ui/PageSection'
import { ClosingBand } from '../sections/BookingBand'
import { Bullets } from '../../ui/Bullets'
import { CanIList, FactRows, StandardReasons, Alternatives } from './Lists'
import { DoctorCard } from '../../ui/Person'
import { DecisionLinks, RelatedPages } from '../../ui/RelatedPages'
import { EffectCurve } from './EffectCurve'
import { Fold } from '../../ui/Fold'
import { PageHero } from '../../ui/PageHero'
import { PriceTable } from '../../ui/PriceTable'
import { Questions } from '../../ui/Questions'
import { ReviewLine } from '../../ui/ReviewLine'
import { ResultPair } from './ResultPair'
import { RiskGrid, SideBySide } from './Columns'
import { SeekHelp } from '../../ui/SeekHelp'
import { Sources } from '../../ui/Sources'
import { Statement } from './Statement'
import { Steps } from '../../ui/Steps'
import { TextBody } from '../../ui/TextBody'
import { TrialBars, TrialDots } from './TrialFigure'
import { TreatmentAside } from './TreatmentAside'
import { PlacementFigure } from './PlacementFigure'
import { WhereFigure } from './WhereFigure'
import { Paragraphs, RichText } from '../../ui/RichText'
import { desktop, mobile } from '../../design/tokens'
import type { PageContext } from '../../site/page'

/** The sections of a treatment page, in order, as its contents list names them. */
const contents = [
  { id: 'in-short', label: 'In short' },
  { id: 'before-after', label: 'What it may change' },
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

/** A phone has the alternatives, which say when another treatment fits, and the bar that books. */
const onlyWide = css`
  ${mobile} {
    display: none;
  }
`

/** Where there is no aside. */
const seenBy = css`
  padding-block: var(--s3);
  border-bottom: 1px solid var(--rule);
  ${desktop} {
    display: none;
  }
`

/** Shows a treatment, from what it is to who checked the page. */
export default function TreatmentTemplate({
  pageContext: { content: t, mobilePriceBar },
}: PageProps<object, PageContext<TreatmentContent>>) {
  return (
    <>
      <PageHero
        heading={t.name}
        intro={t.intro}
        crumbs={t.crumbs}
        picture={t.picture}
        caption={t.caption}
        facts={t.facts}
      >
        <BookingActions />
      </PageHero>
      <div className="wrap">
        {t.doctor ? (
          <DoctorCard doctor={t.doctor} className="no-aside unprinted" css={seenBy} />
        ) : null}
        {t.statement ? <Statement text={t.statement} /> : null}
      </div>
      <TextBody
        contents={contents.filter(({ id }) => id !== 'before-after' || t.result !== null)}
        aside={
          mobilePriceBar ? (
            <TreatmentAside price={mobilePriceBar} doctor={t.doctor} />
          ) : (
            <AskAside unsure />
          )
        }
      >
        <HeadedSection id="in-short" heading="In short">
          {t.course ? <EffectCurve course={t.course} /> : null}
          <FactRows rows={t.inShort} />
          {t.results.figure ? <TrialDots figure={t.results.figure} /> : null}
        </HeadedSection>
        {t.result ? (
          <BandSection id="before-after" heading="What it may change">
            <ResultPair result={t.result} />
          </BandSection>
        ) : null}
        <HeadedSection id="what" heading="What it is and what it treats">
          <Paragraphs texts={t.whatItIs.paragraphs.slice(0, 1)} />
          {t.where ? <WhereFigure where={t.where} /> : null}
          {t.placed ? <PlacementFigure placed={t.placed} /> : null}
          <Fold label="What it treats, how it works, and what it cannot do">
            <Bullets items={t.whatItIs.treats} />
            <Paragraphs texts={t.whatItIs.paragraphs.slice(1)} />
          </Fold>
        </HeadedSection>
        <HeadedSection id="suits" heading="Who it suits">
          <Paragraphs texts={t.suits.paragraphs} />
          {t.notFor.paragraphs.length + t.notFor.list.length > 0 ? (
            <SideBySide>
              <div>
                <h3 id="not-for">Who should not have it</h3>
                <Paragraphs texts={t.notFor.paragraphs} />
                <Bullets items={t.notFor.list} />
              </div>
              <div>
                <StandardReasons reasons={t.notFor.standard} />
              </div>
            </SideBySide>
          ) : (
            <div id="not-for">
              <StandardReasons reasons={t.notFor.standard} />
            </div>
          )}
          <Fold label="It may suit you if">
            <Bullets items={t.suits.list} />
          </Fold>
        </HeadedSection>
        <HeadedSection id="prices" heading="Prices">
          <PriceTable rows={t.prices.rows} caption={`Prices for ${t.name}`} />
          <Fold label="More about the price">
            <Paragraphs texts={t.prices.paragraphs} />
            <p className="small mute">
              {t.prices.notes.map((note, i) => (
                <Fragment key={i}>
                  {i > 0 ? ' ' : null}
                  <RichText text={note} />
                </Fragment>
              ))}
            </p>
          </Fold>
          {t.prices.estimator ? <EstimatorLink to={t.prices.estimator} /> : null}
        </HeadedSection>
        <FoldSection id="visit" heading="Your appointment">
          <Steps steps={t.appointment} asStrip />
        </FoldSection>
        <BandSection id="risks" heading="Risks and side effects" onSheet>
          <RiskGrid>
            {t.risks.figure ? <TrialBars figure={t.risks.figure} /> : null}
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
            {t.risks.paragraphs.length > 0 ? (
              <Fold label="When, how often, and what helps">
                <Paragraphs texts={t.risks.paragraphs} />
              </Fold>
            ) : null}
            <SeekHelp help={t.risks.seekHelp} heading="When to seek help at once" />
          </RiskGrid>
        </BandSection>
        <FoldSection id="aftercare" heading="Aftercare">
          <Paragraphs texts={t.aftercare.paragraphs} />
          <Bullets items={t.aftercare.list} />
          {t.recovery.map((recovery) => (
            <Fold
              key={recovery.name}
              label={
                t.recovery.length > 1
                  ? `Recovery, day by day: ${recovery.name}`
                  : 'Recovery, day by day'
              }
            >
              <RecoveryDays recovery={recovery} oneOfSeveral={t.recovery.length > 1} />
            </Fold>
          ))}
          {t.sharedRecovery.length > 0 ? (
            <p className="unprinted">
              Recovery:{' '}
              {t.sharedRecovery.map(({ label, to }, i) => (
                <Fragment key={to}>
                  {i === 0 ? '' : ', '}
                  <Link to={to}>{label}, day by day</Link>
                </Fragment>
              ))}
            </p>
          ) : null}
          <AftercareSheet answers={t.canI.sheet} />
        </FoldSection>
        <FoldSection id="can-i" heading="Can I…?">
          <CanIList name={t.name} canI={t.canI} />
        </FoldSection>
        <FoldSection id="results" heading="Results and how long they last">
          <Paragraphs texts={t.results.paragraphs} />
        </FoldSection>
        <FoldSection id="alternatives" heading="Alternatives">
          <Alternatives items={t.alternatives} />
          <DecisionLinks decisions={t.decisions} />
        </FoldSection>
        <FoldSection id="questions" heading="Questions">
          <Questions questions={t.questions} />
        </FoldSection>
        <FoldSection id="sources" heading="Sources and review">
          <ReviewLine review={t.review} />
          <Sources sources={t.sources} />
        </FoldSection>
      </TextBody>
      <div css={onlyWide}>
        <RelatedPages heading="Related treatments" items={t.related} />
        <ClosingBand />
      </div>
    </>
  )
}
