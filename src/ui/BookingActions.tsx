import { useSite } from '../site/SiteContext'
import { ExternalLink } from './ExternalLink'

/**
 * Shows the two ways on from the top of a page: book, or call. A phone has both in its header and
 * foot bar.
 */
export const BookingActions = () => {
  const site = useSite()
  return (
    <div className="acts only-d">
      <ExternalLink className="btn" href={site.bookingUrl}>
        Book a consultation
      </ExternalLink>
      <a className="go" href={site.lines[0].href}>
        Or call {site.lines[0].display}
      </a>
    </div>
  )
}
