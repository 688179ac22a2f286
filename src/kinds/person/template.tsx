import type { PersonContent } from './build'
import type { PageProps } from 'gatsby'
import { ClosingBand } from '../sections/BookingBand'
import { BookingActions, AskAside } from '../../ui/PageActions'
import { Bullets } from '../../ui/Bullets'
import { Fold } from '../../ui/Fold'
import { HeadedSection } from '../../ui/PageSection'
import { PageHero } from '../../ui/PageHero'
import { RelatedPages } from '../../ui/RelatedPages'
import { TextBody } from '../../ui/TextBody'
import { TreatmentList } from '../../ui/TreatmentList'
import { SampleNote } from '../../ui/Warning'
import { Paragraphs } from '../../ui/RichText'
import type { PageContext } from '../../site/page'
import * as kindsWords from '../../words/kinds'
import * as sharedWords from '../../words/shared'

/** The number of treatments that always show. */
const shownFirst = 10

/** Shows a doctor's profile. */
export default function PersonTemplate({
  pageContext: { content: p },
}: PageProps<object, PageContext<PersonContent>>) {
  return (
    <>
      <PageHero
        heading={p.name}
        intro={p.intro}
        crumbs={p.crumbs}
        picture={null}
        portrait={p.portrait}
      >
        <p css={{ marginTop: 'var(--s3)', fontWeight: 600 }}>{p.role}</p>
        <p className="small mute">{p.registration ?? kindsWords.registrationToConfirm}</p>
        {p.sample ? <SampleNote>{kindsWords.sampleProfile}</SampleNote> : null}
        <BookingActions />
      </PageHero>
      <TextBody
        contents={[
          { id: 'about', label: kindsWords.biography },
          ...(p.qualifications.length > 0
            ? [{ id: 'qualifications', label: kindsWords.qualifications }]
            : []),
          { id: 'interests', label: kindsWords.interests },
          { id: 'treatments', label: kindsWords.treatmentsGiven },
        ]}
        aside={<AskAside />}
      >
        <HeadedSection id="about" heading={kindsWords.biography}>
          <Paragraphs texts={p.biography} />
        </HeadedSection>
        {p.qualifications.length > 0 ? (
          <HeadedSection id="qualifications" heading={kindsWords.qualifications}>
            <Bullets items={p.qualifications} />
          </HeadedSection>
        ) : null}
        <HeadedSection id="interests" heading={kindsWords.interests}>
          <Bullets items={p.interests} />
        </HeadedSection>
        <HeadedSection id="treatments" heading={sharedWords.treatments}>
          <TreatmentList items={p.treatments.slice(0, shownFirst)} inColumn />
          {p.treatments.length > shownFirst ? (
            <Fold label={`${p.treatments.length - shownFirst} more`}>
              <TreatmentList items={p.treatments.slice(shownFirst)} inColumn />
            </Fold>
          ) : null}
        </HeadedSection>
      </TextBody>
      <RelatedPages heading={sharedWords.whereNext} items={p.related} />
      <ClosingBand />
    </>
  )
}
