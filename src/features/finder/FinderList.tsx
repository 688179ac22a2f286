import { css } from '@emotion/react'
import type { FinderGroup, FinderRow } from '../../site/page'
import { contentsLinks } from '../../design/contentsLinks'
import { notMobile, columns, mobile, tablet, wholeArea } from '../../design/tokens'
import { Link } from 'gatsby'
import { framed } from '../../design/frames'
import { marksStepBack } from '../../design/motion'
import { SitePicture } from '../../ui/SitePicture'
import { RichText } from '../../ui/RichText'
import { tokens } from './choice'
import { lowerFirst } from '@clinic/contract/prose'
import { ShortText } from '../../ui/ShortText'
import * as finderWords from '../../words/finder'

/** In the margin the filter itself stands above the groups. */
const onPhone = css`
  ${notMobile} {
    display: none;
  }
`

type Props = {
  groups: FinderGroup[]
  /** The treatments that are left; null shows all. */
  shown: ReadonlySet<string> | null
}

/**
 * Shows the groups of the list, to go to: in the margin below the filter, and on a phone a strip
 * under the header that also leads back to the filter, whose fragment `filter` is. A group without a treatment left is not
 * offered.
 */
export const FinderGroups = ({ groups, shown, filter }: Props & { filter: string }) => (
  <nav css={contentsLinks} className="contents" aria-label={finderWords.groupsOfTreatments}>
    <ul>
      <li css={onPhone}>
        <a href={filter}>{finderWords.filter}</a>
      </li>
      {groups.map(({ id, name, items }) => (
        <li
          key={id}
          className="to-group"
          hidden={shown !== null && !items.some(({ to }) => shown.has(to))}
        >
          {/* The menu has links of the same names that lead to pages. */}
          <a href={`#${id}`} aria-label={finderWords.inThisList(name)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** An index of plates: four across, and on a phone a row each. */
const group = css`
  margin-top: var(--s7);
  h3 {
    scroll-margin-top: 16px;
  }
  .about {
    padding-top: 12px;
    border-top: 1px solid var(--ink);
  }
  .about p {
    max-width: 44em;
    margin: 4px 0 var(--s4);
    font-size: var(--f-small);
    line-height: 1.4;
  }
  ul {
    display: grid;
    grid-template-columns: ${columns(4, '9rem')};
    gap: var(--s6) var(--gut);
  }
  /* The feet of a row stand on one line. */
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    ${marksStepBack}
  }
  &[hidden],
  li[hidden] {
    display: none;
  }
  img {
    ${framed('card')}
  }
  a.name {
    display: block;
    margin-top: 10px;
    color: var(--ink);
    font-weight: 600;
    line-height: 1.25;
    text-decoration: none;
    ${wholeArea}
  }
  li:hover a.name {
    color: var(--mark);
    text-decoration: underline;
  }
  li p {
    max-width: none;
    margin: 0;
    color: var(--ink-2);
    font-size: var(--f-cap);
    line-height: 1.35;
  }
  .say {
    margin-top: 4px;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    margin-top: auto;
    padding-top: 6px;
    border-top: 1px solid var(--rule);
  }
  .say {
    padding-bottom: 8px;
  }
  .facts b {
    color: var(--ink);
    font-weight: 600;
  }
  ${tablet} {
    ul {
      grid-template-columns: ${columns(3, '8rem', '16px')};
      gap: var(--s5) 16px;
    }
    .say {
      display: none;
    }
  }
  ${mobile} {
    margin-top: var(--s5);
    .about p {
      display: none;
    }
    .about h3 {
      margin-bottom: 10px;
    }
    ul {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    /* A price list with its plates: one looks for a name, and compares what stands at the end. */
    li {
      flex-flow: row wrap;
      align-items: center;
      gap: 0 12px;
      padding-block: 4px;
      border-bottom: 1px solid var(--rule);
    }
    img {
      width: 72px;
    }
    a.name {
      flex: 1 1 5.5rem;
      margin: 0;
      font-size: 1.0625rem;
      line-height: 1.2;
    }
    .say,
    .off {
      display: none;
    }
    .facts {
      margin: 0 0 0 auto;
      padding: 0;
      border: 0;
    }
    .facts b {
      max-width: 6.5rem;
      text-align: end;
    }
  }
`

/** The widths at which a plate is shown. */
const sizes = '(max-width: 767px) 72px, 300px'

const Row = ({ row, shown }: { row: FinderRow; shown: boolean }) => (
  <li data-f={tokens(row)} hidden={!shown}>
    <SitePicture picture={row.picture} sizes={sizes} />
    <Link className="name" to={row.to}>
      {row.name}
    </Link>
    <p className="say">{row.text}</p>
    <p className="facts">
      <b>
        <ShortText text={row.price ?? ''} />
      </b>
      <span className="off">{finderWords.timeOffIs(lowerFirst(row.timeOff))}</span>
    </p>
  </li>
)

/** Shows every treatment by group; `shown` null shows all, and a group without any left goes. */
export const FinderList = ({ groups, shown }: Props) => (
  <>
    {groups.map(({ id, name, intro, to, items }) => (
      <div
        key={id}
        className="group"
        css={group}
        hidden={shown !== null && !items.some((row) => shown.has(row.to))}
      >
        <div className="about">
          <h3 id={id}>{name}</h3>
          <p className="mute">
            <RichText text={intro} />{' '}
            {to ? (
              <Link to={to} aria-label={finderWords.howToChooseIn(name)}>
                {finderWords.howToChoose}
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
