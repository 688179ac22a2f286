import { css } from '@emotion/react'
import type { StreetMapData } from './streetMap'
import { SampleNote } from '../../ui/Warning'
import { RichText } from '../../ui/RichText'
import * as sectionsWords from '../../words/sections'
import * as sharedWords from '../../words/shared'

/** The container of the map: the text column, or the whole width of a page. */
const room = css`
  container-type: inline-size;
  margin-top: var(--s5);
`

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 25rem) minmax(12rem, 1fr);
  gap: var(--s5) var(--gut);
  @container (max-width: 36rem) {
    grid-template-columns: minmax(0, 25rem);
  }
  @media print {
    grid-template-columns: 70mm minmax(0, 1fr);
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--ink);
  }
  figcaption {
    margin-top: var(--s2);
    color: var(--ink-2);
    font-size: var(--f-cap);
  }
  h3 {
    font-size: 1.0625rem;
  }
  dl + h3 {
    margin-top: var(--s5);
  }
  ol {
    columns: 2;
  }
  dl,
  ol {
    margin-top: var(--s2);
    font-size: var(--f-small);
    line-height: 1.4;
  }
  dt {
    padding-top: 8px;
    border-top: 1px solid var(--rule);
    font-weight: 600;
  }
  /* As stations stand on the map. */
  .mapped::before {
    content: '◆' / '';
    margin-inline-end: 0.5em;
  }
  dd {
    padding-bottom: 8px;
  }
  @container (min-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: calc(2 * var(--gut));
    dl,
    ol {
      font-size: var(--f-body);
    }
  }
`

const drawing = css`
  /* Ink on paper, whatever colours a visitor forces. */
  forced-color-adjust: none;
  text {
    font-family: var(--text);
    font-size: 24px;
    text-anchor: middle;
    fill: var(--ink);
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 6px;
    stroke-linejoin: round;
  }
  .own {
    font-weight: 600;
  }
  .place,
  .station {
    font-family: var(--caption);
    font-style: italic;
  }
`

const line = (from: readonly [number, number], to: readonly [number, number]) =>
  `M${from.join(' ')}L${to.join(' ')}`
const width = (main: boolean) => (main ? 42 : 33)

/** Returns where a name beside a spot begins, so that it stays within the frame. */
function anchored(
  x: number,
  [left, , wide]: StreetMapData['box'],
): { style: { textAnchor: 'start' | 'middle' | 'end' }; x: number } {
  const share = (x - left) / wide
  if (share > 0.7) return { style: { textAnchor: 'end' }, x: x + 14 }
  return share < 0.2
    ? { style: { textAnchor: 'start' }, x: x - 14 }
    : { style: { textAnchor: 'middle' }, x }
}

type Props = { map: StreetMapData }

/**
 * Shows the streets around the clinic, as an engraver rules a town: blocks of houses in lines,
 * streets left open. The same stands beside it in words, so that nothing depends on the picture.
 */
export const StreetMap = ({ map: { box, door, streets, places, stations, meets } }: Props) => {
  const [left, top, wide, tall] = box
  const [x, y] = door.at
  return (
    <div css={room}>
      <div css={layout}>
        <div>
          <figure>
            <svg
              data-on-drawing=""
              css={drawing}
              viewBox={box.join(' ')}
              width={wide}
              height={tall}
              role="img"
              aria-label={sectionsWords.streetMapAlt(door.street)}
            >
              <defs>
                <pattern
                  id="blocks"
                  width="9"
                  height="9"
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(38)"
                >
                  <path d="M0 4.5H9" stroke="#15181d" strokeWidth="1.5" opacity=".42" />
                </pattern>
                <pattern id="lawn" width="13" height="11" patternUnits="userSpaceOnUse">
                  <path d="M1 3h4M7 8.5h4" stroke="#15181d" strokeWidth="1.3" opacity=".4" />
                </pattern>
              </defs>
              <rect x={left} y={top} width={wide} height={tall} fill="#eae1d2" />
              <rect x={left} y={top} width={wide} height={tall} fill="url(#blocks)" />
              {places.map(({ name, corners }) => (
                <g key={name} stroke="#15181d" strokeWidth="2.4">
                  <path d={`M${corners.join('L')}Z`} fill="#e9e7d6" />
                  <path d={`M${corners.join('L')}Z`} fill="url(#lawn)" />
                </g>
              ))}
              <g stroke="#15181d" strokeLinecap="round">
                {streets.map(({ name, from, to, main }) => (
                  <path key={name} d={line(from, to)} strokeWidth={width(main) + 5} />
                ))}
              </g>
              <g stroke="#f6f3ec" strokeLinecap="round">
                {streets.map(({ name, from, to, main }) => (
                  <path
                    key={name}
                    d={line(from, to)}
                    strokeWidth={width(main)}
                    stroke={name === door.street ? '#fff' : undefined}
                  />
                ))}
              </g>
              {streets.map(({ name, at, turn }) => (
                <text
                  key={name}
                  className={name === door.street ? 'own' : undefined}
                  transform={`translate(${at.join(' ')}) rotate(${turn})`}
                  dy="8.5"
                >
                  {name}
                </text>
              ))}
              {places.map(({ name, at }) => (
                <text key={name} className="place" x={at[0]} y={at[1] + 8}>
                  {name}
                </text>
              ))}
              {stations.map(({ name, at, below }) =>
                at === null ? null : (
                  <g key={name}>
                    <path
                      d={`M${at[0] - 13} ${at[1]}l13 -13 13 13 -13 13z`}
                      fill="#15181d"
                      stroke="#f6f3ec"
                      strokeWidth="4"
                    />
                    <text
                      className="station"
                      {...anchored(at[0], box)}
                      y={at[1] + (below ? 80 : -35)}
                    >
                      {/* A park may have its station's name. */}
                      {places.some((place) => place.name === name) ? `${name} station` : name}
                    </text>
                  </g>
                ),
              )}
              <path
                d={`M${x - 15} ${y + 20}v-31a15 15 0 0 1 30 0v31z`}
                fill="#15181d"
                stroke="#f6f3ec"
                strokeWidth="5"
              />
              <text className="own" x={x + 30} y={y - 4} style={{ textAnchor: 'start' }}>
                {sharedWords.theClinic}
              </text>
            </svg>
            <figcaption>{sectionsWords.howSketched}</figcaption>
          </figure>
        </div>
        <div>
          <h3>{sectionsWords.onFoot}</h3>
          <dl>
            {stations.map(({ name, at, walk }) => (
              <div key={name}>
                <dt className={at ? 'mapped' : undefined}>{name}</dt>
                <dd>
                  <RichText text={walk} />
                </dd>
              </div>
            ))}
          </dl>
          <h3>{sectionsWords.streetsThatMeet(door.street)}</h3>
          <ol>
            {meets.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
          {door.sample ? <SampleNote>{sectionsWords.doorIsSample(door.street)}</SampleNote> : null}
        </div>
      </div>
    </div>
  )
}
