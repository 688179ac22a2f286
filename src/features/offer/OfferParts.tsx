import { useEffect, useRef, useState, type ComponentProps } from 'react'
import type { Offer } from '@clinic/contract/contract'
import { withCurlyMarks } from '@clinic/contract/typography'
import { inWords } from '../../ui/Day'
import { checkbox } from '../../design/checkbox'
import { useSite } from '../../site/SiteContext'
import { lineToAsk } from '../../site/site'
import { check, facts, given, stages } from './offerStyles'
import type { OfferProblem, OfferState } from './offerState'
import { Wrong } from '../../ui/Field'

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

const problems: Record<OfferProblem, string> = {
  'network-full':
    'Unusually many enquiries have come from your network today, so yours was not taken. You can try again here tomorrow.',
  busy: 'Too many requests have come from your network just now, so yours was not taken. Nothing that you typed is lost: wait a minute, then press “Get my offer” again.',
  failed:
    'It is not certain that your enquiry has reached us. Nothing that you typed is lost: check your connection, then press “Get my offer” again. However often it is sent, it counts once.',
}

/**
 * Shows what to do when no offer came, in sight above the buttons. A notification has said already that
 * something failed, so a screen reader reads this with the button that gets the focus back.
 */
export const Problem = ({ id, problem }: { id: string; problem: OfferProblem }) => {
  const site = useSite()
  const { href, display } = lineToAsk(site)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not returned: newer browsers give a promise, which React would call as the effect's cleanup.
    element.current!.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={element} data-problem={problem}>
      <Wrong id={id}>
        {problems[problem]} Or ring <a href={href}>{display}</a>, or write to{' '}
        <a href={site.email.href}>{site.email.address}</a>.
      </Wrong>
    </div>
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
