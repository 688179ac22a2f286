import type { Offer } from '../../../supabase/functions/_shared/contract'
import { checkbox } from '../../design/checkbox'
import { useSite } from '../../layout/SiteContext'
import { check, facts, given, stages } from './offerStyles'
import type { OfferState } from './offerState'

const stageNames = { concerns: 'Concerns', details: 'Details', offer: 'Offer' } as const
export const sexNames = { female: 'Female', male: 'Male', other: 'Other' } as const

/** Where the visitor is in the offer. */
export const Stages = ({ stage }: { stage: OfferState['stage'] }) => (
  <ol css={stages} className="small" aria-label="Stages">
    {(Object.keys(stageNames) as OfferState['stage'][]).map((one) => (
      <li key={one} aria-current={one === stage ? 'step' : undefined}>
        {stageNames[one]}
      </li>
    ))}
  </ol>
)

/** A concern or a consent to tick. */
export const Check = ({ label, checked, onChange, className }: { label: string; checked: boolean; onChange(): void; className?: string }) => (
  <label css={check} className={className}>
    <input type="checkbox" checked={checked} onChange={onChange} css={checkbox} />
    {label}
  </label>
)

/** The telephone line for those who would rather ask: the freephone line where there is one. */
export const OfferLine = () => {
  const { freephone, lines } = useSite()
  const { label, href, display } = freephone ?? lines[0]
  return (
    <p className="small mute" css={{ marginTop: 14 }}>
      {label}: <a href={href}>{display}</a>
      {freephone ? ', free to call' : null}
    </p>
  )
}

/** The offer that was made. */
export const Given = ({ offer }: { offer: Offer }) => (
  <>
    <div css={given}>
      <h3>{offer.title}</h3>
      <p className="display value">{offer.value}</p>
      <p>{offer.description}</p>
      {offer.personalizedMessage ? <p>{offer.personalizedMessage}</p> : null}
    </div>
    <dl css={facts} className="small">
      <dt>Valid for</dt>
      <dd>30 days. There is no obligation: take time to decide.</dd>
      <dt>Location</dt>
      <dd>{offer.location}</dd>
      <dt>Visit required</dt>
      <dd>{offer.requiresVisit ? 'Yes, a doctor sees you in person first' : 'No'}</dd>
    </dl>
  </>
)
