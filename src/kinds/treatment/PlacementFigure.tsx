import { css } from '@emotion/react'
import type { CSSProperties } from 'react'
import type { PlacedData } from '../../site/page'
import { MarkedTissue } from '../../ui/MarkedTissue'
import { RichText } from '../../ui/RichText'

const room = css`
  container-type: inline-size;
  margin-block: var(--s4);
`

const layout = css`
  display: grid;
  grid-template-columns: 9.375rem minmax(0, 1fr);
  column-gap: var(--gut);
  font-size: var(--f-small);
  line-height: 1.4;
  .plate {
    position: relative;
  }
  .levels {
    display: none;
  }
  ul {
    margin: 0 0 var(--s1);
    padding: 0;
    list-style: none;
    font-weight: 600;
  }
  ul + p {
    margin: 0;
  }
  @container (min-width: 30rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
    column-gap: 7.5rem;
    align-items: center;
    .levels {
      position: absolute;
      inset-block: 0;
      left: 100%;
      display: block;
      color: var(--ink-2);
      white-space: nowrap;
    }
    .levels span {
      position: absolute;
      top: var(--height);
      padding-left: 22px;
      transform: translateY(-50%);
    }
    .levels span::before {
      position: absolute;
      top: 50%;
      left: -6px;
      width: 22px;
      border-top: 1px solid var(--ink);
      content: '';
    }
  }
`

/**
 * Shows where a treatment goes: the block of face with what is placed in it, marked, named and
 * told.
 */
export const PlacementFigure = ({
  placed: { picture, box, text, parts, levels },
}: {
  placed: PlacedData
}) => (
  <div css={room}>
    <figure css={layout}>
      <div className="plate">
        <MarkedTissue picture={picture} box={box} parts={parts} sizes="240px" />
        <div className="levels" aria-hidden="true">
          {levels.map(({ name, height }) => (
            <span key={name} style={{ '--height': `${height}%` } as CSSProperties}>
              {name}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <ul>
          {parts.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <p>
          <RichText text={text} />
        </p>
      </figcaption>
    </figure>
  </div>
)
