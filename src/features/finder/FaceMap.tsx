import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { CSSProperties, MouseEvent } from 'react'
import { rows } from '../../design/rows'
import { columns, mobile, notDesktop, tablet } from '../../design/tokens'
import type { FaceMapData, MapArea, MapView } from '../../site/page'
import { areaAddress } from './choice'
import { SitePicture } from '../../ui/SitePicture'
import * as finderWords from '../../words/finder'

/** Room between the two faces, in millimetres. */
const between = 10

/**
 * Each area is one link, a row of the list, and its zones on the faces belong to that link: so a
 * zone has a name, is read out once, and lights under pointer and focus. No link may have a
 * position of its own, for its zones hang on the map.
 */
const map = css`
  position: relative;
  --share: 0.64;
  --front: var(--of-front);
  --profile: var(--of-profile);
  display: flex;
  align-items: start;
  gap: calc(2 * var(--gut));
  .faces {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    width: calc(100% * var(--share));
  }
  .faces img {
    width: 100%;
    height: auto;
  }
  .faces .cap {
    flex: 0 0 100%;
    max-width: none;
    margin: 0;
    padding-block: 10px;
    border-top: 1px solid var(--ink);
  }
  [data-view] {
    width: calc(100% * var(--front));
  }
  [data-view='profile'] {
    width: calc(100% * var(--profile));
  }
  svg[data-view] {
    position: absolute;
    z-index: 1;
    top: 0;
    left: 0;
    width: calc(100% * var(--share) * var(--front));
    max-width: none;
    height: auto;
    pointer-events: none;
  }
  svg[data-view='profile'] {
    left: calc(100% * var(--share) * (1 - var(--profile)));
    width: calc(100% * var(--share) * var(--profile));
  }
  /* What a finger finds lies under what an eye sees: a drawn zone is never covered by its neighbour's reach. */
  svg.zone {
    z-index: 2;
  }
  circle {
    fill: transparent;
    pointer-events: all;
  }
  .zone path {
    fill: rgb(27 44 115 / 0.07);
    stroke: var(--mark);
    stroke-width: 0.6;
    stroke-linejoin: round;
    pointer-events: all;
    transition:
      fill var(--quick) var(--ease),
      stroke-width var(--quick) var(--ease);
  }
  /* One half of the face stays clear; there a zone is shown when it is pointed at. */
  a:not(:hover, :focus-visible, [aria-current]) .twin {
    fill: transparent;
    stroke: transparent;
  }
  text {
    fill: var(--mark);
    stroke: var(--paper);
    stroke-width: 3;
    stroke-linejoin: round;
    paint-order: stroke;
    font: 600 7.6px var(--text);
    text-anchor: middle;
    opacity: 0;
  }
  a:is(:hover, :focus-visible, [aria-current]) {
    svg.zone {
      z-index: 3;
    }
    path {
      fill: rgb(27 44 115 / 0.28);
      stroke: var(--mark);
      stroke-width: 1;
    }
    text {
      opacity: 1;
    }
  }
  ul {
    flex: 1;
    display: grid;
    grid-template-columns: ${columns(2, '8.5rem')};
    column-gap: var(--gut);
    border-top: 1px solid var(--ink);
  }
  li > a {
    flex-wrap: nowrap;
    min-height: 46px;
    font-size: var(--f-small);
    line-height: 1.2;
  }
  li > a[aria-current] {
    border-color: var(--mark);
    box-shadow: inset 0 -2px var(--mark);
  }
  li > a:is(:focus-visible, [aria-current]) {
    background: var(--mark-wash);
    outline-offset: -3px;
  }
  ${notDesktop} {
    --share: 1;
    display: block;
    ul {
      grid-template-columns: ${columns(3, '8.5rem')};
      border-top: 0;
    }
  }
  ${mobile} {
    --front: 1;
    [data-view='profile'] {
      display: none;
    }
    /* One row that moves sideways; the zones hang on the map, outside of it. */
    ul {
      display: flex;
      gap: 20px;
      overflow-x: auto;
      /* To the edges of the screen, where the next one shows that there are more. */
      margin-inline: calc(-1 * var(--margin));
      padding-inline: var(--margin);
    }
    li {
      flex: none;
    }
    li > a {
      white-space: nowrap;
    }
    /* Words that only screen readers say hang on the map as well, and must not widen the page. */
    .vh {
      left: 0;
    }
  }
  /* On the drawing, which keeps its paper and its ink. */
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
  @media print {
    svg {
      display: none;
    }
  }
`

/** For a section that holds more than the map: one face, smaller. */
const small = css`
  --share: 0.5;
  ul {
    grid-template-columns: minmax(0, 1fr);
  }
  ${tablet} {
    --share: 0.5;
    display: flex;
    ul {
      grid-template-columns: minmax(0, 1fr);
      border-top: 1px solid var(--ink);
    }
  }
`

type View = 'front' | 'profile'

/**
 * Shows what an area lights in one view: a circle as the target of a finger, the zone, and its
 * name.
 */
const Zones = ({ area, view, on: { box, reach } }: { area: MapArea; view: View; on: MapView }) => {
  const zone = area[view]
  if (!zone) return null
  const [x, y] = zone.at
  const frame = {
    viewBox: box.join(' '),
    'data-view': view,
    'data-on-drawing': '',
    'aria-hidden': true as const,
    focusable: 'false' as const,
  }
  return (
    <>
      <svg {...frame}>
        <circle cx={x} cy={y} r={reach} />
      </svg>
      <svg {...frame} className="zone">
        <path d={zone.paths.join('')} />
        {zone.twins.length > 0 ? <path className="twin" d={zone.twins.join('')} /> : null}
        {/* On the half that is clear, so that the zone stays in sight. */}
        <text x={zone.twins.length > 0 ? -Math.abs(x) : x} y={y}>
          {area.name}
        </text>
      </svg>
    </>
  )
}

type Props = {
  data: FaceMapData
  /** Called instead of following a link, where the finder is on the same page and at work. */
  onChoose?: ((area: string) => void) | undefined
  /** The area that is chosen. */
  chosen?: string | undefined
}

/** Shows the face map: where do you want to look? Leads to the finder with an area chosen. */
export const FaceMap = ({ data: { front, profile, areas }, onChoose, chosen }: Props) => {
  const whole = front.box[2] + (profile ? between + profile.box[2] : 0)
  const widths = {
    '--of-front': front.box[2] / whole,
    '--of-profile': profile ? profile.box[2] / whole : 0,
  } as CSSProperties
  const choose = (event: MouseEvent, area: string) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(area)
  }
  return (
    <div css={profile ? [rows, map] : [rows, map, small]} style={widths}>
      <div className="faces">
        <span data-view="front">
          <SitePicture picture={front.picture} />
        </span>
        {profile ? (
          <span data-view="profile">
            <SitePicture picture={profile.picture} />
          </span>
        ) : null}
        <p className="cap">
          {profile ? finderWords.drawings : finderWords.drawing}
          {finderWords.chooseArea}
        </p>
      </div>
      <ul data-strip="">
        {areas.map((area) => (
          <li key={area.id}>
            <Link
              to={areaAddress(area.id)}
              aria-current={area.id === chosen || undefined}
              onClick={(event) => choose(event, area.id)}
            >
              {area.name}
              <span>
                {area.count}
                <span className="vh"> {area.count === 1 ? 'treatment' : 'treatments'}</span>
              </span>
              <Zones area={area} view="front" on={front} />
              {profile ? <Zones area={area} view="profile" on={profile} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
