import { css } from '@emotion/react'
import { mobile } from '../../design/tokens'
import type { SectionContent } from '../../page'
import { Words } from '../Words'

const section = css`
  padding-block: var(--s9);
  .say {
    grid-column: 1 / 7;
  }
  .say .lead {
    margin-top: var(--s5);
    max-width: 29em;
  }
  .say .small {
    margin-top: 20px;
    max-width: 32em;
  }
  .show {
    grid-column: 8 / 13;
  }
  ${mobile} {
    .say,
    .show {
      grid-column: 1 / -1;
    }
    .show {
      margin-top: 32px;
    }
  }
`

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
  ["Crow's feet", 1],
  ['Smile lines', 0],
]

/** Leads to the AI analysis wizard, with a picture of one of its steps. */
export const AnalysisPromo = ({
  section: { id, heading, paragraphs },
}: {
  section: SectionContent
}) => (
  <section css={section} aria-labelledby={id}>
    <div className="wrap grid">
      <div className="say">
        <h2 id={id}>{heading}</h2>
        {paragraphs.map((text, i) => (
          <p key={i} className={i === 0 ? 'lead' : 'small mute'}>
            <Words text={text} />
          </p>
        ))}
        <div className="acts">
          <button type="button" className="btn" data-dialog="analysis" aria-haspopup="dialog">
            Start the AI analysis
          </button>
        </div>
      </div>
      <div className="show">
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
      </div>
    </div>
  </section>
)
