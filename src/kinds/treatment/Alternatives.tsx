import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile } from '../../design/tokens'
import type { TreatmentContent } from './types'
import { RichText } from '../../ui/RichText'

const list = css`
  border-top: 1px solid var(--ink);
  div {
    display: grid;
    grid-template-columns: minmax(min-content, max(130px, 30%)) minmax(0, 1fr);
    gap: 16px;
    padding: 14px 0;
    border-bottom: 1px solid var(--rule);
  }
  dt {
    font-weight: 600;
  }
  ${mobile} {
    div {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
  }
`

/** Shows other ways to the same aim, doing nothing among them. */
export const Alternatives = ({ items }: { items: TreatmentContent['alternatives'] }) => (
  <dl css={list}>
    {items.map(({ name, to, text }) => (
      <div key={name}>
        <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
        <dd>
          <RichText text={text} />
        </dd>
      </div>
    ))}
  </dl>
)
