import type { InfoContent } from './build'
import type { PageProps } from 'gatsby'
import { AskAside, BookingActions, ForeignAside } from '../../ui/PageActions'
import { ClosingBand, ForeignClosingBand } from '../sections/BookingBand'
import { AiToolButtons } from '../sections/AiTools'
import { DecisionLinks, RelatedPages } from '../../ui/RelatedPages'
import { EmergencyCalls } from './EmergencyCalls'
import { HeadedSection } from '../../ui/PageSection'
import { PageHero } from '../../ui/PageHero'
import { Questions } from '../../ui/Questions'
import { ReviewLine } from '../../ui/ReviewLine'
import { Sections } from '../sections/Sections'
import { Sources } from '../../ui/Sources'
import { TextBody } from '../../ui/TextBody'
import { ForeignScript } from '../../ui/RichText'
import type { PageContext } from '../../site/page'
import type { SectionContent } from '../sections/build'

/** Lists that need the whole width stand outside the text column. */
const wideFeatures = new Set([
  'finder',
  'gallery',
  'at-a-glance',
  'muscles',
  'layers',
  'price-list',
  'can-i',
])
/** So do these, where a page begins with them. */
const wideAtTheTop = new Set([
  'ai-tools',
  'articles',
  'contact',
  'directions',
  'people',
  'relaxer-prices',
])

const holds = (kinds: ReadonlySet<string>, { feature }: SectionContent) =>
  feature !== null && kinds.has(feature.kind)

/** Checks for steps with plates, which are a strip, or with a chart: both take the whole width. */
const hasWideSteps = ({ steps, chart }: SectionContent) =>
  chart !== null || steps.some(({ picture }) => picture !== null)

/** Returns the sections that stand above the text column. */
function wideOf(sections: SectionContent[]): Set<SectionContent> {
  const below = sections.findIndex(
    (section) => !hasWideSteps(section) && !holds(wideAtTheTop, section),
  )
  const first = below < 0 ? sections : sections.slice(0, below)
  return new Set([...first, ...sections.filter((section) => holds(wideFeatures, section))])
}

/** Shows a one-off page: sections of copy, with parts of the site where its editor placed them. */
export default function InfoTemplate({
  pageContext: { content: p },
}: PageProps<object, PageContext<InfoContent>>) {
  const { lang, dir } = p.language ?? {}
  const { say } = p
  const isWide = wideOf(p.sections)
  const wide = p.sections.filter((section) => isWide.has(section))
  const text = p.sections.filter((section) => !isWide.has(section))
  const hasQuestions = p.questions.length > 0
  const hasSources = p.review !== null || p.sources.length > 0
  // Emergency text stands alone, without a booking link beside it.
  const isUrgent = p.sections.some(({ feature }) => feature?.kind === 'protocols')
  const opensTools = p.sections.some(({ feature }) => feature?.kind === 'ai-tools')
  const invites = p.kind !== 'utility' && !isUrgent
  const contents = [
    ...text.map(({ id, heading }) => ({ id, label: heading })),
    ...(hasQuestions ? [{ id: 'questions', label: say.questions }] : []),
    ...(hasSources ? [{ id: 'sources', label: say.sources }] : []),
  ]
  return (
    <ForeignScript value={p.language !== null}>
      <PageHero
        heading={p.heading}
        intro={p.intro}
        crumbs={p.crumbs}
        picture={p.picture}
        caption={p.caption}
        facts={p.facts}
        lang={lang}
        dir={dir}
      >
        {opensTools ? <AiToolButtons /> : invites ? <BookingActions words={say} /> : null}
        {isUrgent ? <EmergencyCalls /> : null}
      </PageHero>
      <TextBody
        contents={contents}
        above={wide.length > 0 ? <Sections sections={wide} /> : undefined}
        aside={
          say.closing ? (
            <ForeignAside {...say} {...say.closing} />
          ) : invites ? (
            <AskAside />
          ) : undefined
        }
        lang={lang}
        dir={dir}
        contentsLabel={say.contents}
      >
        <Sections sections={text} />
        <DecisionLinks decisions={p.decisions} />
        {hasQuestions ? (
          <HeadedSection id="questions" heading={say.questions}>
            <Questions questions={p.questions} />
          </HeadedSection>
        ) : null}
        {hasSources ? (
          <HeadedSection id="sources" heading={say.sources}>
            {p.review ? <ReviewLine review={p.review} say={p.sayReview ?? undefined} /> : null}
            {p.sources.length > 0 ? (
              <div {...(p.language ? { lang: 'en-GB', dir: 'ltr' } : {})}>
                <Sources sources={p.sources} />
              </div>
            ) : null}
          </HeadedSection>
        ) : null}
      </TextBody>
      <RelatedPages heading={say.next} items={p.related} lang={lang} dir={dir} />
      {p.language && say.closing ? (
        <ForeignClosingBand say={say} closing={say.closing} {...p.language} />
      ) : invites ? (
        <ClosingBand />
      ) : null}
    </ForeignScript>
  )
}
