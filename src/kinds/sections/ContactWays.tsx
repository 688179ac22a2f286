import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import { ruledTable } from '../../design/table'
import { useSite } from '../../site/SiteContext'
import { allLines } from '../../site/site'
import { ExternalLink } from '../../ui/ExternalLink'
import { withoutVoiceId } from '../../ui/WithoutVoiceLink'
import * as sectionsWords from '../../words/sections'
import * as sharedWords from '../../words/shared'

/** The ways on one side, where and when on the other; below one another where there is no room. */
const layout = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: var(--s5) calc(2 * var(--gut));
  p {
    margin-top: var(--s3);
  }
`

const table = css`
  tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: 16px;
    min-height: 60px;
    padding-block: 6px;
    border-bottom: 1px solid var(--rule);
  }
  th,
  td {
    padding: 0;
    border: 0;
    line-height: 1.35;
  }
  th {
    font-weight: 600;
  }
  td {
    overflow-wrap: anywhere;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  address {
    font-style: normal;
  }
  @media print {
    tr,
    a {
      min-height: 0;
    }
  }
`

type Row = { what: string; said: ReactNode }

/** Shows rows as a table, because reader views leave out lists of links. */
const Rows = ({ caption, rows }: { caption: string; rows: Row[] }) => (
  <table css={[ruledTable, table]}>
    <caption className="vh">{caption}</caption>
    <tbody>
      {rows.map(({ what, said }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{said}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Shows every way to reach the clinic, the address and the hours. */
export const ContactWays = () => {
  const site = useSite()
  const { street, locality, postcode, country } = site.address
  return (
    <div css={layout}>
      <Rows
        caption={sectionsWords.waysToReach}
        rows={[
          {
            what: sectionsWords.appointments,
            said: <ExternalLink href={site.bookingUrl}>{sectionsWords.bookOnline}</ExternalLink>,
          },
          ...allLines(site).map(({ label, href, display }) => ({
            what: label,
            said: <a href={href}>{display}</a>,
          })),
          ...(site.whatsapp
            ? [
                {
                  what: sectionsWords.messages,
                  said: (
                    <ExternalLink href={site.whatsapp.href}>
                      {sharedWords.whatsAppTo(site.whatsapp.display)}
                    </ExternalLink>
                  ),
                },
              ]
            : []),
          { what: 'E-mail', said: <a href={site.email.href}>{site.email.address}</a> },
          {
            what: sectionsWords.relay,
            said: (
              <Link to={`${site.worried.to}#${withoutVoiceId}`}>
                {sharedWords.helpWithoutVoice}
              </Link>
            ),
          },
        ]}
      />
      <div>
        <Rows
          caption={sectionsWords.whereAndWhen}
          rows={[
            {
              what: sectionsWords.address,
              said: (
                <address>
                  {site.name}
                  <br />
                  {street}, {locality} {postcode}, {country}
                </address>
              ),
            },
            ...site.hours.map(({ days, opens, closes }) => ({
              what: days,
              said: opens && closes ? sharedWords.range(opens, closes) : sectionsWords.closed,
            })),
            ...site.closedOn.map(({ days, reason }) => ({
              what: days,
              said: sectionsWords.closedFor(reason),
            })),
          ]}
        />
        <p className="small mute">
          {site.inPerson} {site.adultsOnly}
        </p>
      </div>
    </div>
  )
}
