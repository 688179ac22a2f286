import { dialogId, type DialogName } from '../site/dialogNames'

/** DOM helpers of the inline script and the controller. */

/** Returns the target of an event or its nearest ancestor that matches. */
export const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

/** Runs `action` when the HTML has been parsed. */
export function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action)
  else action()
}

/** Runs `action` when the page is shown: a prerendered page waits. */
export function whenShown(action: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action)
  else action()
}

/** Returns a dialog's static shell; null while the parser has not reached it. */
export const shellOf = (name: DialogName): HTMLDialogElement | null =>
  document.getElementById(dialogId(name)) as HTMLDialogElement | null

export const isVisible = (element: Element): boolean => element.getClientRects().length > 0

export const focus = (element: HTMLElement): void => element.focus({ preventScroll: true })

/** Focuses the first visible `[data-first]` element of a shell. */
export function focusFirst(shell: Element): void {
  const all = [...shell.querySelectorAll<HTMLElement>('[data-first]')]
  const first = all.find(isVisible) || all[0]
  if (first) focus(first)
}

/** Returns the field that a dialog's first question is typed into. */
export const questionIn = (
  shell: Element | null | undefined,
): HTMLInputElement | null | undefined =>
  shell?.querySelector<HTMLInputElement>('input[data-first]')

/**
 * Shows that scripts failed to load: in the open dialog, else in a message over the page.
 * @param waits whether input outside a dialog is queued
 * @param note the message over the page, if there is one already
 * @returns the message over the page, if there is one now
 */
export function showFailure(
  shell: Element | null | undefined,
  waits: unknown,
  note: Element | null,
): Element | null {
  const message = document.querySelector('[data-failed]')
  if (shell) shell.setAttribute('data-state', 'failed')
  else if (message && waits && !note) {
    note = message.cloneNode(true) as Element
    document.body.append(note)
  }
  return note
}

/**
 * Reloads on Back and Forward before the site's code runs: where a page of the running site was
 * reloaded, they lead to another of its pages, which nothing shows yet.
 */
export const reloadIfLeft = (pathname: string): void => {
  // Once the browser has scrolled to where that page was left, which a reload keeps.
  if (location.pathname !== pathname) setTimeout(() => location.reload())
}

/** The key in sessionStorage under which the open dialog is kept across a reload. */
export const resumeKey = 'boot:resume'
