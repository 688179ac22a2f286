import { css } from '@emotion/react'
import type { Wait } from './build'
import * as sectionsWords from '../../words/sections'
import * as sharedWords from '../../words/shared'

const chart = css`
  h3 {
    margin-block: var(--s5) 10px;
  }
  .scale {
    position: relative;
    height: 1.5em;
    color: var(--ink-2);
    font-size: var(--f-cap);
  }
  .scale b {
    position: absolute;
    font-weight: 400;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  .scale b:first-of-type {
    transform: none;
  }
  .scale b:last-of-type {
    transform: translateX(-100%);
  }
  /* Letters so large that only the ends of the scale have room. */
  @container (max-width: 14rem) {
    .scale b:not(:first-of-type, :last-of-type) {
      display: none;
    }
  }
  dl {
    border-top: 1px solid var(--ink);
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(min-content, min(8.5rem, 50%)) minmax(0, 1fr);
    gap: 4px 12px;
    padding: 7px 0;
    border-bottom: 1px solid var(--rule);
    font-size: var(--f-small);
    line-height: 1.4;
  }
  dt {
    font-weight: 600;
  }
  svg {
    grid-column: 1 / -1;
    width: 100%;
    height: 14px;
    overflow: visible;
  }
  line {
    stroke: var(--rule);
    vector-effect: non-scaling-stroke;
  }
  .all {
    fill: var(--ink);
  }
  .some {
    fill: var(--paper-2);
    stroke: var(--ink);
    vector-effect: non-scaling-stroke;
  }
  .end {
    stroke: var(--ink);
    stroke-width: 2;
  }
`

/** The marks of the scale in days. The first days matter most, so it is logarithmic. */
const marks = [0, 1, 3, 7, 14, 28]
const labels: Record<number, string> = {
  0: sharedWords.visit,
  1: '1 day',
  7: '1 week',
  28: '4 weeks',
}
const last = marks.at(-1)!

/** Returns where a day stands on the scale, in percent; what is later than its end stands there. */
const along = (day: number) =>
  Math.round((1000 * Math.log1p(Math.min(day, last))) / Math.log1p(last)) / 10

/**
 * Shows how long to leave everyday things: a full bar while everybody waits, a pale one where some
 * do.
 * @param after what they are left after, where the page has charts for several things
 */
export const WaitChart = ({ waits, after }: { waits: Wait[]; after?: string | undefined }) => (
  <div css={chart}>
    <h3>
      {sectionsWords.howLongToLeave}
      {after ? `: ${after}` : null}
    </h3>
    <div className="scale" aria-hidden="true">
      {Object.entries(labels).map(([day, label]) => (
        <b key={day} style={{ left: `${along(Number(day))}%` }}>
          {label}
        </b>
      ))}
    </div>
    <dl>
      {waits.map(({ label, words, days }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
          <svg data-chart="" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
            {marks.map((day) => (
              <line key={day} x1={along(day)} x2={along(day)} y2="14" />
            ))}
            {days ? (
              <>
                <rect className="all" y="4" width={along(days.from)} height="6" />
                {days.to > days.from ? (
                  <rect
                    className="some"
                    x={along(days.from)}
                    y="4"
                    width={along(days.to) - along(days.from)}
                    height="6"
                  />
                ) : null}
                <line className="end" x1={along(days.to)} x2={along(days.to)} y2="14" />
              </>
            ) : null}
          </svg>
        </div>
      ))}
    </dl>
  </div>
)
