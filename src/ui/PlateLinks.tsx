import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { framed } from '../design/frames'
import { marksStepBack } from '../design/motion'
import { columns, mobile, wholeArea } from '../design/tokens'
import type { ListItem } from '../site/page'
import { SitePicture } from './SitePicture'
import { ShortText } from './ShortText'
import { ForeignScript, RichText } from './RichText'

/** Returns the number of columns that leaves the fewest places of the last row empty. */
const beside = (links: number) =>
  links <= 5 ? links : [4, 5, 3].toSorted((a, b) => emptyIn(a, links) - emptyIn(b, links))[0]!
const emptyIn = (across: number, links: number) => (across - (links % across)) % across

const list = (links: number) => css`
  display: grid;
  grid-template-columns: ${columns(beside(links), '9.5rem')};
  gap: var(--s6) var(--gut);
  li {
    position: relative;
    ${marksStepBack}
  }
  img {
    ${framed('card')}
  }
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 12px;
    padding-top: 10px;
    color: var(--ink);
    text-decoration: none;
    ${wholeArea}
  }
  b,
  em {
    font-style: normal;
    font-weight: 600;
    line-height: 1.25;
  }
  /* The price goes to a line of its own before a word of the name is split; of five, each does. */
  b {
    flex: 1 1 ${beside(links) === 5 ? '100%' : 'min-content'};
    max-width: 100%;
  }
  span {
    flex: 0 0 100%;
    color: var(--ink-2);
    font-size: var(--f-small);
    line-height: 1.4;
  }
  a:hover b {
    color: var(--mark);
    text-decoration: underline;
  }
  ${mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border-top: 1px solid var(--ink);
    li {
      display: flex;
      align-items: center;
      gap: 12px;
      border-bottom: 1px solid var(--rule);
    }
    /* What it is and what it costs: its sentence stands on its own page. */
    img {
      flex: none;
      width: 72px;
      margin-block: 8px;
    }
    a {
      flex: 1;
      padding-block: 10px;
    }
    b {
      flex-basis: min-content;
    }
    span {
      display: none;
    }
  }
`

/** Shows links to pages, each below its picture; on a phone they are rows with a small one. */
export const PlateLinks = ({ items }: { items: ListItem[] }) => (
  <ul css={list(items.length)}>
    {items.map(({ name, to, text, price, picture, lang }) => (
      <li key={to}>
        {picture ? <SitePicture picture={picture} sizes="(max-width: 767px) 72px, 25vw" /> : null}
        <ForeignScript value={lang !== undefined}>
          <Link to={to} lang={lang}>
            <b>
              <RichText text={name} />
            </b>
            {price ? (
              <em>
                <ShortText text={price} />
              </em>
            ) : null}
            {text === '' ? null : (
              <span>
                <RichText text={text} />
              </span>
            )}
          </Link>
        </ForeignScript>
      </li>
    ))}
  </ul>
)
