import { boot } from '../../src/boot/boot'
import { carryOver, noteControls } from '../../src/boot/carryOver'
import type { BootData, OpenRequest } from '../../src/boot/protocol'
import { guardInput } from '../../src/browser/guardInput'
import { get, isOpen, startPage } from '../helpers/bootPage'

/** The inline script on a page whose code has not arrived. */

const start = (html: string, page: Partial<BootData> = {}) => startPage(html, boot, page)

const page = `
  <button id="menu" data-dialog="drawer" popovertarget="drawer">Menu</button>
  <button id="ask" data-dialog="search">Ask</button>
  <button id="tile" data-dialog="gallery" data-index="4">View</button>
  <a id="link" href="/about/">About</a>
  <a id="offer-link" href="/popupoffer/" data-dialog="offer">Welcome offer</a>
  <button id="other">Upload</button>
  <form id="form"><input id="field"><button id="send">Send</button></form>
  <dialog id="drawer"><button data-close id="drawer-close">Close</button><button data-dialog="analysis" id="wizard">Analysis</button></dialog>
  <dialog id="dialog-search"><h2 tabindex="-1">Search</h2><button data-close id="close">Close</button><div data-toasts="dialog"></div>
    <form id="search"><input data-first id="question"><button type="submit">Search</button></form><button data-fill="Lip fillers" id="chip">Lip fillers</button></dialog>
  <dialog id="dialog-gallery"><h2 tabindex="-1" data-first>Gallery</h2></dialog>
  <dialog id="dialog-analysis"><h2 tabindex="-1" data-first>Analysis</h2><p data-wait></p><div data-failed><button data-retry id="retry">Try again</button></div></dialog>
  <dialog id="dialog-offer"><h2 tabindex="-1" data-first>Offer</h2></dialog>`

const scripts = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))
const hinted = (rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => [
    link.getAttribute('href'),
    link.as,
  ])
const painted = () => jest.advanceTimersByTimeAsync(100)
const soon = () => jest.advanceTimersByTimeAsync(0)
const ready = () => window.__boot!.ready((element) => element)
const all = [
  ['/runtime.js', 'script'],
  ['/app.js', 'script'],
  ['/page-data/index/page-data.json', 'fetch'],
  ['/page.js', 'script'],
]
const both = ['/runtime.js', '/app.js']

describe('before any intent', () => {
  test('nothing runs and nothing is fetched', () => {
    start(page)
    get('link').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect([scripts(), hinted('prefetch'), hinted('preload')]).toEqual([[], [], []])
  })
  test('at idle everything is fetched, not run', () => {
    window.requestIdleCallback = ((run: () => void) => run()) as never
    start(page)
    window.dispatchEvent(new Event('load'))
    expect([hinted('prefetch'), scripts()]).toEqual([all, []])
    delete (window as { requestIdleCallback?: unknown }).requestIdleCallback
  })
  test('nor at idle where the visitor saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
      configurable: true,
    })
    start(page)
    window.dispatchEvent(new Event('load'))
    await jest.advanceTimersByTimeAsync(5000)
    expect(hinted('prefetch')).toEqual([])
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
  })
})

describe('scripts on intent', () => {
  test.each(['pointerover', 'focusin', 'touchstart', 'pointerdown', 'input'])(
    '%s in a form loads them at once and in order, with what Gatsby needs',
    (kind) => {
      start(page)
      get('ask').dispatchEvent(new Event(kind, { bubbles: true }))
      expect(scripts()).toEqual([])
      get('field').dispatchEvent(new Event(kind, { bubbles: true }))
      expect([scripts(), hinted('preload')]).toEqual([both, all])
      expect(
        [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
          (script) => script.async,
        ),
      ).toEqual([false, false])
      expect(window).toMatchObject({ pagePath: '/', ___webpackCompilationHash: 'abc' })
    },
  )
  test('fetches nothing ahead in WebKit, where what failed then would never come', () => {
    const supports = jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false)
    start(page)
    get('field').dispatchEvent(new Event('focusin', { bubbles: true }))
    expect([scripts(), hinted('preload')]).toEqual([both, []])
    supports.mockRestore()
  })
  test('the drawer needs none of them', async () => {
    start(page)
    get('menu').click()
    await painted()
    expect([isOpen('drawer'), scripts(), hinted('preload')]).toEqual([true, [], []])
  })
  test('they are loaded once, however often they are asked for', async () => {
    start(page)
    get('ask').click()
    get('tile').click()
    await painted()
    get('other').click()
    expect(scripts()).toEqual(both)
  })
  test('the forced sitemap flag loads them by itself', () => {
    localStorage.setItem('forceSitemapUpdate', 'true')
    start(page)
    expect(scripts()).toEqual(both)
  })
  test('configured analytics load them by themselves, unless the visitor or the browser has refused', () => {
    start(page, { analytics: true })
    expect(scripts()).toEqual(both)
    localStorage.setItem('analytics-consent', 'refused')
    start(page, { analytics: true })
    expect(scripts()).toEqual([])
    localStorage.clear()
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    start(page, { analytics: true })
    expect(scripts()).toEqual([])
    Object.defineProperty(navigator, 'globalPrivacyControl', {
      value: undefined,
      configurable: true,
    })
  })
  test('an address with a query loads them by itself on a page that reads it, and on no other', () => {
    start(`${page}<div data-query></div>`)
    expect(scripts()).toEqual([])
    history.replaceState(null, '', '/?areas=frown')
    start(page)
    expect(scripts()).toEqual([])
    start(`${page}<div data-query></div>`)
    expect(scripts()).toEqual(both)
    history.replaceState(null, '', '/')
  })
  test('a page with data-autostart opens its dialog by itself, or loads them where it names none', async () => {
    start(`${page}<div data-autostart="offer"></div>`)
    expect(isOpen('dialog-offer')).toBe(true)
    await painted()
    expect(scripts()).toEqual(both)
    start(`${page}<form data-autostart=""></form>`)
    expect(scripts()).toEqual(both)
  })
  test('a prerendered page waits until it is looked at', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    start(`${page}<div data-autostart="offer"></div>`)
    expect(isOpen('dialog-offer')).toBe(false)
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(isOpen('dialog-offer')).toBe(true)
  })
})

describe('a press before the code is there', () => {
  test('shows the dialog in the same task, loads once it is painted, and then it is modal', async () => {
    start(page)
    get('ask').click()
    expect([isOpen('dialog-search'), scripts()]).toEqual([true, []])
    expect(get('question')).toHaveFocus()
    get<HTMLInputElement>('question').value = 'How much'
    get('close').focus()
    const modal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
    await painted()
    expect(modal).toHaveBeenCalledTimes(1)
    expect(scripts()).toEqual(both)
    expect(get('close')).toHaveFocus()
    expect(get('question')).toHaveValue('How much')
    expect(get('dialog-search')).not.toHaveAttribute('data-early')
    get('tile').click()
    expect(window.__boot!.current()).toEqual({ name: 'gallery', index: 4 })
  })
  test('on a link with data-dialog opens the dialog, but not with a key held that opens a tab', () => {
    start(page)
    const plain = new MouseEvent('click', { bubbles: true, cancelable: true })
    get('offer-link').dispatchEvent(plain)
    expect([plain.defaultPrevented, isOpen('dialog-offer')]).toEqual([true, true])
    start(page)
    get('offer-link').addEventListener('click', (event) => event.preventDefault())
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      const held = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
      get('offer-link').dispatchEvent(held)
      expect([key, isOpen('dialog-offer')]).toEqual([key, false])
    }
  })
  test('on another button, or a form that is sent, happens once, when the code is ready', () => {
    start(page)
    const [pressed, sent] = [jest.fn(), jest.fn((event: Event) => event.preventDefault())]
    get('other').addEventListener('click', pressed)
    get('form').addEventListener('submit', sent)
    get('other').click()
    get('send').click()
    get('send').click()
    expect(get('form')).toHaveAttribute('aria-busy', 'true')
    expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0])
    ready()
    expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])
    expect(get('form')).not.toHaveAttribute('aria-busy')
  })
  test('in a form with an address is sent at once, by the browser', () => {
    start(page.replace('id="form"', 'id="form" action="/function"'))
    const send = () =>
      get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    get('field').dispatchEvent(new Event('focusin', { bubbles: true }))
    expect([send(), scripts()]).toEqual([true, []])
  })
  test('on a chip fills the field at once', () => {
    start(page)
    get('ask').click()
    get('chip').click()
    expect(get<HTMLInputElement>('question')).toHaveValue('Lip fillers')
    expect(get('question')).toHaveFocus()
  })
  test('before the shells have arrived is kept', () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
    start('<button id="ask" data-dialog="search">Ask</button>')
    get('ask').click()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog id="dialog-search"><input data-first></dialog>',
    )
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(isOpen('dialog-search')).toBe(true)
    Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true })
  })
})

describe('opening and closing', () => {
  test('the drawer closes by its button, and the focus returns', async () => {
    start(page)
    get('menu').focus()
    get('menu').click()
    get('drawer-close').click()
    await soon()
    expect(isOpen('drawer')).toBe(false)
    expect(get('menu')).toHaveFocus()
  })
  test('a dialog opened from the drawer takes its place, and gives the focus back to the Menu button', async () => {
    start(page)
    get('menu').click()
    get('wizard').click()
    expect([isOpen('drawer'), isOpen('dialog-analysis')]).toEqual([false, true])
    await soon()
    get<HTMLDialogElement>('dialog-analysis').close()
    await soon()
    expect(get('menu')).toHaveFocus()
  })
  test('a press on the backdrop closes it, and no press inside, even one that names no place', async () => {
    start(page)
    get('ask').click()
    await painted()
    const shell = get('dialog-search')
    shell.getBoundingClientRect = () => new DOMRect(100, 100, 400, 400)
    const press = (kind: string, target: HTMLElement, x: number) =>
      target.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: x, clientY: x }))
    press('pointerdown', shell, 50)
    // As the keyboard presses.
    press('click', get('chip'), 0)
    expect(isOpen('dialog-search')).toBe(true)
    press('click', shell, 300)
    expect(isOpen('dialog-search')).toBe(true)
    press('click', shell, 50)
    expect(isOpen('dialog-search')).toBe(false)
  })
  test('is closed before it is modal, by Escape or its button, and stays closed', async () => {
    start(page)
    get('ask').click()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await painted()
    expect(isOpen('dialog-search')).toBe(false)
    get('ask').click()
    get('close').click()
    await painted()
    expect(isOpen('dialog-search')).toBe(false)
  })
  test('the space of a scroll bar stays while a dialog keeps the page from scrolling', async () => {
    start(page)
    Object.defineProperty(document.documentElement, 'clientWidth', {
      value: window.innerWidth - 15,
      configurable: true,
    })
    get('ask').click()
    await painted()
    expect(document.documentElement.style.scrollbarGutter).toBe('stable')
  })
  test('leaving the page closes every dialog and leaves the focus alone', async () => {
    start(page)
    get('ask').click()
    window.__boot!.leave()
    get('link').focus()
    await soon()
    expect(isOpen('dialog-search')).toBe(false)
    expect(get('link')).toHaveFocus()
  })
  test('a page that goes into the back/forward cache leaves its dialog, and one that does not keeps it to the end', async () => {
    start(page)
    get('ask').click()
    await painted()
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
    expect(isOpen('dialog-search')).toBe(true)
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
    expect(isOpen('dialog-search')).toBe(false)
  })
  test('code that runs is told once of a dialog that is opened', async () => {
    start(page)
    get('ask').click()
    await painted()
    ready()
    const heard: OpenRequest[] = []
    document.addEventListener('dialog:open', (event) => heard.push(event.detail))
    get('tile').click()
    await painted()
    expect(heard).toEqual([{ name: 'gallery', index: 4 }])
  })
})

describe('a script that does not load', () => {
  const fail = (src = '/app.js') =>
    document.querySelector(`script[src="${src}"]`)!.dispatchEvent(new Event('error'))
  const answers = (status: number, type: string) =>
    (globalThis.fetch = jest.fn().mockResolvedValue({
      ok: status === 200,
      headers: new Headers({ 'content-type': type }),
    }))
  const offline = () => (globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline')))
  const said = () => get('dialog-analysis').getAttribute('data-state') === 'failed'
  /** jsdom cannot load a page anew, and says so. */
  const reloads = () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    return () => report.mock.calls.length
  }
  const open = async () => {
    start(page)
    get('wizard').click()
    await painted()
  }
  afterEach(() => jest.restoreAllMocks())

  test('the shell says so; Try again says it again while the server is out of reach, and then loads what is missing', async () => {
    await open()
    expect(said()).toBe(false)
    fail()
    expect(said()).toBe(true)
    offline()
    get('retry').click()
    expect(said()).toBe(false)
    await soon()
    expect(said()).toBe(true)
    answers(200, 'text/javascript')
    get('retry').click()
    await soon()
    expect(said()).toBe(false)
    expect(scripts()).toEqual([...both, '/app.js'])
  })
  test('it is tried again by itself when the connection is back, or another dialog is opened', async () => {
    await open()
    fail()
    answers(200, 'text/javascript')
    window.dispatchEvent(new Event('online'))
    await soon()
    expect(scripts()).toEqual([...both, '/app.js'])
    fail()
    get('tile').click()
    await painted()
    expect(scripts()).toEqual([...both, '/app.js', '/app.js'])
  })
  test.each([
    ['404', 404, 'text/html'],
    ['a page with status 200', 200, 'text/html'],
  ])(
    'where a new version has replaced it (%s), Try again loads the page anew, and nothing does by itself',
    async (_, status, type) => {
      await open()
      fail()
      answers(status, type)
      const count = reloads()
      window.dispatchEvent(new Event('online'))
      await soon()
      expect([count(), said()]).toEqual([0, true])
      get('retry').click()
      await soon()
      expect(count()).toBe(1)
    },
  )
  test.each([
    ['typed', () => undefined],
    ['sent', () => get<HTMLFormElement>('search').requestSubmit()],
  ])(
    'a page that is loaded anew, here or by Gatsby, comes back with the question that was %s, once',
    async (what, act) => {
      start(page)
      get('ask').click()
      get<HTMLInputElement>('question').value = 'How much'
      await painted()
      act()
      window.dispatchEvent(new Event('pagehide'))
      for (const [isThere, question, busy] of [
        [true, 'How much', what === 'sent'],
        [false, '', false],
      ]) {
        start(page)
        expect([
          isOpen('dialog-search'),
          get<HTMLInputElement>('question').value,
          get('search').ariaBusy === 'true',
        ]).toEqual([isThere, question, busy])
      }
    },
  )
  test('nor answers: said after half a minute', async () => {
    await open()
    await jest.advanceTimersByTimeAsync(29_000)
    expect(said()).toBe(false)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(said()).toBe(true)
  })
  test('and a button outside the dialogs waits for it: said over the page, once, until the code is ready', () => {
    start(page)
    const notes = () => document.querySelectorAll('body > [data-failed]').length
    get('other').click()
    fail()
    fail()
    expect(notes()).toBe(1)
    ready()
    expect(notes()).toBe(0)
  })
  test('and Gatsby gives up for want of the page’s data: said', async () => {
    await open()
    const rejection = Object.assign(new Event('unhandledrejection'), {
      reason: new Error('page resources for / not found. Not rendering React'),
    })
    window.dispatchEvent(rejection)
    expect(said()).toBe(true)
  })
  test('a dialog’s own code, once the rest runs: said there, asked for again, and forgotten where another dialog opens', async () => {
    await open()
    ready()
    window.__boot!.reportFailure(`${location.origin}/dialog-analysis.js`)
    expect(said()).toBe(true)
    answers(200, 'text/javascript')
    const heard: OpenRequest[] = []
    document.addEventListener('dialog:open', (event) => heard.push(event.detail))
    get('retry').click()
    await soon()
    expect([heard, said()]).toEqual([[{ name: 'analysis', index: 0 }], false])
    // A dialog that is filled already says it under its title, and is not filled anew.
    window.__boot!.open('search')
    window.__boot!.reportFailure(`${location.origin}/call.js`)
    expect(get('dialog-search').querySelectorAll('[data-toasts] [data-failed]')).toHaveLength(1)
    heard.length = 0
    get('dialog-search').querySelector<HTMLElement>('[data-retry]')!.click()
    await soon()
    expect([heard, get('dialog-search').querySelector('[data-failed]')]).toEqual([[], null])
    window.__boot!.open('analysis')
    window.__boot!.reportFailure()
    window.__boot!.open('gallery', 1)
    window.__boot!.open('analysis')
    expect(said()).toBe(false)
  })
})

describe('a press that is repeated', () => {
  const startGuarded = () => {
    startPage(page, () => {
      boot()
      guardInput()
    })
    ready()
  }
  test('by a double click does nothing to what came under the pointer, and is one press on a button that stays', () => {
    startGuarded()
    const heard: string[] = []
    document.body.addEventListener('click', ({ target }) => heard.push((target as Element).id))
    const click = (id: string, detail: number) =>
      get(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    click('other', 1)
    click('tile', 2)
    expect(isOpen('dialog-gallery')).toBe(false)
    click('other', 1)
    click('other', 2)
    expect(heard).toEqual(['other', 'other', 'other'])
  })
  test('by two taps, each counted as one, does nothing to what came under the finger', () => {
    startGuarded()
    const tap = (id: string, timeStamp: number, pointerType = 'touch') => {
      const down = new MouseEvent('pointerdown', { bubbles: true })
      Object.defineProperty(down, 'pointerType', { value: pointerType })
      get(id).dispatchEvent(down)
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
      Object.defineProperty(click, 'timeStamp', { value: timeStamp })
      return get(id).dispatchEvent(click)
    }
    expect([tap('other', 1000), tap('tile', 1200)]).toEqual([true, false])
    expect(isOpen('dialog-gallery')).toBe(false)
    // Later it is a press of its own, and a mouse counts its clicks itself.
    tap('tile', 1700)
    expect(isOpen('dialog-gallery')).toBe(true)
    expect([tap('other', 2500), tap('link', 2600, 'mouse')]).toEqual([true, true])
  })
  test('by a held Enter in a dialog does nothing', () => {
    startGuarded()
    const hold = (id: string, repeat: boolean) =>
      get(id).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
      )
    expect([hold('chip', false), hold('chip', true), hold('other', true)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('a page that others changed, which React renders anew', () => {
  const fields = `
    <form id="finder"><input name="q"><select name="area"><option value="">All</option><option value="chin">Chin</option></select></form>
    <input type="checkbox" value="lips"><input type="checkbox" value="nose" checked>
    <input type="radio" name="_R_1_" value="a" checked><input type="radio" name="_R_1_" value="b">
    <textarea></textarea><details><summary>More</summary></details><button id="sort">Sort</button>`
  const every = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]
  const one = <T extends Element = HTMLInputElement>(selector: string) =>
    document.querySelector<T>(selector)!
  const startNoted = () =>
    startPage(`${page}<main>${fields}</main>`, () => {
      boot()
      noteControls()
    })

  test('keeps what was typed, ticked, opened, pressed and focused', () => {
    startNoted()
    one('[name="q"]').value = 'lip'
    one('select').value = 'chin'
    every<HTMLInputElement>('[type="checkbox"]').forEach((box) => (box.checked = !box.checked))
    one('[value="b"]').checked = true
    one('textarea').value = 'words'
    one<HTMLDetailsElement>('details').open = true
    one('[name="q"]').focus()
    get('sort').click()
    one('main').innerHTML = fields.replaceAll('_R_1_', '_r_5_')
    const heard: string[] = []
    for (const kind of ['input', 'change', 'click'])
      one('main').addEventListener(kind, ({ target }) => {
        const { name, id, value } = target as HTMLInputElement
        heard.push(`${kind} ${name || id || value}`)
      })
    window.__boot!.ready(carryOver())
    expect(one('[name="q"]')).toHaveValue('lip')
    expect(one('select')).toHaveValue('chin')
    expect(every<HTMLInputElement>('[type="checkbox"]').map(({ checked }) => checked)).toEqual([
      true,
      false,
    ])
    expect(one('[value="b"]').checked).toBe(true)
    expect(one('textarea')).toHaveValue('words')
    expect(one<HTMLDetailsElement>('details').open).toBe(true)
    expect(document.activeElement).toBe(one('[name="q"]'))
    expect(heard).toEqual(
      expect.arrayContaining(['input q', 'change area', 'change lips', 'click sort']),
    )
  })
  test('opens the dialog again that was open, with the question and its press', async () => {
    startNoted()
    const main = document.body.innerHTML
    get('ask').click()
    await painted()
    get<HTMLInputElement>('question').value = 'How much'
    get<HTMLFormElement>('search').requestSubmit()
    document.body.innerHTML = main
    const sent = jest.fn((event: Event) => event.preventDefault())
    get('search').addEventListener('submit', sent)
    window.__boot!.ready(carryOver())
    expect(isOpen('dialog-search')).toBe(true)
    expect(get('question')).toHaveValue('How much')
    expect(sent).toHaveBeenCalledTimes(1)
  })
  test('is left alone where React took it over', () => {
    startNoted()
    one('[name="q"]').value = 'lip'
    const heard = jest.fn()
    one('main').addEventListener('input', heard)
    window.__boot!.ready(carryOver())
    expect(heard).not.toHaveBeenCalled()
  })
})
