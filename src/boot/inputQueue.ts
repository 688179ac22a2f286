import type { ControllerState } from './controllerState'
import { focus } from './inPage'
import { startScripts } from './scriptLoading'

/** Keeps what is pressed and sent before the scripts are there, and does it then. */

/** Puts a text into a field as if it had been typed. */
export function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  focus(input)
}

/** Keeps a press or a sent form for later, once, and loads the scripts. */
export function queueInput(state: ControllerState, target: HTMLElement, submitter: HTMLElement | null): void {
  if (!state.queue.some((one) => one.target === target)) state.queue.push({ target, submitter })
  target.setAttribute('aria-busy', 'true')
  startScripts(state)
}

/** Does what was kept. */
export function replay(kept: ControllerState['queue']): void {
  kept.forEach(({ target, submitter }) => {
    target.removeAttribute('aria-busy')
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter && submitter.isConnected ? submitter : undefined)
    else target.click()
  })
}
