import type { DialogName } from '../dialogs/names'
import { announce, topDialog, type ControllerState } from './controllerState'
import { focus, focusFirst, isVisible, shellOf } from './inPage'
import { startScripts } from './scriptLoading'

/** Opens and closes the dialogs' static shells. One is open at a time. */

function lockScrolling(): void {
  const root = document.documentElement
  if (root.style.overflow === 'hidden') return
  // The room of a scroll bar is kept, so that nothing moves.
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
}

function unlockScrolling({ dialogs }: ControllerState): void {
  if (dialogs.length) return
  document.documentElement.style.overflow = ''
  document.documentElement.style.scrollbarGutter = ''
}

/** Opens a dialog; one whose shell is still to arrive with the page opens when it is there. */
export function openDialog(state: ControllerState, name: DialogName, index = 0, trigger: Element | null = null): void {
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
  // The new one takes the outer one's place, and its way back.
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
  announce(request)
  let once = false
  const painted = () => {
    if (once) return
    once = true
    makeModal(state, shell)
    if (name !== 'drawer') startScripts(state)
  }
  // A hidden tab paints nothing.
  requestAnimationFrame(() => setTimeout(painted))
  setTimeout(painted, 250)
}

/** Turns a shell that is already on the screen into a modal dialog, with the focus staying where it is in it. */
function makeModal(state: ControllerState, shell: HTMLDialogElement): void {
  const entry = topDialog(state)
  // Without showModal it stays as it is: over the page, until the stand-in arrives.
  if (!entry || entry.shell !== shell || entry.modal || !shell.showModal) return
  entry.modal = true
  const active = shell.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
  if (active) active.setAttribute('autofocus', '')
  shell.removeAttribute('open')
  shell.removeAttribute('data-early')
  lockScrolling()
  shell.showModal()
  if (active && document.activeElement !== active) focus(active)
}

/** Tidies up after a dialog that has closed, and gives the focus back. */
export function dialogClosed(state: ControllerState, shell: HTMLDialogElement): void {
  const entry = state.dialogs.find((one) => one.shell === shell)
  if (!entry || shell.open) return
  shell.removeAttribute('data-early')
  state.dialogs = state.dialogs.filter((one) => one !== entry)
  unlockScrolling(state)
  const back = [entry.trigger, ...document.querySelectorAll(`[data-dialog="${entry.request.name}"]`)].find((one) => one?.isConnected && isVisible(one))
  if (back) focus(back as HTMLElement)
}

/** Closes every dialog because the page changes; the focus stays where it is. */
export function leaveDialogs(state: ControllerState): void {
  const left = state.dialogs
  state.dialogs = []
  left.forEach(({ shell }) => shell.close())
  unlockScrolling(state)
}

/** Whether a press is on the backdrop of the top dialog. */
export function isOutside(state: ControllerState, event: MouseEvent): boolean {
  const entry = topDialog(state)
  if (!entry || event.target !== entry.shell) return false
  const box = entry.shell.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}

/** Opens the dialog of a `[data-autostart]` element, if the page has one. */
export function autostart(state: ControllerState): void {
  const element = document.querySelector('[data-autostart]')
  if (!element) return
  const name = element.getAttribute('data-autostart') as DialogName
  // What is not a dialog (the not-found page, asked for a product) only needs its scripts.
  if (shellOf(name)) openDialog(state, name)
  else startScripts(state)
}
