import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile } from '../design/tokens'

const line = css`
  margin-top: var(--s3);
  ${mobile} {
    margin-top: 0;
  }
`

/** Leads from a price to the cost estimator. */
export const EstimatorLink = ({ to }: { to: string }) => (
  <p css={line}>
    <Link className="go" to={to}>
      Work out your total
    </Link>
  </p>
)
