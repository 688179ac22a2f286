import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile, tablet } from '../../design/tokens'
import type { SectionContent } from '../sections/build'
import type { Picture } from '../../site/site'
import { SitePicture } from '../../ui/SitePicture'
import { RichText } from '../../ui/RichText'
import * as homeWords from '../../words/home'

const section = css`
  position: relative;
  padding-top: var(--s9);
  border-top: 1px solid var(--ink);
  background: var(--band);
  h2 {
    font: 600 1.3125rem/1.25 var(--text);
    letter-spacing: 0;
  }
  .statement {
    margin-top: var(--s5);
    font-size: clamp(2.25rem, 1.2rem + 4.3vw, 5.25rem);
    line-height: 1.06;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .grid {
    margin-top: var(--s8);
  }
  .say {
    grid-column: 1 / 6;
    padding-bottom: var(--s9);
  }
  .more {
    margin-top: 28px;
  }
  /* From the middle to the page's edge, on the foot of the section. */
  figure {
    grid-column: 6 / 13;
    align-self: end;
    margin-inline: var(--s7) calc(-1 * max(var(--margin), (100vw - var(--max)) / 2));
    border: 1px solid var(--ink);
    border-width: 1px 0 0 1px;
  }
  img {
    width: 100%;
    height: auto;
  }
  ${tablet} {
    figure {
      margin-inline-start: 0;
    }
  }
  ${mobile} {
    .grid {
      margin-top: var(--s5);
    }
    .say,
    figure {
      grid-column: 1 / -1;
    }
    .say {
      padding-bottom: var(--s7);
    }
    figure {
      margin-inline: calc(-1 * var(--margin));
      aspect-ratio: 3 / 2;
      border-width: 1px 0 0;
    }
    img {
      height: 100%;
      object-fit: cover;
      object-position: 0 50%;
    }
  }
`

type Props = { section: SectionContent; plate: Picture }

/**
 * Shows how the clinic thinks: the one large statement of the page, with a plan that is made in
 * steps.
 */
export const Philosophy = ({ section: { id, heading, paragraphs }, plate }: Props) => (
  <section css={section} aria-labelledby={id}>
    <div className="wrap">
      <h2 id={id}>{heading}</h2>
      {paragraphs.slice(0, 1).map((text, i) => (
        <p key={i} className="display statement">
          <RichText text={text} />
        </p>
      ))}
      <div className="grid">
        <div className="say">
          {paragraphs.slice(1).map((text, i) => (
            <p key={i}>
              <RichText text={text} />
            </p>
          ))}
          <p className="more">
            <Link className="go" to="/about/">
              {homeWords.aboutDoctors}
            </Link>
          </p>
        </div>
        <figure>
          <SitePicture picture={plate} />
        </figure>
      </div>
    </div>
  </section>
)
