import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { anyPort } from '../../server/ports'
import { serveSite, type RunningSite } from '../../server/site'
import { builtPages, siteDir } from '../helpers/builtSite'
import { mangled } from '../helpers/mangledAddresses'
import { hydrate, inTabs } from '../helpers/siteBrowser'
import { siteTabs } from '../helpers/siteTabs'

/** Whatever stands in the address, a page is there and lives, from the server of `npm start`. */
const tabs = siteTabs()
let site: RunningSite
beforeAll(async () => {
  site = await serveSite({ dir: resolve(siteDir), port: await anyPort(), hosts: ['127.0.0.1'] })
})
afterAll(() => site?.close())

async function visitor() {
  const context = await tabs.browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = tabs.keep(await context.newPage())
  page.setDefaultTimeout(15_000)
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  return { page, thrown }
}

const at = (address: string) => `http://127.0.0.1:${site.port}${address}`
const path = (page: Page) => new URL(page.url()).pathname
const heading = (page: Page) => page.locator('h1').first().innerText()

/**
 * Returns what is wrong with a page after Search was opened, used and closed; null when nothing is.
 */
async function wrong({ page, thrown }: Awaited<ReturnType<typeof visitor>>) {
  const before = await heading(page)
  // The page of the offer opens its dialog by itself.
  if (path(page) === '/popupoffer/') {
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('lip')
  const suggested = page.getByRole('list', { name: 'Suggested pages' }).getByRole('link').first()
  const suggests = await suggested.waitFor().then(
    () => true,
    () => false,
  )
  await page.keyboard.press('Escape')
  const after = await heading(page).catch(() => 'none')
  const errors = thrown.splice(0)
  return suggests && after === before && errors.length === 0
    ? null
    : { suggests, before, after, errors }
}

it('pages keep their heading and their search under a mangled query or fragment', async () => {
  const ends = ['#%', '#50%', '#%E0%A4%A', '?q=100%#%E0%A4%A', '?%=%&&=#a%23b', '?a?b#x#y'] // prettier-ignore
  // Each of these reads its address for something of its own.
  const pages = ['/masseter-botox/', '/can-i/', '/treatments/', '/botox-cost-london/', '/popupoffer/', '/email-choices/'] // prettier-ignore
  const addresses = pages.map((page, n) => page + ends[n])
  const failed: unknown[] = []
  await inTabs(2, visitor, addresses, async (tab, address) => {
    await tab.page.goto(at(address))
    const fault = await wrong(tab)
    if (fault) failed.push([address, fault])
  })
  expect(failed).toEqual([])
}, 180_000)

it('a path of whatever signs leads to a page or to a not-found page, and both live', async () => {
  const pages = builtPages().map((page) => page.path)
  const listed = ['/lip-options/%23risks', '/nope%23x', '/lip-options%2Frisks', '/product-analysis/%23', '/lip-options%20', '/lip-options/%20', '/%E0%A4%A', '/nope%', '/%E4%BD%A0/', '//nope//', '/nope/%2e%2e%2f'] // prettier-ignore
  const failed: unknown[] = []
  const used = new Set<string>()
  await inTabs(2, visitor, [...listed, ...mangled(pages, 8)], async (tab, address) => {
    await tab.page.goto(at(address))
    await tab.page.waitForFunction((known) => known.includes(location.pathname) || document.querySelector('#not-found'), pages) // prettier-ignore
    const isPage = pages.includes(path(tab.page))
    const said = await heading(tab.page)
    if (!isPage && !/^(Page not found|We have no)/.test(said))
      failed.push([address, tab.page.url(), said])
    // Every not-found page of one kind is the same: it is used once.
    if (used.has(said)) return
    used.add(said)
    const fault = await wrong(tab)
    if (fault) failed.push([address, tab.page.url(), fault])
  })
  expect(failed).toEqual([])
}, 180_000)

it('a living page survives a mangled fragment, from a link within the site, by hand and by Back', async () => {
  const tab = await visitor()
  const { page } = tab
  await page.goto(at('/masseter-botox/'))
  await hydrate(page)
  await page.evaluate(() => (location.hash = '#50%'))
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/lip-options/#%'),
  )
  await page.getByRole('heading', { level: 1, name: 'Lips' }).waitFor()
  expect(await wrong(tab)).toBeNull()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Masseter' }).waitFor()
  expect(await wrong(tab)).toBeNull()
})

it('the link of a letter shows the one button that it is for', async () => {
  const { page } = await visitor()
  const shown = () => page.locator('#email-choices :is(button, input):visible').allInnerTexts()
  for (const [code, button] of [
    ['confirm', 'Yes, send me news'],
    ['stop-all', 'Stop all e-mails to me'],
    ['answered', 'This enquiry is answered'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(at(`/email-choices/#code=${code}.lead.1.abc&utm_source=news`))
    expect(await shown()).toEqual([button])
  }
  await page.goto('about:blank')
  await page.goto(at('/email-choices/'))
  expect(await shown()).toEqual(['', 'Send'])
})
