import { css } from '@emotion/react'
import type { Portrait } from '../site/site'
import { SitePicture } from './SitePicture'

const framed = css`
  position: relative;
  display: block;
  aspect-ratio: 4 / 5;
  img,
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  svg {
    forced-color-adjust: none;
  }
  text {
    font-family: var(--display);
    font-size: 25px;
    text-anchor: middle;
    fill: var(--ink);
  }
`

type Props = { portrait: Portrait; eager?: boolean; sizes: string }

/** Shows a person's photograph, or until there is one the initials in an engraved frame. */
export const PersonPicture = ({ portrait, eager, sizes }: Props) => (
  <span css={framed}>
    {'photograph' in portrait ? (
      <SitePicture picture={portrait.photograph} eager={eager} sizes={sizes} />
    ) : (
      <>
        <SitePicture picture={portrait.frame} eager={eager} />
        {/* The name stands beside it. In the units of the frame, so that the letters grow with it. */}
        <svg data-on-drawing="" viewBox="0 0 80 100" aria-hidden="true">
          <text x="40" y="58.4">
            {portrait.monogram}
          </text>
        </svg>
      </>
    )}
  </span>
)
