import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile } from '../../design/tokens'
import type { SectionContent } from '../../page'
import { Words } from '../Words'

const section = css`
  padding-block: var(--s9);
  border-top: 1px solid var(--ink);
  h2 {
    grid-column: 1 / 4;
    font: 600 1.3125rem/1.25 var(--text);
    letter-spacing: 0;
  }
  .say {
    grid-column: 4 / 13;
  }
  .display {
    font-size: clamp(1.875rem, 1.3rem + 2.3vw, 3.25rem);
    line-height: 1.14;
    letter-spacing: -0.008em;
    text-wrap: pretty;
  }
  .display + p {
    max-width: var(--measure);
    margin-top: var(--s5);
  }
  .more {
    margin-top: 28px;
  }
  ${mobile} {
    h2,
    .say {
      grid-column: 1 / -1;
    }
    .say {
      margin-top: 24px;
    }
  }
`

type Props = { section: SectionContent }

/** How the clinic thinks, set large. */
export const Philosophy = ({ section: { id, heading, paragraphs } }: Props) => (
  <section css={section} aria-labelledby={id}>
    <div className="wrap grid">
      <h2 id={id}>{heading}</h2>
      <div className="say">
        {paragraphs.map((text, i) => (
          <p key={i} className={i === 0 ? 'display' : undefined}>
            <Words text={text} />
          </p>
        ))}
        <p className="more">
          <Link className="go" to="/about/">
            About the doctors and the practice
          </Link>
        </p>
      </div>
    </div>
  </section>
)
