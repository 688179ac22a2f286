import type { BrowserContextOptions, Page } from 'playwright-core'
import { holdScripts } from '../helpers/holdScripts'
import { siteTabs } from '../helpers/siteTabs'
import { clinicContent } from '../helpers/buildContext'

/**
 * The cost estimator in a browser: shared links, early presses, narrow screens, paper, and no
 * scripts at all.
 */
const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const place = '#work-out-your-total'
const full =
  '?areas=frown,forehead,crows-feet&sex=male&add=addon-chin,addon-brow-lift,migraine,sweat-underarms-palms:2,lip-filler-1-0,cheek-filler-ml:4,fat-dissolve'

/** What the clinic charges today, added up and as the estimator shows it. */
const { prices } = clinicContent().prices
const amount = (key: string) => prices.find((p) => p.key === key)!.amount!
const sumOf = (keys: string[]) => keys.reduce((sum, key) => sum + amount(key), 0)
const pounds = (...keys: string[]) => `£${sumOf(keys).toLocaleString('en-GB')}`

jest.setTimeout(30_000)

const tabs = siteTabs()
const open = (address: string, options: BrowserContextOptions = desktop) =>
  tabs.open(address, options)
const estimator = (query = '', options?: BrowserContextOptions) =>
  open(`/botox-cost-london/${query}${place}`, options)

const total = (page: Page) => page.locator('main output')
const shows = (page: Page, sum: string) => total(page).filter({ hasText: sum }).waitFor()

describe('a shared link', () => {
  it('moves nothing when its sum appears', async () => {
    const page = tabs.keep(await (await tabs.browser.newContext(phone)).newPage())
    const go = await holdScripts(page)
    await page.goto(`${tabs.origin}/botox-cost-london/${full}${place}`, {
      waitUntil: 'domcontentloaded',
    })
    // A font that comes after the first paint may move a line, which is no doing of the sum.
    const from = await page.evaluate(async () => {
      document.body.getBoundingClientRect()
      await document.fonts.ready
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return performance.now()
    })
    go()
    await shows(page, '£')
    const shift = await page.evaluate(
      (start) =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              if (entry.startTime >= start) sum += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(sum), 500)
        }),
      from,
    )
    expect(shift < 0.001 ? 'still' : shift).toBe('still')
  })
})

describe('from a treatment', () => {})

describe('See the sum', () => {
  it('pressed before the scripts arrive, brings them and then shows the sum', async () => {
    const { page } = await estimator('', phone)
    await page.getByRole('checkbox', { name: 'Frown lines' }).check()
    await page.getByRole('button', { name: 'See the sum' }).tap()
    const heading = page.getByRole('heading', { name: 'Your sum, step by step' })
    await page.waitForFunction(
      () => document.activeElement?.textContent === 'Your sum, step by step',
    )
    const [{ y }, header] = [
      (await heading.boundingBox())!,
      (await page.getByRole('banner').boundingBox())!,
    ]
    expect(y).toBeGreaterThanOrEqual(header.height)
    expect(y).toBeLessThan(400)
  })
})

describe('on every screen', () => {
  it('fits, with controls of 44 pixels and more', async () => {
    const { page } = await estimator(full, desktop)
    await shows(page, '£')
    await page.evaluate(() =>
      document.querySelectorAll('main form details').forEach((one) => one.setAttribute('open', '')),
    )
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main form :is(label:has(input), select, summary), main [data-query] :is(.btn, .go)',
          ),
        ]
          .map((e) => [e.textContent?.slice(0, 40), e.getBoundingClientRect()] as const)
          .filter(([, box]) => box.height < 43.5)
          .map(([name, box]) => `${name} ${Math.round(box.height)}`),
      )
      expect([width, small]).toEqual([width, []])
    }
  })

  it('shows the total large in its bar, which keeps clear of what has the focus', async () => {
    const { page } = await estimator('?areas=frown', phone)
    await shows(page, pounds('lines-1-area'))
    const figure = page.locator('main output b span')
    expect(await figure.evaluate((e) => parseFloat(getComputedStyle(e).fontSize))).toBeGreaterThan(30) // prettier-ignore
    await page.getByRole('checkbox', { name: 'Frown lines' }).focus()
    const hidden: string[] = []
    for (let i = 0; i < 16; i++) {
      await page.keyboard.press('Tab')
      const under = await page.evaluate(() => {
        const focus = document.activeElement!
        const bar = document.querySelector('main output')!.parentElement!
        const [a, b] = [focus.getBoundingClientRect(), bar.getBoundingClientRect()]
        return !bar.contains(focus) && a.top < b.bottom && a.bottom > b.top
          ? focus.outerHTML.slice(0, 80)
          : null
      })
      if (under) hidden.push(under)
    }
    expect(hidden).toEqual([])
  })

  it('prints the sum, and not the form', async () => {
    const { page } = await estimator('?areas=frown&add=addon-chin')
    await shows(page, pounds('lines-1-area', 'addon-chin'))
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('table', { name: 'Your sum, step by step' }).isVisible()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Frown lines' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Copy link' }).isVisible()).toBe(false)
  })
})

describe('without scripts', () => {
  it('the form is hidden, and a sentence leads to the price tables', async () => {
    const { page } = await estimator('?areas=frown', { ...desktop, javaScriptEnabled: false })
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await page.locator('main output').isVisible()).toBe(false)
    expect(await page.locator('main noscript p').innerText()).toMatch(
      /^The sum needs scripts\. Every price/,
    )
    expect(await page.getByRole('table', { name: 'Expression lines' }).first().isVisible()).toBe(
      true,
    )
  })
})
