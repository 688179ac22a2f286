import { dialogId, type DialogName } from '../dialogs/names'

/** What the inline script and the controller both ask of a page. */

/** The element that an event befell, or the nearest around it, by a selector. */
export const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

/** Runs once the whole page is there. */
export function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action)
  else action()
}

/** Runs once the page is looked at: a prerendered one waits. */
export function whenShown(action: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', action)
  else action()
}

/** A dialog's static shell; null while the page is still arriving. */
export const shellOf = (name: DialogName): HTMLDialogElement | null => document.getElementById(dialogId(name)) as HTMLDialogElement | null

export const isVisible = (element: Element): boolean => element.getClientRects().length > 0

export const focus = (element: HTMLElement): void => element.focus({ preventScroll: true })

/** Focuses what comes first in a shell, by what can be seen of it. */
export function focusFirst(shell: Element): void {
  const all = [...shell.querySelectorAll<HTMLElement>('[data-first]')]
  const first = all.find(isVisible) || all[0]
  if (first) focus(first)
}

/** The field that a dialog's first question is typed into. */
export const questionIn = (shell: Element | null | undefined): HTMLInputElement | null | undefined =>
  shell?.querySelector<HTMLInputElement>('input[data-first]')

/**
 * Says where the visitor waits, in the open dialog or else over the page, that code did not load.
 * @param waits whether somebody waits for something outside a dialog
 * @param note the words that stand over the page already
 * @returns the words that stand over the page now
 */
export function showFailure(shell: Element | null | undefined, waits: boolean, note: Element | null): Element | null {
  const words = document.querySelector('[data-failed]')
  if (shell) shell.setAttribute('data-state', 'failed')
  else if (words && waits && !note) {
    note = words.cloneNode(true) as Element
    document.body.append(note)
  }
  return note
}

/** Where the controller keeps the open dialog while a page makes way for its successor. */
export const resumeKey = 'boot:resume'
