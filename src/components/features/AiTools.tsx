import { css } from '@emotion/react'
import { mobile } from '../../design/tokens'
import { RatingSample } from '../RatingSample'

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s6) calc(2 * var(--gut));
  align-items: center;
  margin-top: var(--s6);
  li {
    padding: 18px 0;
    border-top: 1px solid var(--ink);
  }
  li p {
    margin-block: 4px var(--s4);
  }
  ${mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The two AI tools, each behind its button, and what a step of the first looks like. */
export const AiTools = () => (
  <div css={layout}>
    <ul>
      <li>
        <h3>Assess yourself</h3>
        <p>You rate what you see in the mirror, in five steps, and get a text to keep or bring.</p>
        <button type="button" className="btn" data-dialog="analysis" aria-haspopup="dialog">
          Start the AI analysis
        </button>
      </li>
      <li>
        <h3>Ask in your own words</h3>
        <p>Prices, treatments, booking and recovery, answered from the pages of this site.</p>
        <button type="button" className="btn line" data-dialog="search" aria-haspopup="dialog">
          Ask the AI assistant
        </button>
      </li>
    </ul>
    <RatingSample />
  </div>
)
