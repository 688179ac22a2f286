import type { Page, Route } from 'playwright-core'
import { fullChromium } from '../../scripts/chromium'
import { well } from '../helpers/fakeBackend'
import { faultTabs, until } from '../helpers/faultTabs'
import { hydrate } from '../helpers/siteBrowser'

/**
 * A tab from before the site was published anew; two tabs; a page that comes back from the
 * back/forward cache; old browsers.
 */

jest.setTimeout(120_000)
const tabs = faultTabs(fullChromium)
const { visit } = tabs

const box = (page: Page, name: string) => page.locator(`#dialog-${name}`)
const press = (page: Page, name: string) =>
  page.locator(`[data-dialog="${name}"]:visible`).first().click()
const unreachable = 'This part of the page could not be loaded. Please check your connection.'

describe('a tab that was opened before the site was published anew', () => {
  /** Returns how hosts answer for a file that is no longer there. */
  const notFound = (route: Route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html',
      body: '<!doctype html><h1>Page not found</h1>',
    })
  /** A tab in which the files of `pattern` are gone until it is loaded anew. */
  const old = (pattern: string | RegExp, gone: (route: Route) => Promise<void>, path = '/') =>
    visit(path, {
      before: async (page) => {
        let documents = 0
        page.on('framenavigated', () => documents++)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', {
            value: { saveData: true, effectiveType: '4g' },
          }),
        )
        await page.route(pattern, (route) => (documents > 1 ? route.continue() : gone(route)))
      },
    })

  /**
   * Has a file be missed only once all is typed: keys that fall between two pages are the browser's
   * to lose.
   */
  function whenTyped(gone: (route: Route) => Promise<void>) {
    let typed!: () => void
    const wait = new Promise<void>((resolve) => (typed = resolve))
    return { typed: () => typed(), gone: (route: Route) => wait.then(() => gone(route)) }
  }

  /** Presses Try again where the dialog says what is gone, which loads the page anew. */
  const tryAgain = async (page: Page, name: string) => {
    const dialog = box(page, name)
    await dialog.getByRole('alert').getByText(unreachable).waitFor()
    await Promise.all([
      page.waitForEvent('load'),
      dialog.getByRole('button', { name: 'Try again' }).click(),
    ])
  }

  test('a dialog’s own code is gone: pointing does nothing, a press says so, and Try again loads the page once', async () => {
    const { page, loads } = await old('**/dialog-analysis-*.js', notFound)
    await hydrate(page)
    await page.locator('main [data-dialog="analysis"]:visible').first().hover()
    await page.waitForTimeout(500)
    expect(loads()).toBe(1)
    await press(page, 'analysis')
    await tryAgain(page, 'analysis')
    await press(page, 'analysis')
    await box(page, 'analysis').getByText('Step 1 of 5').waitFor()
    expect(loads()).toBe(2)
  })

  test('the wizard’s answers outlive the reload that sending them needs', async () => {
    const { page, loads } = await old(/\/\d+-[0-9a-f]{20}\.js$/, notFound)
    await press(page, 'analysis')
    const dialog = box(page, 'analysis')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await tryAgain(page, 'analysis')
    await press(page, 'analysis')
    await dialog.getByText('Step 2 of 5').waitFor()
    for (let step = 2; step <= 4; step++) await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Generate Analysis' }).click()
    await dialog.getByText('Your skin is even.').waitFor()
    expect(loads()).toBe(2)
  })

  test('what the welcome offer needs to be sent is fetched before anything is filled in', async () => {
    const { page, loads, uncaught } = await old(/\/\d+-[0-9a-f]{20}\.js$/, notFound, '/popupoffer/')
    const dialog = box(page, 'offer')
    await tryAgain(page, 'offer')
    await dialog.getByRole('checkbox', { name: 'Pigmentation' }).check()
    // From now on nothing but the backend is needed.
    await page.route('**/*.js', notFound)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ann')
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
    await dialog.getByRole('textbox', { name: 'Location' }).fill('Leeds')
    await dialog.getByRole('button', { name: 'Get my offer' }).click()
    await dialog.getByRole('heading', { name: 'An unhurried consultation' }).waitFor()
    expect([loads(), tabs.backend.leads.size, uncaught]).toEqual([2, 1, []])
  })

  test('the scripts are still in the cache but the site is another one: Gatsby loads the page anew, and the press is kept', async () => {
    const { typed, gone } = whenTyped((route) =>
      route.fulfill({
        contentType: 'application/json',
        body: '{"webpackCompilationHash":"another"}',
      }),
    )
    const { page, loads } = await old('**/app-data.json', gone)
    await press(page, 'search')
    await page.keyboard.type('How much are lips?')
    await page.keyboard.press('Enter')
    typed()
    await box(page, 'search').getByText('Lip fillers start at a price.').waitFor()
    expect([loads(), tabs.backend.asked.length]).toEqual([2, 1])
  })

  test('the page’s data is gone: said, and Try again loads the page anew', async () => {
    const { page, loads } = await old('**/page-data/**/page-data.json', notFound)
    await press(page, 'analysis')
    await tryAgain(page, 'analysis')
    await press(page, 'analysis')
    await box(page, 'analysis').getByText('Step 1 of 5').waitFor()
    expect(loads()).toBe(2)
  })

  test('a link leads on although the code of the next page is gone', async () => {
    const { page, loads, uncaught } = await old(
      '**/component---src-kinds-treatment-template-*.js',
      notFound,
    )
    await hydrate(page)
    await page.locator('main a[href="/masseter-botox/"]').first().click()
    await page.waitForURL('**/masseter-botox/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await press(page, 'search')
    await page.keyboard.type('lips')
    await page.keyboard.press('Enter')
    await box(page, 'search').getByText('Lip fillers start at a price.').waitFor()
    expect([new URL(page.url()).pathname, loads(), uncaught]).toEqual(['/masseter-botox/', 2, []])
  })
})

describe('two tabs', () => {
  const fillOffer = async (page: Page, name: string) => {
    const dialog = box(page, 'offer')
    await dialog.getByRole('checkbox', { name: 'Pigmentation' }).check()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('textbox', { name: 'Email' }).fill(`${name}@example.com`)
    await dialog.getByRole('textbox', { name: 'Location' }).fill('Leeds')
  }
  const send = (page: Page) =>
    box(page, 'offer').getByRole('button', { name: 'Get my offer' }).click()
  const given = (page: Page) =>
    box(page, 'offer').getByRole('heading', { name: 'An unhurried consultation' }).waitFor()

  test('the welcome offer in both: each gets its own, and the one is not disturbed by the other', async () => {
    const one = await visit('/popupoffer/')
    const two = await visit('/popupoffer/', { in: one.context })
    await fillOffer(one.page, 'ann')
    await fillOffer(two.page, 'bea')
    let release!: () => void
    tabs.backend.is((response) => {
      release = () => well(response, 'raffle-offer')
    })
    await send(one.page)
    await until(() => tabs.backend.asked.length, 1)
    const first = release
    tabs.backend.is(well)
    await send(two.page)
    await given(two.page)
    await two.page.close()
    first()
    await given(one.page)
    expect([...tabs.backend.leads.values()]).toEqual([
      expect.objectContaining({ name: 'ann' }),
      expect.objectContaining({ name: 'bea' }),
    ])
    expect([one.uncaught, two.uncaught]).toEqual([[], []])
  })

  test('an offer whose answer got lost, typed in anew after the dialog was closed, is still one lead', async () => {
    const { page, uncaught } = await visit('/popupoffer/')
    await fillOffer(page, 'ann')
    tabs.backend.is((response) => response.destroy())
    await send(page)
    await box(page, 'offer').getByRole('alert').waitFor()
    tabs.backend.is(well)
    const sendAnew = async (name: string) => {
      await page.keyboard.press('Escape')
      await box(page, 'offer').waitFor({ state: 'hidden' })
      await press(page, 'offer')
      await fillOffer(page, name)
      await send(page)
      await given(page)
    }
    await sendAnew('ann')
    // A browser may send a request again by itself when the server hangs up on it.
    expect(tabs.backend.asked.length).toBeGreaterThan(1)
    expect([tabs.backend.leads.size, uncaught]).toEqual([1, []])
    // Other words are another lead.
    await sendAnew('bea')
    expect(tabs.backend.leads.size).toBe(2)
  })
})

describe('the back/forward cache', () => {
  /**
   * Leaves by an ordinary page load and comes back; true when the page is the one that was left.
   */
  const thereAndBack = async (page: Page) => {
    await page.evaluate(() => {
      Object.assign(window, { left: true })
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    await page.goto(`${tabs.origin}/privacy/`)
    await page.evaluate(() => history.back())
    // A page that comes back does not load.
    await page.waitForURL((url) => url.pathname !== '/privacy/', { waitUntil: 'commit' })
    await page.waitForFunction(() => 'left' in window || document.readyState === 'complete')
    return page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        notRestoredReasons?: { reasons: { reason: string }[] }
      })[]
      return (window as { persisted?: boolean }).persisted === true
        ? 'kept'
        : JSON.stringify(entry?.notRestoredReasons)
    })
  }

  test('takes the pages, read only and with their scripts running', async () => {
    const { page, uncaught } = await visit('/')
    for (const path of ['/', '/masseter-botox/', '/botox-cost-london/', '/admin/video-upload/']) {
      await page.goto(tabs.origin + path)
      expect([path, await thereAndBack(page)]).toEqual([path, 'kept'])
      await hydrate(page)
      expect([path, await thereAndBack(page)]).toEqual([path, 'kept'])
    }
    expect(uncaught).toEqual([])
  })

  test('a dialog that was left open is closed, the page scrolls, and it opens again', async () => {
    const { page, uncaught } = await visit('/', {
      before: (one) =>
        one.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })),
    })
    await press(page, 'menu')
    await box(page, 'menu').getByRole('heading', { name: 'Dermatology' }).waitFor()
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).overflow === 'hidden',
    )
    expect(await thereAndBack(page)).toBe('kept')
    expect(
      await page.evaluate(() => [
        document.querySelectorAll('dialog[open]').length,
        getComputedStyle(document.documentElement).overflow,
      ]),
    ).toEqual([0, 'visible'])
    await press(page, 'menu')
    await box(page, 'menu').getByRole('heading', { name: 'Dermatology' }).waitFor()
    expect(uncaught).toEqual([])
  })
})
