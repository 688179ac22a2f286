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
import * as kindsWords from '../../words/kinds'
import * as sharedWords from '../../words/shared'

/** Shows a city: what is available there, how to get there, who to call. */
export default function CityTemplate({
  pageContext: { content: c },
}: PageProps<object, PageContext<CityContent>>) {
  const contents = [
    { id: 'contact', label: kindsWords.whoToCall },
    { id: 'available', label: kindsWords.treatmentsHere },
    { id: 'getting-there', label: kindsWords.gettingThere },
    ...c.sections.map(({ id, heading }) => ({ id, label: heading })),
    { id: 'questions', label: sharedWords.questions },
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
        <HeadedSection id="contact" heading={kindsWords.whereSeen}>
          <Paragraphs texts={[c.contact.place, c.contact.line, c.contact.hours, c.contact.cover]} />
          {c.contact.phone === null ? null : (
            <p>
              {kindsWords.callBefore}
              <a href={c.contact.phone.href}>{c.contact.phone.display}</a>
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
          {c.contact.sample ? <SampleNote>{kindsWords.roomsNotConfirmed}</SampleNote> : null}
        </HeadedSection>
        <BandSection id="available" heading={kindsWords.askAboutHere}>
          <PlateLinks items={c.treatments} />
        </BandSection>
        <HeadedSection id="getting-there" heading={kindsWords.gettingThere}>
          <Paragraphs texts={c.gettingThere} />
        </HeadedSection>
        <Sections sections={c.sections} />
        <HeadedSection id="questions" heading={sharedWords.questions}>
          <Questions questions={c.questions} />
        </HeadedSection>
      </TextBody>
      <RelatedPages heading={sharedWords.seeAlso} items={c.related} />
      <ClosingBand />
    </>
  )
}
