import { backendUrl } from '../../src/backend/address'
import { anyPort } from '../../server/ports'
import { serveSite, type RunningSite } from '../../server/site'
import { siteDir } from '../helpers/builtSite'
import { fakeBackend, type FakeBackend } from '../helpers/fakeBackend'
import { engines, eventually, type Tab } from '../helpers/webDriver'

/** What matters most, in each of the three engines that visitors' browsers are made of. */

let site: RunningSite
let backend: FakeBackend
beforeAll(async () => {
  backend = await fakeBackend()
  site = await serveSite({
    dir: siteDir,
    port: await anyPort(),
    backend: { built: backendUrl, actual: `http://127.0.0.1:${backend.port}` },
  })
})
afterAll(async () => {
  await site?.close()
  await backend?.close()
})

/** Notes what the console and the content security policy complain of. */
const listen = `
  const seen = window.complaints = []
  const note = (kind, text) => seen.push(kind + ': ' + text)
  addEventListener('securitypolicyviolation', (event) =>
    note('policy', event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample))
  addEventListener('error', (event) => note('error', event.message))
  addEventListener('unhandledrejection', (event) => note('rejected', event.reason))
  for (const kind of ['error', 'warn']) console[kind] = (...words) => note(kind, words.join(' '))
`
/** The first visible element of a selector that has these words, or is labelled by them. */
const find = `
  const [selector, words] = arguments
  const named = (element) => [
    element.getAttribute('aria-label'), element.textContent,
    ...[...element.labels ?? []].map((label) => label.textContent),
  ].some((name) => (name ?? '').replace(/\\s+/g, ' ').includes(words))
  return [...document.querySelectorAll(selector)]
    .find((element) => element.getClientRects().length > 0 && named(element)) ?? null
`

for (const { name, installed } of engines)
  if (!installed && !process.env.CI)
    process.stderr.write(`NOT TESTED in ${name}, which is not installed on this machine.\n`)
const here = engines.filter(({ installed }) => installed || process.env.CI)

describe.each(here)('$name', ({ name, start, installed }) => {
  let tab: Tab
  beforeAll(async () => {
    if (!installed) throw new Error(`Without ${name}: run node scripts/setup.mjs --engines.`)
    tab = await start()
  }, 120_000)
  afterAll(() => tab?.close())
  afterEach(async () => {
    await tab.run('sessionStorage.clear(); localStorage.clear()')
    backend.reset()
  })

  const open = async (path: string) => {
    await tab.goto(site.url + path)
    await tab.run(listen)
  }
  const complaints = () => tab.run<string[]>('return window.complaints')
  const click = (selector: string, words = '') => eventually(() => tab.click(find, selector, words))
  const shows = (selector: string, words = '') =>
    eventually(async () => {
      if (!(await tab.run<boolean>(`return !!(() => {${find}})(...arguments)`, selector, words)))
        throw new Error(`${selector} “${words}” is not to be seen.`)
    })
  const fill = async (selector: string, words: string, text: string) => {
    await click(selector, words)
    await tab.type(text)
  }

  test('the drawer opens, keeps the focus, closes', async () => {
    await open('/privacy/')
    await click('header button', 'Menu')
    await shows('#drawer[open] a', 'Treatments')
    await shows('#drawer:focus-within')
    await tab.type('Escape')
    await eventually(async () =>
      expect(await tab.run('return document.querySelector("dialog[open]")')).toBeNull(),
    )
    expect(await complaints()).toEqual([])
  })

  test('a question is answered', async () => {
    await open('/privacy/')
    await click('header button', 'Search')
    await shows('#dialog-search[open] input')
    await tab.type('How much are lips?')
    await tab.type('Enter')
    await shows('#dialog-search', 'Lip fillers start at a price.')
    expect(backend.asked[0]!.body).toMatchObject({ question: 'How much are lips?' })
    expect(await complaints()).toEqual([])
  })

  test('the analysis reaches its report', async () => {
    await open('/')
    await click('main [data-dialog="analysis"]')
    for (let step = 1; step <= 5; step++) {
      await shows('#dialog-analysis', `Step ${step} of 5`)
      await click('#dialog-analysis button', step < 5 ? 'Next' : 'Generate Analysis')
    }
    await shows('#dialog-analysis', 'Your skin is even.')
    expect(await complaints()).toEqual([])
  })

  test('the ring follows the arrow keys in a group of radio buttons', async () => {
    await open('/')
    await click('main [data-dialog="analysis"]')
    await shows('#dialog-analysis', 'Step 1 of 5')
    await click('#dialog-analysis button', 'Next')
    await shows('#dialog-analysis', 'Step 2 of 5')
    await tab.run('document.querySelector("#dialog-analysis [role=radiogroup] input").focus()')
    await tab.type('ArrowRight')
    expect(
      await tab.run(
        'return getComputedStyle(document.activeElement.nextElementSibling).outlineStyle',
      ),
    ).toBe('solid')
    expect(await complaints()).toEqual([])
  })

  test('the welcome offer is made', async () => {
    await open('/')
    await click('a[data-dialog="offer"]')
    await click('#dialog-offer label', 'Pigmentation')
    await click('#dialog-offer button', 'Continue')
    await fill('#dialog-offer input', 'Name', 'Ann')
    await fill('#dialog-offer input', 'Email', 'ann@example.com')
    await fill('#dialog-offer input', 'Location', 'Leeds')
    await click('#dialog-offer button', 'Get my offer')
    await shows('#dialog-offer', 'An unhurried consultation')
    expect(backend.asked[0]!.body).toMatchObject({ name: 'Ann', concerns: ['pigmentation'] })
    expect(await complaints()).toEqual([])
  })

  test('the lightbox shows one picture after the other', async () => {
    await open('/')
    await click('main [data-dialog="gallery"]')
    await shows('#dialog-gallery', '1 / 7')
    await click('#dialog-gallery button', 'Next')
    await shows('#dialog-gallery', '2 / 7')
    await tab.type('ArrowRight')
    await shows('#dialog-gallery', '3 / 7')
    expect(await complaints()).toEqual([])
  })

  test('the cost estimator adds up', async () => {
    await open('/botox-cost-london/#work-out-your-total')
    const total = () => tab.run<string>('return document.querySelector("main output").textContent')
    const before = await total()
    await click('main form label', 'Frown lines')
    await eventually(async () => expect(await total()).not.toBe(before))
    expect(await tab.run('return location.search')).toBe('?areas=frown')
    expect(await complaints()).toEqual([])
  })

  test('the finder finds', async () => {
    await open('/treatments/')
    await fill('main input[type="search"]', '', 'profhilo')
    await eventually(async () =>
      expect(
        await tab.run(
          'return [...document.querySelectorAll("[data-f]")].filter((row) => row.getClientRects().length > 0).length',
        ),
      ).toBe(1),
    )
    expect(await complaints()).toEqual([])
  })

  test('no picture of a list has a gap above it', async () => {
    await open('/treatments/')
    const gaps = `
      return [...document.querySelectorAll('main li')].flatMap((item) => {
        const picture = item.querySelector(':scope > :first-child img, :scope > img')
        const first = item.firstElementChild.localName === 'picture' ? picture : item.firstElementChild
        if (!picture || picture.getClientRects().length === 0) return []
        const { paddingTop, borderTopWidth } = getComputedStyle(item)
        const content = item.getBoundingClientRect().top + parseFloat(paddingTop) + parseFloat(borderTopWidth)
        const gap = first.getBoundingClientRect().top - parseFloat(getComputedStyle(first).marginTop) - content
        return gap > 1 ? [item.textContent.slice(0, 40) + ' ' + gap] : []
      })`
    expect(await tab.run(gaps)).toEqual([])
    expect(await complaints()).toEqual([])
  })

  test('the aftercare sheet is printed', async () => {
    await open('/masseter-botox/')
    await tab.run(
      'window.print = () => { window.printed = document.documentElement.dataset.print }',
    )
    await click('#aftercare')
    await click('button[data-print="aftercare"]')
    await eventually(async () => expect(await tab.run('return window.printed')).toBe('aftercare'))
    expect(await complaints()).toEqual([])
  })

  test('Back returns to the place that a link was followed from', async () => {
    await open('/treatments/')
    await click('header button', 'Search')
    await shows('#dialog-search[open]:not(:has([data-failed]))')
    await tab.type('Escape')
    await tab.run('scrollTo(0, 1100)')
    const from = await tab.run<number>('return scrollY')
    await tab.click(
      'return [...document.querySelectorAll("[data-f] a.name")].find((link) => link.getBoundingClientRect().top > 300)',
    )
    await eventually(async () =>
      expect(await tab.run('return location.pathname')).not.toBe('/treatments/'),
    )
    await shows('h1')
    await tab.back()
    await eventually(async () =>
      expect(await tab.run('return [location.pathname, scrollY]')).toEqual(['/treatments/', from]),
    )
    expect(await complaints()).toEqual([])
  })
})
