import { useSite } from '../site/SiteContext'
import { ExternalLink } from './ExternalLink'
import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile } from '../design/tokens'

type Props = { words?: { book: string; call: string } }

const english = { book: 'Book a consultation', call: 'Or call' }

/**
 * Shows the two ways on from the top of a page: book, or call. A phone has both in its foot bar.
 */
export const BookingActions = ({ words = english }: Props) => {
  const site = useSite()
  return (
    <div className="acts only-d">
      <ExternalLink className="btn" href={site.bookingUrl}>
        {words.book}
      </ExternalLink>
      <a className="go" href={site.lines[0].href}>
        <span>
          {words.call} <bdi>{site.lines[0].display}</bdi>
        </span>
      </a>
    </div>
  )
}

/**
 * Shows the aside beside a text: how to ask, in person or the assistant; `unsure` is for pages about
 * something to have done.
 */
export const AskAside = ({ unsure = false }: { unsure?: boolean }) => {
  const site = useSite()
  return (
    <>
      <p css={{ fontWeight: 600 }}>{unsure ? 'Not sure it is for you?' : 'Prefer to ask?'}</p>
      {unsure ? null : <p className="small mute">{site.inPerson}</p>}
      <p>
        <button type="button" className="go" data-dialog="search" aria-haspopup="dialog">
          Ask a question
        </button>
      </p>
      <p className="small">
        By telephone: <a href={site.lines[0].href}>{site.lines[0].display}</a>
      </p>
    </>
  )
}

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
