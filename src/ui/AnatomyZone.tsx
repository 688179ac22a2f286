import type { AnatomyPartData } from '../site/page'

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
