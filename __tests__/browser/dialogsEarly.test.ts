import type { CDPSession } from 'playwright-core'
import { slowNetwork, slowProcessor } from '../../scripts/chromium'
import { holdScripts } from '../helpers/holdScripts'
import { hydrate } from '../helpers/siteBrowser'
import { stubbedTabs } from '../helpers/stubbedTabs'

jest.setTimeout(90_000)
const { visit } = stubbedTabs()

describe('early presses on slow 4G', () => {
  test('what is typed and sent early is kept, chips work, and the answer comes', async () => {
    let release!: () => void
    let session!: CDPSession
    const { page, sent, complaints } = await visit('/privacy/', {
      functions: { 'ai-chat': { response: 'Yes, from £300.' } },
      before: async (one) => {
        release = await holdScripts(one)
        session = await slowNetwork(one)
      },
    })
    await slowProcessor(session, 4)
    await page.getByRole('button', { name: /Ask anything/ }).click()
    const box = page.getByRole('dialog', { name: /search/i })
    const field = box.getByRole('textbox').first()
    await box.getByRole('button', { name: 'Treatment costs' }).click()
    expect(await field.inputValue()).toBe('Treatment costs')
    await field.fill('')
    await page.keyboard.type('lip fillers')
    await page.keyboard.press('Enter')
    expect(sent).toEqual([])
    expect(await box.locator('[data-spinner]').first().isVisible()).toBe(true)
    await slowProcessor(session, 1)
    release()
    await box.getByText('Yes, from £300.').waitFor({ timeout: 40_000 })
    expect(sent).toEqual([expect.objectContaining({ question: 'lip fillers' })])
    expect(complaints).toEqual([])
  })
  test('a press while the page is still arriving is not lost', async () => {
    const { page } = await visit('/about/', {
      before: async (one) => {
        await slowNetwork(one)
        await one.addInitScript(() => {
          const pressSoon = () => {
            const button = document.querySelector<HTMLElement>('[data-dialog="search"]')
            if (button) button.click()
            else requestAnimationFrame(pressSoon)
          }
          requestAnimationFrame(pressSoon)
        })
      },
    })
    await page.getByRole('dialog', { name: /search/i }).waitFor()
    await page.waitForFunction(() => window.__boot?.current())
    expect(await page.evaluate(() => window.__boot!.current())).toEqual({
      name: 'search',
      index: 0,
    })
  })
  test('typing goes on undisturbed while the code takes over', async () => {
    let release!: () => void
    const { page, complaints } = await visit('/', {
      before: async (one) => {
        release = await holdScripts(one)
      },
    })
    await page.getByRole('button', { name: /Ask anything/ }).click()
    const field = page
      .getByRole('dialog', { name: /search/i })
      .getByRole('textbox')
      .first()
    await page.keyboard.type('prof')
    release()
    await page.keyboard.type('hilo', { delay: 60 })
    expect(await field.inputValue()).toBe('profhilo')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('list', { name: 'Suggested pages' }).waitFor()
    expect(complaints).toEqual([])
  })
})

describe('hydration and moving about', () => {
  test.each(['', '#main'])('hydration leaves the reader where they are (%s)', async (hash) => {
    const { page, complaints } = await visit(`/lip-fillers/${hash}`)
    await page.evaluate(() => window.scrollTo(0, 1500))
    await page.waitForTimeout(100)
    const at = await page.evaluate(() => window.scrollY)
    await hydrate(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(at)
    expect(complaints).toEqual([])
  })
  test('from page to page the offer opens by itself on /popupoffer', async () => {
    const { page } = await visit('/')
    await hydrate(page)
    await page.evaluate(() =>
      (window as unknown as { ___navigate(to: string): void }).___navigate('/popupoffer/'),
    )
    await page.getByRole('dialog', { name: /offer/i }).waitFor()
    expect(await page.evaluate(() => location.pathname)).toBe('/popupoffer/')
  })
})

describe('scripts that do not load', () => {
  test('gone after a redeploy: that is said, and Try again loads the page anew, with what was typed', async () => {
    let loads = 0
    const { page } = await visit('/', {
      before: async (one) => {
        one.on('domcontentloaded', () => loads++)
        await one.route('**/app-*.js', (route) =>
          loads < 2 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
        )
      },
    })
    await page.getByRole('button', { name: /Ask anything/ }).click()
    await page.keyboard.type('profhilo')
    const box = page.getByRole('dialog', { name: /search/i })
    await box.getByRole('alert').getByText('could not be loaded').waitFor()
    await box.getByRole('button', { name: 'Try again' }).click()
    await box.getByRole('list', { name: 'Suggested pages' }).waitFor()
    expect(await box.getByRole('textbox').first().inputValue()).toBe('profhilo')
    expect(loads).toBe(2)
  })
})

describe('storage', () => {
  test('reading a page and opening every dialog stores nothing', async () => {
    const { page } = await visit('/')
    await page.evaluate(() => window.__boot!.requestApp())
    await page.waitForFunction(() => window.__boot)
    for (const name of ['search', 'menu', 'analysis', 'offer', 'gallery', 'scores', 'method']) {
      await page.evaluate((one) => window.__boot!.open(one as never), name)
      await page.waitForTimeout(150)
    }
    await page.evaluate(() => window.__boot!.leave())
    const kept = await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage).filter((key) => !key.startsWith('@@scroll')),
      document.cookie,
    ])
    expect(kept).toEqual([[], [], ''])
  })
})
