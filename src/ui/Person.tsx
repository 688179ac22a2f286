import { css } from '@emotion/react'
import type { Portrait, DoctorLine } from '../site/site'
import { SitePicture } from './SitePicture'
import { Link } from 'gatsby'
import * as uiWords from '../words/ui'

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

const card = css`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 0 var(--s4);
  align-items: start;
  font-size: var(--f-small);
  line-height: 1.35;
  && p {
    margin: 0;
  }
  a {
    font-weight: 600;
    color: var(--ink);
  }
  a:hover {
    color: var(--mark);
  }
  .cap {
    line-height: 1.3;
  }
`

/** Shows who treats: portrait, name, registration, and what the doctor does for the visitor. */
export const DoctorCard = ({ doctor, className }: { doctor: DoctorLine; className?: string }) => (
  <div css={card} className={className}>
    <PersonPicture portrait={doctor.portrait} sizes="64px" />
    <div>
      <p>
        <Link to={doctor.to}>{doctor.name}</Link>
      </p>
      <p className="mute">{doctor.registration ?? uiWords.gmcToConfirm}</p>
      <p>{doctor.says}</p>
      {doctor.sample ? <p className="cap">{uiWords.sampleDoctor}</p> : null}
    </div>
  </div>
)
