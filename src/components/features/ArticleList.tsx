import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { entries } from '../../design/entries'
import type { FeatureData } from '../../page'
import { Day } from '../Day'

const list = css`
  h3 a {
    color: var(--ink);
    text-decoration: none;
  }
  h3 a:hover {
    color: var(--mark);
    text-decoration: underline;
  }
`

type Props = Pick<Extract<FeatureData, { kind: 'articles' }>, 'articles'>

/** The articles, newest first. */
export const ArticleList = ({ articles }: Props) => (
  <ul css={[entries, list]}>
    {articles.map(({ name, to, text, date }) => (
      <li key={to}>
        <h3>
          <Link to={to}>{name}</Link>
        </h3>
        <p className="mute">{text}</p>
        <p className="small mute" css={{ marginTop: '6px' }}>
          Reviewed <Day date={date} />
        </p>
      </li>
    ))}
  </ul>
)
