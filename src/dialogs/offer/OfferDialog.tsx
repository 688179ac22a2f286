import { useCallback, useEffect, useReducer, useRef } from 'react'
import { call, prepare } from '../../backend/call'
import { openEvent } from '../../boot/protocol'
import { useSite } from '../../layout/SiteContext'
import { showTitled } from '../../toasts/store'
import { focusBack } from '../focusBack'
import { reportLost } from '../reportLost'
import { focusTitle, useClosed, useShell } from '../ShellContext'
import { usePending } from '../usePending'
import { ConcernsStage, DetailsStage, OfferStage } from './OfferStages'
import { isComplete, offerReducer, offerStart, readAge, resetDelay, toRequest } from './offerState'

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
  const { stage, fields } = state

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
  if (stage === 'concerns') return <ConcernsStage concerns={state.concerns} dispatch={dispatch} />
  if (stage === 'offer' && state.offer) return <OfferStage offer={state.offer} />
  return <DetailsStage state={state} dispatch={dispatch} form={form} onSubmit={submit} />
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
