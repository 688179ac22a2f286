import { controller } from '../../src/boot/controller'
import { early } from '../../src/boot/early'
import type { BootData, OpenRequest } from '../../src/boot/protocol'
import { get, isOpen, startPage } from '../helpers/bootPage'

/**
 * The controller on a page whose code has not arrived, loaded by the inline script. Each test gets
 * a fresh window's worth of listeners by removing what the scripts before added.
 */

const start = (html: string, page: Partial<BootData> = {}) =>
  startPage(
    html,
    () => {
      early()
      controller()
    },
    page,
  )

const page = `
  <button id="menu" data-dialog="drawer" popovertarget="drawer">Menu</button>
  <button id="ask" data-dialog="search">Ask</button>
  <button id="tile" data-dialog="gallery" data-index="4">View</button>
  <a id="link" href="/about/">About</a>
  <a id="offer-link" href="/popupoffer/" data-dialog="offer">Welcome offer</a>
  <button id="other">Upload</button>
  <dialog id="drawer"><button data-close id="drawer-close">Close</button><button data-dialog="analysis" id="wizard">Analysis</button></dialog>
  <dialog id="dialog-search"><h2 tabindex="-1">Search</h2><button data-close>Close</button>
    <form id="form"><input data-first id="question"><button>Search</button></form><button data-fill="Lip fillers" id="chip">Lip fillers</button></dialog>
  <dialog id="dialog-gallery"><h2 tabindex="-1" data-first>Gallery</h2></dialog>
  <dialog id="dialog-analysis"><h2 tabindex="-1" data-first>Analysis</h2><p data-wait></p><div data-failed><button data-retry id="retry">Try again</button></div></dialog>
  <dialog id="dialog-offer"><h2 tabindex="-1" data-first>Offer</h2></dialog>`

/** Gatsby's, that is: the controller's own file has been loaded. */
const scripts = () =>
  [...document.querySelectorAll('script[src]:not([src^="/boot.js"])')].map((script) =>
    script.getAttribute('src'),
  )
const painted = () => jest.advanceTimersByTimeAsync(300)
const soon = () => jest.advanceTimersByTimeAsync(0)

describe('scripts on intent', () => {
  test('a press loads them in order, with what Gatsby needs, once the shell is painted', async () => {
    start(page)
    get('ask').click()
    expect(scripts()).toEqual([])
    await painted()
    expect(scripts()).toEqual(['/runtime.js', '/app.js'])
    expect(
      [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
        (script) => script.async,
      ),
    ).toEqual([false, false])
    expect(window).toMatchObject({ pagePath: '/', ___webpackCompilationHash: 'abc' })
    expect(
      [...document.querySelectorAll('link[rel="preload"]')].map((link) =>
        link.getAttribute('href'),
      ),
    ).toContain('/page.js')
  })
  test('so does using a form, at once', () => {
    start('<form><input id="name"></form>')
    get('name').dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(scripts()).toHaveLength(2)
  })
  test('they are loaded once, however often they are asked for', async () => {
    start(page)
    get('ask').click()
    get('tile').click()
    await painted()
    expect(scripts()).toHaveLength(2)
  })
  test('the forced sitemap flag loads them by itself', () => {
    localStorage.setItem('forceSitemapUpdate', 'true')
    start(page)
    expect(scripts()).toHaveLength(2)
  })
  test('configured analytics load them by themselves, unless the visitor or the browser has refused', () => {
    start(page, { analytics: true })
    expect(scripts()).toHaveLength(2)
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
  test('a page with data-autostart opens its dialog by itself', async () => {
    start(`${page}<div data-autostart="offer"></div>`)
    expect(isOpen('dialog-offer')).toBe(true)
    await painted()
    expect(scripts()).toHaveLength(2)
  })
  test('an address with a query loads them by itself on a page that reads it, and on no other', () => {
    start(`${page}<div data-query></div>`)
    expect(scripts()).toEqual([])
    history.replaceState(null, '', '/?areas=frown')
    start(page)
    expect(scripts()).toEqual([])
    start(`${page}<div data-query></div>`)
    expect(scripts()).toHaveLength(2)
    history.replaceState(null, '', '/')
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

describe('an early press', () => {
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
  test('the page is locked while a dialog is open, without a shift where there is a scroll bar', async () => {
    start(page)
    Object.defineProperty(document.documentElement, 'clientWidth', {
      value: window.innerWidth - 15,
      configurable: true,
    })
    get('ask').click()
    await painted()
    expect(document.documentElement.style.overflow).toBe('hidden')
    expect(document.documentElement.style.scrollbarGutter).toBe('stable')
    get<HTMLDialogElement>('dialog-search').close()
    await soon()
    expect(document.documentElement.style.overflow).toBe('')
    expect(document.documentElement.style.scrollbarGutter).toBe('')
  })
  test('leaving the page closes every dialog and leaves the focus alone', async () => {
    start(page)
    get('ask').click()
    window.__dialogs!.leave()
    get('link').focus()
    await soon()
    expect(isOpen('dialog-search')).toBe(false)
    expect(get('link')).toHaveFocus()
  })
  test('code that runs is told once of a dialog that is opened', async () => {
    start(page)
    get('ask').click()
    await painted()
    window.__dialogs!.ready()
    const heard: OpenRequest[] = []
    document.addEventListener('dialog:open', (event) => heard.push(event.detail))
    get('tile').click()
    await painted()
    expect(heard).toEqual([{ name: 'gallery', index: 4 }])
  })
  test('a failure said in it before is gone when it is opened again', async () => {
    start(page)
    get('ask').click()
    await painted()
    window.__dialogs!.ready()
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'))
    get('tile').click()
    window.__dialogs!.reportScriptFailure()
    await soon()
    expect(get('dialog-gallery')).toHaveAttribute('data-state', 'failed')
    get<HTMLDialogElement>('dialog-gallery').close()
    await soon()
    window.__dialogs!.open('gallery', 1)
    expect(get('dialog-gallery')).not.toHaveAttribute('data-state')
  })
  test('opening the open dialog again only passes on its index', () => {
    start(page)
    const heard: OpenRequest[] = []
    document.addEventListener('dialog:open', (event) => heard.push(event.detail))
    window.__dialogs!.open('gallery', 1)
    window.__dialogs!.open('gallery', 2)
    expect(heard).toEqual([
      { name: 'gallery', index: 1 },
      { name: 'gallery', index: 2 },
    ])
  })
})

describe('a script that does not load', () => {
  const fail = (src = '/app.js') =>
    document.querySelector(`script[src="${src}"]`)!.dispatchEvent(new Event('error'))
  test('and is out of reach: the shell says so, and Try again tries again', async () => {
    start(page)
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'))
    get('wizard').click()
    await painted()
    fail()
    await soon()
    expect(get('dialog-analysis')).toHaveAttribute('data-state', 'failed')
    get('retry').click()
    expect(get('dialog-analysis')).not.toHaveAttribute('data-state')
    expect(scripts()).toEqual(['/runtime.js', '/app.js', `${location.origin}/app.js`])
  })
  const answers = (status: number, type: string) =>
    jest.fn().mockResolvedValue({
      ok: status === 200,
      status,
      headers: new Headers({ 'content-type': type }),
    }) as typeof fetch
  /** jsdom cannot load a page anew, and says so. */
  const reloads = () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    return () => report.mock.calls.length
  }
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['404', 404, 'text/html'],
    ['a page with status 200', 200, 'text/html'],
  ])(
    'and is gone, answered with %s: one reload in a minute, with the dialog and the text to come back',
    async (_, status, type) => {
      start(page)
      globalThis.fetch = answers(status, type)
      get('ask').click()
      get<HTMLInputElement>('question').value = 'How much'
      await painted()
      const count = reloads()
      fail()
      await soon()
      expect(count()).toBe(1)
      fail()
      await soon()
      expect(count()).toBe(1)
      expect(get('dialog-search')).toHaveAttribute('data-state', 'failed')
      window.dispatchEvent(new Event('pagehide'))
      expect(JSON.parse(sessionStorage.getItem('boot:resume')!)).toMatchObject({
        name: 'search',
        text: 'How much',
        submit: false,
        path: location.pathname,
      })
    },
  )
  test('and is gone where nothing can be kept: no reload by itself, which nothing would stop', async () => {
    start(page)
    globalThis.fetch = answers(404, 'text/html')
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    const count = reloads()
    get('wizard').click()
    await painted()
    fail()
    await soon()
    expect(get('dialog-analysis')).toHaveAttribute('data-state', 'failed')
    expect(count()).toBe(0)
  })
  test('but a page came in its place, which is bad syntax: as if it had not loaded', async () => {
    start(page)
    globalThis.fetch = answers(200, 'text/html')
    get('wizard').click()
    await painted()
    const count = reloads()
    window.dispatchEvent(
      new ErrorEvent('error', {
        error: new SyntaxError('Unexpected token <'),
        filename: `${location.origin}/app.js`,
      }),
    )
    await soon()
    expect(count()).toBeGreaterThan(0)
    expect(sessionStorage.getItem('boot:gone')).not.toBeNull()
  })
  test('once the code is ready, only whoever waits for it says so', async () => {
    start(page)
    globalThis.fetch = answers(404, 'text/html')
    get('wizard').click()
    await painted()
    window.__dialogs!.ready()
    fail()
    await soon()
    expect(globalThis.fetch).not.toHaveBeenCalled()
    expect(get('dialog-analysis')).not.toHaveAttribute('data-state')
    const count = reloads()
    window.__dialogs!.reportScriptFailure(`${location.origin}/dialog-analysis.js`)
    await soon()
    expect(count()).toBe(1)
  })
  test('nor answers: said after half a minute', async () => {
    start(page)
    get('wizard').click()
    await painted()
    await jest.advanceTimersByTimeAsync(29_000)
    expect(get('dialog-analysis')).not.toHaveAttribute('data-state')
    await jest.advanceTimersByTimeAsync(1_000)
    expect(get('dialog-analysis')).toHaveAttribute('data-state', 'failed')
  })
  test('and a button outside the dialogs waits for it: said over the page, once, until the code is ready', async () => {
    start(page)
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'))
    get('other').click()
    await painted()
    fail()
    await soon()
    fail()
    await soon()
    expect(document.querySelectorAll('body > [data-failed]')).toHaveLength(1)
    window.__dialogs!.ready()
    expect(document.querySelectorAll('body > [data-failed]')).toHaveLength(0)
  })
  test('and Gatsby gives up for want of the page’s data: said', async () => {
    start(page)
    get('wizard').click()
    await painted()
    const rejection = Object.assign(new Event('unhandledrejection'), {
      reason: new Error('page resources for / not found. Not rendering React'),
    })
    window.dispatchEvent(rejection)
    expect(get('dialog-analysis')).toHaveAttribute('data-state', 'failed')
  })
  test('comes back after the reload with the dialog, the text, and the submit that was pressed', () => {
    sessionStorage.setItem(
      'boot:resume',
      JSON.stringify({
        path: location.pathname,
        at: Date.now(),
        name: 'search',
        index: 0,
        text: 'How much',
        submit: true,
      }),
    )
    start(page)
    expect(isOpen('dialog-search')).toBe(true)
    expect(get('question')).toHaveValue('How much')
    expect(get('form')).toHaveAttribute('aria-busy', 'true')
    expect(sessionStorage.getItem('boot:resume')).toBeFalsy()
  })
})

test('a page that goes into the back/forward cache leaves its dialog, and one that does not keeps it to the end', async () => {
  start(page)
  get('ask').click()
  await painted()
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
  expect(isOpen('dialog-search')).toBe(true)
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
  expect([isOpen('dialog-search'), document.documentElement.style.overflow]).toEqual([false, ''])
})

describe('a button that prints a sheet', () => {
  const sheet =
    '<button id="print" data-print="aftercare" data-sheet=\'[["dl",["dt","When can I fly?"],["dd","The next day."]]]\'><b id="words">Print</b></button><p id="not-printed" hidden>No</p><a id="link" href="/about/">About</a>'
  const asked = () => document.documentElement.getAttribute('data-print')
  const answers = () => document.querySelectorAll('#sheet').length
  let askedWhilePrinting: (string | null)[] = []
  beforeEach(() => {
    askedWhilePrinting = []
    window.print = () => void askedWhilePrinting.push(asked())
  })
  afterEach(() => document.documentElement.removeAttribute('data-print'))

  test('prints once, also when the loaded code says that it is ready', () => {
    start(sheet)
    get('print').click()
    window.__dialogs!.ready()
    get('print').click()
    expect(askedWhilePrinting).toEqual(['aftercare', 'aftercare'])
    expect(answers()).toBe(1)
  })
  test.each(['pointermove', 'pointerdown', 'keydown'])(
    'the sheet stays asked for after `afterprint`, for telephones that lay it out again, and %s gives the whole page back',
    (kind) => {
      start(sheet)
      get('print').click()
      window.dispatchEvent(new Event('afterprint'))
      get('link').dispatchEvent(new Event('pointerover', { bubbles: true }))
      expect(asked()).toBe('aftercare')
      get('link').dispatchEvent(new Event(kind, { bubbles: true }))
      expect([asked(), answers()]).toEqual([null, 0])
    },
  )
  test.each([
    ['no print', undefined],
    [
      'one that throws',
      () => {
        throw new Error('no')
      },
    ],
  ])('a browser with %s says so at once, and keeps no sheet for later', (_, print) => {
    window.print = print as never
    start(sheet)
    get('print').click()
    expect([get('not-printed').hidden, asked()]).toEqual([false, null])
  })
  test.each([true, false])('a print that begins (%s) says nothing, and another does', (begins) => {
    jest.useFakeTimers()
    window.print = () => void (begins && window.dispatchEvent(new Event('beforeprint')))
    start(sheet)
    get('print').click()
    jest.advanceTimersByTime(5000)
    expect(get('not-printed').hidden).toBe(begins)
    jest.useRealTimers()
  })
})

describe('a press that is repeated', () => {
  test('by a double click does nothing to what came under the pointer, and is one press on a button that stays', () => {
    start(page)
    window.__dialogs!.ready()
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
    start(page)
    window.__dialogs!.ready()
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
    start(page)
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
  const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]
  const one = <T extends Element = HTMLInputElement>(selector: string) =>
    document.querySelector<T>(selector)!

  test('keeps what was typed, ticked, opened, pressed and focused', () => {
    start(`${page}<main>${fields}</main>`)
    one('[name="q"]').value = 'lip'
    one('#finder').dataset.purpose = 'stop'
    one('select').value = 'chin'
    all<HTMLInputElement>('[type="checkbox"]').forEach((box) => (box.checked = !box.checked))
    one('[value="b"]').checked = true
    one('textarea').value = 'words'
    one<HTMLDetailsElement>('details').open = true
    one('[name="q"]').focus()
    one('[name="q"]').setSelectionRange(1, 2)
    get('sort').click()
    one('main').innerHTML = fields.replaceAll('_R_1_', '_r_5_')
    const heard: string[] = []
    for (const kind of ['input', 'change', 'click'])
      one('main').addEventListener(kind, ({ target }) => {
        const { name, id, value } = target as HTMLInputElement
        heard.push(`${kind} ${name || id || value}`)
      })
    window.__dialogs!.ready()
    expect(one('[name="q"]')).toHaveValue('lip')
    expect(one('#finder').dataset.purpose).toBe('stop')
    expect(one('select')).toHaveValue('chin')
    expect(all<HTMLInputElement>('[type="checkbox"]').map(({ checked }) => checked)).toEqual([
      true,
      false,
    ])
    expect(one('[value="b"]').checked).toBe(true)
    expect(one('textarea')).toHaveValue('words')
    expect(one<HTMLDetailsElement>('details').open).toBe(true)
    expect(document.activeElement).toBe(one('[name="q"]'))
    expect(one('[name="q"]').selectionStart).toBe(1)
    expect(heard).toEqual(
      expect.arrayContaining(['input q', 'change area', 'change lips', 'click sort']),
    )
  })
  test('is left alone where React took it over', () => {
    start(`${page}<main>${fields}</main>`)
    one('[name="q"]').value = 'lip'
    const heard = jest.fn()
    one('main').addEventListener('input', heard)
    window.__dialogs!.ready()
    expect(heard).not.toHaveBeenCalled()
  })
})
