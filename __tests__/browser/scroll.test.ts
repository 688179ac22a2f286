import type { Page } from 'playwright-core'
import { hydrate } from '../helpers/siteBrowser'
import { siteTabs } from '../helpers/siteTabs'

/** Back, Forward and a reload find each page where the reader left it. */
const tabs = siteTabs()
const desktop = { viewport: { width: 1280, height: 800 } }

const place = (page: Page) =>
  page.evaluate(() => `${location.pathname}${location.hash} ${Math.round(scrollY)}`)
/** Returns where the page stands once it has had time to come to a place, and to leave it again. */
async function settledPlace(page: Page, wanted: string) {
  await page
    .waitForFunction(
      (w) => `${location.pathname}${location.hash} ${Math.round(scrollY)}` === w,
      wanted,
      { timeout: 15_000 },
    ) // prettier-ignore
    .catch(() => undefined)
  await page.waitForTimeout(200)
  return place(page)
}
const scrollPage = async (page: Page, y: number) => {
  await page.evaluate((to) => scrollTo(0, to), y)
  await page.waitForTimeout(150)
}
const follow = (page: Page, path: string) =>
  page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path) // prettier-ignore

it('between two pages, as often as one goes back and forward', async () => {
  const { page } = await tabs.open('/treatments/', desktop)
  await hydrate(page)
  await scrollPage(page, 1100)
  await follow(page, '/masseter-botox/')
  expect(await settledPlace(page, '/masseter-botox/ 0')).toBe('/masseter-botox/ 0')
  await scrollPage(page, 800)
  for (let n = 0; n < 2; n++) {
    await page.goBack()
    expect(await settledPlace(page, '/treatments/ 1100')).toBe('/treatments/ 1100')
    await page.goForward()
    expect(await settledPlace(page, '/masseter-botox/ 800')).toBe('/masseter-botox/ 800')
  }
})

it('a page that is left before the frame in which its scroll event comes', async () => {
  const { page } = await tabs.open('/treatments/', desktop)
  await hydrate(page)
  await page.evaluate(() => {
    const stop = (event: Event) => event.stopImmediatePropagation()
    addEventListener('scroll', stop, { capture: true, once: true })
    scrollTo(0, 1100)
    document.querySelector<HTMLElement>('main a[href="/masseter-botox/"]')!.click()
  })
  expect(await settledPlace(page, '/masseter-botox/ 0')).toBe('/masseter-botox/ 0')
  await page.goBack()
  expect(await settledPlace(page, '/treatments/ 1100')).toBe('/treatments/ 1100')
})

it('a reload, and Back to a page of the running site after it, before any script and after', async () => {
  const { page } = await tabs.open('/treatments/', desktop)
  await hydrate(page)
  await scrollPage(page, 1100)
  await follow(page, '/masseter-botox/')
  expect(await settledPlace(page, '/masseter-botox/ 0')).toBe('/masseter-botox/ 0')
  await scrollPage(page, 800)
  await page.reload()
  expect(await settledPlace(page, '/masseter-botox/ 800')).toBe('/masseter-botox/ 800')
  await page.goBack()
  expect(await settledPlace(page, '/treatments/ 1100')).toBe('/treatments/ 1100')
  expect(await page.title()).toMatch(/treatments/i)
  await hydrate(page)
  await page.goForward()
  expect(await settledPlace(page, '/masseter-botox/ 800')).toBe('/masseter-botox/ 800')
})

it('the parts of one page', async () => {
  const { page } = await tabs.open('/masseter-botox/', desktop)
  await hydrate(page)
  const links = page.locator('nav.contents a')
  await scrollPage(page, 300)
  await links.nth(1).evaluate((link: HTMLElement) => link.click())
  await page.waitForTimeout(300)
  const first = await place(page)
  await links.nth(3).evaluate((link: HTMLElement) => link.click())
  await page.waitForTimeout(300)
  const second = await place(page)
  expect(second).not.toBe(first)
  await page.goBack()
  expect(await settledPlace(page, first)).toBe(first)
  await page.goForward()
  expect(await settledPlace(page, second)).toBe(second)
  await follow(page, '/treatments/')
  expect(await settledPlace(page, '/treatments/ 0')).toBe('/treatments/ 0')
  await page.goBack()
  expect(await settledPlace(page, second)).toBe(second)
})

it('a link to a part that there is not leads to the start of the page', async () => {
  const { page } = await tabs.open('/treatments/', desktop)
  await hydrate(page)
  await scrollPage(page, 1100)
  await follow(page, '/masseter-botox/#no-such-part')
  expect(await settledPlace(page, '/masseter-botox/#no-such-part 0')).toBe(
    '/masseter-botox/#no-such-part 0',
  )
})
