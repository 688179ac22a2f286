import { css } from '@emotion/react'
import type { CSSProperties } from 'react'
import { unseen } from '../../design/tokens'
import type { StepChart } from './build'
import type { StepText } from '../../site/page'
import { RichText } from '../../ui/RichText'

/** The width from which words and chart stand side by side instead of one below the other. */
const sideBySide = '@container (min-width: 60rem)'

const frame = css`
  container-type: inline-size;
  margin-top: var(--s5);
  .head,
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: 4px var(--gut);
  }
  .head {
    display: none;
    padding-bottom: 8px;
  }
  .track {
    display: grid;
    grid-template-columns: repeat(var(--phases), minmax(0, 1fr));
  }
  ol {
    border-top: 1px solid var(--ink);
  }
  li {
    padding: 14px 0;
    border-bottom: 1px solid var(--rule);
    line-height: 1.4;
  }
  b {
    font-weight: 600;
  }
  i {
    position: relative;
    height: 16px;
    margin-top: 6px;
  }
  /* The scale: a tick for each phase, and the line between two. */
  i::after {
    content: '';
    position: absolute;
    inset-block: 4px;
    border-inline-start: 1px solid var(--rule-strong);
  }
  i:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 8px;
    width: 100%;
    border-top: 1px solid var(--rule-strong);
  }
  /* Drawn with borders, which stay where a visitor chooses the colours. */
  .on::after {
    inset-block: 2px;
    inset-inline-start: -6px;
    border: 6px solid var(--ink);
    border-radius: 50%;
  }
  i:first-child::after {
    inset-inline-start: 0;
  }
  .on:has(+ .on)::before {
    top: 7px;
    border-top: 3px solid var(--ink);
  }
  ${sideBySide} {
    .head,
    li {
      display: grid;
      grid-template-columns: 10rem minmax(0, 1fr) calc(var(--phases) * 6.5rem);
    }
    .head .track {
      grid-column: 3;
      align-items: end;
    }
    i {
      margin-top: 0;
    }
    .when {
      ${unseen}
    }
  }
`

type Props = { steps: StepText[]; chart: StepChart }

/**
 * Shows steps with a chart of when they happen: a dot for a phase, a line where it goes on. The
 * phases are also said in words, for screen readers and narrow screens.
 */
export const ChartedSteps = ({ steps, chart: { phases, rows } }: Props) => (
  <div css={frame} style={{ '--phases': phases.length } as CSSProperties}>
    <div className="head cap" aria-hidden="true">
      <div className="track">
        {phases.map((phase) => (
          <span key={phase}>{phase}</span>
        ))}
      </div>
    </div>
    <ol>
      {steps.map(({ title, text }, step) => (
        <li key={title}>
          <b>{title}</b>
          <span>
            <RichText text={text} />
          </span>
          <span className="when cap">{phases.filter((_, i) => rows[step]![i]).join(', ')}</span>
          <span className="track" aria-hidden="true">
            {phases.map((phase, i) => (
              <i key={phase} className={rows[step]![i] ? 'on' : undefined} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  </div>
)
