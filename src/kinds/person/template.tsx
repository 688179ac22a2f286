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
        <p className="small mute">
          {p.registration ?? 'Registration to be confirmed by the clinic'}
        </p>
        {p.sample ? (
          <SampleNote>
            This profile stands for a real doctor, whom the clinic has still to name.
          </SampleNote>
        ) : null}
        <BookingActions />
      </PageHero>
      <TextBody
        contents={[
          { id: 'about', label: 'Biography' },
          ...(p.qualifications.length > 0
            ? [{ id: 'qualifications', label: 'Qualifications' }]
            : []),
          { id: 'interests', label: 'Interests' },
          { id: 'treatments', label: 'Treatments given' },
        ]}
        aside={<AskAside />}
      >
        <HeadedSection id="about" heading="Biography">
          <Paragraphs texts={p.biography} />
        </HeadedSection>
        {p.qualifications.length > 0 ? (
          <HeadedSection id="qualifications" heading="Qualifications">
            <Bullets items={p.qualifications} />
          </HeadedSection>
        ) : null}
        <HeadedSection id="interests" heading="Interests">
          <Bullets items={p.interests} />
        </HeadedSection>
        <HeadedSection id="treatments" heading="Treatments">
          <TreatmentList items={p.treatments.slice(0, shownFirst)} inColumn />
          {p.treatments.length > shownFirst ? (
            <Fold label={`${p.treatments.length - shownFirst} more`}>
              <TreatmentList items={p.treatments.slice(shownFirst)} inColumn />
            </Fold>
          ) : null}
        </HeadedSection>
      </TextBody>
      <RelatedPages heading="Where to go next" items={p.related} />
      <ClosingBand />
    </>
  )
}
