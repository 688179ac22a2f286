import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { CSSProperties } from 'react'
import { leaderLines, AnatomyZone } from '../../ui/AnatomyZone'
import type { AnatomyFigureData } from '../../site/page'
import { SitePicture } from '../../ui/SitePicture'
import { RichText } from '../../ui/RichText'

/** Wide enough for the plate beside its list, and between two columns of names. */
const beside = '@container (min-width: 40rem) and (max-width: 59.99rem)'
const between = '@container (min-width: 60rem)'

/** The width of the plate between names, and their distance from it. */
const drawn = '31rem'
const aside = '1.75rem'

const room = css`
  container-type: inline-size;
  margin-top: var(--s5);
`

/**
 * The zone of a part belongs to the link that its name is, so that it can be pressed, and lights
 * under pointer and focus. It hangs on the plate; where names stand in the margins, it hangs on the
 * item, whose distance from the plate's corner is known.
 */
const plate = css`
  --drawing: 100%;
  position: relative;
  max-width: ${drawn};
  margin-inline: auto;
  .drawing {
    position: relative;
  }
  .drawing img {
    width: 100%;
    height: auto;
  }
  svg {
    position: absolute;
    top: 0;
    left: 0;
    width: var(--drawing);
    height: auto;
    overflow: visible;
    pointer-events: none;
  }
  .drawing svg {
    width: 100%;
  }
  .leaders circle {
    fill: var(--ink);
  }
  .leaders .out {
    display: none;
  }
  .leaders text {
    fill: var(--ink);
    font: 600 8px var(--text);
    text-anchor: middle;
  }
  .zone path {
    fill: transparent;
    stroke: none;
    pointer-events: all;
  }
  .zone .mirrored {
    pointer-events: none;
  }
  a:is(:hover, :focus-visible) .zone path {
    fill: rgb(27 44 115 / 0.2);
    stroke: var(--mark);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  a:is(:hover, :focus-visible) .zone .mirrored {
    fill: rgb(27 44 115 / 0.08);
    stroke-width: 1.5;
    stroke-dasharray: 4 3;
  }
  ol {
    margin-top: var(--s4);
    padding: 0;
    list-style: none;
    border-top: 1px solid var(--ink);
  }
  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    padding-block: 9px;
    border-bottom: 1px solid var(--rule);
    font-size: var(--f-small);
    line-height: 1.3;
  }
  b,
  .name {
    font-weight: 600;
  }
  .does {
    grid-column: 2;
    color: var(--ink-2);
  }
  ${beside} {
    --drawing: 54cqw;
    display: grid;
    grid-template-columns: var(--drawing) minmax(0, 1fr);
    column-gap: var(--s5);
    align-items: start;
    max-width: none;
    ol {
      margin-top: 0;
    }
    li {
      grid-template-columns: 1.75rem 1fr;
      padding-block: 6px;
    }
  }
  ${between} {
    ol {
      position: absolute;
      inset: 0;
      margin: 0;
      border: 0;
      pointer-events: none;
    }
    li {
      position: absolute;
      top: var(--height);
      left: calc(100% + ${aside});
      display: flex;
      flex-direction: column;
      justify-content: center;
      align-items: start;
      width: calc((100cqw - ${drawn}) / 2 - ${aside});
      height: 0;
      padding: 0;
      border: 0;
      pointer-events: auto;
    }
    li[data-side='left'] {
      right: calc(100% + ${aside});
      left: auto;
      align-items: end;
      text-align: right;
    }
    .zone {
      top: calc(${drawn} * var(--up));
      left: calc(-${drawn} - ${aside});
      width: ${drawn};
      max-width: none;
    }
    [data-side='left'] .zone {
      left: calc(100% + ${aside});
    }
    b,
    .leaders text {
      display: none;
    }
    .leaders .out {
      display: block;
    }
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
`

/** The length of a line beyond the plate, to a name in the margin, as a share of its width. */
const beyond = 0.048

const rounded = (value: number) => Math.round(value * 1e4) / 1e4

/**
 * Converts a height on the plate, as a share of that of the plate, and back up as a share of its
 * width.
 */
const heightOf = (name: number, [, top, wide, tall]: AnatomyFigureData['box']) =>
  ({
    '--height': `${rounded(((name - top) / tall) * 100)}%`,
    '--up': rounded((top - name) / wide),
  }) as CSSProperties

/**
 * Shows a plate of anatomy with the names of its parts in the margins, or numbered below it where
 * there is no room. A name that has a page leads there, and so does its part of the drawing.
 */
export const AnatomyFigure = ({ figure }: { figure: AnatomyFigureData }) => {
  const { picture, box, margin, caption, parts } = figure
  const [left, , wide] = box
  return (
    <figure css={room}>
      <div css={[leaderLines, plate]}>
        <div className="drawing">
          <SitePicture picture={picture} sizes="(max-width: 767px) 92vw, 496px" />
          <svg viewBox={box.join(' ')} aria-hidden="true" focusable="false" className="leaders">
            {parts.map(({ id, at, leader }, i) => {
              const way = leader.side === 'left' ? -1 : 1
              const edge = leader.side === 'left' ? left : left + wide
              const line = `M${at.join(' ')}L${edge - way * margin} ${leader.leaves}L${edge - way * margin * 0.5} ${leader.name}`
              return (
                <g key={id}>
                  <path d={line} className="under" />
                  <path d={line} />
                  <path d={`M${edge - way * margin * 0.5} ${leader.name}H${edge + way * beyond * wide}`} className="out" />
                  <circle cx={at[0]} cy={at[1]} r="1" />
                  <text x={edge - way * 4} y={leader.name + 2.8}>
                    {i + 1}
                  </text>
                </g>
              ) // prettier-ignore
            })}
          </svg>
        </div>
        <ol>
          {parts.map((part, i) => (
            <li key={part.id} data-side={part.leader.side} style={heightOf(part.leader.name, box)}>
              <b aria-hidden="true">{i + 1}</b>
              {part.to ? (
                <Link to={part.to} className="name">
                  {part.name}
                  <AnatomyZone part={part} box={box} />
                </Link>
              ) : (
                <span className="name">{part.name}</span>
              )}
              <span className="does">
                <RichText text={part.does} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="cap">{caption}</figcaption>
    </figure>
  )
}
