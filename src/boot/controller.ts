import type { DialogName } from '../dialogs/names'
import { browserRefuses, privacyPage, readConsent } from '../runtime/analyticsConsent'
import { readStored, writeStored } from '../runtime/browserStorage'
import { sitemapForced } from '../runtime/sitemapFlag'
import { closest, focus, focusFirst, isVisible, questionIn, resumeKey, shellOf, tellFailure, whenParsed, whenShown } from './inPage'
import { openEvent, type Dialogs, type OpenRequest } from './protocol'

/**
 * Opens and closes the dialogs' static shells, loads the site's scripts, keeps what is pressed or typed before they arrive, and
 * brings it back after a page had to be loaded anew. The inline script (early.ts) loads it at the visitor's first intent.
 */
export function controller(): void {
  if (window.__dialogs) return

  type Resume = { path: string; at: number; name: DialogName; index: number; text?: string; submit: boolean }
  type Shell = HTMLDialogElement

  const OWN = '[data-dialog],[data-close],[data-fill],[data-retry],[popovertarget]'
  const GONE = 'boot:gone'

  /** The inline script, whose work goes on here. `gatsby develop` has none: there the code is loaded already. */
  const early = window.__early
  const root = document.documentElement
  /** Open dialogs, the top one last, with the element that gets the focus back. */
  let stack: { shell: Shell; request: OpenRequest; trigger: Element | null; modal?: boolean }[] = []
  let waiting: { request: OpenRequest; trigger: Element | null } | null = null
  let parked = early?.parked ?? []
  /** The page's own scripts that did not load and may yet. */
  let failed: string[] = []
  /** Only a page loaded anew can help. */
  let stale = false
  /** When a key was last pressed. */
  let typed = -Infinity
  /** How often a script that is there was asked for again. */
  let again = 0
  let note = early?.note ?? null
  let started = false
  let ready = false
  let pressedOutside = false

  const on = <K extends keyof WindowEventMap>(kind: K, action: (event: WindowEventMap[K]) => void, options: AddEventListenerOptions | true = true) =>
    window.addEventListener(kind, action, options)
  const top = () => stack[stack.length - 1]
  const announce = (request: OpenRequest) => document.dispatchEvent(new CustomEvent(openEvent, { detail: request }))

  // ---------- dialogs ----------

  const lock = () => {
    if (root.style.overflow === 'hidden') return
    // The room of a scroll bar is kept, so that nothing moves.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
    root.style.overflow = 'hidden'
  }
  const unlock = () => {
    if (stack.length) return
    root.style.overflow = ''
    root.style.scrollbarGutter = ''
  }
  const open: Dialogs['open'] = (name, index = 0, trigger = null) => {
    const request = { name, index }
    const shell = shellOf(name)
    if (!shell) {
      // The page is still arriving: its end, where the shells stand, is not here yet.
      waiting = { request, trigger }
      if (trigger) trigger.setAttribute('aria-busy', 'true')
      return
    }
    stack = stack.filter((entry) => entry.shell.isConnected && entry.shell.open)
    const outer = top()
    if (outer && outer.shell === shell) {
      outer.request = request
      announce(request)
      return
    }
    // One dialog at a time: the new one takes the outer one's place, and its way back.
    if (outer) {
      trigger = outer.trigger || trigger
      stack = []
      outer.shell.close()
    }
    stack.push({ shell, request, trigger })
    if (early && !outer) early.show(shell)
    else {
      promote(shell)
      focusFirst(shell)
    }
    announce(request)
    let once = false
    const painted = () => {
      if (once) return
      once = true
      promote(shell)
      if (name !== 'drawer') start()
    }
    // A hidden tab paints nothing.
    requestAnimationFrame(() => setTimeout(painted))
    setTimeout(painted, 250)
  }
  /** Makes a shell that shows already the modal dialog it is. The focus stays where it is in it. */
  const promote = (shell: Shell) => {
    const entry = top()
    // Without showModal it stays as it is: over the page, until the stand-in arrives.
    if (!entry || entry.shell !== shell || entry.modal || !shell.showModal) return
    entry.modal = true
    const active = shell.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
    if (active) active.setAttribute('autofocus', '')
    shell.removeAttribute('open')
    shell.removeAttribute('data-early')
    lock()
    shell.showModal()
    if (active && document.activeElement !== active) focus(active)
  }
  const closed = (shell: Shell) => {
    const entry = stack.find((one) => one.shell === shell)
    if (!entry || shell.open) return
    shell.removeAttribute('data-early')
    stack = stack.filter((one) => one !== entry)
    unlock()
    const back = [entry.trigger, ...document.querySelectorAll(`[data-dialog="${entry.request.name}"]`)].find((one) => one?.isConnected && isVisible(one))
    if (back) focus(back as HTMLElement)
  }
  const leave = () => {
    const left = stack
    stack = []
    left.forEach(({ shell }) => shell.close())
    unlock()
  }
  const outside = (event: MouseEvent): boolean => {
    const entry = top()
    if (!entry || event.target !== entry.shell) return false
    const box = entry.shell.getBoundingClientRect()
    return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
  }
  const autostart = () => {
    const element = document.querySelector('[data-autostart]')
    if (!element) return
    const name = element.getAttribute('data-autostart') as DialogName
    // What is not a dialog (the not-found page, asked for a product) only needs its scripts.
    if (shellOf(name)) open(name)
    else start()
  }

  // ---------- scripts ----------

  const start = () => {
    // A server that takes the connection and never answers is told of too.
    setTimeout(() => ready || failed.length || lost(), 30_000)
    if (started) {
      retry()
      return
    }
    started = true
    if (!early) return
    early.preload()
    whenParsed(() => {
      Object.assign(window, early.page.globals)
      early.page.scripts.forEach((src) => early.add(src))
    })
  }

  // ---------- scripts that do not load ----------

  const ask = (url: string) => fetch(url, { method: 'HEAD', cache: 'no-store' })
  const quiet = () => {
    top()?.shell.removeAttribute('data-state')
    note?.remove()
    note = null
  }
  /** Says so where the visitor waits, in the dialog or over the page, and tries again by itself when the connection is back. */
  const tell = () => {
    note = tellFailure(top()?.shell, !!parked[0], note)
    on('online', retry, { once: true })
  }
  /** Loads the page anew, but not between two letters: what is typed while one page makes way for the other is lost. */
  const reload = () => {
    if (performance.now() - typed < 700) setTimeout(reload, 100)
    else location.reload()
  }
  const retry = () => {
    const missing = failed
    failed = []
    if (stale) ask(location.href).then(reload, tell)
    else if (!missing.length && !ready) return
    quiet()
    missing.forEach((src) => early?.add(src))
    if (ready && top()) announce(top()!.request)
  }
  /**
   * A script did not load, or nothing came of it. Gone for good (the site was published anew): the page is loaded again, once
   * in a minute, and comes back with the dialog and the text that were there. Out of reach: that is said, with another try.
   */
  const lost = (src?: string) => {
    const own = src && early?.page.scripts.includes(new URL(src).pathname)
    const out = () => {
      if (own) failed.push(src)
      else if (!ready || !src) stale = true
      tell()
    }
    if (!src) return out()
    ask(src).then((reply) => {
      // Some hosts answer with a page for what they do not have.
      const there = reply.ok && /script/.test(reply.headers.get('content-type')!)
      // The connection is back already. Not for ever, in case the file does come and is of no use.
      if (there && own && again++ < 6) return early!.add(src)
      // Gatsby asks once for the page's own code.
      if (there && (own || ready)) return out()
      stale = true
      const now = Date.now()
      if (now - +readStored('session', GONE)! < 60_000) return tell()
      writeStored('session', GONE, '' + now)
      // Where nothing can be kept, nothing would stop a second time.
      if (readStored('session', GONE)) reload()
      else tell()
    }, out)
  }
  /** The open dialog with its text, and whether it was sent. */
  const opened = (): Resume | null => {
    const entry = top()
    if (!entry || entry.request.name === 'drawer') return null
    return {
      path: location.pathname,
      at: Date.now(),
      ...entry.request,
      text: questionIn(entry.shell)?.value,
      submit: !!entry.shell.querySelector('form[aria-busy="true"]'),
    }
  }
  const reopen = ({ name, index, text, submit }: Resume, trigger?: Element | null) => {
    open(name, index, trigger)
    const input = questionIn(shellOf(name))
    if (input && text) fill(input, text)
    if (input?.form && submit) park(input.form, null)
  }
  const keep = () => {
    const was = opened()
    if (was) writeStored('session', resumeKey, JSON.stringify(was))
  }
  const resume = () => {
    const saved = readStored('session', resumeKey)
    if (!saved) return
    writeStored('session', resumeKey, null)
    const was = JSON.parse(saved) as Resume
    if (was.path === location.pathname && Date.now() - was.at < 60_000) reopen(was)
  }

  // ---------- what happens before the scripts arrive ----------

  const fill = (input: HTMLInputElement, text: string) => {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    focus(input)
  }
  const park = (target: HTMLElement, submitter: HTMLElement | null) => {
    if (!parked.some((one) => one.target === target)) parked.push({ target, submitter })
    target.setAttribute('aria-busy', 'true')
    start()
  }

  const replay = (kept: typeof parked) =>
    kept.forEach(({ target, submitter }) => {
      target.removeAttribute('aria-busy')
      if (target instanceof HTMLFormElement) target.requestSubmit(submitter && submitter.isConnected ? submitter : undefined)
      else target.click()
    })

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
    } else if (pressedOutside && outside(event)) top()!.shell.close()
    else if (retrier) retry()
    else if (filler) {
      const input = questionIn(filler.closest('dialog'))
      if (input) fill(input, filler.getAttribute('data-fill')!)
    } else if (trigger) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      open(trigger.getAttribute('data-dialog') as DialogName, +trigger.getAttribute('data-index')!, trigger)
    } else if (printer) {
      root.dataset.print = printer.dataset.print
      window.print()
      // The sheet stays asked for until the page is used again: telephones lay it out once more after `afterprint`.
      for (const kind of ['pointermove', 'pointerdown', 'keydown'] as const) on(kind, () => delete root.dataset.print, { once: true })
    } else if (!ready && button instanceof HTMLButtonElement && !button.matches(OWN) && !(button.form && button.type === 'submit')) {
      event.preventDefault()
      // Not to be heard by code that has arrived but has not said that it is ready: it happens once.
      event.stopImmediatePropagation()
      park(button, null)
    }
  })
  on('pointerdown', (event) => (pressedOutside = outside(event)))
  on('submit', (event) => {
    if (ready || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    park(event.target, event.submitter)
  })
  on('keydown', () => (typed = performance.now()))
  on('close', (event) => event.target instanceof HTMLDialogElement && closed(event.target))
  on('error', ({ target, error, filename }) => {
    // Once the code is ready, whoever waits for a file says that it did not come. A page in a script's place is bad syntax.
    const src = target instanceof HTMLScriptElement ? target.src : error instanceof SyntaxError ? filename : ''
    if (!ready && src.startsWith(location.origin)) lost(src)
  })
  // Gatsby gives up without the page's data.
  on('unhandledrejection', ({ reason }) => ready || (/page resources/.test(reason) && lost()))
  on('pagehide', ({ persisted }) => {
    // Loaded anew for want of code, by this script or by Gatsby: what was asked for is asked for again.
    if (stale || (started && !ready)) keep()
    // Back leads to the page, as it does between pages of the running site, not into the dialog that a link was pressed in.
    if (persisted) leave()
  })
  window.__dialogs = {
    open,
    autostart,
    leave,
    lost,
    current: () => (top() ? top()!.request : null),
    ready() {
      stale = false
      quiet()
      // React makes a page anew that an extension or a translator had changed: the dialog that was open is gone with the old one.
      const was = opened()
      if (was && !ready && !top()!.shell.isConnected) reopen(was, top()!.trigger)
      ready = true
      const kept = parked
      parked = []
      replay(kept)
    },
  }

  // What was pressed before this code came.
  const pressed = early?.pressed
  if (pressed) waiting = { request: { name: pressed.dataset.dialog as DialogName, index: +pressed.getAttribute('data-index')! }, trigger: pressed }
  if (early) early.want = () => started || start()
  if (early?.wanted) start()

  whenParsed(() =>
    whenShown(() => {
      if (!document.createElement('dialog').showModal) early?.add('/modal.js')
      if (waiting) {
        const { request, trigger } = waiting
        waiting = null
        if (trigger) trigger.removeAttribute('aria-busy')
        open(request.name, request.index, trigger)
      } else autostart()
      const own = parked.filter(({ target }) => target.matches(`${OWN},[data-print]`))
      parked = parked.filter((one) => !own.includes(one))
      replay(own)
      // What reads the page's address, from a link that somebody shared, shows it without waiting to be used.
      if (location.search && document.querySelector('[data-query]')) start()
      resume()
      if (sitemapForced()) start()
      else if (early?.page.analytics && !browserRefuses() && (readConsent() !== 'refused' || location.pathname === privacyPage)) start()
    }),
  )
}
