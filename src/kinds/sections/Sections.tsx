import type { ComponentProps } from 'react'
import type { SectionContent } from './build'
import { BandSection, FoldSection, HeadedSection } from '../../ui/PageSection'
import { Bullets } from '../../ui/Bullets'
import { ChartedSteps } from './ChartedSteps'
import { Feature } from './Feature'
import { PlateLinks } from '../../ui/PlateLinks'
import { PriceTable } from '../../ui/PriceTable'
import { HelpLines, SeekHelp } from '../../ui/SeekHelp'
import { Steps } from '../../ui/Steps'
import { Warning } from '../../ui/Warning'
import { WithoutVoiceLink } from '../../ui/WithoutVoiceLink'
import { Paragraphs, RichText } from '../../ui/RichText'

const everyWord = (s: SectionContent) => [
  ...s.paragraphs,
  ...s.list,
  ...s.steps.map(({ text }) => text),
  ...s.after,
  s.note ?? '',
  ...s.helpLines.map(({ line }) => line),
]

/** Shows the blocks of a section, in the order that the schema promises to editors. */
const Blocks = ({ section: s }: { section: SectionContent }) => (
  <>
    <Paragraphs texts={s.paragraphs} within />
    {s.list.length > 0 ? <Bullets items={s.list} /> : null}
    {s.chart ? (
      <ChartedSteps steps={s.steps} chart={s.chart} />
    ) : s.steps.length > 0 ? (
      <Steps steps={s.steps} />
    ) : null}
    {s.prices.length > 0 ? <PriceTable rows={s.prices} caption={s.heading} /> : null}
    {s.treatments.length > 0 ? <PlateLinks items={s.treatments} /> : null}
    {s.feature ? <Feature feature={s.feature} /> : null}
    {s.after.length > 0 ? (
      <div css={{ marginTop: 'var(--s5)' }}>
        <Paragraphs texts={s.after} within />
      </div>
    ) : null}
    {s.note ? (
      <Warning>
        <p>
          <RichText text={s.note} />
        </p>
      </Warning>
    ) : null}
    {s.help ? <SeekHelp help={s.help} /> : null}
    {s.helpLines.length > 0 ? <HelpLines lines={s.helpLines} /> : null}
    {s.help ? null : <WithoutVoiceLink beside={everyWord(s)} words={s.withoutVoice} />}
  </>
)

/** Checks for a section that is little more than a list. */
const isChecklist = ({ folds, list, steps, prices, treatments, feature, help }: SectionContent) =>
  list.length > 3 &&
  !folds &&
  !feature &&
  !help &&
  steps.length + prices.length + treatments.length === 0

/**
 * Returns the component of a section, which folds away where its editor says so. Plates of pages,
 * many lines of help and a price list in two columns want the width of a band; so does the first
 * checklist, which parts a long text.
 */
function partOf(section: SectionContent, i: number, all: SectionContent[]) {
  const { folds, treatments, feature, helpLines } = section
  if (folds) return FoldSection
  if (treatments.length > 0 || feature?.kind === 'relaxer-prices') return BandSection
  const isFirst = i > 0 && all.findIndex(isChecklist) === i
  if (helpLines.length > 6) return SheetSection
  return isFirst ? ChecklistSection : HeadedSection
}

const SheetSection = (props: ComponentProps<typeof BandSection>) => (
  <BandSection {...props} onSheet />
)

const ChecklistSection = (props: ComponentProps<typeof BandSection>) => (
  <BandSection {...props} onSheet inText />
)

export const Sections = ({ sections }: { sections: SectionContent[] }) => (
  <>
    {sections.map((section, i) => {
      const Part = partOf(section, i, sections)
      return (
        <Part key={section.id} id={section.id} heading={section.heading}>
          <Blocks section={section} />
        </Part>
      )
    })}
  </>
)
