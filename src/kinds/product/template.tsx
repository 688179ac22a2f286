import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import { ClosingBand } from '../sections/BookingBand'
import { AskAside } from '../../ui/PageActions'
import { Bullets } from '../../ui/Bullets'
import { HeadedSection } from '../../ui/PageSection'
import { PageHero } from '../../ui/PageHero'
import { RelatedPages } from '../../ui/RelatedPages'
import { TextBody } from '../../ui/TextBody'
import { SampleNote } from '../../ui/Warning'
import { Paragraphs, RichText } from '../../ui/RichText'
import type { PageContext } from '../../site/page'
import type { ProductContent } from './build'

const list = css`
  border-top: 1px solid var(--ink);
  li {
    padding: 16px 0;
    border-bottom: 1px solid var(--rule);
  }
  .evidence {
    color: var(--ink-2);
    font-size: var(--f-small);
  }
`

const evidenceWords: Record<ProductContent['ingredients'][number]['evidence'], string> = {
  strong: 'Strong evidence',
  moderate: 'Moderate evidence',
  limited: 'Limited evidence',
  formulation: 'Holds the product together',
}

/** Shows a reading of a skincare product, ingredient by ingredient. */
export default function ProductTemplate({
  pageContext: { content: p },
}: PageProps<object, PageContext<ProductContent>>) {
  return (
    <>
      <PageHero heading={p.name} intro={p.summary} crumbs={p.crumbs} picture={null}>
        <p className="small mute" css={{ marginTop: 'var(--s3)' }}>
          {p.kind}
        </p>
        {p.sample ? (
          <SampleNote>
            This product stands for one of the programme’s own, which the clinic has still to name.
          </SampleNote>
        ) : null}
      </PageHero>
      <TextBody
        contents={[
          { id: 'verdict', label: 'In short' },
          { id: 'ingredients', label: 'Ingredients' },
          { id: 'suits', label: 'Who it suits' },
          { id: 'use', label: 'How to use it' },
        ]}
        aside={<AskAside />}
      >
        <HeadedSection id="verdict" heading="In short">
          <Paragraphs texts={p.verdict} />
        </HeadedSection>
        <HeadedSection id="ingredients" heading="Ingredient by ingredient">
          <ul css={list}>
            {p.ingredients.map((i) => (
              <li key={i.name}>
                <h3>{i.name}</h3>
                <p className="evidence">
                  {i.role}. {evidenceWords[i.evidence]}.
                </p>
                <p>
                  <RichText text={i.note} />
                </p>
                {i.caution ? (
                  <p className="small boxed-note">
                    <b>Take care.</b> <RichText text={i.caution} />
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </HeadedSection>
        <HeadedSection id="suits" heading="Who it suits">
          <Bullets items={p.suits} />
          <h3>Who should not use it</h3>
          <Bullets items={p.notFor} />
        </HeadedSection>
        <HeadedSection id="use" heading="How to use it">
          <Bullets items={p.howToUse} />
        </HeadedSection>
      </TextBody>
      <RelatedPages heading="Where to go next" items={p.related} />
      <ClosingBand />
    </>
  )
}
