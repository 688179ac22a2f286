import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile, notDesktop } from '../../design/tokens'
import type { SectionContent } from '../sections/build'
import type { SkincarePrice } from '../../site/page'
import type { Picture } from '../../site/site'
import { SitePicture } from '../../ui/SitePicture'
import { SkincareProgramme } from '../../ui/SkincareProgramme'
import { Paragraphs } from '../../ui/RichText'
import * as homeWords from '../../words/home'

const section = css`
  position: relative;
  border-block: 1px solid var(--ink);
  background: var(--sheet);
  /* From the page's edge to the words, as high as they are. */
  figure {
    position: absolute;
    inset: 0 calc(50% + var(--s6)) 0 0;
    border-inline-end: 1px solid var(--ink);
  }
  figure img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 12% 70%;
  }
  .say {
    grid-column: 7 / 13;
    padding-block: var(--s9);
  }
  .say > p {
    max-width: var(--measure);
  }
  .text {
    margin-top: var(--s5);
  }
  .text p + p {
    margin-top: 0.8em;
  }
  /* Half of a narrow page would not hold the bottle. */
  ${notDesktop} {
    figure {
      position: static;
      aspect-ratio: 16 / 9;
      border: 0;
      border-bottom: 1px solid var(--ink);
    }
    .say {
      grid-column: 1 / -1;
      padding-block: var(--s8) var(--s9);
    }
  }
  ${mobile} {
    figure {
      aspect-ratio: 4 / 3;
    }
  }
`

type Props = { section: SectionContent; plate: Picture; price: SkincarePrice }

/** Shows prescription skincare: the price in the open, and what it covers. */
export const SkincarePromo = ({ section: content, plate, price }: Props) => (
  <section css={section} aria-labelledby={content.id}>
    <figure>
      <SitePicture picture={plate} />
    </figure>
    <div className="wrap grid">
      <div className="say">
        <h2 id={content.id}>{content.heading}</h2>
        <SkincareProgramme price={price} />
        <div className="text">
          <Paragraphs texts={content.paragraphs} />
        </div>
        <div className="acts">
          <Link className="btn line" to="/prescription-skincare/">
            {homeWords.howProgrammeWorks}
          </Link>
        </div>
      </div>
    </div>
  </section>
)
