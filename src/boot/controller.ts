import type { DialogName } from '../dialogs/names'
import { browserRefuses, privacyPage, readConsent } from '../runtime/analyticsConsent'
import { sitemapForced } from '../runtime/sitemapFlag'
import { initialState, on, topDialog, type ControllerState } from './controllerState'
import { autostart, dialogClosed, isOutside, leaveDialogs, openDialog } from './dialogStack'
import { closest, questionIn, whenParsed, whenShown } from './inPage'
import { fillIn, queueInput, replay } from './inputQueue'
import { keepForReload, openedDialog, reopen, resume } from './resume'
import { clearFailure, retryScripts, scriptLost, startScripts } from './scriptLoading'

/** What the controller answers by itself: none of it waits for the site's scripts. */
const handledHere = '[data-dialog],[data-close],[data-fill],[data-retry],[popovertarget]'

/**
 * Opens and closes the dialogs' static shells, loads the site's scripts, keeps what is pressed or typed before they arrive, and
 * brings it back after a page had to be loaded anew. The inline script (early.ts) loads it at the visitor's first intent.
 */
export function controller(): void {
  if (window.__dialogs) return
  const state = initialState(window.__early)
  listen(state)
  window.__dialogs = {
    open: (name, index, trigger) => openDialog(state, name, index, trigger),
    autostart: () => autostart(state),
    leave: () => leaveDialogs(state),
    lost: (src) => scriptLost(state, src),
    current: () => topDialog(state)?.request ?? null,
    ready: () => becomeReady(state),
  }
  takeOver(state)
}

/** The loaded code listens: whatever was kept for it happens now. */
function becomeReady(state: ControllerState): void {
  state.stale = false
  clearFailure(state)
  // React makes a page anew that an extension or a translator had changed: the dialog that was open is gone with the old one.
  const was = openedDialog(state)
  const top = topDialog(state)
  if (was && !state.ready && !top!.shell.isConnected) reopen(state, was, top!.trigger)
  state.ready = true
  const kept = state.queue
  state.queue = []
  replay(kept)
}

/** Goes on with what was pressed while the inline script was alone, and starts what needs no press. */
function takeOver(state: ControllerState): void {
  const { early } = state
  const pressed = early?.pressed
  if (pressed) state.waiting = { request: { name: pressed.dataset.dialog as DialogName, index: +pressed.getAttribute('data-index')! }, trigger: pressed }
  if (early) early.want = () => state.started || startScripts(state)
  if (early?.wanted) startScripts(state)

  whenParsed(() =>
    whenShown(() => {
      if (!document.createElement('dialog').showModal) early?.add('/modal.js')
      if (state.waiting) {
        const { request, trigger } = state.waiting
        state.waiting = null
        if (trigger) trigger.removeAttribute('aria-busy')
        openDialog(state, request.name, request.index, trigger)
      } else autostart(state)
      const own = state.queue.filter(({ target }) => target.matches(`${handledHere},[data-print]`))
      state.queue = state.queue.filter((one) => !own.includes(one))
      replay(own)
      // What reads the page's address, from a link that somebody shared, shows it without waiting to be used.
      if (location.search && document.querySelector('[data-query]')) startScripts(state)
      resume(state)
      if (sitemapForced()) startScripts(state)
      else if (early?.page.analytics && !browserRefuses() && (readConsent() !== 'refused' || location.pathname === privacyPage)) startScripts(state)
    }),
  )
}

function listen(state: ControllerState): void {
  on('click', (event) => {
    if (event.defaultPrevented || event.button) return
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
      openDialog(state, trigger.getAttribute('data-dialog') as DialogName, +trigger.getAttribute('data-index')!, trigger)
    } else if (printer) {
      document.documentElement.dataset.print = printer.dataset.print
      window.print()
      // The sheet stays asked for until the page is used again: telephones lay it out once more after `afterprint`.
      for (const kind of ['pointermove', 'pointerdown', 'keydown'] as const) on(kind, () => delete document.documentElement.dataset.print, { once: true })
    } else if (!state.ready && button instanceof HTMLButtonElement && !button.matches(handledHere) && !(button.form && button.type === 'submit')) {
      event.preventDefault()
      // Not to be heard by code that has arrived but has not said that it is ready: it happens once.
      event.stopImmediatePropagation()
      queueInput(state, button, null)
    }
  })
  on('pointerdown', (event) => (state.pressedOutside = isOutside(state, event)))
  on('submit', (event) => {
    if (state.ready || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    queueInput(state, event.target, event.submitter)
  })
  on('keydown', () => (state.lastKeyAt = performance.now()))
  on('close', (event) => event.target instanceof HTMLDialogElement && dialogClosed(state, event.target))
  on('error', ({ target, error, filename }) => {
    // Once the code is ready, whoever waits for a file says that it did not come. A page in a script's place is bad syntax.
    const src = target instanceof HTMLScriptElement ? target.src : error instanceof SyntaxError ? filename : ''
    if (!state.ready && src.startsWith(location.origin)) scriptLost(state, src)
  })
  // Gatsby gives up without the page's data.
  on('unhandledrejection', ({ reason }) => state.ready || (/page resources/.test(reason) && scriptLost(state)))
  on('pagehide', ({ persisted }) => {
    // Loaded anew for want of code, by this script or by Gatsby: what was asked for is asked for again.
    if (state.stale || (state.started && !state.ready)) keepForReload(state)
    // Back leads to the page, as it does between pages of the running site, not into the dialog that a link was pressed in.
    if (persisted) leaveDialogs(state)
  })
}
