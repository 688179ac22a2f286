import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { notDesktop } from '../../design/tokens'
import type { FaceMapData } from '../../site/page'
import { FaceMap } from '../../features/finder/FaceMap'
import * as homeWords from '../../words/home'

/** A band of its own between the sections, lighter than the paper on both sides. */
const band = css`
  padding-block: var(--s9);
  border-block: 1px solid var(--ink);
  background: var(--sheet);
  .say {
    grid-column: 1 / 5;
    align-self: center;
  }
  .say h3 {
    font: 400 var(--f-h2) / 1.06 var(--display);
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .say p {
    max-width: 22em;
    margin-top: var(--s3);
  }
  .map {
    grid-column: 5 / 13;
  }
  ${notDesktop} {
    .say,
    .map {
      grid-column: 1 / -1;
    }
    .map {
      margin-top: var(--s5);
    }
  }
`

/**
 * Shows the face map, for visitors who know the area and not the treatment. It leads to the finder.
 */
export const FaceMapBand = ({ map }: { map: FaceMapData }) => (
  <div css={band}>
    <div className="wrap grid">
      <div className="say">
        <h3>{homeWords.startFromFace}</h3>
        <p className="mute">{homeWords.chooseWhereToLook}</p>
        <p>
          <Link className="go" to="/treatments/#every-treatment">
            {homeWords.otherAreas}
          </Link>
        </p>
      </div>
      <div className="map">
        <FaceMap data={map} />
      </div>
    </div>
  </div>
)
