import { useSite } from '../site/SiteContext'
import { ExternalLink } from './ExternalLink'

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
