import { useSite } from '../layout/SiteContext'

/** The two ways on from the top of a page: book, or call. */
export const BookingActions = () => {
  const site = useSite()
  return (
    <div className="acts">
      <a className="btn" href={site.bookingUrl} target="_blank" rel="noopener">
        Book a consultation
      </a>
      {/* On a phone the foot bar rings the clinic. */}
      <a className="go only-d" href={site.lines[0].href}>
        Or call {site.lines[0].display}
      </a>
    </div>
  )
}
