import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { disclosure } from '../design/disclosure'
import { mobile } from '../design/tokens'

const fold = css`
  border-top: 1px solid var(--ink);
  border-bottom: 1px solid var(--rule);
  summary + * {
    margin-top: 0;
  }
  &[open] {
    padding-bottom: var(--s4);
  }
  ${mobile} {
    summary {
      min-height: 48px;
    }
  }
`

/** Shows content behind a row that unfolds without scripts; on paper it is open. */
export const Fold = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <details css={[disclosure, fold]}>
    <summary>{label}</summary>
    {children}
  </details>
)
