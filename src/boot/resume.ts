import type { DialogName } from '../site/dialogNames'
import { readStored, writeStored } from '../browser/browserStorage'
import { topDialog, type ControllerState } from './controllerState'
import { openDialog } from './dialogStack'
import { questionIn, resumeKey, shellOf } from './inPage'
import { fillIn, queueInput } from './inputQueue'

/** Restores an open dialog and its text after a reload. */

/** An open dialog with its text, and whether it was sent; `at` in milliseconds since 1970. */
type OpenedDialog = {
  path: string
  at: number
  name: DialogName
  index: number
  text?: string
  submit: boolean
}

/**
 * Returns what has to be kept of the open dialog; null when none is open. The drawer is not
 * restored.
 */
export function openedDialog(state: ControllerState): OpenedDialog | null {
  const entry = topDialog(state)
  if (!entry || entry.request.name === 'drawer') return null
  return {
    path: location.pathname,
    at: Date.now(),
    ...entry.request,
    text: questionIn(entry.shell)?.value,
    submit: !!entry.shell.querySelector('form[aria-busy="true"]'),
  }
}

export function reopen(
  state: ControllerState,
  { name, index, text, submit }: OpenedDialog,
  trigger?: Element | null,
): void {
  openDialog(state, name, index, trigger)
  const input = questionIn(shellOf(name))
  if (input && text) fillIn(input, text)
  if (input?.form && submit) queueInput(state, input.form, null)
}

/** Stores the open dialog before a reload. */
export function keepForReload(state: ControllerState): void {
  const was = openedDialog(state)
  if (was) writeStored('session', resumeKey, JSON.stringify(was))
}

/** Opens the dialog that was stored before a reload of this page within the last minute. */
export function resume(state: ControllerState): void {
  const saved = readStored('session', resumeKey)
  if (!saved) return
  writeStored('session', resumeKey, null)
  const was = JSON.parse(saved) as OpenedDialog
  if (was.path === location.pathname && Date.now() - was.at < 60_000) reopen(state, was)
}
