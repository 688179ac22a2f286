import { css } from '@emotion/react'
import { steps } from './questions'
import * as analysisWords from '../../words/analysis'

/** In sight however far a step scrolls. */
const progress = css`
  @media (min-height: 30em) {
    position: sticky;
    top: var(--head, 64px);
    z-index: 2;
    padding-bottom: var(--s2);
    background: var(--sheet);
  }
  .words {
    display: flex;
    justify-content: space-between;
  }
  .bar {
    height: 4px;
    margin-top: 10px;
    background: var(--paper-2);
  }
  .bar i {
    display: block;
    height: 100%;
    background: var(--mark);
    transition: width var(--calm) var(--ease);
  }
  @media (forced-colors: active) {
    .bar {
      outline: 1px solid;
    }
    .bar i {
      background: Highlight;
    }
  }
`

/** Shows how far the visitor has come: the step's number, and the share of the steps. */
export const Progress = ({ step }: { step: number }) => {
  const percent = ((step + 1) / steps.length) * 100
  const count = analysisWords.stepOf(step + 1, steps.length)
  return (
    <div css={progress}>
      <div className="words small">
        <span>{count}</span>
        <span className="mute">{`${percent}%`}</span>
      </div>
      <div
        className="bar"
        role="progressbar"
        aria-label={analysisWords.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${count}, ${steps[step]!.name}`}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
