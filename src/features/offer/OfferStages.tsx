import { Link } from 'gatsby'
import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { Offer } from '@clinic/contract/contract'
import { Field } from '../../ui/Field'
import { Icon, Spinner } from '../../ui/Icon'
import { useSite } from '../../site/SiteContext'
import { concerns as allConcerns, consents } from '../../ui/dialog/data'
import { fieldset, foot, heldFoot } from '../../ui/dialog/styles'
import { useFormValues } from '../../ui/useFormValues'
import { Check, Given, OfferLine, Problem, sexNames, Stages, validDays } from './OfferParts'
import {
  canSubmit,
  concernsIn,
  fieldsIn,
  type AskedField,
  type OfferAction,
  type OfferState,
} from './offerState'
import { checks, grid, optIn } from './offerStyles'
import { ExternalLink } from '../../ui/ExternalLink'
import * as offerWords from '../../words/offer'
import * as sharedWords from '../../words/shared'

type Dispatch = { dispatch(action: OfferAction): void }

/** Shows what the visitor would like help with. */
export const ConcernsStage = ({ concerns, dispatch }: Pick<OfferState, 'concerns'> & Dispatch) => {
  const { adultsOnly } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [first] = useState(concerns)
  useFormValues(form, (shown) => dispatch({ type: 'choose', concerns: concernsIn(shown) }))
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'choose', concerns: concernsIn(event.currentTarget) })
        dispatch({ type: 'continue' })
      }}
    >
      <Stages stage="concerns" />
      <fieldset css={fieldset}>
        <legend className="lead" css={{ padding: 0 }}>
          {offerWords.whatHelp}
        </legend>
        <div css={checks}>
          {allConcerns.map(({ id, label }) => (
            <Check
              key={id}
              label={label}
              name="concern"
              value={id}
              defaultChecked={first.some((one) => one === id)}
            />
          ))}
        </div>
      </fieldset>
      <p className="cap" css={{ marginTop: 14 }}>
        {offerWords.aboutOffers(adultsOnly)}
      </p>
      <OfferLine />
      <div css={[foot, heldFoot]} data-foot>
        <span className="small mute" aria-live="polite">
          {offerWords.chosen(concerns.length)}
        </span>
        <button type="submit" className="btn" disabled={concerns.length === 0}>
          {offerWords.continueOn}
        </button>
      </div>
    </form>
  )
}

type InputProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error' | 'alert'> &
  ComponentProps<'input'>

const Input = ({ label, hint, error, alert, className, ...input }: InputProps) => (
  <Field label={label} hint={hint} error={error} className={className} alert={alert}>
    {(ids) => <input {...ids} className="field" dir="auto" {...input} />}
  </Field>
)

/**
 * Shows the fields of the visitor's details. Nothing is cut short: what is too long is said at its
 * field.
 */
const DetailsFields = ({
  fields,
  errors,
  notified,
  onKeyDown,
}: Pick<OfferState, 'fields' | 'errors' | 'notified'> & {
  onKeyDown(event: KeyboardEvent): void
}) => {
  const [first] = useState(fields)
  const named = (name: AskedField) => ({
    name,
    error: errors[name],
    alert: !notified,
    defaultValue: first[name],
    onKeyDown,
  })
  return (
    <div css={grid}>
      <Input
        label={offerWords.name}
        className="whole"
        autoComplete="name"
        required
        {...named('name')}
      />
      <Input
        label={offerWords.email}
        className="whole"
        type="email"
        autoComplete="email"
        required
        {...named('email')}
      />
      <Input
        label={offerWords.location}
        hint={offerWords.nearestTown}
        className="whole"
        autoComplete="address-level2"
        required
        {...named('location')}
      />
      <Input
        label={offerWords.age}
        hint={sharedWords.optional}
        type="number"
        inputMode="numeric"
        min={18}
        max={120}
        step={1}
        {...named('age')}
      />
      <Field label={offerWords.sex} hint={sharedWords.optional}>
        {(ids) => (
          <select {...ids} className="field" name="sex" autoComplete="sex" defaultValue={first.sex}>
            <option value="">{offerWords.choose}</option>
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
        <input name="trap" tabIndex={-1} autoComplete="off" defaultValue={first.trap} />
      </div>
    </div>
  )
}

type DetailsProps = Dispatch & {
  state: OfferState
  form: RefObject<HTMLFormElement | null>
  onSubmit(): void
}

/** Shows the form for the visitor's details and the clinic's location. */
export const DetailsStage = ({ state, dispatch, form, onSubmit }: DetailsProps) => {
  const site = useSite()
  const { fields, loading } = state
  const [first] = useState(fields)
  const problemId = useId()
  const read = (shown: HTMLFormElement) => dispatch({ type: 'edit', change: fieldsIn(shown) })
  useFormValues(form, read)
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method has its own use for Enter; keyCode is how Safari tells.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    // A disabled submit button would swallow Enter without a word.
    if (!canSubmit(state)) {
      event.preventDefault()
      onSubmit()
    }
  }
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
      <DetailsFields {...state} onKeyDown={onKeyDown} />
      <Check css={optIn} label={consents.keep} name="keep" defaultChecked={first.keep} />
      <Check
        css={optIn}
        label={consents.marketing}
        name="marketing"
        defaultChecked={first.marketing}
      />
      <p className="small mute" css={{ marginTop: 10 }}>
        {offerWords.consentEnd(consents.healthData, validDays, site.adultsOnly)}
        <Link to="/privacy/">{sharedWords.howWeUseData}</Link>
      </p>
      <OfferLine />
      <p className="vh" role="status">
        {loading ? offerWords.preparing : ''}
      </p>
      {state.problem ? <Problem id={problemId} problem={state.problem} /> : null}
      <div css={[foot, heldFoot]} data-foot>
        <button
          type="button"
          className="btn line"
          disabled={loading}
          onClick={() => {
            read(form.current!)
            dispatch({ type: 'back' })
          }}
        >
          {offerWords.back}
        </button>
        <button
          type="submit"
          className="btn"
          disabled={!canSubmit(state)}
          aria-describedby={state.problem ? problemId : undefined}
        >
          {loading ? <Spinner /> : null}
          <span>{offerWords.getOffer}</span>
        </button>
      </div>
    </form>
  )
}

/** Shows the offer that was made. */
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
          {offerWords.done}
        </button>
        <ExternalLink className="btn" href={site.bookingUrl}>
          {sharedWords.bookNow}
          <Icon name="away" />
        </ExternalLink>
      </div>
    </>
  )
}
