import { dialogId, type DialogName } from '../site/dialogNames'
import {
  browserRefuses,
  privacyPage,
  readConsent,
  readStored,
  sitemapForced,
  writeStored,
} from '../browser/browserStorage'
import { closest } from '../browser/guardInput'
import { openEvent, type BootData, type OpenRequest } from './protocol'

/** An open dialog: its shell, what it was opened with, and the element that gets the focus back. */
type OpenDialog = { shell: HTMLDialogElement; request: OpenRequest; trigger: Element | null }

/** Pointing at one of these says that the site's code will be used. */
const intent = '[data-intent],form:not([action])'

/** The key in sessionStorage of a question that is kept across a reload. */
const questionKey = 'boot:question'

const focus = (element: HTMLElement) => element.focus({ preventScroll: true })
const isVisible = (element: Element) => element.getClientRects().length > 0

/** Runs `action` when the HTML has been parsed. */
function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action)
  else action()
}

/** Runs `action` when the page is shown: a prerendered page waits. */
function whenShown(action: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action)
  else action()
}

/** Listens in the capture phase, before every listener of the page's own code. */
const on = <K extends keyof DocumentEventMap>(
  kind: K,
  action: (event: DocumentEventMap[K]) => void,
): void => document.addEventListener(kind, action, true)

/** Focuses the first visible `[data-first]` element of a shell. */
function focusFirst(shell: Element): void {
  const all = [...shell.querySelectorAll<HTMLElement>('[data-first]')]
  const first = all.find(isVisible) || all[0]
  if (first) focus(first)
}

/** Returns the field that the search's question is typed into. */
const questionIn = (shell: Element | null | undefined) =>
  shell?.querySelector<HTMLInputElement>('input[data-first]')

/**
 * Runs inline on every page, so each byte counts (deferScripts.ts), and goes on while the site's code
 * runs. It opens and closes the dialogs' static shells, loads the site's code at the visitor's
 * first intent, keeps what is pressed or sent until it runs, and says when it does not load.
 */
export function boot(): void {
  if (window.__boot) return

  const data = document.getElementById('boot-data')
  // `gatsby develop` has no such data, and loads its scripts by itself.
  const page: BootData = data
    ? JSON.parse(data.textContent!)
    : { scripts: [], prefetch: [], globals: {}, analytics: false }
  const { pathname } = location
  let started = false
  /** true when the site's code has hydrated the page and handles events by itself. */
  let ready = false
  let dialog: OpenDialog | null = null
  /** true when the last press went down outside the open dialog. */
  let pressedOutside = false
  /** Pressed buttons and sent forms, each with the button that is to be pressed for it again. */
  const queue = new Map<HTMLElement, HTMLElement>()

  // ---------- scripts ----------

  /** The page's scripts that did not load. */
  let missing: string[] = []
  /** The address that a failure was reported for: a script's, or the page's own. */
  let lost: string | null = null
  /** The message over the page that scripts failed to load. */
  let note: Element | null = null

  const fetchAhead = (rel: 'preload' | 'prefetch') => {
    // What fails to be fetched ahead is taken for failed when it is run, too.
    if (!navigator.onLine) return
    for (const href of [...page.scripts, ...page.prefetch]) {
      const link = document.createElement('link')
      // WebKit, which alone has no prefetch, takes what it could not preload for failed ever after,
      // and fetches data again all the same: Gatsby's request has no Origin, the hint's has one.
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
  }
  /** Allows the site's own scripts only; webpack goes by it too (src/gatsby/contentSecurity.ts). */
  const policy = (window.__scripts = (
    window.trustedTypes || { createPolicy: (_, rules) => rules }
  ).createPolicy('site', {
    createScriptURL: (url) => (/^\/[\w~-]+\.js$/.test(url.replace(location.origin, '')) ? url : ''),
  }))

  const clearFailure = () => {
    dialog?.shell.removeAttribute('data-state')
    note?.remove()
    note = lost = null
  }
  /**
   * Says that code did not load: in the open dialog, under its title if it is filled already, else
   * over the page if something waits.
   */
  const fail = (src: string) => {
    lost = src
    const shell = dialog?.shell
    if (shell) shell.dataset.state = 'failed'
    if (note || shell?.querySelector('[data-failed]')) return
    const place = shell ? shell.querySelector('[data-toasts]') : queue.size && document.body
    if (!place) return
    note = document.querySelector('[data-failed]')!.cloneNode(true) as Element
    place.append(note)
  }
  const load = (scripts: string[]) => {
    for (const src of scripts) {
      const script = document.createElement('script')
      script.src = policy.createScriptURL(src)
      script.async = false
      script.addEventListener('error', () => {
        missing.push(src)
        fail(src)
      })
      document.head.append(script)
    }
    // A server that takes the connection and never answers has failed too.
    setTimeout(() => ready || lost || fail(location.href), 30_000)
  }
  const requestApp = () => {
    if (started) return
    started = true
    fetchAhead('preload')
    whenParsed(() => {
      Object.assign(window, page.globals)
      load(page.scripts)
    })
  }
  /**
   * Asks whether the server has what failed to load, and loads it again.
   * @param anew loads the page anew where a new version has replaced the file
   */
  const retry = (anew?: () => void) => {
    const src = lost
    if (!src) return
    clearFailure()
    fetch(src, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok, headers }) => {
        // Some hosts answer a missing file with a page and status 200.
        if (ok && /script/.test(headers.get('content-type')!)) {
          const again = missing
          missing = []
          load(again)
          // Telling it twice would fill the dialog anew.
          if (dialog?.shell.querySelector('[data-wait]')) announce(dialog.request)
        } else if (anew) anew()
        else fail(src)
      },
      () => fail(src),
    )
  }

  /** Keeps the question that was typed, and whether it was sent, for this page loaded anew. */
  const keepQuestion = () => {
    const question = questionIn(dialog?.shell)?.value
    if (question)
      writeStored('session', questionKey, JSON.stringify([pathname, question, queue.size]))
  }
  const resumeQuestion = () => {
    const [path, question, sent] = JSON.parse(readStored('session', questionKey) || '[]') as [
      path?: string,
      question?: string,
      sent?: number,
    ]
    writeStored('session', questionKey, null)
    if (path !== pathname) return
    open('search')
    const input = questionIn(dialog?.shell)!
    input.value = question!
    if (sent) input.form!.querySelector<HTMLElement>('[type=submit]')!.click()
  }

  // ---------- dialogs ----------

  /** Tells the site's code that a dialog was opened, or that its loading is to be tried again. */
  const announce = (detail: OpenRequest) =>
    document.dispatchEvent(new CustomEvent(openEvent, { detail }))
  /** Closes the open dialog without moving the focus. */
  const leave = () => {
    const left = dialog
    dialog = null
    left?.shell.close()
  }
  /** Makes a shell that is already shown a modal dialog, and keeps the focus where it is in it. */
  const makeModal = (shell: HTMLDialogElement) => {
    if (dialog?.shell !== shell || !shell.open || !('early' in shell.dataset)) return
    const active = document.activeElement as HTMLElement
    const within = shell.contains(active)
    const { style, clientWidth } = document.documentElement
    // Where there is a scroll bar, its space stays while the page does not scroll (global.ts).
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    if (within) active.setAttribute('autofocus', '')
    shell.removeAttribute('open')
    shell.removeAttribute('data-early')
    shell.showModal()
    if (within) focus(active)
  }
  /** Opens a dialog's shell in the place of an open one; while the page is parsed, it waits. */
  const open = (name: DialogName, index = 0, trigger: Element | null = null) => {
    const shell = document.getElementById(dialogId(name)) as HTMLDialogElement | null
    if (!shell) {
      whenParsed(() => document.getElementById(dialogId(name)) && open(name, index, trigger))
      return
    }
    const opener = dialog?.trigger || trigger
    leave()
    const request = { name, index }
    dialog = { shell, request, trigger: opener }
    if (ready) clearFailure()
    shell.removeAttribute('data-state')
    // Making the whole page inert costs a slow telephone a tenth of a second, so the shell is
    // painted first.
    shell.dataset.early = ''
    shell.setAttribute('open', '')
    if (!shell.contains(document.activeElement)) focusFirst(shell)
    announce(request)
    requestAnimationFrame(() =>
      setTimeout(() => {
        makeModal(shell)
        if (ready || name === 'drawer') return
        requestApp()
        retry()
      }),
    )
  }
  const isOutside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    if (!dialog || target !== dialog.shell) return false
    const { left, right, top, bottom } = dialog.shell.getBoundingClientRect()
    return x < left || x > right || y < top || y > bottom
  }
  /** Opens the dialog of a `[data-autostart]` element; without a dialog it loads the code. */
  const autostart = () => {
    const name = document.querySelector<HTMLElement>('[data-autostart]')?.dataset.autostart
    if (name === undefined) return
    if (document.getElementById(dialogId(name as DialogName))) open(name as DialogName)
    else requestApp()
  }

  // ---------- what is pressed and sent ----------

  const hold = (event: Event, target: HTMLElement, press: HTMLElement) => {
    // Code that has loaded but not hydrated yet must not handle it as well.
    event.preventDefault()
    event.stopImmediatePropagation()
    queue.set(target, press)
    target.setAttribute('aria-busy', 'true')
    requestApp()
    retry()
  }

  on('click', (event) => {
    const closing = closest(event, '[data-close]')?.closest('dialog')
    const filler = closest(event, '[data-fill]')
    const trigger = closest(event, '[data-dialog]')
    const button = closest(event, 'button') as HTMLButtonElement | null
    if (closing) closing.close()
    else if (pressedOutside && isOutside(event)) dialog!.shell.close()
    else if (closest(event, '[data-retry]'))
      retry(() => {
        keepQuestion()
        location.reload()
      })
    else if (filler) {
      const input = questionIn(filler.closest('dialog'))!
      input.value = filler.dataset.fill!
      input.dispatchEvent(new Event('input', { bubbles: true }))
      focus(input)
    } else if (trigger) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      open(trigger.dataset.dialog as DialogName, +trigger.dataset.index! || 0, trigger)
    } else {
      if (!ready && button && !(button.form && button.type === 'submit'))
        hold(event, button, button)
      return
    }
    event.preventDefault()
  })
  on('keydown', ({ key }) => {
    // The browser closes a dialog at Escape only once it is modal.
    if (key === 'Escape' && dialog && 'early' in dialog.shell.dataset) dialog.shell.close()
  })
  on('pointerdown', (event) => (pressedOutside = isOutside(event)))
  on('submit', (event) => {
    const form = event.target as HTMLElement
    // A form with an address needs no script.
    if (!ready && !form.matches('[action]'))
      hold(event, form, event.submitter || form.querySelector<HTMLElement>('[type=submit]') || form)
  })
  on('close', ({ target }) => {
    if (!dialog || target !== dialog.shell || dialog.shell.open) return
    const { trigger, request } = dialog
    dialog = null
    const back = [trigger, ...document.querySelectorAll(`[data-dialog="${request.name}"]`)].find(
      (one) => one?.isConnected && isVisible(one),
    )
    if (back) focus(back as HTMLElement)
  })
  // Voice control and extensions change a field without pointing at it.
  for (const kind of ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'input'] as const)
    on(kind, (event) => {
      if (closest(event, intent) && !closest(event, 'dialog')) requestApp()
    })

  window.addEventListener('online', () => retry())
  // Gatsby rejects with these words when the page's data cannot be fetched.
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!ready && /page resources/.test(reason)) fail(location.href)
  })
  window.addEventListener('popstate', () => {
    // Where a page of the running site was reloaded, Back and Forward lead to another of its pages,
    // which nothing shows before the site's code runs. A reload keeps where that page was left,
    // once the browser has scrolled there.
    if (!ready && location.pathname !== pathname) setTimeout(() => location.reload())
  })
  window.addEventListener('pagehide', ({ persisted }) => {
    // Going back shows the page itself, as within the running site, and not the dialog whose link
    // was followed.
    if (persisted) leave()
    // Gatsby loads a page anew that is from before a deploy.
    else if (!ready) keepQuestion()
  })

  window.__boot = {
    open,
    leave,
    autostart,
    requestApp,
    current: () => dialog && dialog.request,
    reportFailure: (src) => fail(src || location.href),
    ready: (counterpart) => {
      ready = true
      clearFailure()
      if (dialog && !dialog.shell.isConnected)
        open(dialog.request.name, dialog.request.index, dialog.trigger)
      queue.forEach((press, target) => {
        counterpart(target).removeAttribute('aria-busy')
        counterpart(press).click()
      })
      queue.clear()
    },
  }

  whenParsed(() =>
    whenShown(() => {
      if (!dialog) resumeQuestion()
      if (!dialog) autostart()
      if (
        // An element that reads the query of the address (a shared estimate, a search) shows it
        // without being used first.
        (location.search && document.querySelector('[data-query]')) ||
        sitemapForced() ||
        (page.analytics &&
          !browserRefuses() &&
          (readConsent() !== 'refused' || pathname === privacyPage))
      )
        requestApp()
    }),
  )
  window.addEventListener('load', () =>
    whenShown(() => {
      const { connection } = navigator as {
        connection?: { saveData: boolean; effectiveType: string }
      }
      if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return
      // Browsers without it have no prefetch either.
      window.requestIdleCallback?.(() => started || fetchAhead('prefetch'), { timeout: 4000 })
    }),
  )
}
