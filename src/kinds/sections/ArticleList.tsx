import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { framed } from '../../design/frames'
import { columns, desktop, mobile, wholeArea } from '../../design/tokens'
import type { FeatureOf } from './build'
import { Day } from '../../ui/Day'
import { SitePicture } from '../../ui/SitePicture'
import * as sectionsWords from '../../words/sections'

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
  /* The newest leads, two columns wide and two rows tall. */
  ${desktop} {
    li:first-of-type:not(:nth-last-of-type(-n + 3)) {
      grid-area: 1 / 1 / 3 / 3;
      display: flex;
      flex-direction: column;
      img {
        flex: 1;
        min-height: 0;
      }
      h3 {
        margin-top: 18px;
        font: 400 var(--f-h2-text) / 1.06 var(--display);
        letter-spacing: -0.012em;
      }
      p {
        max-width: var(--measure);
        font-size: var(--f-body);
      }
    }
  }
  ${mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    li:first-of-type {
      padding-bottom: 18px;
      border-bottom: 1px solid var(--ink);
      h3 {
        font: 400 1.75rem / 1.1 var(--display);
      }
    }
    li:not(:first-of-type) {
      display: grid;
      grid-template-columns: minmax(56px, 5.5rem) minmax(0, 1fr);
      column-gap: 14px;
      padding: 14px 0;
      border-bottom: 1px solid var(--rule);
    }
    li:not(:first-of-type) img {
      grid-row: 1 / 4;
      aspect-ratio: 4 / 5;
      border: 0;
    }
    li:not(:first-of-type) h3 {
      margin: 0;
    }
  }
`

/** The widths at which pictures are shown: the first may be large. */
const sizes = '(max-width: 767px) 88px, 33vw'
const leadSizes = '(max-width: 767px) 100vw, (max-width: 1099px) 33vw, 66vw'

/** Shows the articles, each with its plate; the newest comes first, and large. */
export const ArticleList = ({ articles }: Pick<FeatureOf<'articles'>, 'articles'>) => (
  <ul css={list}>
    {articles.map(({ name, to, text, picture, date }, i) => (
      <li key={to}>
        <SitePicture picture={picture} sizes={i === 0 ? leadSizes : sizes} />
        <h3>
          <Link to={to}>{name}</Link>
        </h3>
        <p className="mute">{text}</p>
        <p className="mute">
          {sectionsWords.reviewed}
          <Day date={date} />
        </p>
      </li>
    ))}
  </ul>
)
