import { css } from '@emotion/react'
import type { AnatomyPartData } from '../site/page'

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

type Props = { part: Pick<AnatomyPartData, 'path' | 'mirroredPath'>; box: readonly number[] }

/**
 * Shows a part of a plate as a doctor's pen marks it: its outline, and dashed the same on the skin.
 */
export const AnatomyZone = ({ part, box }: Props) => (
  <svg
    data-on-drawing=""
    viewBox={box.join(' ')}
    aria-hidden="true"
    focusable="false"
    className="zone"
  >
    <path d={part.path} />
    {part.mirroredPath ? <path d={part.mirroredPath} className="mirrored" /> : null}
  </svg>
)
