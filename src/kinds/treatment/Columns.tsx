import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { mobileScreen } from '../../design/tokens'

const columns = css`
  display: grid;
  gap: var(--s4) var(--gut);
  margin-top: var(--s4);
  h3 {
    margin-top: 0;
  }
  /* On a phone the points run on like a sentence, as those of the box below do: a page stays short. */
  ${mobileScreen} {
    ul {
      padding-top: 4px;
      font-size: var(--f-cap);
      line-height: 1.4;
    }
    li {
      display: inline;
      padding: 0;
      border: 0;
    }
    li::before {
      content: none;
    }
    li:not(:last-of-type)::after {
      content: '; ';
    }
    /* Whole sentences. */
    #not-for ~ ul li:not(:last-of-type)::after {
      content: ' ';
    }
  }
  @container (min-width: 34rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    li {
      font-size: var(--f-small);
      line-height: 1.4;
      padding-block: 7px;
    }
  }
`

/** Shows two lists that are read against each other: beside one another where there is room. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <div css={columns} className="beside">
    {children}
  </div>
)

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
