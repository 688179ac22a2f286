import { css } from '@emotion/react'
import type { AnatomyPartData, PlacementsData } from '../site/page'
import { SitePicture } from './SitePicture'

/** A pen's outline with a light wash, and paper round it, so that it shows over engraved lines. */
const drawing = css`
  position: relative;
  img {
    width: 100%;
    height: auto;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  path {
    fill: none;
    stroke: var(--mark);
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .under {
    stroke: var(--paper);
    stroke-width: 4.5;
  }
  .outline {
    fill: rgb(226 230 243 / 0.45);
  }
  .way {
    stroke-dasharray: 4 4;
    stroke-linecap: butt;
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
`

/** Shows the block of face with what a doctor would mark in it. */
export const MarkedTissue = ({
  picture,
  box,
  parts,
  sizes,
}: Pick<PlacementsData, 'picture' | 'box'> & {
  parts: readonly AnatomyPartData[]
  sizes: string
}) => (
  <div css={drawing}>
    <SitePicture picture={picture} sizes={sizes} />
    <svg data-on-drawing="" viewBox={box.join(' ')} aria-hidden="true" focusable="false">
      {parts.map(({ id, path, lines, ways }) => (
        <g key={id}>
          <path d={path + lines + ways} className="under" />
          {path ? <path d={path} className="outline" /> : null}
          {lines ? <path d={lines} /> : null}
          {ways ? <path d={ways} className="way" /> : null}
        </g>
      ))}
    </svg>
  </div>
)
