import { css } from '@emotion/react'
import { assessment } from '../../ui/dialog/data'
import * as sharedWords from '../../words/shared'

const text = css`
  p {
    max-width: var(--measure);
  }
  p + p {
    margin-top: 0.8em;
  }
`

const scale = css`
  margin-top: var(--s5);
  border-top: 1px solid var(--ink);
  & > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 24px;
    padding: 11px 0;
    border-bottom: 1px solid var(--rule);
  }
  dt {
    font-weight: 600;
  }
  dd {
    grid-column: 1;
    color: var(--ink-2);
    font-size: var(--f-small);
  }
  dd:last-of-type {
    grid-area: 1 / 2 / 3 / 3;
    align-self: center;
    color: var(--ink);
    font-weight: 600;
    font-size: 1.25rem;
    white-space: nowrap;
  }
`

/** Shows how the doctors give scores: what is looked at, and the range of each category. */
export const MethodDialog = () => (
  <>
    <div css={text}>
      {assessment.method.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <dl css={scale}>
      {assessment.categories.map(({ id, name, maximum, meaning }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
          <dd>0–{maximum}</dd>
        </div>
      ))}
    </dl>
    <p css={{ marginTop: 6 }}>
      <button type="button" className="go" data-dialog="scores" aria-haspopup="dialog">
        {sharedWords.scoresTitle}
      </button>
    </p>
  </>
)
