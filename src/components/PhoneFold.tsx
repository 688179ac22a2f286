import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { disclosure } from '../design/disclosure'
import { mobile } from '../design/tokens'

/** From a tablet on the content always shows and the heading folds nothing; browsers that do not know ::details-content keep the fold. */
const section = css`
  summary {
    justify-content: space-between;
    gap: 16px;
    border-bottom: 1px solid var(--rule);
  }
  summary h2 {
    margin-bottom: 0;
    font-weight: 400;
  }
  ${mobile} {
    border-bottom: 1px solid var(--ink);
    summary h2 {
      font-size: 1.5rem;
    }
    details[open] {
      padding-bottom: var(--s5);
    }
  }
  @media (min-width: 48em) {
    @supports selector(::details-content) {
      > details::details-content {
        content-visibility: visible;
        block-size: auto;
      }
      > details > summary {
        min-height: 0;
        margin-bottom: var(--s4);
        pointer-events: none;
      }
      > details > summary::after {
        content: none;
      }
    }
  }
`

/** A section of a long page that folds away on phones, and only there. */
export const PhoneFold = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section css={[disclosure, section]} aria-labelledby={id} className="phone-fold">
    <details>
      <summary>
        <h2 id={id}>{heading}</h2>
      </summary>
      {children}
    </details>
  </section>
)
