import type { CityContent } from './build'
import type { PageProps } from 'gatsby'
import { AskAside, BookingActions } from '../../ui/PageActions'
import { BandSection, HeadedSection } from '../../ui/PageSection'
import { ClosingBand } from '../sections/BookingBand'
import { PageHero } from '../../ui/PageHero'
import { Questions } from '../../ui/Questions'
import { PlateLinks } from '../../ui/PlateLinks'
import { RelatedPages } from '../../ui/RelatedPages'
import { Sections } from '../sections/Sections'
import { TextBody } from '../../ui/TextBody'
import { SampleNote, Warning } from '../../ui/Warning'
import { Paragraphs, RichText } from '../../ui/RichText'
import type { PageContext } from '../../site/page'

/** Shows a city: what is available there, how to get there, who to call. */
export default function CityTemplate({
  pageContext: { content: c },
}: PageProps<object, PageContext<CityContent>>) {
  const contents = [
    { id: 'contact', label: 'Who to call' },
    { id: 'available', label: 'Treatments here' },
    { id: 'getting-there', label: 'Getting there' },
    ...c.sections.map(({ id, heading }) => ({ id, label: heading })),
    { id: 'questions', label: 'Questions' },
  ]
  return (
    <>
      <PageHero
        heading={c.heading}
        intro={c.intro}
        crumbs={c.crumbs}
        picture={c.picture}
        centred
        caption={c.picture && c.caption}
      >
        <BookingActions />
      </PageHero>
      <TextBody contents={contents} aside={<AskAside />}>
        <HeadedSection id="contact" heading="Where you are seen, and who to call">
          <Paragraphs texts={[c.contact.place, c.contact.line, c.contact.hours, c.contact.cover]} />
          {c.contact.phone === null ? null : (
            <p>
              Call <a href={c.contact.phone.href}>{c.contact.phone.display}</a>
            </p>
          )}
          {c.emergency === null ? null : (
            <Warning>
              <p>
                <b>
                  <RichText text={c.emergency} />
                </b>
              </p>
            </Warning>
          )}
          {c.contact.sample ? (
            <SampleNote>
              The rooms and days here are not confirmed yet. Please call before you travel.
            </SampleNote>
          ) : null}
        </HeadedSection>
        <BandSection id="available" heading="Treatments to ask about here">
          <PlateLinks items={c.treatments} />
        </BandSection>
        <HeadedSection id="getting-there" heading="Getting there">
          <Paragraphs texts={c.gettingThere} />
        </HeadedSection>
        <Sections sections={c.sections} />
        <HeadedSection id="questions" heading="Questions">
          <Questions questions={c.questions} />
        </HeadedSection>
      </TextBody>
      <RelatedPages heading="See also" items={c.related} />
      <ClosingBand />
    </>
  )
}
