import { Link } from 'gatsby'

/** Leads from a price to the cost estimator. */
export const EstimatorLink = ({ to }: { to: string }) => (
  <p css={{ marginTop: 'var(--s3)' }}>
    <Link className="go" to={to}>
      Work out your total
    </Link>
  </p>
)
