import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { disclosure } from '../design/disclosure'
import { mobile } from '../design/tokens'

const section = css`
  border-bottom: 1px solid var(--rule);
  summary {
    min-height: 68px;
  }
  summary h2 {
    margin: 0;
    font-weight: 400;
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem);
  }
  > details[open] {
    padding-bottom: var(--s6);
  }
  ${mobile} {
    summary {
      min-height: 44px;
    }
  }
`

type Props = { id: string; heading: string; children: ReactNode }

/** Shows a section that is folded at every width; it unfolds without scripts. */
export const FoldSection = ({ id, heading, children }: Props) => (
  <section css={[disclosure, section]} aria-labelledby={id} className="fold-section">
    <details>
      <summary>
        <h2 id={id}>{heading}</h2>
      </summary>
      {children}
    </details>
  </section>
)
