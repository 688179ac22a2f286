import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import { ClosingBand } from '../components/BookingBand'
import { AskAside } from '../components/AskAside'
import { Bullets } from '../components/Bullets'
import { PageHero } from '../components/PageHero'
import { RelatedPages } from '../components/RelatedPages'
import { TextBody } from '../components/TextBody'
import { SampleNote } from '../components/Warning'
import { Paragraphs, Words } from '../components/Words'
import type { PageContext, ProductContent } from '../page'

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

/** A reading of a skincare product, ingredient by ingredient. */
export default function ProductTemplate({
  pageContext: { content: p },
}: PageProps<object, PageContext<'product'>>) {
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
        <section aria-labelledby="verdict">
          <h2 id="verdict">In short</h2>
          <Paragraphs texts={p.verdict} />
        </section>
        <section aria-labelledby="ingredients">
          <h2 id="ingredients">Ingredient by ingredient</h2>
          <ul css={list}>
            {p.ingredients.map((i) => (
              <li key={i.name}>
                <h3>{i.name}</h3>
                <p className="evidence">
                  {i.role}. {evidenceWords[i.evidence]}.
                </p>
                <p>
                  <Words text={i.note} />
                </p>
                {i.caution ? (
                  <p className="small boxed-note">
                    <b>Take care.</b> <Words text={i.caution} />
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="suits">
          <h2 id="suits">Who it suits</h2>
          <Bullets items={p.suits} />
          <h3>Who should not use it</h3>
          <Bullets items={p.notFor} />
        </section>
        <section aria-labelledby="use">
          <h2 id="use">How to use it</h2>
          <Bullets items={p.howToUse} />
        </section>
      </TextBody>
      <RelatedPages heading="Where to go next" items={p.related} />
      <ClosingBand />
    </>
  )
}
