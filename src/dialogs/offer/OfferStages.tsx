import { Link } from 'gatsby'
import type { ChangeEvent, ComponentProps, KeyboardEvent, RefObject } from 'react'
import {
  offerLimits,
  type ConcernId,
  type Offer,
} from '../../../supabase/functions/_shared/contract'
import { Field } from '../../components/Field'
import { Icon } from '../../components/Icon'
import { Spinner } from '../../components/Spinner'
import { useSite } from '../../layout/SiteContext'
import { concerns as allConcerns, consents } from '../data'
import { fieldset, foot, heldFoot } from '../styles'
import { Check, Given, OfferLine, sexNames, Stages, validDays } from './OfferParts'
import { canSubmit, type OfferAction, type OfferFields, type OfferState } from './offerState'
import { checks, grid, optIn } from './offerStyles'

type Dispatch = { dispatch(action: OfferAction): void }

/** What the visitor would like help with. */
export const ConcernsStage = ({ concerns, dispatch }: Pick<OfferState, 'concerns'> & Dispatch) => {
  const { adultsOnly } = useSite()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'continue' })
      }}
    >
      <Stages stage="concerns" />
      <fieldset css={fieldset}>
        <legend className="lead" css={{ padding: 0 }}>
          What would you like help with? Choose at least one.
        </legend>
        <div css={checks}>
          {allConcerns.map(({ id, label }) => (
            <Check
              key={id}
              label={label}
              checked={concerns.includes(id as ConcernId)}
              onChange={() => dispatch({ type: 'toggle', concern: id as ConcernId })}
            />
          ))}
        </div>
      </fieldset>
      <p className="cap" css={{ marginTop: 14 }}>
        {adultsOnly} An offer is about a consultation or advice, and a doctor decides with you
        whether any treatment is right.
      </p>
      <OfferLine />
      <div css={[foot, heldFoot]} data-foot>
        <span className="small mute" aria-live="polite">
          {concerns.length} chosen
        </span>
        <button type="submit" className="btn" disabled={concerns.length === 0}>
          Continue
        </button>
      </div>
    </form>
  )
}

type InputProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> &
  ComponentProps<'input'>

const Input = ({ label, hint, error, className, ...input }: InputProps) => (
  <Field label={label} hint={hint} error={error} className={className} alert>
    {(ids) => <input {...ids} className="field" {...input} />}
  </Field>
)

type DetailsProps = Dispatch & {
  state: OfferState
  form: RefObject<HTMLFormElement | null>
  onSubmit(): void
}

/** What is asked of the visitor. */
const DetailsFields = ({ state, dispatch, onSubmit }: Omit<DetailsProps, 'form'>) => {
  const { fields, errors } = state
  /** Ties a control to its field. */
  const bind = (field: Exclude<keyof OfferFields, 'marketing'>) => ({
    value: fields[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      dispatch({ type: 'edit', change: { [field]: event.target.value } }),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // A disabled submit button would swallow Enter without a word.
    if (event.key === 'Enter' && !canSubmit(state)) {
      event.preventDefault()
      onSubmit()
    }
  }
  const typed = (field: 'name' | 'email' | 'location' | 'age') => ({ ...bind(field), onKeyDown })
  return (
    <div css={grid}>
      <Input
        label="Name"
        className="whole"
        autoComplete="name"
        required
        maxLength={offerLimits.name}
        {...typed('name')}
      />
      <Input
        label="Email"
        className="whole"
        error={errors.email}
        type="email"
        autoComplete="email"
        required
        maxLength={offerLimits.email}
        {...typed('email')}
      />
      <Input
        label="Location"
        hint="the clinic or town nearest you"
        className="whole"
        required
        maxLength={offerLimits.location}
        {...typed('location')}
      />
      <Input
        label="Age"
        hint="optional"
        error={errors.age}
        type="number"
        inputMode="numeric"
        min={18}
        max={120}
        step={1}
        {...typed('age')}
      />
      <Field label="Sex" hint="optional">
        {(ids) => (
          <select {...ids} className="field" {...bind('sex')}>
            <option value="">Choose</option>
            {Object.entries(sexNames).map(([sex, name]) => (
              <option key={sex} value={sex}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {/* Nobody sees this field; a program that fills it in gives itself away. Its name is not one
          that a visitor's own software fills. */}
      <div hidden aria-hidden="true">
        <input name="trap" tabIndex={-1} autoComplete="off" {...bind('trap')} />
      </div>
    </div>
  )
}

/** Who asks for the offer, and where they would come. */
export const DetailsStage = ({ state, dispatch, form, onSubmit }: DetailsProps) => {
  const site = useSite()
  const { fields, loading } = state
  return (
    <form
      ref={form}
      noValidate
      aria-busy={loading}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stages stage="details" />
      <DetailsFields state={state} dispatch={dispatch} onSubmit={onSubmit} />
      <Check
        css={optIn}
        label={consents.marketing}
        checked={fields.marketing}
        onChange={() => dispatch({ type: 'edit', change: { marketing: !fields.marketing } })}
      />
      <p className="small mute" css={{ marginTop: 10 }}>
        {consents.healthData} Offers are valid for {validDays} days and carry no obligation: take
        time to decide. {site.adultsOnly} <Link to="/privacy/">How we use your data</Link>
      </p>
      <OfferLine />
      <p className="vh" role="status">
        {loading ? 'Preparing your offer' : ''}
      </p>
      <div css={[foot, heldFoot]} data-foot>
        <button
          type="button"
          className="btn line"
          disabled={loading}
          onClick={() => dispatch({ type: 'back' })}
        >
          Back
        </button>
        <button type="submit" className="btn" disabled={!canSubmit(state)}>
          {loading ? <Spinner /> : null}
          Get my offer
        </button>
      </div>
    </form>
  )
}

/** The offer that was made. */
export const OfferStage = ({ offer }: { offer: Offer }) => {
  const site = useSite()
  return (
    <>
      <Stages stage="offer" />
      <Given offer={offer} />
      <p className="small mute" css={{ marginTop: 14 }}>
        {site.inPerson}
      </p>
      <OfferLine />
      <div css={[foot, heldFoot]} data-foot>
        <button type="button" className="btn line" data-close>
          Done
        </button>
        <a className="btn" href={site.bookingUrl} target="_blank" rel="noopener">
          Book Now
          <Icon name="away" />
        </a>
      </div>
    </>
  )
}
