import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { framed } from '../../design/frames'
import { columns, mobile, wholeArea } from '../../design/tokens'
import type { ArticleEntry } from './types'
import { Day } from '../../ui/Day'
import { SitePicture } from '../../ui/SitePicture'

const list = css`
  display: grid;
  grid-template-columns: ${columns(3, '14rem')};
  gap: var(--s7) var(--gut);
  li {
    position: relative;
  }
  img {
    ${framed('room')}
    object-position: 50% 55%;
    border-bottom: 1px solid var(--ink);
  }
  h3 {
    margin-top: 12px;
    text-wrap: balance;
  }
  h3 a {
    color: var(--ink);
    text-decoration: none;
    ${wholeArea}
  }
  li:hover h3 a {
    color: var(--mark);
    text-decoration: underline;
  }
  p {
    margin-top: 4px;
    font-size: var(--f-small);
    line-height: 1.4;
  }
  ${mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border-top: 1px solid var(--ink);
    li {
      display: grid;
      grid-template-columns: minmax(56px, 5.5rem) minmax(0, 1fr);
      column-gap: 14px;
      padding: 14px 0;
      border-bottom: 1px solid var(--rule);
    }
    img {
      grid-row: 1 / 4;
      aspect-ratio: 4 / 5;
      border: 0;
    }
    h3 {
      margin: 0;
    }
  }
`

/** Shows the articles, newest first, each with its plate. */
export const ArticleList = ({ articles }: { articles: ArticleEntry[] }) => (
  <ul css={list}>
    {articles.map(({ name, to, text, picture, date }) => (
      <li key={to}>
        <SitePicture picture={picture} />
        <h3>
          <Link to={to}>{name}</Link>
        </h3>
        <p className="mute">{text}</p>
        <p className="mute">
          Reviewed <Day date={date} />
        </p>
      </li>
    ))}
  </ul>
)
