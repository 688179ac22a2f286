import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { captionBar } from '../../design/frames'
import { marksStepBack } from '../../design/motion'
import { mobile, tablet, wholeArea } from '../../design/tokens'
import type { Card } from '../../site/page'
import { SitePicture } from '../../ui/SitePicture'
import { RichText } from '../../ui/RichText'
import * as homeWords from '../../words/home'

const grid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: var(--gut);
  row-gap: var(--s8);
  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${mobile} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    border-top: 1px solid var(--rule);
  }
`

const card = css`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  height: 100%;
  /* As tall as the caption where large letters need that; with overflow hidden it could not grow. */
  figure {
    position: relative;
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    aspect-ratio: 4 / 3;
    overflow: clip;
    container-type: inline-size;
    background: var(--plate);
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  figcaption {
    position: relative;
    max-width: 100%;
    ${captionBar}
    /* As small as a narrow picture wants, down to what can still be read. */
    font-size: max(0.75rem, min(var(--f-cap), 9cqi));
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  h3 {
    margin-top: var(--s4);
  }
  h3 a {
    color: var(--ink);
    text-decoration: none;
    ${wholeArea}
  }
  &:hover h3 a {
    color: var(--mark);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  .about {
    margin-top: 6px;
    padding-right: 1em;
    color: var(--ink-2);
    font-size: 1.0625rem;
  }
  .about a {
    position: relative;
    z-index: 1;
  }
  .tariff {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    margin-top: var(--s4);
    padding-top: 10px;
    border-top: 1px solid var(--rule);
    font-size: var(--f-small);
  }
  .tariff b {
    font-weight: 600;
    font-size: 1.25rem;
  }
  ${mobile} {
    grid-template-columns: minmax(56px, 112px) minmax(min-content, 1fr);
    grid-template-rows: auto 1fr auto;
    column-gap: 16px;
    padding: 16px 0;
    border-bottom: 1px solid var(--rule);
    figure {
      grid-row: 1 / 4;
      align-self: start;
      aspect-ratio: 4 / 5;
    }
    /* Engraved plates have what matters at the left, everything else in the middle. */
    img {
      object-position: 12% 50%;
    }
    picture img {
      object-position: 50% 50%;
    }
    h3 {
      margin: 0;
    }
    .about {
      margin-top: 3px;
      padding: 0;
      font-size: 1rem;
    }
    .tariff {
      margin-top: 6px;
      padding: 0;
      border: 0;
    }
  }
`

/** The widths at which the picture is shown; a narrow screen cuts the sides off an upright one. */
const sizes = '(max-width: 767px) 188px, (max-width: 1099px) 50vw, 420px'

/** Shows a treatment whose whole card is its link; keyword links in the sentence lie above that. */
const TreatmentCard = ({ name, to, text, price, picture, timing }: Card) => (
  <article css={[card, marksStepBack]}>
    <figure role={timing === null ? 'none' : undefined}>
      <SitePicture picture={picture} sizes={sizes} />
      {timing === null ? null : <figcaption>{homeWords.photographTaken(timing)}</figcaption>}
    </figure>
    <h3>
      <Link to={to}>{name}</Link>
    </h3>
    <p className="about">
      <RichText text={text} />
    </p>
    <p className="tariff">
      <span>{price.label}</span>
      <b>{price.amount}</b>
    </p>
  </article>
)

const note = css`
  margin-top: var(--s4);
  color: var(--ink-2);
  font-size: var(--f-cap);
`

/** Shows cards, three to a row, with one note that the pictures are drawings. */
export const TreatmentCards = ({ cards }: { cards: Card[] }) => (
  <>
    <ul css={grid}>
      {cards.map((c) => (
        <li key={c.to}>
          <TreatmentCard {...c} />
        </li>
      ))}
    </ul>
    {cards.some(({ timing }) => timing === null) ? (
      <p css={note}>
        {cards.every(({ timing }) => timing === null)
          ? homeWords.picturesAreIllustrations
          : homeWords.drawingsAreIllustrations}
      </p>
    ) : null}
  </>
)
