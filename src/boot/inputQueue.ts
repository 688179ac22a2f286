import type { ControllerState } from './controllerState'
import { focus } from './inPage'
import { startScripts } from './scriptLoading'

/** Queues clicks and submitted forms until the site's scripts run, and replays them. */

/** Puts a text into a field as if it had been typed. */
export function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  focus(input)
}

/** Queues a pressed button or a submitted form, each once, and loads the scripts. */
export function queueInput(
  state: ControllerState,
  target: HTMLElement,
  submitter: HTMLElement | null,
): void {
  if (!state.queue.some((queued) => queued.target === target))
    state.queue.push({ target, submitter })
  target.setAttribute('aria-busy', 'true')
  startScripts(state)
}

/** Repeats queued input. */
export function replay(queue: ControllerState['queue']): void {
  queue.forEach(({ target, submitter }) => {
    target.removeAttribute('aria-busy')
    if (target instanceof HTMLFormElement)
      submit(target, submitter?.isConnected ? submitter : undefined)
    else target.click()
  })
}

function submit(form: HTMLFormElement, submitter: HTMLElement | undefined): void {
  if ('requestSubmit' in form) form.requestSubmit?.(submitter)
  // Safari below 16.
  else (submitter ?? (form as HTMLElement).querySelector<HTMLElement>('[type="submit"]'))?.click()
}
