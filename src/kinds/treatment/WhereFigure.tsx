import { css } from '@emotion/react'
import type { CSSProperties } from 'react'
import { leaderLines, AnatomyZone } from '../../ui/AnatomyZone'
import type { WhereData } from '../../site/page'
import { SitePicture } from '../../ui/SitePicture'
import { RichText } from '../../ui/RichText'

const layout = css`
  display: grid;
  gap: var(--s3) var(--gut);
  margin-block: var(--s4);
  font-size: var(--f-small);
  line-height: 1.4;
  @container (min-width: 16rem) {
    grid-template-columns: minmax(0, min(9.375rem, 43%)) minmax(0, 1fr);
  }
  @container (min-width: 30rem) {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
  }
  .drawing {
    position: relative;
    max-width: 15rem;
    align-self: start;
  }
  .window {
    position: relative;
    overflow: hidden;
    background: var(--plate);
  }
  /* The line of one part leaves the picture, and turns up to the rule above its name. */
  .out {
    position: absolute;
    top: 0;
    left: 100%;
    width: calc(var(--gut) / 2);
    border: solid var(--ink);
    border-width: 0 1px 1px 0;
    /* Letters so large that the words stand below the picture. */
    @container (max-width: 15.99rem) {
      display: none;
    }
    &::after {
      content: '';
      position: absolute;
      top: 0;
      left: 100%;
      width: calc(var(--gut) / 2 + 1px);
      border-top: 1px solid var(--ink);
    }
  }
  .plate {
    position: absolute;
  }
  .plate img {
    width: 100%;
    max-width: none;
    height: auto;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .zone path {
    fill: rgb(27 44 115 / 0.14);
    stroke: var(--mark);
    stroke-width: 1.75;
    vector-effect: non-scaling-stroke;
  }
  .zone .mirrored {
    fill: none;
    stroke-width: 1.25;
    stroke-dasharray: 4 3;
  }
  .leaders text {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 0.3em;
    stroke-opacity: 0.8;
    stroke-linejoin: round;
    paint-order: stroke;
    text-anchor: middle;
    font: 600 1px var(--text);
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: 4px 6px;
    border-top: 1px solid var(--ink);
  }
  li + li {
    border-color: var(--rule);
  }
  figcaption p {
    margin-top: 0;
  }
  b {
    font-weight: 600;
  }
  .does {
    display: block;
    color: var(--ink-2);
    @container (max-width: 29.99rem) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/**
 * Shows where a treatment goes: a part of a plate of anatomy, with what is treated marked and
 * named.
 */
export const WhereFigure = ({
  where: { picture, box, window, text, parts },
}: {
  where: WhereData
}) => {
  const [left, top, wide, tall] = window
  const share = (length: number, of: number) => `${((100 * length) / of).toFixed(2)}%`
  const style: CSSProperties = {
    left: share(box[0] - left, wide),
    top: share(box[1] - top, tall),
    width: share(box[2], wide),
  }
  const [only, second] = parts
  const drawnAt = (width: number) => `${Math.ceil((width * box[2]) / wide)}px`
  // A number is as large on every plate, however close that is shown.
  const letter = wide * 0.085
  return (
    <figure css={[leaderLines, layout]}>
      <div className="drawing">
        <div className="window" style={{ aspectRatio: `${wide} / ${tall}` }}>
          <div className="plate" style={style}>
            <SitePicture
              picture={picture}
              sizes={`(max-width: 767px) ${drawnAt(150)}, ${drawnAt(240)}`}
            />
            {parts.map((part) => (
              <AnatomyZone key={part.id} part={part} box={box} />
            ))}
          </div>
          <svg
            data-on-drawing=""
            viewBox={window.join(' ')}
            aria-hidden="true"
            focusable="false"
            className="leaders"
          >
            {parts.map(({ id, at: [x, y], number }, i) => {
              const line = second
                ? `M${x} ${y}L${left + wide - 1.3 * letter} ${number}`
                : `M${x} ${y}H${left + wide}`
              return (
                <g key={id}>
                  <path d={line} className="under" />
                  <path d={line} />
                  {second ? (
                    <text
                      x={left + wide - 0.65 * letter}
                      y={number + 0.35 * letter}
                      style={{ fontSize: letter }}
                    >
                      {i + 1}
                    </text>
                  ) : null}
                </g>
              )
            })}
          </svg>
        </div>
        {only && !second ? (
          <span className="out" style={{ height: share(only.at[1] - top, tall) }} />
        ) : null}
      </div>
      <figcaption>
        <ol>
          {parts.map(({ id, name, does }, i) => (
            <li key={id}>
              <b>
                {second ? `${i + 1} ` : ''}
                {name}
              </b>
              <span className="does">
                <RichText text={does} />
              </span>
            </li>
          ))}
        </ol>
        <p>
          <RichText text={text} />
        </p>
      </figcaption>
    </figure>
  )
}
