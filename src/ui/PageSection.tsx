import type { ReactNode } from 'react'
import { css } from '@emotion/react'
import { disclosure } from './Fold'
import { mobile } from '../design/tokens'

type Props = { id: string; heading: string; children: ReactNode }

/** Shows a section of a page that is named by its heading; `id` is what links to it name. */
export const HeadedSection = ({ id, heading, children }: Props) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
)

/**
 * Shows a section on a ground of its own, as wide as the page, between those of a text
 * (TextBody.tsx); `inText` keeps what it says no wider than the text, beside the aside.
 */
export const BandSection = ({
  id,
  heading,
  onSheet = false,
  inText = false,
  children,
}: Props & { onSheet?: boolean; inText?: boolean }) => (
  <section
    className={['band', onSheet && 'sheet-band', inText && 'in-text'].filter(Boolean).join(' ')}
    aria-labelledby={id}
  >
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
)

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
