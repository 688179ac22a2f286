import { css } from '@emotion/react'

/** Lines from the parts of a plate to their names, on paper so that they show over engraving. */
export const leaderLines = css`
  .leaders path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .leaders .under {
    stroke: var(--paper);
    stroke-width: 3;
    stroke-opacity: 0.7;
  }
`
