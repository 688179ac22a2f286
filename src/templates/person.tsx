import type { PageProps } from 'gatsby'
import { ClosingBand } from '../components/BookingBand'
import { AskAside } from '../components/AskAside'
import { Bullets } from '../components/Bullets'
import { PageHero } from '../components/PageHero'
import { RelatedPages } from '../components/RelatedPages'
import { TextBody } from '../components/TextBody'
import { TreatmentList } from '../components/TreatmentList'
import { SampleNote } from '../components/Warning'
import { Paragraphs } from '../components/Words'
import type { PageContext } from '../page'

/** A doctor's profile. */
export default function PersonTemplate({
  pageContext: { content: p },
}: PageProps<object, PageContext<'person'>>) {
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
      </PageHero>
      <TextBody
        contents={[
          { id: 'about', label: 'Biography' },
          ...(p.qualifications.length > 0
            ? [{ id: 'qualifications', label: 'Qualifications' }]
            : []),
          { id: 'interests', label: 'Interests' },
          { id: 'treatments', label: 'Treatments' },
        ]}
        aside={<AskAside />}
      >
        <section aria-labelledby="about">
          <h2 id="about">Biography</h2>
          <Paragraphs texts={p.biography} />
        </section>
        {p.qualifications.length > 0 ? (
          <section aria-labelledby="qualifications">
            <h2 id="qualifications">Qualifications</h2>
            <Bullets items={p.qualifications} />
          </section>
        ) : null}
        <section aria-labelledby="interests">
          <h2 id="interests">Interests</h2>
          <Bullets items={p.interests} />
        </section>
        <section aria-labelledby="treatments">
          <h2 id="treatments">Treatments</h2>
          <TreatmentList items={p.treatments} inColumn />
        </section>
      </TextBody>
      <RelatedPages heading="Where to go next" items={p.related} />
      <ClosingBand />
    </>
  )
}
