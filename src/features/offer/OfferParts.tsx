import { useState, type ComponentProps } from 'react'
import type { Offer } from '@clinic/contract/contract'
import { withCurlyMarks } from '@clinic/contract/typography'
import { inWords } from '../../ui/Day'
import { checkbox } from '../../design/checkbox'
import { useSite } from '../../site/SiteContext'
import { lineToAsk } from '../../site/site'
import { check, facts, given, stages } from './offerStyles'
import type { OfferState } from './offerState'

const stageNames = { concerns: 'Concerns', details: 'Details', offer: 'Offer' } as const
export const sexNames = { female: 'Female', male: 'Male', other: 'Other' } as const

/** Shows where the visitor is in the offer. */
export const Stages = ({ stage }: { stage: OfferState['stage'] }) => (
  <ol css={stages} className="small" aria-label="Stages">
    {(Object.keys(stageNames) as OfferState['stage'][]).map((one) => (
      <li key={one} aria-current={one === stage ? 'step' : undefined}>
        {stageNames[one]}
      </li>
    ))}
  </ol>
)

type Props = { label: string } & ComponentProps<'input'>

/** Shows a concern or a consent to tick. */
export const Check = ({ label, className, ...input }: Props) => (
  <label css={check} className={className}>
    {/* Its name is what is typed in data/; what is shown is set. */}
    <input type="checkbox" aria-label={label} css={checkbox} {...input} />
    <span>{withCurlyMarks(label)}</span>
  </label>
)

/**
 * Shows the telephone line for those who would rather ask: the freephone line where there is one.
 */
export const OfferLine = () => {
  const site = useSite()
  const { label, href, display } = lineToAsk(site)
  return (
    <p className="small mute" css={{ marginTop: 14 }}>
      {label}: <a href={href}>{display}</a>
      {site.freephone ? ', free to call' : null}
    </p>
  )
}

/** Days for which an offer is valid. */
export const validDays = 30

/** Shows the offer and how it is claimed: no letter is sent, so it gives the words and the date. */
export const Given = ({ offer }: { offer: Offer }) => {
  const { lines, email } = useSite()
  const [until] = useState(() => inWords(new Date(Date.now() + validDays * 24 * 3600 * 1000)))
  return (
    <>
      <div css={given}>
        <h3>{offer.title}</h3>
        <p className="display value">{offer.value}</p>
        <p>{offer.description}</p>
        {offer.personalizedMessage ? <p>{offer.personalizedMessage}</p> : null}
      </div>
      <dl css={facts} className="small">
        <dt>How to claim it</dt>
        <dd>
          {offer.requiresVisit
            ? 'Book a visit, and tell us when you come or ring that you have the offer'
            : 'Ring or write to us, and ask for the offer'}{' '}
          “{offer.title}”: <a href={lines[0].href}>{lines[0].display}</a>,{' '}
          <a href={email.href}>{email.address}</a>. It is not sent to you by e-mail, so note its
          name.
        </dd>
        <dt>Valid for</dt>
        <dd>
          {validDays} days, until {until}. There is no obligation: take time to decide.
        </dd>
        <dt>Location</dt>
        <dd>{offer.location}</dd>
        <dt>Visit required</dt>
        <dd>{offer.requiresVisit ? 'Yes, a doctor sees you in person first' : 'No'}</dd>
      </dl>
    </>
  )
}
