import type { DialogName } from '../site/dialogNames'
import { announce, topDialog, type ControllerState } from './controllerState'
import { focus, focusFirst, isVisible, shellOf } from './inPage'
import { clearFailure, startScripts } from './scriptLoading'

/** Opens and closes the dialogs' static shells. One is open at a time. */

function lockScrolling(): void {
  const root = document.documentElement
  if (root.style.overflow === 'hidden') return
  // Keeps the scroll bar's space, so that the layout does not shift.
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
}

function unlockScrolling({ dialogs }: ControllerState): void {
  if (dialogs.length) return
  document.documentElement.style.overflow = ''
  document.documentElement.style.scrollbarGutter = ''
}

/** Opens a dialog; if the parser has not reached its shell, it opens then. */
export function openDialog(
  state: ControllerState,
  name: DialogName,
  index = 0,
  trigger: Element | null = null,
): void {
  const request = { name, index }
  const shell = shellOf(name)
  if (!shell) {
    state.waiting = { request, trigger }
    if (trigger) trigger.setAttribute('aria-busy', 'true')
    return
  }
  state.dialogs = state.dialogs.filter((entry) => entry.shell.isConnected && entry.shell.open)
  const outer = topDialog(state)
  if (outer && outer.shell === shell) {
    outer.request = request
    announce(request)
    return
  }
  // One dialog is open at a time: the new one replaces the outer one and later returns the focus to
  // that one's trigger.
  if (outer) {
    trigger = outer.trigger || trigger
    state.dialogs = []
    outer.shell.close()
  }
  state.dialogs.push({ shell, request, trigger })
  if (state.early && !outer) state.early.show(shell)
  else {
    makeModal(state, shell)
    focusFirst(shell)
  }
  if (state.ready) clearFailure(state)
  announce(request)
  let once = false
  const painted = () => {
    if (once) return
    once = true
    makeModal(state, shell)
    if (name !== 'drawer') startScripts(state)
  }
  // In a hidden tab no animation frame comes.
  requestAnimationFrame(() => setTimeout(painted))
  setTimeout(painted, 250)
}

/** Makes a shell that is already shown a modal dialog, and keeps the focus where it is in it. */
function makeModal(state: ControllerState, shell: HTMLDialogElement): void {
  const entry = topDialog(state)
  if (!entry || entry.shell !== shell || entry.modal) return
  entry.modal = true
  const active = shell.contains(document.activeElement)
    ? (document.activeElement as HTMLElement)
    : null
  if (active) active.setAttribute('autofocus', '')
  shell.removeAttribute('open')
  shell.removeAttribute('data-early')
  lockScrolling()
  shell.showModal()
  if (active && document.activeElement !== active) focus(active)
}

/** Updates the state after a dialog has closed, and returns the focus to its trigger. */
export function dialogClosed(state: ControllerState, shell: HTMLDialogElement): void {
  const entry = state.dialogs.find((one) => one.shell === shell)
  if (!entry || shell.open) return
  shell.removeAttribute('data-early')
  state.dialogs = state.dialogs.filter((one) => one !== entry)
  unlockScrolling(state)
  const back = [
    entry.trigger,
    ...document.querySelectorAll(`[data-dialog="${entry.request.name}"]`),
  ].find((one) => one?.isConnected && isVisible(one))
  if (back) focus(back as HTMLElement)
}

/** Closes every dialog before a change of page, without moving the focus. */
export function leaveDialogs(state: ControllerState): void {
  const left = state.dialogs
  state.dialogs = []
  left.forEach(({ shell }) => shell.close())
  unlockScrolling(state)
}

/** Checks whether a press is on the backdrop of the top dialog. */
export function isOutside(state: ControllerState, event: MouseEvent): boolean {
  const entry = topDialog(state)
  if (!entry || event.target !== entry.shell) return false
  const box = entry.shell.getBoundingClientRect()
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  )
}

/** Opens the dialog of a `[data-autostart]` element, if the page has one. */
export function autostart(state: ControllerState): void {
  const element = document.querySelector('[data-autostart]')
  if (!element) return
  const name = element.getAttribute('data-autostart') as DialogName
  // The not-found page uses the attribute, without a dialog, to have its scripts loaded.
  if (shellOf(name)) openDialog(state, name)
  else startScripts(state)
}
