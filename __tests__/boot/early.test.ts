import { controller } from '../../src/boot/controller'
import { early } from '../../src/boot/early'
import type { BootData } from '../../src/boot/protocol'
import { get, isOpen, startPage } from '../helpers/bootPage'
import { noteListeners } from '../helpers/notedListeners'

/**
 * The inline script by itself, and how the controller takes over from it. The listeners of the test
 * before are removed.
 */

const page = `
  <button id="menu" data-dialog="drawer">Menu</button>
  <button id="ask" data-dialog="search">Ask</button>
  <button id="tile" data-dialog="gallery" data-index="4">View</button>
  <a id="link" href="/about/">About</a>
  <button id="other">Upload</button>
  <button id="print" data-print="aftercare">Print</button>
  <form id="form"><input id="field"><button id="send">Send</button></form>
  <dialog id="drawer"><button data-close id="drawer-close">Close</button></dialog>
  <dialog id="dialog-search"><h2>Search</h2><button data-close id="close">Close</button><input data-first id="question">
    <button data-fill="Lip fillers" id="chip">Lip fillers</button><div data-failed>It did not load</div></dialog>
  <dialog id="dialog-gallery"><h2 tabindex="-1" data-first>Gallery</h2></dialog>
  <dialog id="dialog-offer"><h2 tabindex="-1" data-first>Offer</h2></dialog>`

const start = (html: string, more: Partial<BootData> = {}) => startPage(html, early, more)
/** The controller's file arrives. */
const arrive = () => noteListeners(controller)

const scripts = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))
const hinted = (rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => [
    link.getAttribute('href'),
    link.as,
  ])
const painted = () => jest.advanceTimersByTimeAsync(100)
const all = [
  ['/boot.js?v=1', 'script'],
  ['/runtime.js', 'script'],
  ['/app.js', 'script'],
  ['/page-data/index/page-data.json', 'fetch'],
  ['/page.js', 'script'],
]

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

describe('an intent', () => {
  test.each(['pointerover', 'focusin', 'touchstart', 'pointerdown', 'input'])(
    '%s on a dialog button fetches everything, without running it',
    (kind) => {
      start(page)
      get('ask').dispatchEvent(new Event(kind, { bubbles: true }))
      expect([hinted('prefetch'), scripts()]).toEqual([all, []])
    },
  )
  test('in a form loads the controller at once, and fetches the rest beside it', () => {
    start(page)
    get('field').dispatchEvent(new Event('focusin', { bubbles: true }))
    expect([scripts(), hinted('preload')]).toEqual([['/boot.js?v=1'], all])
  })
  test('fetches nothing ahead in WebKit, where what failed then would never come', () => {
    const supports = jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false)
    start(page)
    get('field').dispatchEvent(new Event('focusin', { bubbles: true }))
    expect([scripts(), hinted('preload')]).toEqual([['/boot.js?v=1'], []])
    supports.mockRestore()
  })
  test('the drawer needs the controller only, and then a form the rest', async () => {
    start(page)
    get('menu').click()
    expect(isOpen('drawer')).toBe(true)
    await painted()
    expect([scripts(), hinted('preload')]).toEqual([['/boot.js?v=1'], []])
    arrive()
    await painted()
    expect(scripts()).toEqual(['/boot.js?v=1'])
    get('field').dispatchEvent(new Event('focusin', { bubbles: true }))
    expect([scripts(), hinted('preload')]).toEqual([
      ['/boot.js?v=1', '/runtime.js', '/app.js'],
      all.slice(1),
    ])
  })
  test.each([
    ['data-autostart', '<div data-autostart="offer"></div>', {}],
    ['analytics', '', { analytics: true }],
  ])('so does the page itself: %s', (_, html, more) => {
    start(page + html, more)
    expect(scripts()).toEqual(['/boot.js?v=1'])
  })
  test('and what a reload has left', () => {
    sessionStorage.setItem('boot:resume', '{}')
    start(page)
    expect(scripts()).toEqual(['/boot.js?v=1'])
  })
})

describe('a press before the controller is there', () => {
  test('shows the dialog in the same task and loads once it is painted', async () => {
    start(page)
    get('ask').click()
    expect([isOpen('dialog-search'), scripts()]).toEqual([true, []])
    expect(get('question')).toHaveFocus()
    await painted()
    expect(scripts()).toEqual(['/boot.js?v=1'])
  })
  test('is taken over with its index, text and focus, and the dialog becomes modal', async () => {
    start(page)
    get('ask').click()
    get<HTMLInputElement>('question').value = 'How much'
    get('close').focus()
    await painted()
    const modal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
    arrive()
    await jest.advanceTimersByTimeAsync(300)
    expect(modal).toHaveBeenCalledTimes(1)
    expect(get('close')).toHaveFocus()
    expect(get('question')).toHaveValue('How much')
    expect(get('dialog-search')).not.toHaveAttribute('data-early')
    expect(window.__dialogs!.current()).toEqual({ name: 'search', index: 0 })
    start(page)
    get('tile').click()
    arrive()
    expect(window.__dialogs!.current()).toEqual({ name: 'gallery', index: 4 })
  })
  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'with %s held is the browser’s, which opens a link in a tab of its own',
    (key) => {
      start(page)
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
      get('ask').dispatchEvent(press)
      expect([press.defaultPrevented, isOpen('dialog-search')]).toEqual([false, false])
    },
  )
  test('on another dialog’s button shows that one instead', () => {
    start(page)
    get('ask').click()
    get('tile').click()
    expect([isOpen('dialog-search'), isOpen('dialog-gallery')]).toEqual([false, true])
  })
  test.each([
    ['its button', () => get('close').click()],
    [
      'Escape',
      () =>
        get('question').dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
        ),
    ],
  ])('is undone by %s, with the focus back, and stays undone', (_, undo) => {
    start(page)
    get('ask').click()
    undo()
    expect(isOpen('dialog-search')).toBe(false)
    expect(get('ask')).toHaveFocus()
    arrive()
    expect(isOpen('dialog-search')).toBe(false)
    expect(window.__dialogs!.current()).toBeNull()
  })
  test('on another button, or a form that is sent, happens once, when the code is ready', () => {
    start(page)
    const [pressed, sent] = [jest.fn(), jest.fn((event: Event) => event.preventDefault())]
    get('other').addEventListener('click', pressed)
    get('form').addEventListener('submit', sent)
    get('other').click()
    get('send').click()
    expect(get('form')).toHaveAttribute('aria-busy', 'true')
    arrive()
    expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0])
    window.__dialogs!.ready()
    expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])
    expect(get('form')).not.toHaveAttribute('aria-busy')
  })
  test('in a form with an address is sent at once, by the browser', () => {
    start(page.replace('id="form"', 'id="form" action="/function"'))
    const send = () =>
      get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    get('field').dispatchEvent(new Event('focusin', { bubbles: true }))
    expect([send(), scripts()]).toEqual([true, []])
    arrive()
    expect(send()).toBe(true)
  })
  test('on a chip fills the field at once, and not again over what is typed then', () => {
    start(page)
    get('ask').click()
    get('chip').click()
    expect(get<HTMLInputElement>('question')).toHaveValue('Lip fillers')
    expect(get('question')).toHaveFocus()
    get<HTMLInputElement>('question').value = 'How much'
    arrive()
    window.__dialogs!.ready()
    expect(get<HTMLInputElement>('question')).toHaveValue('How much')
  })
  test('to print happens as soon as the controller is there, and loads nothing more', () => {
    window.print = jest.fn()
    start(page)
    get('print').click()
    arrive()
    expect(window.print).toHaveBeenCalledTimes(1)
    expect(get('print')).not.toHaveAttribute('aria-busy')
    expect(scripts()).toEqual(['/boot.js?v=1'])
  })
  test('before the shells have arrived is kept, and its button says that it is busy', () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
    start('<button id="ask" data-dialog="search">Ask</button>')
    get('ask').click()
    expect(get('ask')).toHaveAttribute('aria-busy', 'true')
    arrive()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog id="dialog-search"><input data-first></dialog>',
    )
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(isOpen('dialog-search')).toBe(true)
    expect(get('ask')).not.toHaveAttribute('aria-busy')
    Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true })
  })
})

describe('a controller that does not come', () => {
  const fail = () => document.querySelector('script[src]')!.dispatchEvent(new Event('error'))
  test('is told of in the dialog, and tried again when the connection is back', async () => {
    start(page)
    get('ask').click()
    await painted()
    fail()
    expect(get('dialog-search')).toHaveAttribute('data-state', 'failed')
    window.dispatchEvent(new Event('online'))
    expect(scripts()).toEqual(['/boot.js?v=1', '/boot.js?v=1'])
  })
  test('and over the page where a button waits, once', () => {
    start(page)
    get('other').click()
    fail()
    get('other').click()
    fail()
    expect(document.querySelectorAll('body > [data-failed]')).toHaveLength(1)
  })
  test('also where the server takes the connection and never answers', async () => {
    start(page)
    get('ask').click()
    await jest.advanceTimersByTimeAsync(31_000)
    expect(get('dialog-search')).toHaveAttribute('data-state', 'failed')
  })
})
