import { css } from '@emotion/react'

const columns = 25
const rows = 4

const dots = css`
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  .rest {
    stroke: var(--paper);
    @media (forced-colors: active) {
      stroke: Canvas;
    }
  }
`

/**
 * Returns a line of dots from the middle of one place to the end of its row: dashes without length.
 */
const line = (column: number, row: number, to: number) =>
  to > column ? `M${column + 0.5} ${row + 0.5}H${to - 0.3}` : ''

/** Returns the dots from one to the other, counted along the rows. */
const path = (from: number, to: number) =>
  Array.from({ length: rows }, (_, row) => {
    const at = row * columns
    return line(Math.max(from - at, 0), row, Math.min(to - at, columns))
  }).join('')

/** Shows a hundred dots in four rows, the first `filled` of them full and the others rings. */
export const DotArray = ({ filled }: { filled: number }) => (
  <svg css={dots} viewBox={`0 0 ${columns} ${rows}`} strokeDasharray="0 1" aria-hidden="true">
    <path d={path(0, columns * rows)} strokeWidth="0.68" />
    <path className="rest" d={path(filled, columns * rows)} strokeWidth="0.5" />
  </svg>
)
