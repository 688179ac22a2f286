import { css } from '@emotion/react'
import { useSite } from '../../layout/SiteContext'
import { allLines } from '../../site'

/** The ways on one side, where and when on the other; below one another where there is no room. */
const layout = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--s5) calc(2 * var(--gut));
`

const list = css`
  border-top: 1px solid var(--ink);
  a {
    display: flex;
    flex-wrap: wrap;
    place-content: center space-between;
    align-items: center;
    gap: 0 16px;
    min-height: 60px;
    border-bottom: 1px solid var(--rule);
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a span {
    overflow-wrap: normal;
    font-weight: 400;
    font-size: var(--f-small);
    color: var(--ink-2);
    text-align: right;
  }
  a:hover {
    background: var(--mark-wash);
  }
`

const place = css`
  border-top: 1px solid var(--ink);
  dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
    min-height: 60px;
    padding-block: 8px;
    border-bottom: 1px solid var(--rule);
  }
  dt {
    font-weight: 600;
  }
  address {
    font-style: normal;
    line-height: 1.35;
  }
  p {
    margin-top: var(--s3);
  }
`

/** Every way to reach the clinic, the address and the hours. */
export const ContactWays = () => {
  const site = useSite()
  const { street, locality, postcode, country } = site.address
  return (
    <div css={layout}>
      <ul css={list}>
        <li>
          <a href={site.bookingUrl} target="_blank" rel="noopener">
            Book online<span>Opens the scheduler in a new tab</span>
          </a>
        </li>
        {allLines(site).map((line) => (
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
              WhatsApp {site.whatsapp.display}
              <span>Opens with a greeting</span>
            </a>
          </li>
        ) : null}
        <li>
          <a href={site.email.href}>
            {site.email.address}
            <span>E-mail</span>
          </a>
        </li>
      </ul>
      <div css={place}>
        <h3 className="vh">Where and when</h3>
        <dl>
          <div>
            <dt>Address</dt>
            <dd>
              <address>
                {site.name}
                <br />
                {street}, {locality} {postcode}, {country}
              </address>
            </dd>
          </div>
          {site.hours.map(({ days, opens, closes }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{opens && closes ? `${opens} to ${closes}` : 'Closed'}</dd>
            </div>
          ))}
        </dl>
        <p className="small mute">
          {site.inPerson} {site.adultsOnly}
        </p>
      </div>
    </div>
  )
}
