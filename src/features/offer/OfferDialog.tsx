import { useCallback, useEffect, useReducer, useRef } from 'react'
import { call, prepare } from '../../backend/call'
import { useSite } from '../../site/SiteContext'
import { showTitled } from '../../ui/toasts/store'
import { focusBack, useAbortableRequest } from '../../ui/dialog/useAbortableRequest'
import { reportImportFailure } from '../../ui/dialog/LazyShell'
import { useClosed, useNewView, useShell } from '../../ui/dialog/ShellContext'
import { ConcernsStage, DetailsStage, OfferStage } from './OfferStages'
import {
  askedFields,
  fieldsIn,
  isComplete,
  mistakesIn,
  offerReducer,
  offerStart,
  refusalIn,
  resetDelay,
  toRequest,
  type OfferErrors,
} from './offerState'
import * as offerWords from '../../words/offer'
import * as sharedWords from '../../words/shared'

/** The heading of each stage, which takes the focus; null is the shell's own. */
const titles = { concerns: null, details: offerWords.yourDetails, offer: offerWords.offerTitle }

/** Shows the welcome offer, in three stages. */
export const OfferDialog = () => {
  const site = useSite()
  const [state, dispatch] = useReducer(offerReducer, offerStart)
  const { run, giveUp, busy } = useAbortableRequest()
  const form = useRef<HTMLFormElement>(null)
  /** Outlives the reset: the same words typed anew are still one request. */
  const attempt = useRef<{ body: string; key: string } | null>(null)
  const { stage } = state

  const { opened, setTitle } = useShell()
  const pendingReset = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const reset = useCallback(() => {
    clearTimeout(pendingReset.current)
    pendingReset.current = undefined
    dispatch({ type: 'reset' })
  }, [])
  useClosed(() => {
    giveUp()
    dispatch({ type: 'end' })
    pendingReset.current = setTimeout(reset, resetDelay)
  })
  // Opened again before that time is over.
  useEffect(() => {
    if (pendingReset.current) reset()
  }, [opened, reset])
  // What sending needs is fetched before anything is filled in: a file that is gone then costs
  // nobody their words.
  useEffect(() => {
    prepare().catch(reportImportFailure)
  }, [])

  useEffect(() => {
    setTitle(titles[stage])
  }, [setTitle, stage])
  useNewView(stage)

  const refuse = (errors: OfferErrors, notified: boolean) => {
    dispatch({ type: 'validationFailed', errors, notified })
    const [first] = askedFields.filter((field) => errors[field])
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const submit = () => {
    if (busy()) return
    const fields = fieldsIn(form.current!)
    dispatch({ type: 'edit', change: fields })
    const shown = { fields, concerns: state.concerns }
    if (!isComplete(shown))
      showTitled({
        title: sharedWords.fillRequired,
        description: offerWords.requiredFields,
        variant: 'destructive',
      })
    const errors = mistakesIn(shown, site.adultsOnly)
    if (!isComplete(shown) || Object.keys(errors).length > 0) {
      refuse(errors, !isComplete(shown))
      return
    }
    const request = toRequest(shown)
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
            title: offerWords.congratulations,
            description: offerWords.generated,
          })
          return
        }
        if (result.ok) dispatch({ type: 'end' })
        else {
          showTitled({
            title: offerWords.error,
            description: offerWords.notGenerated,
            variant: 'destructive',
          })
          const refusal = refusalIn(result.failure, site.adultsOnly)
          if (Object.keys(refusal.errors).length > 0) {
            refuse(refusal.errors, true)
            return
          }
          dispatch({ type: 'fail', problem: refusal.problem })
        }
        focusBack(() => form.current?.querySelector<HTMLElement>('[type="submit"]'))
      },
    )
  }
  if (stage === 'concerns') return <ConcernsStage concerns={state.concerns} dispatch={dispatch} />
  if (stage === 'offer' && state.offer) return <OfferStage offer={state.offer} />
  return <DetailsStage state={state} dispatch={dispatch} form={form} onSubmit={submit} />
}

/**
 * Returns a random key. `randomUUID` would need a secure context, which a local network's http is
 * not.
 */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
