import { css } from '@emotion/react'
import type { CSSProperties } from 'react'
import { mobile } from '../../design/tokens'
import type { Course } from './treatmentSummary'
import * as sharedWords from '../../words/shared'
import * as treatmentWords from '../../words/treatment'

const figure = css`
  container-type: inline-size;
  position: relative;
  margin-bottom: var(--s5);
  padding-bottom: 26px;
  font-size: var(--f-cap);
  line-height: 1.2;
  color: var(--ink-2);
  svg {
    width: 100%;
    height: 96px;
    overflow: visible;
    ${mobile} {
      height: 76px;
    }
  }
  .under {
    fill: var(--paper-2);
  }
  .line,
  .axis,
  .tick,
  .review {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .axis,
  .tick {
    stroke-width: 1;
  }
  .review {
    stroke-dasharray: 2 3;
  }
  span {
    position: absolute;
    white-space: nowrap;
  }
  .at {
    bottom: 0;
    transform: translateX(-50%);
  }
  /* Near the end a label stands at the edge. */
  .at:first-of-type,
  .at.last {
    transform: none;
  }
  .at.last {
    right: 0;
  }
  /* Letters so large that only the ends of the scale have room. */
  @container (max-width: 14rem) {
    .at:not(:first-of-type, [data-end]) {
      display: none;
    }
  }
  /* Under the middle of the plateau, where even a short one leaves room on both sides. */
  .said {
    top: 24px;
    left: clamp(2.75rem, var(--middle), 100% - 2.75rem);
    transform: translateX(-50%);
  }
  .seen {
    bottom: 32px;
    padding-left: 5px;
  }
`

/** The height of the drawing, and where in it the full effect runs. */
const floor = 40
const top = 4
/** Returns the fewest months between two ticks, so that at most five stand on the axis. */
const step = (end: number) => [0.5, 1, 2, 3, 6, 12].find((months) => end / months < 5) ?? 24

/** Shows the course of an effect over months; the lines beside it say the same times in words. */
export const EffectCurve = ({ course: { onset, full, review, fades } }: { course: Course }) => {
  const end = fades.to * 1.08
  const x = (months: number) => Math.round((months / end) * 1000) / 10
  const every = step(end)
  const ticks = Array.from({ length: Math.floor(end / every) + 1 }, (_, i) => i * every)
  // What shows at once is not yet its final shape.
  const start = onset === 0 ? top + 10 : floor
  const line = `M${x(onset)} ${start}L${x(full)} ${top}L${x(fades.from)} ${top}L${x(fades.to)} ${floor}`
  return (
    <figure css={figure} aria-hidden="true" className="curve">
      <svg data-chart="" viewBox={`0 0 100 ${floor}`} preserveAspectRatio="none">
        <path className="under" d={`${line}L${x(onset)} ${floor}Z`} />
        {review === null ? null : <path className="review" d={`M${x(review)} 0V${floor}`} />}
        <path className="line" d={line} />
        <path className="axis" d={`M0 ${floor}H100`} />
        {ticks.map((month) => (
          <path key={month} className="tick" d={`M${x(month)} ${floor}v3`} />
        ))}
      </svg>
      {ticks.map((month, i) => (
        <span
          key={month}
          data-end={i === ticks.length - 1 ? '' : undefined}
          className={x(month) > 85 ? 'at last' : 'at'}
          style={x(month) > 85 ? undefined : { left: `${x(month)}%` }}
        >
          {i === 0
            ? sharedWords.visit
            : i === ticks.length - 1
              ? `${month} ${month === 1 ? 'month' : 'months'}`
              : month}
        </span>
      ))}
      <span
        className="said"
        style={{ '--middle': `${x((full + fades.from) / 2)}%` } as CSSProperties}
      >
        {treatmentWords.fullEffect}
      </span>
      {review === null || x(review) > 70 ? null : (
        <span className="seen" style={{ left: `${x(review)}%` }}>
          {treatmentWords.review}
        </span>
      )}
    </figure>
  )
}
