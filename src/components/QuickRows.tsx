import { Link } from 'gatsby'
import { useSite } from '../layout/SiteContext'

/** The rows that the drawer and the menu dialog share, as items of a list in src/design/rows.ts. */

/** What to do when something is wrong; then the clinic's lines, WhatsApp and e-mail. */
export const ContactRows = () => {
  const site = useSite()
  return (
    <>
      <li>
        <Link to={site.worried.to}>
          {site.worried.label}
          <span>What to do, by sign</span>
        </Link>
      </li>
      {site.lines.map((line) => (
        <li key={line.href}>
          <a href={line.href}>
            {line.display}
            <span>{line.label}</span>
          </a>
        </li>
      ))}
      {site.whatsapp ? (
        <li>
          <a href={site.whatsapp.href} target="_blank" rel="noopener">
            WhatsApp<span>Message us</span>
          </a>
        </li>
      ) : null}
      <li>
        <a href={site.email.href}>
          E-mail<span>Write to the clinic</span>
        </a>
      </li>
    </>
  )
}

/** The AI page, the analysis and the chat. */
export const AiToolRows = () => (
  <>
    <li>
      <Link to="/aesthetic-intelligence/">Aesthetic intelligence</Link>
    </li>
    <li>
      <button type="button" data-dialog="analysis" aria-haspopup="dialog">
        AI aesthetic analysis<span>5 steps</span>
      </button>
    </li>
    <li>
      <button type="button" data-dialog="search" aria-haspopup="dialog">
        Chat with AI doctor<span>Automated</span>
      </button>
    </li>
  </>
)
