import type { DialogName } from '../dialogs/names'
import type { BootData, Dialogs, OpenRequest } from './protocol'

/**
 * The one piece of code that every page runs. It opens and closes the dialogs' static shells, so that a press answers at
 * once, loads the site's scripts at the visitor's first intent, and keeps what was pressed or typed before they arrived.
 *
 * It is put into the page as text (see bootScript.ts): it may use nothing from outside its own body.
 */
export function controller(): void {
  if (window.__dialogs) return

  type Resume = { path: string; at: number; name: DialogName; index: number; text: string; submit: boolean }
  type Shell = HTMLDialogElement

  /** Using one of these needs the code at once. */
  const INTENT = '[data-intent],form'
  /** Pointing at one of these says that the code may be needed soon. */
  const HINT = '[data-dialog]:not([data-dialog="drawer"])'
  const OWN = '[data-dialog],[data-close],[data-fill],[data-retry],[popovertarget]'
  const RESUME = 'boot:resume'
  const GONE = 'boot:gone'

  const root = document.documentElement
  /** Open dialogs, the top one last, with the element that gets the focus back. */
  let stack: { shell: Shell; request: OpenRequest; trigger: Element | null; modal?: boolean }[] = []
  let waiting: { request: OpenRequest; trigger: Element | null } | null = null
  let parked: { target: HTMLElement; submitter: HTMLElement | null }[] = []
  let failed: string[] = []
  let started = false
  let prefetched = false
  let ready = false
  let pressedOutside = false

  const store = (storage: 'localStorage' | 'sessionStorage', key: string, value?: string | null): string | null => {
    // Storage throws where it is not allowed; the site works without.
    try {
      if (value === undefined) return window[storage].getItem(key)
      if (value === null) window[storage].removeItem(key)
      else window[storage].setItem(key, value)
    } catch {}
    return null
  }
  const elementById = (name: DialogName) => document.getElementById(name === 'drawer' ? name : 'dialog-' + name) as Shell | null
  const closest = (event: Event, selector: string): HTMLElement | null => (event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null)
  const on = <K extends keyof WindowEventMap>(kind: K, action: (event: WindowEventMap[K]) => void, options: AddEventListenerOptions | true = true) =>
    window.addEventListener(kind, action, options)
  const focus = (element: HTMLElement) => element.focus({ preventScroll: true })
  const visible = (element: Element) => element.isConnected && element.getClientRects().length > 0
  const top = () => stack[stack.length - 1]
  const announce = (request: OpenRequest) => document.dispatchEvent(new CustomEvent('dialog:open', { detail: request }))
  const data = (): BootData | null => {
    const element = document.getElementById('boot-data')
    return element && (JSON.parse(element.textContent!) as BootData)
  }
  const whenParsed = (action: () => void) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action, { once: true })
    else action()
  }
  /** A prerendered page waits until it is looked at. */
  const whenShown = (action: () => void) => {
    if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', action, { once: true })
    else action()
  }

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
  const focusFirst = (shell: Shell) => {
    const all = [...shell.querySelectorAll<HTMLElement>('[data-first]')]
    const first = all.find(visible) || all[0]
    if (first) focus(first)
  }
  const open: Dialogs['open'] = (name, index = 0, trigger = null) => {
    const request = { name, index }
    const shell = elementById(name)
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
    if (outer) promote(shell)
    else {
      // Making the whole page inert costs a slow telephone a tenth of a second, so the shell is painted first.
      shell.style.zIndex = '60'
      shell.style.boxShadow = '0 0 0 200vmax rgb(21 24 29 / .62)'
      shell.setAttribute('open', '')
    }
    focusFirst(shell)
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
    if (!entry || entry.shell !== shell || entry.modal) return
    entry.modal = true
    const active = shell.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
    if (active) active.setAttribute('autofocus', '')
    shell.removeAttribute('open')
    shell.style.zIndex = ''
    shell.style.boxShadow = ''
    lock()
    shell.showModal()
    if (active && document.activeElement !== active) focus(active)
  }
  const closed = (shell: Shell) => {
    const entry = stack.find((one) => one.shell === shell)
    if (!entry || shell.open) return
    shell.style.zIndex = ''
    shell.style.boxShadow = ''
    stack = stack.filter((one) => one !== entry)
    unlock()
    const back = [entry.trigger, ...document.querySelectorAll(`[data-dialog="${entry.request.name}"]`)].find((one) => one && visible(one))
    if (back) focus(back as HTMLElement)
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
    if (elementById(name)) open(name)
    else start()
  }

  // ---------- scripts ----------

  const add = (src: string) => {
    const script = document.createElement('script')
    script.src = src
    script.async = false
    document.body.appendChild(script)
  }
  const hint = (rel: string, href: string) => {
    const link = document.createElement('link')
    link.rel = rel
    link.href = href
    link.as = href.endsWith('.json') ? 'fetch' : 'script'
    if (link.as === 'fetch') link.crossOrigin = 'anonymous'
    document.head.appendChild(link)
  }
  const start = () => {
    if (started) {
      retry()
      return
    }
    started = true
    whenParsed(() => {
      const page = data()
      if (!page) return
      Object.assign(window, page.globals)
      page.scripts.forEach(add)
      page.prefetch.forEach((href) => hint('preload', href))
    })
  }
  const prefetch = () => {
    const page = data()
    if (!page || started || prefetched) return
    prefetched = true
    page.scripts.concat(page.prefetch).forEach((href) => hint('prefetch', href))
  }
  const frugal = () => {
    const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
    return connection !== undefined && (connection.saveData === true || /2g/.test(connection.effectiveType || ''))
  }
  const retry = () => {
    if (!failed.length) return
    const again = failed
    failed = []
    const entry = top()
    if (entry) entry.shell.removeAttribute('data-state')
    const page = data()
    const own = again.filter((src) => page && page.scripts.some((one) => new URL(one, location.href).href === src))
    own.forEach(add)
    if (entry) announce(entry.request)
  }
  /**
   * A script did not load. Gone for good (the site was published anew): the page is loaded again, once for each file, and
   * comes back with the dialog and the text that were there. Out of reach: the shell says so and offers another try.
   */
  const lost = (src: string) => {
    // The wizard does without its picture, and says so itself: nothing is loaded again for it.
    if (failed.includes(src) || /\/face-[^/]+$/.test(src)) return
    failed.push(src)
    const out = () => {
      const entry = top()
      if (entry) entry.shell.setAttribute('data-state', 'failed')
      on('online', retry, { once: true })
    }
    fetch(src, { method: 'HEAD', cache: 'no-store' }).then((reply) => {
      const before = store('sessionStorage', GONE) || ''
      if (reply.ok || before.includes(src)) return out()
      store('sessionStorage', GONE, before + ' ' + src)
      if (store('sessionStorage', GONE) !== before + ' ' + src) return out()
      const keep = () => {
        const entry = top()
        if (!entry || entry.request.name === 'drawer') return
        const input = entry.shell.querySelector<HTMLInputElement>('input[data-first]')
        const resume: Resume = {
          path: location.pathname,
          at: Date.now(),
          name: entry.request.name,
          index: entry.request.index,
          text: input ? input.value : '',
          submit: entry.shell.querySelector('form[aria-busy="true"]') !== null,
        }
        store('sessionStorage', RESUME, JSON.stringify(resume))
      }
      keep()
      // And once more at the last moment, with what is typed until then.
      on('pagehide', keep)
      location.reload()
    }, out)
  }
  const resume = () => {
    const saved = store('sessionStorage', RESUME)
    if (!saved) return
    store('sessionStorage', RESUME, null)
    const was = JSON.parse(saved) as Resume
    if (was.path !== location.pathname || Date.now() - was.at > 60_000) return
    open(was.name, was.index)
    const input = elementById(was.name)?.querySelector<HTMLInputElement>('input[data-first]')
    if (input && was.text) fill(input, was.text)
    if (input?.form && was.submit) park(input.form, null)
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

  on('click', (event) => {
    if (event.defaultPrevented || event.button) return
    const closer = closest(event, 'dialog [data-close]')
    const retrier = closest(event, '[data-retry]')
    const filler = closest(event, '[data-fill]')
    const trigger = closest(event, '[data-dialog]')
    const printer = closest(event, 'button[data-print]')
    const button = closest(event, 'button')
    if (closer && closer.closest('dialog')!.open) {
      event.preventDefault()
      closer.closest('dialog')!.close()
    } else if (pressedOutside && outside(event)) top()!.shell.close()
    else if (retrier) retry()
    else if (filler) {
      const input = filler.closest('dialog')?.querySelector<HTMLInputElement>('input[data-first]')
      if (input) fill(input, filler.getAttribute('data-fill')!)
    } else if (trigger) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      open(trigger.getAttribute('data-dialog') as DialogName, Number(trigger.getAttribute('data-index') || 0), trigger)
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
  on('close', (event) => event.target instanceof HTMLDialogElement && closed(event.target))
  on('error', (event) => event.target instanceof HTMLScriptElement && event.target.src.startsWith(location.origin) && lost(event.target.src))
  for (const kind of ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const)
    on(
      kind,
      (event) => {
        if (started) return
        if (closest(event, INTENT) && !closest(event, 'dialog')) start()
        else if (closest(event, HINT)) prefetch()
      },
      { capture: true, passive: true },
    )

  window.__dialogs = {
    open,
    autostart,
    leave() {
      const left = stack
      stack = []
      left.forEach(({ shell }) => shell.close())
      unlock()
    },
    current: () => (top() ? top()!.request : null),
    ready() {
      ready = true
      const early = parked
      parked = []
      early.forEach(({ target, submitter }) => {
        target.removeAttribute('aria-busy')
        if (target instanceof HTMLFormElement) target.requestSubmit(submitter && submitter.isConnected ? submitter : undefined)
        else target.click()
      })
    },
  }

  whenParsed(() =>
    whenShown(() => {
      if (waiting) {
        const { request, trigger } = waiting
        waiting = null
        if (trigger) trigger.removeAttribute('aria-busy')
        open(request.name, request.index, trigger)
      } else autostart()
      // What reads the page's address, from a link that somebody shared, shows it without waiting to be used.
      if (location.search && document.querySelector('[data-query]')) start()
      resume()
      const page = data()
      const refused = navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
      if (store('localStorage', 'forceSitemapUpdate') === 'true') start()
      else if (page && page.analytics && !refused && (store('localStorage', 'analytics-consent') !== 'refused' || location.pathname === '/privacy/')) start()
    }),
  )
  const idle = () =>
    whenShown(() => (frugal() ? undefined : 'requestIdleCallback' in window ? requestIdleCallback(prefetch, { timeout: 4000 }) : setTimeout(prefetch, 1500)))
  if (document.readyState === 'complete') idle()
  else on('load', idle, { once: true })
}
