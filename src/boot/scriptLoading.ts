import { readStored, writeStored } from '../runtime/browserStorage'
import { announce, on, topDialog, type ControllerState } from './controllerState'
import { showFailure, whenParsed } from './inPage'

/** Loads the site's scripts, and deals with those that do not load. */

/** When the page was last loaded anew because a script of it was gone. */
const reloadedKey = 'boot:gone'

/** Loads the site's scripts, once; after a failure, those that are missing. */
export function startScripts(state: ControllerState): void {
  // A server that takes the connection and never answers is told of too.
  setTimeout(() => state.ready || state.failed.length || scriptLost(state), 30_000)
  if (state.started) {
    retryScripts(state)
    return
  }
  state.started = true
  const { early } = state
  if (!early) return
  early.preload()
  whenParsed(() => {
    Object.assign(window, early.page.globals)
    early.page.scripts.forEach((src) => early.add(src))
  })
}

const ask = (url: string) => fetch(url, { method: 'HEAD', cache: 'no-store' })

/** Takes away what was said of a failure. */
export function clearFailure(state: ControllerState): void {
  topDialog(state)?.shell.removeAttribute('data-state')
  state.note?.remove()
  state.note = null
}

/** Says so where the visitor waits, in the dialog or over the page, and tries again by itself when the connection is back. */
function reportFailure(state: ControllerState): void {
  state.note = showFailure(topDialog(state)?.shell, !!state.queue[0], state.note)
  if (state.awaitsConnection) return
  state.awaitsConnection = true
  const connected = () => {
    state.awaitsConnection = false
    retryScripts(state)
  }
  on('online', connected, { once: true })
}

/** Loads the page anew, but not between two letters: what is typed while one page makes way for the other is lost. */
function reload(state: ControllerState): void {
  if (performance.now() - state.lastKeyAt < 700) setTimeout(() => reload(state), 100)
  else location.reload()
}

export function retryScripts(state: ControllerState): void {
  const missing = state.failed
  const top = topDialog(state)
  state.failed = []
  if (state.stale)
    ask(location.href).then(() => reload(state), () => reportFailure(state)) // prettier-ignore
  else if (!missing.length && !state.ready) return
  clearFailure(state)
  missing.forEach((src) => state.early?.add(src))
  if (state.ready && top) announce(top.request)
}

/**
 * A script did not load, or nothing came of it. Gone for good (the site was published anew): the page is loaded again, once
 * in a minute, and comes back with the dialog and the text that were there. Out of reach: that is said, with another try.
 */
export function scriptLost(state: ControllerState, src?: string): void {
  const own = src && state.early?.page.scripts.includes(new URL(src).pathname)
  const outOfReach = () => {
    if (own) state.failed.push(src)
    else if (!state.ready || !src) state.stale = true
    reportFailure(state)
  }
  if (!src) return outOfReach()
  ask(src).then((reply) => {
    // Some hosts answer with a page for what they do not have.
    const there = reply.ok && /script/.test(reply.headers.get('content-type')!)
    // The connection is back already. Not for ever, in case the file does come and is of no use.
    if (there && own && state.attempts++ < 6) return state.early!.add(src)
    // Gatsby asks once for the page's own code.
    if (there && (own || state.ready)) return outOfReach()
    state.stale = true
    const now = Date.now()
    if (now - +readStored('session', reloadedKey)! < 60_000) return reportFailure(state)
    writeStored('session', reloadedKey, '' + now)
    // Where nothing can be kept, nothing would stop a second time.
    if (readStored('session', reloadedKey)) reload(state)
    else reportFailure(state)
  }, outOfReach)
}
