import { css } from '@emotion/react'
import { mobile, notMobile } from '../design/tokens'
import { sampleRatings } from '@clinic/illustration/face/sampleRatings'
import type { RatedFace } from '../site/page'
import { SitePicture } from './SitePicture'
import * as uiWords from '../words/ui'

const chart = css`
  padding: clamp(20px, 2.4vw, 32px);
  border: 1px solid var(--rule-strong);
  background: var(--sheet);
  .top {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 12px;
    padding-bottom: 12px;
    border-bottom: 1px solid var(--ink);
  }
  .top b {
    font-weight: 600;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 12px;
    min-height: 56px;
    border-bottom: 1px solid var(--rule);
  }
  .scale {
    display: flex;
  }
  .scale span {
    display: grid;
    place-items: center;
    width: 40px;
    height: 36px;
    margin-left: -1px;
    border: 1px solid var(--rule-strong);
    background: var(--field);
    font-weight: 600;
  }
  .scale .on {
    border-color: var(--mark);
    background: var(--mark);
    color: var(--on-mark);
  }
  @media (forced-colors: active) {
    .scale .on {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  .cap {
    padding-top: 10px;
  }
`

/** The rows are as high together as the face, so that each leader line ends at its own row. */
const beside = css`
  .face {
    position: relative;
    overflow: hidden;
  }
  .face img {
    display: block;
    width: 100%;
    height: auto;
  }
  .face svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
  }
  .face path {
    vector-effect: non-scaling-stroke;
    stroke: var(--mark);
    stroke-width: 1;
  }
  /* Below each line a lighter one, to be seen over dark hair. */
  .face path:first-of-type {
    stroke: var(--paper);
    stroke-width: 4;
  }
  ${notMobile} {
    .parts {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    }
    .rows {
      display: grid;
      grid-auto-rows: minmax(56px, 1fr);
    }
    .row {
      padding-left: 14px;
    }
  }
  ${mobile} {
    .face {
      aspect-ratio: 4 / 3;
    }
    .face svg {
      display: none;
    }
  }
`

const names: Record<keyof typeof sampleRatings, string> = {
  forehead: uiWords.foreheadLines,
  frown: uiWords.frownLines,
  crowsFeet: uiWords.crowsFeet,
  smileLines: uiWords.smileLines,
}

const ratings = Object.entries(sampleRatings) as [keyof typeof names, number][]

/**
 * Returns the leader lines: from each row's middle at the right edge to the place that it rates.
 */
const leaders = (places: RatedFace['places']) =>
  places
    .map(({ x, y }, i) => {
      const row = ((i + 0.5) / places.length) * 100
      return `M100 ${row}H${(x + 100) / 2}L${x} ${y}`
    })
    .join('')

/** Shows a picture of one of the steps of the AI analysis, beside a face on which it is marked. */
export const RatingSample = ({ face }: { face: RatedFace }) => {
  const rows = ratings.map(([id, value]) => (
    <p key={id} className="row">
      <span>{names[id]}</span>
      <span className="scale">
        {[0, 1, 2, 3].map((n) => (
          <span key={n} className={n === value ? 'on' : undefined}>
            {n}
          </span>
        ))}
      </span>
    </p>
  ))
  return (
    <div css={[chart, beside]} aria-hidden="true">
      <p className="top">
        <b>{uiWords.expressionLines}</b>
        <span className="cap">{uiWords.step3}</span>
      </p>
      <div className="parts">
        <div className="face">
          <SitePicture
            picture={face.picture}
            sizes="(max-width: 767px) calc(100vw - 82px), 300px"
          />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={leaders(face.places)} />
            <path d={leaders(face.places)} />
          </svg>
        </div>
        <div className="rows">{rows}</div>
      </div>
      <p className="cap">{uiWords.ratingScale}</p>
    </div>
  )
}
