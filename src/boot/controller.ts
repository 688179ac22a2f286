import type { DialogName } from '../site/dialogNames'
import { browserRefuses, privacyPage, readConsent, sitemapForced } from '../browser/browserStorage'
import { printPage } from '../browser/printPage'
import { initialState, on, topDialog, type ControllerState } from './controllerState'
import { carryOver, placesOfControls } from './carryOver'
import { autostart, dialogClosed, isOutside, leaveDialogs, openDialog } from './dialogStack'
import { closest, questionIn, reloadIfLeft, whenParsed, whenShown } from './inPage'
import { fillIn, queueInput, replay } from './inputQueue'
import { printedSheet } from './printedSheet'
import { keepForReload, openedDialog, reopen, resume } from './resume'
import { clearFailure, reconnected, retryScripts, scriptLost, startScripts } from './scriptLoading'

/** Controls that the controller handles by itself, without the site's scripts. */
const handledHere = '[data-dialog],[data-close],[data-fill],[data-retry],[popovertarget]'

/**
 * Opens and closes dialogs, loads the site's scripts, queues input until they run, and restores a
 * dialog after a reload. early.ts loads it at the visitor's first intent.
 */
export function controller(): void {
  if (window.__dialogs) return
  const state = initialState(window.__early)
  listen(state)
  window.__dialogs = {
    open: (name, index, trigger) => openDialog(state, name, index, trigger),
    autostart: () => autostart(state),
    leave: () => leaveDialogs(state),
    reportScriptFailure: (src) => scriptLost(state, src),
    current: () => topDialog(state)?.request ?? null,
    ready: () => becomeReady(state),
  }
  takeOver(state)
}

/** Runs when the site's code has hydrated the page: replays the queued input. */
function becomeReady(state: ControllerState): void {
  state.stale = false
  clearFailure(state)
  let { queue } = state
  if (!state.ready && [...state.controls.keys()].some((control) => !control.isConnected)) {
    // An extension or a translator had changed the HTML: hydration failed, and React rendered the
    // page again, without what the visitor had done with it.
    const was = openedDialog(state)
    const top = topDialog(state)
    if (was && !top!.shell.isConnected) reopen(state, was, top!.trigger)
    const counterpart = carryOver(state.controls, state.focused)
    queue = state.queue.map(({ target, submitter }) => ({
      target: counterpart(target),
      submitter: submitter && counterpart(submitter),
    }))
  }
  state.ready = true
  state.controls.clear()
  state.queue = []
  replay(queue)
}

/** Handles what was pressed before the controller was loaded, and starts what needs no press. */
function takeOver(state: ControllerState): void {
  const { early } = state
  const pressed = early?.pressed
  if (pressed)
    state.waiting = {
      request: {
        name: pressed.dataset.dialog as DialogName,
        index: +pressed.getAttribute('data-index')!,
      },
      trigger: pressed,
    }
  if (early) early.requestApp = () => state.started || startScripts(state)
  if (early?.requested) startScripts(state)

  whenParsed(() => {
    state.controls = placesOfControls()
  })
  whenParsed(() =>
    whenShown(() => {
      if (state.waiting) {
        const { request, trigger } = state.waiting
        state.waiting = null
        if (trigger) trigger.removeAttribute('aria-busy')
        openDialog(state, request.name, request.index, trigger)
      } else autostart(state)
      const own = state.queue.filter(({ target }) => target.matches(`${handledHere},[data-print]`))
      state.queue = state.queue.filter((one) => !own.includes(one))
      replay(own)
      // An element that reads the query of the address (a shared estimate, a search) shows it
      // without being used first.
      if (location.search && document.querySelector('[data-query]')) startScripts(state)
      resume(state)
      if (sitemapForced()) startScripts(state)
      else if (
        early?.page.analytics &&
        !browserRefuses() &&
        (readConsent() !== 'refused' || location.pathname === privacyPage)
      )
        startScripts(state)
    }),
  )
}

/**
 * Checks whether a click is the second of a double click and falls on something else than the
 * first: what the first one opened, closed or moved on to has come under the pointer. Buttons that
 * move a dialog on are therefore new elements in every view.
 */
function isSecondPress(state: ControllerState, event: MouseEvent): boolean {
  const pressed =
    closest(event, 'label') ?? closest(event, 'a,button,input,select,summary,textarea')
  const second = (event.detail > 1 || isSecondTap(state, event)) && pressed !== state.pressed
  // A click that a label passes on to its control says nothing new.
  if (!second && event.detail > 0) state.pressed = pressed
  return second
}

/** Checks whether a tap follows another at once in the same place: iOS does not count taps. */
function isSecondTap(state: ControllerState, event: MouseEvent): boolean {
  if (!state.touched || event.detail === 0) return false
  const { tap } = state
  const { clientX: x, clientY: y, timeStamp: at } = event
  state.tap = { x, y, at }
  return tap !== null && at - tap.at < 400 && Math.hypot(x - tap.x, y - tap.y) < 24
}

/** Makes an event do nothing, here and in the page. */
function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function onClick(state: ControllerState, event: MouseEvent): void {
  if (event.defaultPrevented || event.button) return
  if (isSecondPress(state, event)) {
    swallow(event)
    return
  }
  const closing = closest(event, 'dialog [data-close]')?.closest('dialog')
  const retrier = closest(event, '[data-retry]')
  const filler = closest(event, '[data-fill]')
  const trigger = closest(event, '[data-dialog]')
  const printer = closest(event, 'button[data-print]')
  const button = closest(event, 'button')
  if (closing?.open) {
    event.preventDefault()
    closing.close()
  } else if (state.pressedOutside && isOutside(state, event)) topDialog(state)!.shell.close()
  else if (retrier) retryScripts(state)
  else if (filler) {
    const input = questionIn(filler.closest('dialog'))
    if (input) fillIn(input, filler.getAttribute('data-fill')!)
  } else if (trigger) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openDialog(
      state,
      trigger.getAttribute('data-dialog') as DialogName,
      +trigger.getAttribute('data-index')!,
      trigger,
    )
  } else if (printer) {
    const { dataset } = document.documentElement
    const sheet = printedSheet(printer)
    const printAll = () => {
      delete dataset.print
      sheet.remove()
    }
    dataset.print = printer.dataset.print
    document.getElementById('sheet')?.remove()
    document.body.append(sheet)
    if (!printPage(() => printer.nextElementSibling?.removeAttribute('hidden'))) printAll()
    // Kept until the page is used again, since mobile browsers lay the page out for print once
    // more after `afterprint`.
    for (const kind of ['pointermove', 'pointerdown', 'keydown'] as const)
      on(kind, printAll, { once: true })
  } else if (
    !state.ready &&
    button instanceof HTMLButtonElement &&
    !button.matches(handledHere) &&
    !(button.form && button.type === 'submit')
  ) {
    // Code that has loaded but not hydrated yet must not handle it as well: it is replayed later.
    swallow(event)
    queueInput(state, button, null)
  }
}

function listen(state: ControllerState): void {
  const { pathname } = location
  on('click', (event) => onClick(state, event))
  on('pointerdown', (event) => {
    state.pressedOutside = isOutside(state, event)
    state.touched = event.pointerType === 'touch'
  })
  on('submit', (event) => {
    if (state.ready || !(event.target instanceof HTMLFormElement)) return
    // A form with an address needs no script.
    if (event.target.hasAttribute('action')) return
    swallow(event)
    queueInput(state, event.target, event.submitter)
  })
  on('keydown', (event) => {
    state.lastKeyAt = performance.now()
    // Enter that is held down presses once, as a double click does.
    if (event.repeat && event.key === 'Enter' && closest(event, 'dialog')) swallow(event)
  })
  on(
    'wheel',
    ({ target }) => {
      // Over a number that has the focus the wheel scrolls the page, as everywhere, and does not
      // change it: browsers leave a field alone that is read-only.
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly)
        return
      target.readOnly = true
      setTimeout(() => (target.readOnly = false))
    },
    { capture: true, passive: true },
  )
  on('focusin', ({ target }) => state.ready || (state.focused = target as Element))
  on('online', () => reconnected(state))
  on('popstate', () => state.ready || reloadIfLeft(pathname))
  on(
    'close',
    (event) => event.target instanceof HTMLDialogElement && dialogClosed(state, event.target),
  )
  on('error', ({ target, error, filename }) => {
    // Only until the code is ready: later imports report their own failures. A host that answers
    // with HTML causes a SyntaxError.
    const src =
      target instanceof HTMLScriptElement
        ? target.src
        : error instanceof SyntaxError
          ? filename
          : ''
    if (!state.ready && src.startsWith(location.origin)) scriptLost(state, src)
  })
  // Gatsby rejects with these words when the page's data cannot be fetched.
  on(
    'unhandledrejection',
    ({ reason }) => state.ready || (/page resources/.test(reason) && scriptLost(state)),
  )
  on('pagehide', ({ persisted }) => {
    // The page is being reloaded because code is missing, by this script or by Gatsby: the next
    // page restores the dialog.
    if (state.stale || (state.started && !state.ready)) keepForReload(state)
    // Going back shows the page itself, as within the running site, and not the dialog whose link
    // was followed.
    if (persisted) leaveDialogs(state)
  })
}
