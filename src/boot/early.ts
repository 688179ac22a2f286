import type { DialogName } from '../site/dialogNames'
import { sitemapForced, readStored } from '../browser/browserStorage'
import {
  closest,
  focus,
  focusFirst,
  questionIn,
  reloadIfLeft,
  resumeKey,
  shellOf,
  showFailure,
  whenParsed,
  whenShown,
} from './inPage'
import type { BootData, Early } from './protocol'

/**
 * Runs on every page, so each byte counts (see bootScript.ts). It shows a dialog's shell at once,
 * keeps what else is pressed or sent, and loads the controller at the visitor's first intent.
 */
export function early(): void {
  if (window.__early) return

  /** Using one of these needs the code at once. */
  const INTENT = '[data-intent],form:not([action])'
  /** Pointing at one of these says that the code may be needed soon. */
  const HINT = '[data-dialog]:not([data-dialog="drawer"])'

  let started = false
  /**
   * true when it was requested again while it was loading: pressed, or the connection came back.
   */
  let again = false
  let prefetched = false
  let preloaded = false
  const { pathname } = location
  const page = JSON.parse(document.getElementById('boot-data')!.textContent!) as BootData
  /** Listens until the controller is there, which handles input from then on. */
  const on = <K extends keyof WindowEventMap>(
    kind: K,
    action: (event: WindowEventMap[K]) => void,
  ) => window.addEventListener(kind, (event) => window.__dialogs || action(event), true)
  const shown = () => document.querySelector('dialog[open]')
  const wait = (target: HTMLElement) => target.setAttribute('aria-busy', 'true')

  // ---------- scripts ----------

  const files = () => [page.boot, ...page.scripts, ...page.prefetch]
  const hint = (rel: string) => (href: string) => {
    const link = document.createElement('link')
    // WebKit, which alone has no prefetch, takes what it could not preload for failed ever after,
    // and fetches data again all the same: Gatsby's request has no Origin, and the hint's has one.
    if (!link.relList.supports('prefetch')) return
    link.rel = rel
    link.href = href
    link.as = 'script'
    if (href.endsWith('.json')) {
      link.as = 'fetch'
      // Anonymous, as Gatsby fetches it: else it would be fetched twice.
      link.crossOrigin = ''
    }
    document.head.append(link)
  }
  /** Allows the site's own scripts only; webpack goes by it too (src/gatsby/contentSecurity.ts). */
  const policy = (window.__scripts = (
    window.trustedTypes || { createPolicy: (_, rules) => rules }
  ).createPolicy('site', {
    createScriptURL: (url) =>
      /^\/[\w~-]+\.js(\?v=\w+)?$/.test(url.replace(location.origin, '')) ? url : '',
  }))
  const add: Early['add'] = (src, failed) => {
    const script = document.createElement('script')
    script.src = policy.createScriptURL(src)
    script.async = false
    if (failed) script.addEventListener('error', failed)
    document.head.append(script)
  }
  const fail = () => {
    started = false
    if (again) start()
    else self.note = showFailure(shown(), self.queue[0], self.note)
  }
  const start = () => {
    again = started
    if (started) return
    started = true
    window.addEventListener('online', start)
    add(page.boot, fail)
    // A server that takes the connection and never answers has failed too.
    setTimeout(() => window.__dialogs || fail(), 30_000)
  }
  const preload = () => {
    // What fails to be fetched ahead is taken for failed when it is run, too.
    if (preloaded || !navigator.onLine) return
    preloaded = true
    // The drawer has asked for the controller alone: its file is here already.
    files()
      .slice(started ? 1 : 0)
      .forEach(hint('preload'))
  }
  const requestApp = () => {
    self.requested = true
    preload()
    start()
  }
  const prefetch = () => {
    if (!started && !prefetched) files().forEach(hint('prefetch'))
    prefetched = true
  }

  // ---------- what is pressed and sent ----------

  const queueInput = (event: Event, target: HTMLElement, submitter: HTMLElement | null) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    self.queue.push({ target, submitter })
    wait(target)
    // To print, the controller is enough.
    if (target.matches('[data-print]')) start()
    else requestApp()
  }
  const show: Early['show'] = (shell) => {
    // Making the whole page inert costs a slow telephone a tenth of a second, so the shell is
    // painted first.
    shell.dataset.early = ''
    shell.setAttribute('open', '')
    if (!shell.contains(document.activeElement)) focusFirst(shell)
  }
  const close = () => {
    const { pressed } = self
    // It is not modal yet, and not every browser has more than the attribute.
    shown()?.removeAttribute('open')
    self.pressed = null
    if (pressed) focus(pressed)
  }
  const open = (pressed: HTMLElement) => {
    close()
    self.pressed = pressed
    const name = pressed.dataset.dialog as DialogName
    const shell = shellOf(name)
    if (shell) show(shell)
    else wait(pressed)
    requestAnimationFrame(() => setTimeout(name === 'drawer' ? start : requestApp))
  }

  on('click', (event) => {
    if (event.defaultPrevented || event.button) return
    const pressed = closest(event, '[data-dialog]')
    const button = closest(event, 'button') as HTMLButtonElement | null
    if (pressed) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      open(pressed)
    } else if (closest(event, 'dialog[open] [data-close]')) close()
    else if (button?.dataset.fill) {
      // Not later, over what the visitor has typed meanwhile.
      const input = questionIn(button.closest('dialog'))!
      input.value = button.dataset.fill
      input.focus()
    } else if (!button || (button.form && button.type === 'submit')) return
    else queueInput(event, button, null)
    event.preventDefault()
  })
  on('submit', (event) => {
    const form = event.target as HTMLElement
    // A form with an address needs no script.
    if (!form.matches('[action]')) queueInput(event, form, event.submitter)
  })
  on('keydown', (event) => event.key === 'Escape' && close())
  on('popstate', () => reloadIfLeft(pathname))
  // Voice control and extensions change a field without pointing at it.
  for (const kind of ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'input'] as const)
    window.addEventListener(
      kind,
      (event) => {
        if (closest(event, INTENT) && !closest(event, 'dialog')) self.requestApp()
        else if (closest(event, HINT)) prefetch()
      },
      // The window's listeners for touches are passive anyway.
      true,
    )

  const self: Early = (window.__early = {
    page,
    add,
    preload,
    show,
    requestApp,
    queue: [],
    pressed: null,
    requested: false,
    note: null,
  })

  whenParsed(() =>
    whenShown(() => {
      // What these ask for, the controller knows.
      if (
        document.querySelector('[data-autostart]') ||
        (location.search && document.querySelector('[data-query]')) ||
        page.analytics ||
        readStored('session', resumeKey) ||
        sitemapForced()
      )
        start()
    }),
  )
  window.addEventListener('load', () =>
    whenShown(() => {
      const { connection } = navigator as {
        connection?: { saveData: boolean; effectiveType: string }
      }
      if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return
      if ('requestIdleCallback' in window) requestIdleCallback(prefetch, { timeout: 4000 })
      else setTimeout(prefetch, 1500)
    }),
  )
}
