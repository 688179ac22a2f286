import { Link } from 'gatsby'
import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import type { ConcernId } from '../../../supabase/functions/_shared/contract'
import { call, prepare } from '../../backend/call'
import { openEvent } from '../../boot/protocol'
import { Field } from '../../components/Field'
import { Icon } from '../../components/Icon'
import { Spinner } from '../../components/Spinner'
import { useSite } from '../../layout/SiteContext'
import { showTitled } from '../../toasts/store'
import { concerns as allConcerns, consents } from '../data'
import { focusBack } from '../focusBack'
import { reportLost } from '../reportLost'
import { focusTitle, useClosed, useShell } from '../ShellContext'
import { fieldset, foot, heldFoot } from '../styles'
import { usePending } from '../usePending'
import {
  canSubmit,
  isComplete,
  offerReducer,
  offerStart,
  readAge,
  resetDelay,
  toRequest,
  type OfferFields,
} from './offerState'
import { checks, grid, optIn } from './offerStyles'
import { Check, Given, OfferLine, sexNames, Stages } from './OfferParts'

/** The welcome offer, in three stages. */
export const OfferDialog = () => {
  const site = useSite()
  const shell = useShell()
  const [state, dispatch] = useReducer(offerReducer, offerStart)
  const { run, giveUp, busy } = usePending()
  const form = useRef<HTMLFormElement>(null)
  /**
   * Outlives the reset: the same words typed in anew, after an answer that got lost, are still one
   * request.
   */
  const attempt = useRef<{ body: string; key: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const { stage, fields, errors, loading } = state

  const reset = useCallback(() => {
    timer.current = undefined
    dispatch({ type: 'reset' })
  }, [])
  useClosed(() => {
    giveUp()
    dispatch({ type: 'end' })
    clearTimeout(timer.current)
    timer.current = setTimeout(reset, resetDelay)
  })
  // Opened again before the reset was due: it starts at the concerns all the same.
  useEffect(() => {
    const onOpen = () => {
      if (!timer.current) return
      clearTimeout(timer.current)
      reset()
    }
    document.addEventListener(openEvent, onOpen)
    return () => document.removeEventListener(openEvent, onOpen)
  }, [reset])
  useEffect(() => () => clearTimeout(timer.current), [])
  // What sending needs is fetched before anything is filled in: a file that is gone then costs
  // nobody their words.
  useEffect(() => {
    prepare().catch(reportLost)
  }, [])

  const seen = useRef(stage)
  useEffect(() => {
    if (seen.current === stage) return
    seen.current = stage
    if (shell.dialog.current?.open) focusTitle(shell)
    shell.dialog.current?.scrollTo?.(0, 0)
  }, [stage, shell])

  const submit = () => {
    if (busy()) return
    if (!isComplete(state)) {
      showTitled({
        title: 'Please fill in all required fields',
        description: 'Name, email, location, and at least one concern are required.',
        variant: 'destructive',
      })
      return
    }
    const age = readAge(fields.age)
    const email = form.current?.querySelector<HTMLInputElement>('[type="email"]')
    const wrong = {
      email:
        email && !email.checkValidity()
          ? 'Enter an email address like name@example.com'
          : undefined,
      age:
        age === undefined ||
        form.current?.querySelector<HTMLInputElement>('[type="number"]')?.validity.badInput
          ? 'Enter a whole number of years, or leave it empty'
          : age !== null && age < 18
            ? site.adultsOnly
            : undefined,
    }
    if (wrong.email || wrong.age) {
      dispatch({ type: 'refuse', errors: wrong })
      form.current
        ?.querySelector<HTMLElement>(wrong.email ? '[type="email"]' : '[type="number"]')
        ?.focus()
      return
    }
    const request = toRequest(state)
    // The same request, sent again after a failure, is the same request to the server too.
    const body = JSON.stringify(request)
    if (attempt.current?.body !== body) attempt.current = { body, key: newKey() }
    const { key } = attempt.current
    dispatch({ type: 'submit' })
    void run(
      (signal) => call('raffle-offer', ({ requestOffer }) => requestOffer(request, key, signal)),
      (result) => {
        if (result.ok && result.data) {
          dispatch({ type: 'succeed', offer: result.data })
          showTitled({
            title: 'Congratulations!',
            description: 'Your exclusive offer has been generated!',
          })
          return
        }
        dispatch({ type: 'end' })
        if (!result.ok)
          showTitled({
            title: 'Error',
            description: 'Failed to generate your offer. Please try again.',
            variant: 'destructive',
          })
        focusBack(() => form.current?.querySelector<HTMLElement>('[type="submit"]'))
      },
    )
  }
  /** Ties a control to its field. */
  const bind = (field: Exclude<keyof OfferFields, 'marketing'>) => ({
    value: fields[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      dispatch({ type: 'edit', change: { [field]: event.target.value } }),
  })
  const enter = (event: KeyboardEvent) => {
    // A disabled submit button would swallow Enter without a word.
    if (event.key === 'Enter' && !canSubmit(state)) {
      event.preventDefault()
      submit()
    }
  }

  if (stage === 'concerns')
    return (
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          dispatch({ type: 'continue' })
        }}
      >
        <Stages stage={stage} />
        <fieldset css={fieldset}>
          <legend className="lead" css={{ padding: 0 }}>
            What would you like help with? Choose at least one.
          </legend>
          <div css={checks}>
            {allConcerns.map(({ id, label }) => (
              <Check
                key={id}
                label={label}
                checked={state.concerns.includes(id as ConcernId)}
                onChange={() => dispatch({ type: 'toggle', concern: id as ConcernId })}
              />
            ))}
          </div>
        </fieldset>
        <p className="cap" css={{ marginTop: 14 }}>
          {site.adultsOnly} An offer is about a consultation or advice, and a doctor decides with
          you whether any treatment is right.
        </p>
        <OfferLine />
        <div css={[foot, heldFoot]} data-foot>
          <span className="small mute" aria-live="polite">
            {state.concerns.length} chosen
          </span>
          <button type="submit" className="btn" disabled={state.concerns.length === 0}>
            Continue
          </button>
        </div>
      </form>
    )

  if (stage === 'offer' && state.offer)
    return (
      <>
        <Stages stage={stage} />
        <Given offer={state.offer} />
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

  return (
    <form
      ref={form}
      noValidate
      aria-busy={loading}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stages stage={stage} />
      <div css={grid}>
        <Field label="Name" className="whole">
          {(ids) => (
            <input
              onKeyDown={enter}
              {...ids}
              className="field"
              autoComplete="name"
              required
              maxLength={120}
              {...bind('name')}
            />
          )}
        </Field>
        <Field label="Email" className="whole" error={errors.email} alert>
          {(ids) => (
            <input
              onKeyDown={enter}
              {...ids}
              className="field"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              {...bind('email')}
            />
          )}
        </Field>
        <Field label="Location" hint="the clinic or town nearest you" className="whole">
          {(ids) => (
            <input
              onKeyDown={enter}
              {...ids}
              className="field"
              required
              maxLength={120}
              {...bind('location')}
            />
          )}
        </Field>
        <Field label="Age" hint="optional" error={errors.age} alert>
          {(ids) => (
            <input
              onKeyDown={enter}
              {...ids}
              className="field"
              type="number"
              inputMode="numeric"
              min={18}
              max={120}
              step={1}
              {...bind('age')}
            />
          )}
        </Field>
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
        {/* Nobody sees this field; a program that fills it in gives itself away. */}
        <div hidden>
          <label>
            Website
            <input name="website" tabIndex={-1} autoComplete="off" {...bind('website')} />
          </label>
        </div>
      </div>
      <Check
        css={optIn}
        label={consents.marketing}
        checked={fields.marketing}
        onChange={() => dispatch({ type: 'edit', change: { marketing: !fields.marketing } })}
      />
      <p className="small mute" css={{ marginTop: 10 }}>
        {consents.healthData} Offers are valid for 30 days and carry no obligation: take time to
        decide. {site.adultsOnly} <Link to="/privacy/">How we use your data</Link>
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

/**
 * A random key. `randomUUID` exists in secure contexts only; a local network's http address is not
 * one.
 */
const newKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('')
