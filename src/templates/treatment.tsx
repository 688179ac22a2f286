import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import { AftercareSheet } from '../components/AftercareSheet'
import { AskAside } from '../components/AskAside'
import { BandSection } from '../components/BandSection'
import { ClosingBand } from '../components/BookingBand'
import { BookingActions } from '../components/BookingActions'
import { Bullets } from '../components/Bullets'
import { CanIList } from '../components/CanIList'
import { DecisionLinks } from '../components/DecisionLinks'
import { EffectCurve } from '../components/EffectCurve'
import { EstimatorLink } from '../components/EstimatorLink'
import { FactRows } from '../components/FactRows'
import { Facts } from '../components/Facts'
import { Fold } from '../components/Fold'
import { HeadedSection } from '../components/HeadedSection'
import { PageHero } from '../components/PageHero'
import { FoldSection } from '../components/FoldSection'
import { PriceTable } from '../components/PriceTable'
import { Questions } from '../components/Questions'
import { RecoveryDays } from '../components/RecoveryDays'
import { RelatedPages } from '../components/RelatedPages'
import { ReviewLine } from '../components/ReviewLine'
import { RiskGrid } from '../components/RiskGrid'
import { SeekHelp } from '../components/SeekHelp'
import { SideBySide } from '../components/SideBySide'
import { Sources } from '../components/Sources'
import { Statement } from '../components/Statement'
import { Steps } from '../components/Steps'
import { TextBody } from '../components/TextBody'
import { TrialBars, TrialDots } from '../components/TrialFigure'
import { TreatmentAside } from '../components/TreatmentAside'
import { Alternatives } from '../components/Alternatives'
import { PlacementFigure } from '../components/PlacementFigure'
import { WhereFigure } from '../components/WhereFigure'
import { Paragraphs } from '../components/Words'
import { mobile } from '../design/tokens'
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

/** How many reasons against a treatment always show: about as many as stand for it. */
const shownFirst = 4

/** On a phone the foot bar has the price, and In short, right below, the rest. */
const facts = css`
  border-bottom: 1px solid var(--rule);
  ${mobile} {
    display: none;
  }
`

/** A treatment, from what it is to who checked the page. */
export default function TreatmentTemplate({
  pageContext: { content: t, foot },
}: PageProps<object, PageContext<'treatment'>>) {
  return (
    <>
      <PageHero
        heading={t.name}
        intro={t.intro}
        crumbs={t.crumbs}
        picture={t.picture}
        caption={t.caption}
      >
        <BookingActions />
      </PageHero>
      <div className="wrap">
        <Facts facts={t.facts} css={facts} />
        {t.statement ? <Statement text={t.statement} /> : null}
      </div>
      <TextBody contents={contents} aside={foot ? <TreatmentAside price={foot} /> : <AskAside />}>
        <HeadedSection id="in-short" heading="In short">
          {t.course ? <EffectCurve course={t.course} /> : null}
          <FactRows rows={t.inShort} />
          {t.results.figure ? <TrialDots figure={t.results.figure} /> : null}
        </HeadedSection>
        <HeadedSection id="what" heading="What it is and what it treats">
          <Paragraphs texts={t.whatItIs.paragraphs.slice(0, 1)} />
          {t.where ? <WhereFigure where={t.where} /> : null}
          {t.placed ? <PlacementFigure placed={t.placed} /> : null}
          <Bullets items={t.whatItIs.treats} />
          {t.whatItIs.paragraphs.length > 1 ? (
            <Fold label="How it works, and what it cannot do">
              <Paragraphs texts={t.whatItIs.paragraphs.slice(1)} />
            </Fold>
          ) : null}
        </HeadedSection>
        <HeadedSection id="suits" heading="Who it suits">
          <Paragraphs texts={t.suits.paragraphs} />
          <SideBySide>
            <div>
              <h3>It may suit you if</h3>
              <Bullets items={t.suits.list} />
            </div>
            <div>
              <h3 id="not-for">Who should not have it</h3>
              <Paragraphs texts={t.notFor.paragraphs} />
              <Bullets items={t.notFor.list.slice(0, shownFirst)} />
              {t.notFor.list.length > shownFirst ? (
                <Fold label={`${t.notFor.list.length - shownFirst} more reasons against it`}>
                  <Bullets items={t.notFor.list.slice(shownFirst)} />
                </Fold>
              ) : null}
            </div>
          </SideBySide>
        </HeadedSection>
        <HeadedSection id="prices" heading="Prices">
          <PriceTable rows={t.prices.rows} caption={`Prices for ${t.name}`} />
          <Fold label="More about the price">
            <Paragraphs texts={t.prices.paragraphs} />
            <p className="small mute">{t.prices.notes.join(' ')}</p>
          </Fold>
          {t.prices.estimator ? <EstimatorLink to={t.prices.estimator} /> : null}
        </HeadedSection>
        <BandSection id="visit" heading="Your appointment">
          <Steps steps={t.appointment} asStrip />
        </BandSection>
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
        <HeadedSection id="aftercare" heading="Aftercare">
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
              <RecoveryDays recovery={recovery} />
            </Fold>
          ))}
          <AftercareSheet />
        </HeadedSection>
        <FoldSection id="can-i" heading="Can I…?">
          <CanIList groups={t.canI} />
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
          <Fold label="Sources">
            <Sources sources={t.sources} />
          </Fold>
        </FoldSection>
      </TextBody>
      <RelatedPages heading="Related treatments" items={t.related} />
      <ClosingBand />
    </>
  )
}
