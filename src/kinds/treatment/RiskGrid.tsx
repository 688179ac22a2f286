import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const room = css`
  container-type: inline-size;
`

const grid = css`
  @container (min-width: 60rem) {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--s5) var(--gut);
    && > * {
      grid-column: 1 / -1;
      margin-top: 0;
    }
    /* What was counted stands beside what it belongs to. */
    && > .trial {
      grid-column: 1 / 5;
    }
    && > .trial + * {
      grid-column: 5 / -1;
    }
  }
`

/**
 * Shows what can go wrong and whom to call, in rows; a figure has its column where there is room.
 */
export const RiskGrid = ({ children }: { children: ReactNode }) => (
  <div css={room}>
    <div css={grid}>{children}</div>
  </div>
)
