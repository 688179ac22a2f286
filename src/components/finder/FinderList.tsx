import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile, notDesktop } from '../../design/tokens'
import type { FinderGroup, FinderRow } from '../../page'
import { Words } from '../Words'
import { tokens } from './rules'

const group = css`
  margin-top: var(--s7);
  h3 {
    scroll-margin-top: 96px;
  }
  .about p {
    max-width: 44em;
    margin: 6px 0 var(--s4);
  }
  ul {
    border-top: 1px solid var(--ink);
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(min-content, 3fr) minmax(0, 5fr) minmax(0, 2fr) minmax(0, 7.5em);
    column-gap: var(--gut);
    align-items: baseline;
    padding: 16px 0;
    border-bottom: 1px solid var(--rule);
  }
  &[hidden],
  li[hidden] {
    display: none;
  }
  a.name {
    color: var(--ink);
    font-weight: 600;
    font-size: var(--f-h3);
    line-height: 1.25;
    text-decoration: none;
  }
  a.name::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover a.name {
    color: var(--mark);
    text-decoration: underline;
  }
  li p {
    max-width: none;
    margin: 0;
    color: var(--ink-2);
  }
  .off {
    font-size: var(--f-small);
    line-height: 1.35;
  }
  .off span {
    display: block;
    font-size: var(--f-cap);
  }
  li .price {
    color: var(--ink);
    font-weight: 600;
    text-align: right;
  }
  ${notDesktop} {
    li {
      display: flex;
      flex-wrap: wrap;
      row-gap: 3px;
      padding: 18px 0;
    }
    a.name {
      flex: 1 1 6em;
      max-width: 100%;
    }
    .say,
    .off {
      order: 1;
      flex: 0 0 100%;
    }
    .price {
      max-width: 9em;
    }
    .off span {
      display: inline;
      font-size: inherit;
    }
    .off span::after {
      content: ': ';
    }
  }
  ${mobile} {
    .say {
      font-size: var(--f-small);
      line-height: 1.45;
    }
  }
`

const Row = ({ row, shown }: { row: FinderRow; shown: boolean }) => (
  <li data-f={tokens(row)} hidden={!shown}>
    <Link className="name" to={row.to}>
      {row.name}
    </Link>
    <p className="say">{row.text}</p>
    <p className="off">
      <span>Time off</span> {row.timeOff}
    </p>
    <p className="price">{row.price}</p>
  </li>
)

/** Every treatment by group. A group that is left without a treatment goes with its heading; null shows all. */
export const FinderList = ({ groups, shown }: { groups: FinderGroup[]; shown: ReadonlySet<string> | null }) => (
  <>
    {groups.map(({ id, name, intro, to, items }) => (
      <div key={id} className="group" css={group} hidden={shown !== null && !items.some((row) => shown.has(row.to))}>
        <div className="about">
          <h3 id={id}>{name}</h3>
          <p className="mute">
            <Words text={intro} />{' '}
            {to ? (
              <Link to={to} aria-label={`How to choose: ${name}`}>
                How to choose
              </Link>
            ) : null}
          </p>
        </div>
        <ul>
          {items.map((row) => (
            <Row key={row.to} row={row} shown={shown === null || shown.has(row.to)} />
          ))}
        </ul>
      </div>
    ))}
  </>
)
