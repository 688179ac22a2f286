import { css } from '@emotion/react'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import type { Picture } from '../site/site'
import { EdgeArrows, EdgeSlider } from './EdgeSlider'
import { SitePicture } from './SitePicture'
import * as uiWords from '../words/ui'

/** The share of the before that stays in sight, in per cent. */
const least = 20

/** The width of a touch target. The slider's thumb is drawn by `.edge`, and is itself unseen. */
const target = '44px'
const thumb = `
  width: ${target};
  height: ${target};
  border: 0;
  background: none;
`
/** A press beside the thumb is left to the tile, which opens the lightbox. */
const held = `
  pointer-events: auto;
  touch-action: pan-y;
`

const pair = css`
  position: relative;
  .over img {
    position: absolute;
    inset: 0;
    clip-path: inset(0 0 0 var(--edge));
  }
  .edge,
  input {
    position: absolute;
    z-index: 1;
    opacity: 0;
    pointer-events: none;
  }
  .edge {
    top: 0;
    bottom: 0;
    left: var(--edge);
    display: grid;
    align-items: center;
    width: 2px;
    margin-left: -1px;
    background: var(--ink);
  }
  .handle {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    margin-left: -17px;
    border: 1px solid var(--ink);
    border-radius: 50%;
    background: var(--paper);
    color: var(--ink);
  }
  /* Half a thumb wider at both sides, so that the thumb's middle lies on the edge. */
  input {
    top: 0;
    left: calc(${least}% - ${target} / 2);
    width: calc(${100 - least}% + ${target});
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    touch-action: pan-y;
    &::-webkit-slider-runnable-track {
      background: none;
    }
    &::-webkit-slider-thumb {
      appearance: none;
      ${thumb}
    }
    &::-moz-range-track {
      background: none;
    }
    &::-moz-range-thumb {
      ${thumb}
    }
  }
  &:has(input:focus-visible) {
    .edge {
      opacity: 1;
    }
    .handle {
      outline: 3px solid var(--mark);
      outline-offset: 2px;
    }
  }
  @media (hover: hover) {
    .over img {
      transition: clip-path 250ms var(--ease);
    }
  }
  @media (hover: none) {
    .edge {
      opacity: 1;
    }
    input::-webkit-slider-thumb {
      ${held}
    }
    input::-moz-range-thumb {
      ${held}
    }
  }
  @media print {
    .over,
    .edge {
      display: none;
    }
  }
`

type Props = { before: Picture; after: Picture; sizes: string; treatment: string }

/**
 * Shows the picture before, with the one after drawn over it as far as the visitor has moved the
 * edge between them: with a finger, or with the arrow keys. At first nothing of the after is seen.
 */
export const BeforeAfterSlider = ({ before, after, sizes, treatment }: Props) => {
  const [edge, setEdge] = useState(100)
  const slider = useRef<HTMLInputElement>(null)
  // It may have been moved before the page's scripts ran.
  useEffect(() => {
    setEdge(slider.current!.valueAsNumber)
  }, [])

  return (
    <div
      css={pair}
      style={{ '--edge': `${edge}%` } as CSSProperties}
      data-drawn={edge < 100 || undefined}
    >
      <SitePicture picture={before} sizes={sizes} />
      <div className="over">
        <SitePicture picture={{ ...after, alt: '' }} sizes={sizes} />
      </div>
      <span className="edge" data-needs-scripts>
        <span className="handle">
          <EdgeArrows />
        </span>
      </span>
      <EdgeSlider
        ref={slider}
        edge={edge}
        defaultValue={100}
        min={least}
        aria-label={uiWords.compareFor(treatment)}
        data-intent
        data-needs-scripts
        onChange={(event) => setEdge(event.target.valueAsNumber)}
      />
    </div>
  )
}
