import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { notDesktop } from '../../design/tokens'
import type { FaceMapData } from '../../page'
import { FaceMap } from '../FaceMap'

const door = css`
  margin-top: var(--s8);
  padding-top: var(--s5);
  border-top: 1px solid var(--ink);
  .say {
    grid-column: 1 / 5;
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

/** For visitors who know where, and not what: the face map, leading to the finder. */
export const FaceDoor = ({ map }: { map: FaceMapData }) => (
  <div className="grid" css={door}>
    <div className="say">
      <h3>Or start from the face</h3>
      <p className="mute">Choose where you would like to look, and see what we treat there, with prices and time off.</p>
      <p>
        <Link className="go" to="/treatments/#every-treatment">
          Other areas, and the body
        </Link>
      </p>
    </div>
    <div className="map">
      <FaceMap data={map} />
    </div>
  </div>
)
