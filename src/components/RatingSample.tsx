import { css } from '@emotion/react'

const chart = css`
  padding: clamp(20px, 2.4vw, 32px);
  border: 1px solid var(--rule-strong);
  background: var(--sheet);
  .top {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 12px;
    padding-bottom: 12px;
    border-bottom: 1px solid var(--ink);
  }
  .top b {
    font-weight: 600;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 12px;
    min-height: 56px;
    border-bottom: 1px solid var(--rule);
  }
  .scale {
    display: flex;
  }
  .scale span {
    display: grid;
    place-items: center;
    width: 40px;
    height: 36px;
    margin-left: -1px;
    border: 1px solid var(--rule-strong);
    background: var(--field);
    font-weight: 600;
  }
  .scale .on {
    border-color: var(--mark);
    background: var(--mark);
    color: var(--on-mark);
  }
  @media (forced-colors: active) {
    .scale .on {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  .cap {
    padding-top: 10px;
  }
`

const rows: [string, number][] = [
  ['Frown lines', 2],
  ['Forehead lines', 1],
  ['Crow’s feet', 1],
  ['Smile lines', 0],
]

/** A picture of one of the steps of the AI analysis. */
export const RatingSample = () => (
  <div css={chart} aria-hidden="true">
    <p className="top">
      <b>Expression lines</b>
      <span className="cap">Step 3 of 5</span>
    </p>
    {rows.map(([name, value]) => (
      <p key={name} className="row">
        <span>{name}</span>
        <span className="scale">
          {[0, 1, 2, 3].map((n) => (
            <span key={n} className={n === value ? 'on' : undefined}>
              {n}
            </span>
          ))}
        </span>
      </p>
    ))}
    <p className="cap">0 none, 3 severe</p>
  </div>
)
