import { css } from '@emotion/react'
import { mobile } from '../design/tokens'
import { useSite } from '../site/SiteContext'

const mark = css`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 44px;
  color: var(--ink);
  line-height: 1;
  b {
    font: 400 1.75rem/1 var(--display);
    letter-spacing: -0.01em;
  }
  i {
    margin-top: 5px;
    font: italic 400 0.8125rem/1 var(--caption);
    color: var(--ink-2);
  }
  ${mobile} {
    b {
      font-size: 1.4375rem;
    }
    i {
      margin-top: 4px;
      font-size: 0.75rem;
    }
  }
  @media (max-width: 23.6875em) {
    b {
      font-size: 1.25rem;
    }
    i {
      display: none;
    }
  }
`

/** Shows the name of the clinic as it is set in the header and the footer. */
export const Wordmark = () => {
  const { shortName, strapline } = useSite()
  return (
    <span css={mark}>
      <b>{shortName}</b>
      <i>{strapline}</i>
    </span>
  )
}
