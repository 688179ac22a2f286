import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import { ClosingBand } from '../sections/BookingBand'
import { AskAside, BookingActions } from '../../ui/PageActions'
import { Bullets } from '../../ui/Bullets'
import { HeadedSection } from '../../ui/PageSection'
import { PageHero } from '../../ui/PageHero'
import { RelatedPages } from '../../ui/RelatedPages'
import { TextBody } from '../../ui/TextBody'
import { SampleNote } from '../../ui/Warning'
import { Paragraphs, RichText } from '../../ui/RichText'
import type { PageContext } from '../../site/page'
import type { ProductContent } from './build'
import * as kindsWords from '../../words/kinds'
import * as sharedWords from '../../words/shared'

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
  strong: kindsWords.strongEvidence,
  moderate: kindsWords.moderateEvidence,
  limited: kindsWords.limitedEvidence,
  formulation: kindsWords.holdsTogether,
}

/** Shows a reading of a skincare product, ingredient by ingredient. */
export default function ProductTemplate({
  pageContext: { content: p },
}: PageProps<object, PageContext<ProductContent>>) {
  return (
    <>
      <PageHero
        heading={p.name}
        intro={p.summary}
        crumbs={p.crumbs}
        picture={p.picture}
        facts={p.facts}
      >
        <p className="small mute" css={{ marginTop: 'var(--s3)' }}>
          {p.kind}
        </p>
        {p.sample ? <SampleNote>{kindsWords.sampleProduct}</SampleNote> : null}
        <BookingActions />
      </PageHero>
      <TextBody
        contents={[
          { id: 'verdict', label: kindsWords.inShort },
          { id: 'ingredients', label: kindsWords.ingredients },
          { id: 'suits', label: sharedWords.whoItSuits },
          { id: 'use', label: kindsWords.howToUse },
        ]}
        aside={<AskAside />}
      >
        <HeadedSection id="verdict" heading={kindsWords.inShort}>
          <Paragraphs texts={p.verdict} />
        </HeadedSection>
        <HeadedSection id="ingredients" heading={kindsWords.ingredientByIngredient}>
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
                    <b>{kindsWords.takeCare}</b> <RichText text={i.caution} />
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </HeadedSection>
        <HeadedSection id="suits" heading={sharedWords.whoItSuits}>
          <Bullets items={p.suits} />
          <h3>{kindsWords.whoShouldNotUse}</h3>
          <Bullets items={p.notFor} />
        </HeadedSection>
        <HeadedSection id="use" heading={kindsWords.howToUse}>
          <Bullets items={p.howToUse} />
        </HeadedSection>
      </TextBody>
      <RelatedPages heading={sharedWords.whereNext} items={p.related} />
      <ClosingBand />
    </>
  )
}
