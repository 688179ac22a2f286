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
