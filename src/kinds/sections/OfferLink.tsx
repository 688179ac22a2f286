import { useSite } from '../../site/SiteContext'
import { lineToAsk } from '../../site/site'

/** Opens the welcome offer, here also by itself; without scripts there is a telephone line. */
export const OfferLink = () => {
  const site = useSite()
  const { label, href, display } = lineToAsk(site)
  return (
    <div data-autostart="offer">
      <div className="acts">
        <button type="button" className="btn" data-dialog="offer" aria-haspopup="dialog">
          See your welcome offer
        </button>
        <p>
          Or call the {label.toLowerCase()} on <a href={href}>{display}</a>
        </p>
      </div>
      <noscript>
        <p className="small mute">
          This form needs scripts. The {site.freephone ? 'freephone line' : 'clinic'} gives you the
          same offer by telephone.
        </p>
      </noscript>
    </div>
  )
}
