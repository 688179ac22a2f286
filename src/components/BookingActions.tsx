import { useSite } from '../layout/SiteContext'

/** The two ways on from the top of a page: book, or call. A phone has both in its header and foot bar. */
export const BookingActions = () => {
  const site = useSite()
  return (
    <div className="acts only-d">
      <a className="btn" href={site.bookingUrl} target="_blank" rel="noopener">
        Book a consultation
      </a>
      <a className="go" href={site.lines[0].href}>
        Or call {site.lines[0].display}
      </a>
    </div>
  )
}
