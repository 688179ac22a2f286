import { css } from '@emotion/react'
import { Icon } from '../../ui/Icon'
import { mobile } from '../../design/tokens'
import { useSite } from '../../site/SiteContext'
import { ExternalLink } from '../../ui/ExternalLink'
import * as searchWords from '../../words/search'
import * as sharedWords from '../../words/shared'

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

/** Ways on from an answer to the clinic. */
export const Contacts = () => {
  const site = useSite()
  const instagram = site.socials.find(({ name }) => name === 'Instagram')
  return (
    <div css={actions}>
      <ExternalLink className="btn" href={site.bookingUrl}>
        {sharedWords.bookNow}
        <Icon name="away" />
      </ExternalLink>
      <a className="btn line" href={site.lines[0].href}>
        {searchWords.call}
      </a>
      {site.whatsapp ? (
        <ExternalLink className="btn line" href={site.whatsapp.href}>
          {sharedWords.whatsApp}
        </ExternalLink>
      ) : null}
      {instagram ? (
        <ExternalLink className="btn line" href={instagram.url}>
          {searchWords.instagram}
        </ExternalLink>
      ) : null}
    </div>
  )
}
