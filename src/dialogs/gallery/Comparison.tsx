import { css } from '@emotion/react'
import { useId, useState } from 'react'
import type { Picture } from '../../site'

const frame = css`
  position: relative;
  overflow: hidden;
  background: var(--paper-2);
  border-bottom: 1px solid var(--ink);
  img {
    display: block;
    width: 100%;
    height: auto;
    user-select: none;
    -webkit-user-drag: none;
  }
  .after {
    position: absolute;
    inset: 0;
    background: var(--paper-2);
  }
  .edge {
    position: absolute;
    top: 0;
    bottom: 0;
    width: 1px;
    background: var(--ink);
    pointer-events: none;
  }
`

const ends = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 14px;
  align-items: center;
  font-size: var(--f-cap);
  color: var(--ink-2);
  input {
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: var(--mark);
    cursor: ew-resize;
  }
`

/** Two pictures of the same place, one over the other; the slider moves the edge between them. */
export const Comparison = ({ before, after }: { before: Picture; after: Picture }) => {
  const [edge, setEdge] = useState(50)
  const id = useId()
  return (
    <div style={{ width: `max(220px, min(56vh, 520px) * ${before.width / before.height})`, maxWidth: '100%' }}>
      <div css={frame}>
        <img src={before.src} width={before.width} height={before.height} alt={`Before: ${before.alt}`} draggable={false} />
        <div className="after" style={{ clipPath: `inset(0 0 0 ${edge}%)` }}>
          <img src={after.src} width={after.width} height={after.height} alt={`After: ${after.alt}`} draggable={false} />
        </div>
        <span className="edge" style={{ left: `${edge}%` }} />
      </div>
      <div css={ends}>
        <span>Before</span>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={1}
          value={edge}
          aria-label="Compare before and after"
          aria-valuetext={`${edge}% before, ${100 - edge}% after`}
          onChange={(event) => setEdge(event.target.valueAsNumber)}
        />
        <span>After</span>
      </div>
    </div>
  )
}
