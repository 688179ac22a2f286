import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { mobile } from '../design/tokens'
import * as uiWords from '../words/ui'

const box = css`
  margin-top: var(--s5);
  padding: 20px 24px;
  border: 1px solid var(--rule-strong);
  background: var(--sheet);
  h3 + * {
    margin-top: 6px;
  }
  /* What unfolds at the foot brings its own room. */
  &:has(.every) {
    padding-bottom: 4px;
  }
  ${mobile} {
    margin-top: var(--s4);
    padding: 12px;
    &:has(.every) {
      padding-bottom: 0;
    }
  }
`

/**
 * Shows the one kind of box the design allows in a text: a medical warning or an important remark.
 */
export const Warning = ({ children }: { children: ReactNode }) => (
  <div className="box" css={box}>
    {children}
  </div>
)

/** Says that what stands here is a sample the clinic has still to replace. */
export const SampleNote = ({ children }: { children: ReactNode }) => (
  <p className="small boxed-note" css={{ marginTop: 'var(--s4)' }}>
    <b>{uiWords.sample}</b> {children}
  </p>
)
