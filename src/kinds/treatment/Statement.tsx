import { css } from '@emotion/react'
import { Fragment } from 'react'
import { mobile } from '../../design/tokens'

const statement = css`
  padding: var(--s7) 0 0;
  font-size: clamp(1.75rem, 1.05rem + 2.6vw, 3.5rem);
  line-height: 1.06;
  ${mobile} {
    padding: var(--s2) 0;
    border-bottom: 1px solid var(--rule);
  }
  /* A sentence that does not fit behind another begins a line. */
  span {
    display: inline-block;
  }
`

/** Shows the one large statement of a page. */
export const Statement = ({ text }: { text: string }) => (
  <p css={statement} className="display statement">
    {text.split('. ').map((sentence, i, all) => (
      <Fragment key={sentence}>
        {i > 0 ? ' ' : null}
        <span>{i < all.length - 1 ? `${sentence}.` : sentence}</span>
      </Fragment>
    ))}
  </p>
)
