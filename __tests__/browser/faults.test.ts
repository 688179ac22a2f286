import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import * as words from '../../src/words/upload'
import { failures, well } from '../helpers/fakeBackend'
import { faultTabs, until } from '../helpers/faultTabs'
import { hydrate } from '../helpers/siteBrowser'

/**
 * The backend is down, slow, flapping or lying; the connection goes; the browser keeps nothing; the
 * clock is wrong.
 */

jest.setTimeout(120_000)
const tabs = faultTabs()
const { visit } = tabs
const eachKind = Object.keys(failures)

/** A page that costs little to load, for the search: every page has a button for it. */
const light = '/privacy/'
const box = (page: Page, name: 'search' | 'analysis' | 'offer') => page.locator(`#dialog-${name}`)
/** Presses what opens a dialog, as the page offers it. */
const press = (page: Page, name: string) =>
  page.locator(`[data-dialog="${name}"]:visible`).first().click()
const toLastStep = async (dialog: Locator) => {
  for (let step = 1; step <= 4; step++) {
    await dialog.getByText(`Step ${step} of 5`).waitFor()
    await dialog.getByRole('button', { name: 'Next' }).click()
  }
  await dialog.getByRole('radio', { name: 'Heavy' }).check()
}
const fillOffer = async (dialog: Locator) => {
  await dialog.getByRole('checkbox', { name: 'Pigmentation' }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ann')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
  await dialog.getByRole('textbox', { name: 'Location' }).fill('Leeds')
}
const film = join(mkdtempSync(join(tmpdir(), 'film-')), 'film.mp4')
writeFileSync(film, Buffer.alloc(100_000, 7))
afterAll(() => rmSync(dirname(film), { recursive: true }))
const token = 'a1'.repeat(32)
const openUpload = async (options: Parameters<typeof visit>[1] = {}) => {
  const seen = await visit('/admin/video-upload/', options)
  await seen.page.getByRole('textbox', { name: 'One-time token' }).fill(token)
  await seen.page.locator('.uppy-Dashboard-input').first().setInputFiles(film)
  return { ...seen, start: seen.page.getByRole('button', { name: 'Start upload' }) }
}
const sent = (page: Page) => page.getByText('The video has arrived').waitFor()

/** Asks in the search until it is answered, and goes through the analysis to its report. */
async function askAndAnalyse(page: Page, question: string): Promise<void> {
  await press(page, 'search')
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  await box(page, 'search').getByText('Lip fillers start at a price.').waitFor()
  await page.keyboard.press('Escape')
  await press(page, 'analysis')
  await toLastStep(box(page, 'analysis'))
  await box(page, 'analysis').getByRole('button', { name: 'Generate Analysis' }).click()
  await box(page, 'analysis').getByText('Your skin is even.').waitFor()
}

/**
 * Tries failures in turn in one dialog, as a visitor who does not give up, and gives what they saw
 * after each.
 */
async function tryAll<T>(names: string[], attempt: () => Promise<T>): Promise<Record<string, T>> {
  const seen: Record<string, T> = {}
  for (const name of names) {
    tabs.backend.is(failures[name]!)
    seen[name] = await attempt()
  }
  tabs.backend.is(well)
  return seen
}
const always = <T>(names: string[], expected: T) =>
  Object.fromEntries(names.map((name) => [name, expected]))

describe('a backend that is down, flapping or lying', () => {
  test('video upload: what is wrong beside the form, token and file kept; then it is sent', async () => {
    const { page, start, uncaught } = await openUpload()
    await hydrate(page)
    const seen = await tryAll(eachKind, async () => {
      await start.click()
      const said = page.locator('form').getByText(/^The server/)
      await said.waitFor()
      const state = [
        await said.innerText(),
        await page.getByRole('textbox', { name: 'One-time token' }).inputValue(),
        await start.isEnabled(),
      ]
      // What is wrong goes with the next change.
      await page.getByRole('textbox', { name: 'One-time token' }).fill('')
      await said.waitFor({ state: 'detached' })
      await page.getByRole('textbox', { name: 'One-time token' }).fill(token)
      return state
    })
    expect(seen).toEqual({
      ...always(eachKind, [words.unclear, token, true]),
      'hangs up': [words.network, token, true],
    })
    await start.click()
    await sent(page)
    expect(tabs.backend.videos.map((video) => video.length)).toEqual([100_000])
    expect(uncaught).toEqual([])
  })

  test('video upload: broken off on the way, and chosen again in a page opened anew, it goes on without a token', async () => {
    const { page, start, uncaught } = await openUpload()
    tabs.backend.tus.refuse = true
    await start.click()
    await until(() => tabs.backend.tus.begun, 1)
    await page.getByText('Uploading: ').waitFor()
    // Kept a moment after it was said.
    await page.waitForTimeout(600)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    tabs.backend.tus.refuse = false
    await page.getByRole('button', { name: 'Re-select' }).click()
    await page.locator('.uppy-Dashboard-input').first().setInputFiles(film)
    await start.click()
    await sent(page)

    expect([tabs.backend.tus.begun, tabs.backend.videos.length, uncaught]).toEqual([1, 1, []])
  })
})

describe('offline after the page has loaded', () => {
  /**
   * Nothing is fetched ahead for somebody who spares bytes: the scripts are not here when the
   * connection goes.
   */
  const sparing = {
    before: (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true, effectiveType: '4g' },
        }),
      ),
  }
  const unreachable = 'This part of the page could not be loaded. Please check your connection.'

  test('a question pressed before any script was here: that is said, and it is asked once the connection is back', async () => {
    const { page, context, uncaught } = await visit(light, sparing)
    await context.setOffline(true)
    await press(page, 'search')
    const dialog = box(page, 'search')
    await page.keyboard.type('How much are lips?')
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').getByText(unreachable).waitFor()
    await dialog.getByRole('link', { name: 'Contact details' }).waitFor()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('alert').getByText(unreachable).waitFor()
    await context.setOffline(false)
    await dialog.getByText('Lip fillers start at a price.').waitFor()
    expect([tabs.backend.asked.map(({ body }) => body.question), uncaught]).toEqual([
      ['How much are lips?'],
      [],
    ])
  })

  test('dialogs whose code is not here yet: each says so, and fills by itself when the connection is back', async () => {
    const { page, context, uncaught, loads } = await visit('/', sparing)
    await hydrate(page)
    await context.setOffline(true)
    const all = {
      menu: 'Dermatology',
      gallery: '1 / 7',
      analysis: 'Step 1 of 5',
    }
    for (const name of Object.keys(all)) {
      await press(page, name)
      const dialog = page.locator(`#dialog-${name}`)
      await dialog.getByRole('alert').getByText(unreachable).waitFor()
      if (name !== 'analysis') await dialog.getByRole('button', { name: 'Close' }).click()
    }
    await context.setOffline(false)
    for (const [name, filled] of Object.entries(all).toReversed()) {
      const dialog = page.locator(`#dialog-${name}`)
      if (name !== 'analysis') await press(page, name)
      await dialog.getByText(filled).first().waitFor()
      expect([name, await dialog.getByRole('alert').count()]).toEqual([name, 0])
      await dialog.getByRole('button', { name: 'Close' }).click()
    }
    expect([uncaught, loads()]).toEqual([[], 1])
  })

  test('a link does what the browser does without a connection, and works when it is back', async () => {
    const { page, context, uncaught } = await visit('/', sparing)
    await hydrate(page)
    await context.setOffline(true)
    const link = page.locator('main a[href="/masseter-botox/"]').first()
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
    // Not pointed at before, or the browser has made the next page ready already and needs no
    // connection.
    await link.evaluate((element: HTMLElement) => element.click())
    expect(new URL((await failed).url()).pathname).toBe('/masseter-botox/')
    await context.setOffline(false)
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL(`${tabs.origin}/`, { waitUntil: 'commit' })
    await link.click()
    await page.waitForURL('**/masseter-botox/')
    expect(uncaught).toEqual([])
  })
})

describe('a browser that keeps nothing', () => {
  const without = {
    before: (page: Page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
          Object.defineProperty(window, name, { get: refuse })
        Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
      }),
  }

  test('storage that throws: every kind of page and every dialog works, and none opens by itself', async () => {
    const { page, uncaught, logged } = await visit('/', without)
    await hydrate(page)
    for (const path of [
      '/treatments/',
      '/masseter-botox/',
      '/botox-cost-london/',
      '/cosmetalk/flawless-skin/',
      '/admin/video-upload/',
      '/',
    ]) {
      await page.evaluate(
        (to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to),
        path,
      )
      await page.waitForURL(`**${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect([path, await page.locator('dialog[open]').count()]).toEqual([path, 0])
    }
    for (const name of ['menu', 'gallery', 'scores', 'method']) {
      await press(page, name)
      await page.locator(`#dialog-${name}:not(:has([data-wait]))`).waitFor()
      await page.keyboard.press('Escape')
    }
    await askAndAnalyse(page, 'lips')
    await page.keyboard.press('Escape')
    await press(page, 'offer')
    await fillOffer(box(page, 'offer'))
    await box(page, 'offer').getByRole('button', { name: 'Get my offer' }).click()
    await box(page, 'offer').getByRole('heading', { name: 'An unhurried consultation' }).waitFor()
    expect([uncaught, logged]).toEqual([[], []])
  })
})

describe('a browser of 2022', () => {
  const lacking = (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
        Reflect.deleteProperty(Array.prototype, name)
      for (const name of ['timeout', 'any']) Reflect.deleteProperty(AbortSignal, name)
      Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted')
      Reflect.deleteProperty(Object, 'hasOwn')
      Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
      Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    })
  test('answers a question that is asked before the code is here, and reaches the report of the analysis', async () => {
    const { page, uncaught, logged } = await visit('/', { before: lacking })
    await askAndAnalyse(page, 'How much are lips?')
    expect([...uncaught, ...logged]).toEqual([])
  })
})

describe('a clock that stopped in the year 2000', () => {
  const time = '2000-01-01T00:00:00'
  test('wizard and offer', async () => {
    const { page, uncaught } = await visit('/', {
      before: (one) => one.clock.setSystemTime(time),
    })
    await press(page, 'analysis')
    const dialog = box(page, 'analysis')
    await toLastStep(dialog)
    await page.reload()
    await press(page, 'analysis')
    await dialog.getByText('Step 5 of 5').waitFor()
    expect(await dialog.getByRole('radio', { name: 'Heavy' }).isChecked()).toBe(true)
    await dialog.getByRole('button', { name: 'Generate Analysis' }).click()
    await dialog.getByText('Your skin is even.').waitFor()
    expect(
      await dialog.locator('[data-report] [data-print-only]').first().textContent(),
    ).toBeTruthy()
    await page.keyboard.press('Escape')
    await press(page, 'offer')
    await fillOffer(box(page, 'offer'))
    await box(page, 'offer').getByRole('button', { name: 'Get my offer' }).click()
    await box(page, 'offer').getByText('30 days').waitFor()
    expect(uncaught).toEqual([])
  })
})
