import { css } from '@emotion/react'
import { columns, mobile } from '../design/tokens'
import type { Assessment } from '../site/site'
import * as sharedWords from '../words/shared'
import * as uiWords from '../words/ui'

const line = css`
  position: relative;
  height: 190px;
  margin-bottom: var(--s6);
  .score {
    position: absolute;
    bottom: 44px;
    display: flex;
    align-items: baseline;
    gap: 10px;
    transform: translateX(-2px);
  }
  .score b {
    font: 400 min(clamp(5rem, 3rem + 7vw, 9.5rem), 25vw) / 0.78 var(--display);
    letter-spacing: -0.02em;
  }
  .after {
    color: var(--mark);
  }
  .before {
    right: 0;
    flex-direction: row-reverse;
  }
  .score span {
    font-size: var(--f-lead);
  }
  .ticks {
    position: absolute;
    inset: auto 0 0 0;
    height: 32px;
    border-top: 1px solid var(--ink);
  }
  .ticks i {
    position: absolute;
    top: 0;
    width: 1px;
    height: 12px;
    background: var(--ink);
  }
  .ticks i[data-long] {
    height: 22px;
  }
  .ticks i:last-child {
    transform: translateX(-1px);
  }
  .fill {
    position: absolute;
    left: 0;
    bottom: 32px;
    height: 6px;
    background: var(--mark);
  }
  @media (forced-colors: active) {
    .ticks i {
      background: CanvasText;
    }
    .fill {
      background: Highlight;
    }
  }
  ${mobile} {
    height: calc(82px + 3rem);
    /* The word over its figure where the two words would meet. */
    .score {
      flex-wrap: wrap-reverse;
      max-width: 46%;
    }
    .score span {
      font-size: 1rem;
    }
  }
`

const categories = css`
  display: grid;
  grid-template-columns: ${columns(4, '8.5rem')};
  column-gap: var(--gut);
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--ink-2);
    font-size: var(--f-small);
  }
  ${mobile} {
    grid-template-columns: ${columns(2, '8.5rem')};
    row-gap: 16px;
  }
`

type Props = { assessment: Assessment }

/** Shows the sample assessment on one ruler, each total at its own value, with its two dialogs. */
export const FacialAssessment = ({ assessment: { totals, categories: scored, note } }: Props) => {
  const at = (score: number) => `${((score / totals.before) * 100).toFixed(3)}%`
  return (
    <>
      <div css={line} role="img" aria-label={uiWords.sampleAssessment(totals.before, totals.after)}>
        <div className="score after" style={{ left: at(totals.after) }}>
          <b>{totals.after}</b>
          <span>{uiWords.pointsAfter}</span>
        </div>
        <div className="score before">
          <b>{totals.before}</b>
          <span>{uiWords.pointsBefore}</span>
        </div>
        <div className="ticks">
          {Array.from({ length: totals.before + 1 }, (_, i) => (
            <i key={i} style={{ left: at(i) }} data-long={i % 6 === 0 ? '' : undefined} />
          ))}
        </div>
        <div className="fill" style={{ width: at(totals.after) }} />
      </div>
      <dl css={categories}>
        {scored.map(({ id, name, maximum }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{uiWords.scoredTo(maximum)}</dd>
          </div>
        ))}
      </dl>
      <div className="acts">
        <button type="button" className="btn line" data-dialog="scores" aria-haspopup="dialog">
          {sharedWords.scoresTitle}
        </button>
        <button type="button" className="btn line" data-dialog="method" aria-haspopup="dialog">
          {sharedWords.howWeScore}
        </button>
        <p className="cap">{note}</p>
      </div>
    </>
  )
}
