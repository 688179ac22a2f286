import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { Icon } from '../ui/Icon'
import { AiToolRows, ContactRows } from '../ui/QuickRows'
import { rows } from '../design/rows'
import { sheet } from '../design/sheet'
import { mobile } from '../design/tokens'
import type { SiteData } from '../site/site'
import { useSite } from '../site/SiteContext'
import { ExternalLink } from '../ui/ExternalLink'
import * as sharedWords from '../words/shared'
import * as shellWords from '../words/shell'

const drawer = css`
  --comes-from: -32px 0;
  /* It is drawn to the edge, and its box ends short of it: what a shadow covers is still the backdrop, where a press closes the drawer. */
  inset: 0 auto 0 24px;
  box-shadow:
    -24px calc(4px - 100dvh) 0 var(--mark),
    -24px 0 0 var(--sheet),
    var(--lift);
  width: min(416px, 100%);
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0 32px 40px 12px;
  section + section {
    margin-top: 28px;
  }
  ${mobile} {
    left: 0;
    box-shadow: none;
    width: 100%;
    padding: 0 20px 32px;
  }
`

const top = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 72px;
  margin-right: -10px;
  h2 {
    font-size: 1.75rem;
  }
`

/** The first group, set large; it stands above the rows' own style. */
const big = css`
  && {
    min-height: 56px;
    font: 400 1.875rem/1.1 var(--display);
    color: var(--ink);
  }
  &&:hover {
    background: none;
    color: var(--mark);
  }
`

const navigate = ({ hasGallery }: SiteData) => [
  { label: sharedWords.treatments, to: '/treatments/' },
  ...(hasGallery ? [{ label: shellWords.gallery, to: '/before-after-gallery/' }] : []),
  { label: shellWords.cosmetalk, to: '/cosmetalk/' },
  { label: shellWords.about, to: '/about/' },
  { label: sharedWords.contact, to: '/contact/' },
]

/** Shows the menu drawer: a popover without scripts, a modal dialog with them. */
export const Drawer = () => {
  const site = useSite()
  return (
    <dialog id="drawer" popover="auto" css={[sheet, drawer]} aria-label={shellWords.menu}>
      <div css={top}>
        <h2>{site.shortName}</h2>
        <button
          type="button"
          className="iconbtn"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          data-close
          aria-label={sharedWords.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={shellWords.menu} css={rows}>
        <section>
          <h3>{shellWords.navigate}</h3>
          <ul>
            {navigate(site).map(({ label, to }) => (
              <li key={to}>
                <Link to={to} css={big}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{shellWords.getInTouch}</h3>
          <ul>
            <li>
              <ExternalLink href={site.bookingUrl}>
                {shellWords.bookAppointment}
                <span>{shellWords.opensScheduler}</span>
              </ExternalLink>
            </li>
            <ContactRows />
          </ul>
          <p className="small mute" css={{ marginTop: '12px' }}>
            {site.inPerson}
          </p>
        </section>
        <section>
          <h3>{shellWords.aiTools}</h3>
          <ul>
            <AiToolRows />
          </ul>
        </section>
        {site.socials.length > 0 ? (
          <section>
            <h3>{shellWords.social}</h3>
            <ul>
              {site.socials.map(({ name, url }) => (
                <li key={url}>
                  <ExternalLink href={url}>{name}</ExternalLink>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </nav>
    </dialog>
  )
}
