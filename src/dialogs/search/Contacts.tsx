import { css } from '@emotion/react'
import { Icon } from '../../components/Icon'
import { mobile } from '../../design/tokens'
import { useSite } from '../../layout/SiteContext'

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 22px;
  ${mobile} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    .btn {
      padding-inline: 8px;
    }
  }
`

/** Ways on from an answer to the clinic; where somebody may be in danger, none that waits. */
export const Contacts = ({ urgent }: { urgent: boolean }) => {
  const site = useSite()
  const instagram = site.socials.find(({ name }) => name === 'Instagram')
  return (
    <div css={actions}>
      {urgent ? null : (
        <a className="btn" href={site.bookingUrl} target="_blank" rel="noopener">
          Book Now
          <Icon name="away" />
        </a>
      )}
      <a className="btn line" href={site.lines[0].href}>
        Call
      </a>
      {site.whatsapp ? (
        <a className="btn line" href={site.whatsapp.href} target="_blank" rel="noopener">
          WhatsApp
        </a>
      ) : null}
      {instagram ? (
        <a className="btn line" href={instagram.url} target="_blank" rel="noopener">
          Instagram
        </a>
      ) : null}
    </div>
  )
}
