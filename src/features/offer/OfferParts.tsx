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
import * as offerWords from '../../words/offer'
import * as sharedWords from '../../words/shared'

const stageNames = {
  concerns: offerWords.concerns,
  details: offerWords.details,
  offer: offerWords.offerStage,
} as const
export const sexNames = {
  female: offerWords.female,
  male: offerWords.male,
  other: offerWords.other,
} as const

/** Shows where the visitor is in the offer. */
export const Stages = ({ stage }: { stage: OfferState['stage'] }) => (
  <ol css={stages} className="small" aria-label={offerWords.stages}>
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
      {site.freephone ? offerWords.freeToCall : null}
    </p>
  )
}

const problems: Record<OfferProblem, string> = {
  'network-full': offerWords.networkFull,
  busy: offerWords.busy,
  failed: offerWords.failed,
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
        {offerWords.orRing(problems[problem])}
        <a href={href}>{display}</a>
        {offerWords.orWrite}
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
        <dt>{offerWords.howToClaim}</dt>
        <dd>
          {offer.requiresVisit ? offerWords.claimByVisit : offerWords.claimByWriting} “{offer.title}
          ”: <a href={lines[0].href}>{lines[0].display}</a>,{' '}
          <a href={email.href}>{email.address}</a>
          {offerWords.notSentByEmail}
        </dd>
        <dt>{offerWords.validFor}</dt>
        <dd>{offerWords.validUntil(validDays, until)}</dd>
        <dt>{offerWords.location}</dt>
        <dd>{offer.location}</dd>
        <dt>{offerWords.visitRequired}</dt>
        <dd>{offer.requiresVisit ? offerWords.visitFirst : sharedWords.no}</dd>
      </dl>
    </>
  )
}
