import { css } from '@emotion/react'
import { useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { captionBar } from '../../design/frames'
import { mobile } from '../../design/tokens'
import { EdgeArrows, EdgeSlider } from '../../ui/EdgeSlider'
import { SitePicture } from '../../ui/SitePicture'
import type { Picture } from '../../site/site'
import * as dialogWords from '../../words/dialog'
import * as sharedWords from '../../words/shared'

const frame = css`
  position: relative;
  overflow: hidden;
  background: var(--paper-2);
  border-bottom: 1px solid var(--ink);
  cursor: ew-resize;
  user-select: none;
  -webkit-user-select: none;
  /* Sideways moves the edge; up and down still scrolls. */
  touch-action: pan-y pinch-zoom;
  img {
    display: block;
    width: 100%;
    height: auto;
    pointer-events: none;
    ${mobile} {
      aspect-ratio: 3 / 4;
      object-fit: cover;
    }
  }
  .after {
    pointer-events: none;
    position: absolute;
    inset: 0;
  }
  .edge {
    position: absolute;
    top: 0;
    bottom: 0;
    margin-left: -1px;
    border-left: 2px solid var(--mark);
    pointer-events: none;
  }
  .handle {
    position: absolute;
    top: 50%;
    left: 50%;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin: -22px 0 0 -22px;
    border-radius: 50%;
    background: var(--mark);
    color: var(--on-mark);
    border: 2px solid var(--paper);
  }
  &:has(input:focus-visible) .handle {
    outline: 3px solid var(--mark);
    outline-offset: 2px;
  }
  .end {
    position: absolute;
    bottom: 0;
    ${captionBar}
    pointer-events: none;
  }
  /* The picture itself is the control; the slider is what a keyboard holds. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    .edge {
      border-color: Highlight;
    }
    .handle {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/** Four fifths of the window's height; on a phone upright, with the buttons below it in sight. */
const room = css`
  width: min(100%, clamp(220px, 80dvh, 1000px) * var(--shape));
  /* An upright picture among wide ones stands in the middle: what moves the gallery on stays put. */
  margin-inline: auto;
  ${mobile} {
    width: min(100%, 54dvh * 3 / 4);
  }
`

/** The widths at which the pictures are shown; on a phone their sides are cut. */
export const shownWidth = '(max-width: 767px) 160vw, min(1250px, 65vw)'

/** A finger within so many pixels takes hold of the edge; elsewhere it swipes. */
const grasp = 40

type Props = { before: Picture; after: Picture; start: number }

/**
 * Shows two pictures of one place, the edge between them moved on the picture, or by keys; at first
 * it stands at `start` per cent.
 */
export const Comparison = ({ before, after, start }: Props) => {
  const [edge, setEdge] = useState(start)
  const slider = useRef<HTMLInputElement>(null)
  const [held, setHeld] = useState(false)

  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0) setEdge(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100))
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (
      event.pointerType === 'touch' &&
      Math.abs(event.clientX - left - (width * edge) / 100) > grasp
    )
      return
    // Neither a swipe to the next picture nor a selection, and the arrow keys go on from here.
    event.stopPropagation()
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    slider.current?.focus({ preventScroll: true })
    setHeld(true)
    if (event.pointerType !== 'touch') follow(event)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (held) follow(event)
  }
  const release = () => setHeld(false)

  return (
    <div css={room} style={{ '--shape': before.width / before.height } as CSSProperties}>
      <div
        css={frame}
        data-comparison
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onDragStart={(event) => event.preventDefault()}
      >
        <SitePicture
          picture={{ ...before, alt: dialogWords.beforeIs(before.alt) }}
          eager
          sizes={shownWidth}
        />
        <div className="after" style={{ clipPath: `inset(0 0 0 ${edge}%)` }}>
          <SitePicture
            picture={{ ...after, alt: dialogWords.afterIs(after.alt) }}
            eager
            sizes={shownWidth}
          />
        </div>
        <span className="end" style={{ left: 0, visibility: edge < 20 ? 'hidden' : undefined }}>
          {sharedWords.before}
        </span>
        <span className="end" style={{ right: 0, visibility: edge > 80 ? 'hidden' : undefined }}>
          {sharedWords.after}
        </span>
        <EdgeSlider
          ref={slider}
          edge={edge}
          value={edge}
          aria-label={dialogWords.compare}
          onChange={(event) => setEdge(event.target.valueAsNumber)}
        />
        <span className="edge" style={{ left: `${edge}%` }}>
          <span className="handle">
            <EdgeArrows />
          </span>
        </span>
      </div>
    </div>
  )
}
