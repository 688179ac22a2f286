import { useSite } from '../../layout/SiteContext'

/** Opens the welcome offer, which on this page also opens by itself; without scripts the freephone line does instead. */
export const OfferLink = () => {
  const { freephone } = useSite()
  return (
    <div data-autostart="offer">
      <div className="acts">
        <button type="button" className="btn" data-dialog="offer" aria-haspopup="dialog">
          See your welcome offer
        </button>
        <p>
          Or call the {freephone.label.toLowerCase()} on <a href={freephone.href}>{freephone.display}</a>
        </p>
      </div>
      <noscript>
        <p className="small mute">This form needs scripts. The freephone line gives you the same offer by telephone.</p>
      </noscript>
    </div>
  )
}
