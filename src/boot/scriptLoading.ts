import { readStored, writeStored } from '../browser/browserStorage'
import { announce, topDialog, type ControllerState } from './controllerState'
import { showFailure, whenParsed } from './inPage'

/** Loads the site's scripts, and retries or reports those that fail. */

/** Key in sessionStorage of the time of the last reload because a script was gone. */
const reloadedKey = 'boot:gone'

/**
 * Loads the site's scripts; called again after a failure, those that are missing. Code that runs
 * has been told of the dialog already: telling it twice would fill the dialog anew.
 */
export function startScripts(state: ControllerState): void {
  // A server that accepts the connection and never answers causes no error event.
  setTimeout(() => state.ready || state.failed.length || scriptLost(state), 30_000)
  if (state.started) {
    if (state.stale || !state.ready) retryScripts(state)
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

/** Asks whether the server has a file; again when the connection came back during a failed try. */
async function ask(state: ControllerState, url: string): Promise<Response> {
  const { reconnections } = state
  try {
    return await fetch(url, { method: 'HEAD', cache: 'no-store' })
  } catch (error) {
    if (reconnections === state.reconnections) throw error
    return ask(state, url)
  }
}

/** Removes the messages of a failure. */
export function clearFailure(state: ControllerState): void {
  topDialog(state)?.shell.removeAttribute('data-state')
  state.note?.remove()
  state.note = null
}

/** Shows that loading failed; `reconnected` retries when the connection is back. */
function reportFailure(state: ControllerState): void {
  state.note = showFailure(topDialog(state)?.shell, state.queue[0], state.note)
  state.awaitsConnection = true
}

/** Runs when the browser has its connection back. */
export function reconnected(state: ControllerState): void {
  state.reconnections++
  if (!state.awaitsConnection) return
  state.awaitsConnection = false
  retryScripts(state)
}

/** Reloads the page after 700 ms without a key, or letters typed meanwhile would be lost. */
function reload(state: ControllerState): void {
  if (performance.now() - state.lastKeyAt < 700) setTimeout(() => reload(state), 100)
  else location.reload()
}

export function retryScripts(state: ControllerState): void {
  const missing = state.failed
  const top = topDialog(state)
  state.failed = []
  if (state.stale)
    ask(state, location.href).then(() => reload(state), () => reportFailure(state)) // prettier-ignore
  else if (!missing.length && !state.ready) return
  clearFailure(state)
  missing.forEach((src) => state.early?.add(src))
  if (state.ready && top) announce(top.request)
}

/**
 * Handles a script that failed to load or to run. If the server no longer has it, because a new
 * version was published, the page is reloaded, at most once a minute, and the open dialog is
 * restored. If the server cannot be reached, a message offers another try.
 * @param src the script's address; none when nothing was heard of the scripts in time
 */
export function scriptLost(state: ControllerState, src?: string): void {
  const own = src && state.early?.page.scripts.includes(new URL(src).pathname)
  const outOfReach = () => {
    if (own) state.failed.push(src)
    else if (!state.ready || !src) state.stale = true
    reportFailure(state)
  }
  if (!src) return outOfReach()
  ask(state, src).then((reply) => {
    // Some hosts answer a missing file with a page and status 200.
    const there = reply.ok && /script/.test(reply.headers.get('content-type')!)
    const top = topDialog(state)
    // The connection has come back meanwhile. Limited, in case the file arrives and cannot be run.
    if (there && (own || (state.ready && top)) && state.attempts++ < 6)
      return own ? state.early!.add(src) : announce(top!.request)
    // For the page's own chunk before hydration, which Gatsby requests only once, nothing but a
    // reload helps.
    if (there && (own || state.ready)) return outOfReach()
    state.stale = true
    const now = Date.now()
    if (now - +readStored('session', reloadedKey)! < 60_000) return reportFailure(state)
    writeStored('session', reloadedKey, '' + now)
    // Without storage nothing would prevent a loop of reloads.
    if (readStored('session', reloadedKey)) reload(state)
    else reportFailure(state)
  }, outOfReach)
}
