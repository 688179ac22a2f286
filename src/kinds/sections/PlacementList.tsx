import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { PlacementsData } from '../../site/page'
import { MarkedTissue } from '../../ui/MarkedTissue'
import { RichText } from '../../ui/RichText'

const room = css`
  container-type: inline-size;
  margin-top: var(--s5);
`

const list = css`
  display: grid;
  gap: var(--s5) var(--gut);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--f-small);
  line-height: 1.4;
  li {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    column-gap: var(--gut);
    align-items: start;
  }
  h3 {
    margin: 0;
  }
  p {
    margin: 4px 0 0;
  }
  .does {
    color: var(--ink-2);
  }
  @container (min-width: 34rem) {
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
    li {
      display: block;
    }
    h3 {
      margin-top: var(--s3);
    }
  }
`

/**
 * Shows the ways in which products are placed in the skin, side by side, with the treatments of
 * each.
 */
export const PlacementList = ({ picture, box, placements }: PlacementsData) => (
  <div css={room}>
    <ul css={list}>
      {placements.map((placement, i) => (
        <li key={placement.id}>
          <MarkedTissue
            picture={i === 0 ? picture : { ...picture, alt: '' }}
            box={box}
            parts={[placement]}
            sizes="(max-width: 767px) 120px, 300px"
          />
          <div>
            <h3>{placement.name}</h3>
            <p className="does">
              <RichText text={placement.does} />
            </p>
            <p>
              {placement.treatments.map(({ label, to }, k) => (
                <span key={to}>
                  {k > 0 ? ', ' : null}
                  <Link to={to}>{label}</Link>
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
)
