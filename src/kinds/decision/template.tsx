import type { DecisionContent } from './build'
import type { PageProps } from 'gatsby'
import { AskAside, BookingActions } from '../../ui/PageActions'
import { ClosingBand } from '../sections/BookingBand'
import { Bullets } from '../../ui/Bullets'
import { OptionsTable } from './OptionsTable'
import { HeadedSection } from '../../ui/PageSection'
import { PageHero } from '../../ui/PageHero'
import { RelatedPages } from '../../ui/RelatedPages'
import { ReviewLine } from '../../ui/ReviewLine'
import { SeekHelp } from '../../ui/SeekHelp'
import { SelfCheck } from './SelfCheck'
import { Sources } from '../../ui/Sources'
import { TextBody } from '../../ui/TextBody'
import type { PageContext } from '../../site/page'
import * as kindsWords from '../../words/kinds'
import * as sharedWords from '../../words/shared'

/** Shows a choice between treatments: self-checks, then every option, doing nothing among them. */
export default function DecisionTemplate({
  pageContext: { content: d },
}: PageProps<object, PageContext<DecisionContent>>) {
  return (
    <>
      <PageHero heading={d.heading} intro={d.intro} crumbs={d.crumbs} picture={d.plate}>
        <BookingActions />
      </PageHero>
      <TextBody
        contents={[
          { id: 'check', label: kindsWords.checkYourself },
          ...(d.help ? [{ id: 'seek-help', label: kindsWords.whenToSeekHelp }] : []),
          { id: 'options', label: kindsWords.yourOptions },
          ...d.more.map(({ id, heading }) => ({ id, label: heading })),
          { id: 'sources', label: sharedWords.sourcesAndReview },
        ]}
        aside={<AskAside />}
        below={<OptionsTable options={d.options} />}
      >
        <HeadedSection id="check" heading={kindsWords.checkYourself}>
          <p>{kindsWords.checksAreNoDiagnosis}</p>
          <SelfCheck checks={d.selfCheck} />
        </HeadedSection>
        {d.help ? (
          <HeadedSection id="seek-help" heading={kindsWords.whenToSeekHelp}>
            <SeekHelp help={d.help} />
          </HeadedSection>
        ) : null}
        {d.more.map(({ id, heading, facts }) => (
          <HeadedSection key={id} id={id} heading={heading}>
            <Bullets items={facts} />
          </HeadedSection>
        ))}
      </TextBody>
      <TextBody contents={[]}>
        <HeadedSection id="sources" heading={sharedWords.sourcesAndReview}>
          <p className="small">{kindsWords.usualPractice}</p>
          <ReviewLine review={d.review} />
          <Sources sources={d.sources} />
        </HeadedSection>
      </TextBody>
      <RelatedPages heading={kindsWords.theTreatments} items={d.related} />
      <ClosingBand />
    </>
  )
}
