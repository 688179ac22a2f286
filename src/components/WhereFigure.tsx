import { css } from '@emotion/react'
import type { CSSProperties } from 'react'
import type { WhereData } from '../page'
import { AnatomyZone } from './AnatomyZone'
import { SitePicture } from './SitePicture'
import { Words } from './Words'

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 9.375rem) minmax(0, 1fr);
  column-gap: var(--gut);
  margin-block: var(--s4);
  font-size: var(--f-small);
  line-height: 1.4;
  @container (min-width: 30rem) {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
  }
  .window {
    position: relative;
    overflow: hidden;
    border: 1px solid var(--rule);
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
  .zone .alike {
    fill: none;
    stroke-width: 1.25;
    stroke-dasharray: 4 3;
  }
  .leaders path {
    stroke: var(--ink);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .leaders text {
    fill: var(--ink);
    text-anchor: end;
    font: 600 8px var(--text);
  }
  ol {
    margin: 0 0 var(--s2);
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: 4px;
    border-top: 1px solid var(--ink);
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

/** Where a treatment goes: a part of a plate of anatomy, with what is treated marked and named. */
export const WhereFigure = ({
  where: { picture, box, window, text, parts },
}: {
  where: WhereData
}) => {
  const [left, top, wide, tall] = window
  const share = (length: number, of: number) => `${(100 * length) / of}%`
  const style: CSSProperties = {
    left: share(box[0] - left, wide),
    top: share(box[1] - top, tall),
    width: share(box[2], wide),
  }
  return (
    <figure css={layout}>
      <div className="window" style={{ aspectRatio: `${wide} / ${tall}` }}>
        <div className="plate" style={style}>
          <SitePicture picture={picture} sizes="240px" />
          {parts.map((part) => (
            <AnatomyZone key={part.id} part={part} box={box} />
          ))}
        </div>
        <svg viewBox={window.join(' ')} aria-hidden="true" focusable="false" className="leaders">
          {parts.map(({ id, at }, i) => (
            <g key={id}>
              <path d={`M${at.join(' ')}H${left + wide - (parts.length > 1 ? 10 : 0)}`} />
              {parts.length > 1 ? (
                <text x={left + wide - 3} y={at[1] + 2.8}>
                  {i + 1}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        <ol>
          {parts.map(({ id, name, does }, i) => (
            <li key={id}>
              <b>
                {parts.length > 1 ? `${i + 1} ` : ''}
                {name}
              </b>
              <span className="does">
                <Words text={does} />
              </span>
            </li>
          ))}
        </ol>
        <p>
          <Words text={text} />
        </p>
      </figcaption>
    </figure>
  )
}
