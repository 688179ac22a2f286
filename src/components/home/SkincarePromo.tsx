import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile } from '../../design/tokens'
import type { SectionContent, SkincarePrice } from '../../page'
import type { Picture } from '../../site'
import { SitePicture } from '../SitePicture'
import { SkincareProgramme } from '../SkincareProgramme'
import { Paragraphs } from '../Words'

const section = css`
  padding-block: var(--s9);
  border-top: 1px solid var(--ink);
  .grid {
    align-items: center;
  }
  figure {
    grid-column: 2 / 6;
  }
  figure img {
    width: 100%;
    max-width: 360px;
    height: auto;
  }
  .say {
    grid-column: 7 / 13;
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
  ${mobile} {
    figure,
    .say {
      grid-column: 1 / -1;
    }
    figure {
      max-width: 220px;
      margin-bottom: 28px;
    }
  }
`

type Props = { section: SectionContent; plate: Picture; price: SkincarePrice }

/** Prescription skincare: the price in the open, and what it covers. */
export const SkincarePromo = ({ section: content, plate, price }: Props) => (
  <section css={section} aria-labelledby={content.id}>
    <div className="wrap grid">
      <figure>
        <SitePicture picture={plate} />
      </figure>
      <div className="say">
        <h2 id={content.id}>{content.heading}</h2>
        <SkincareProgramme price={price} />
        <div className="text">
          <Paragraphs texts={content.paragraphs} />
        </div>
        <div className="acts">
          <Link className="btn line" to="/prescription-skincare/">
            How the programme works
          </Link>
        </div>
      </div>
    </div>
  </section>
)
