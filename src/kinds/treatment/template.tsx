import type { TreatmentContent } from './build'
import { treatmentHeading, treatmentParts } from '@clinic/contract/treatmentParts'
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
import * as sharedWords from '../../words/shared'
import * as treatmentWords from '../../words/treatment'

/** The sections of a treatment page, in order; who should not have it stands within another. */
const contents = Object.entries(treatmentParts)
  .filter(([id]) => id !== 'not-for')
  .map(([id, { label }]) => ({ id, label }))

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
        <HeadedSection id="in-short" heading={treatmentHeading('in-short')}>
          {t.course ? <EffectCurve course={t.course} /> : null}
          <FactRows rows={t.inShort} />
          {t.results.figure ? <TrialDots figure={t.results.figure} /> : null}
        </HeadedSection>
        {t.result ? (
          <BandSection id="before-after" heading={treatmentHeading('before-after')}>
            <ResultPair result={t.result} />
          </BandSection>
        ) : null}
        <HeadedSection id="what" heading={treatmentHeading('what')}>
          <Paragraphs texts={t.whatItIs.paragraphs.slice(0, 1)} />
          {t.where ? <WhereFigure where={t.where} /> : null}
          {t.placed ? <PlacementFigure placed={t.placed} /> : null}
          <Fold label={treatmentWords.whatItTreats}>
            <Bullets items={t.whatItIs.treats} />
            <Paragraphs texts={t.whatItIs.paragraphs.slice(1)} />
          </Fold>
        </HeadedSection>
        <HeadedSection id="suits" heading={treatmentHeading('suits')}>
          <Paragraphs texts={t.suits.paragraphs} />
          {t.notFor.paragraphs.length + t.notFor.list.length > 0 ? (
            <SideBySide>
              <div>
                <h3 id="not-for">{treatmentHeading('not-for')}</h3>
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
          <Fold label={treatmentWords.maySuit}>
            <Bullets items={t.suits.list} />
          </Fold>
        </HeadedSection>
        <HeadedSection id="prices" heading={treatmentHeading('prices')}>
          <PriceTable rows={t.prices.rows} caption={treatmentWords.pricesFor(t.name)} />
          <Fold label={treatmentWords.moreAboutPrice}>
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
        <FoldSection id="visit" heading={treatmentHeading('visit')}>
          <Steps steps={t.appointment} asStrip />
        </FoldSection>
        <BandSection id="risks" heading={treatmentHeading('risks')} onSheet>
          <RiskGrid>
            {t.risks.figure ? <TrialBars figure={t.risks.figure} /> : null}
            <SideBySide>
              <div>
                <h3>{treatmentWords.commonRisks}</h3>
                <Bullets items={t.risks.common} />
              </div>
              <div>
                <h3>{treatmentWords.rareRisks}</h3>
                <Bullets items={t.risks.rare} />
              </div>
            </SideBySide>
            {t.risks.paragraphs.length > 0 ? (
              <Fold label={treatmentWords.risksInDetail}>
                <Paragraphs texts={t.risks.paragraphs} />
              </Fold>
            ) : null}
            <SeekHelp help={t.risks.seekHelp} heading={sharedWords.whenToSeekHelpAtOnce} />
          </RiskGrid>
        </BandSection>
        <FoldSection id="aftercare" heading={treatmentHeading('aftercare')}>
          <Paragraphs texts={t.aftercare.paragraphs} />
          <Bullets items={t.aftercare.list} />
          {t.recovery.map((recovery) => (
            <Fold
              key={recovery.name}
              label={
                t.recovery.length > 1
                  ? treatmentWords.recoveryOf(recovery.name)
                  : treatmentWords.recovery
              }
            >
              <RecoveryDays recovery={recovery} oneOfSeveral={t.recovery.length > 1} />
            </Fold>
          ))}
          {t.sharedRecovery.length > 0 ? (
            <p className="unprinted">
              {treatmentWords.recoveryWith}
              {t.sharedRecovery.map(({ label, to }, i) => (
                <Fragment key={to}>
                  {i === 0 ? '' : ', '}
                  <Link to={to}>{treatmentWords.dayByDay(label)}</Link>
                </Fragment>
              ))}
            </p>
          ) : null}
          <AftercareSheet answers={t.canI.sheet} />
        </FoldSection>
        <FoldSection id="can-i" heading={treatmentHeading('can-i')}>
          <CanIList name={t.name} canI={t.canI} />
        </FoldSection>
        <FoldSection id="results" heading={treatmentHeading('results')}>
          <Paragraphs texts={t.results.paragraphs} />
        </FoldSection>
        <FoldSection id="alternatives" heading={treatmentHeading('alternatives')}>
          <Alternatives items={t.alternatives} />
          <DecisionLinks decisions={t.decisions} />
        </FoldSection>
        <FoldSection id="questions" heading={treatmentHeading('questions')}>
          <Questions questions={t.questions} />
        </FoldSection>
        <FoldSection id="sources" heading={treatmentHeading('sources')}>
          <ReviewLine review={t.review} />
          <Sources sources={t.sources} />
        </FoldSection>
      </TextBody>
      <div css={onlyWide}>
        <RelatedPages heading={treatmentWords.relatedTreatments} items={t.related} />
        <ClosingBand />
      </div>
    </>
  )
}
