import type { BrowserContextOptions, Page } from 'playwright-core'
import { overflowsSideways } from '../helpers/layoutFaults'
import { stubbedTabs } from '../helpers/stubbedTabs'

jest.setTimeout(90_000)
const { visit } = stubbedTabs()

const isFace = (url: string) => /\/face-[^/]+\.js$/.test(url)

type Options = BrowserContextOptions & { before?: (page: Page) => Promise<void> }

async function wizard(options: Options = {}) {
  const seen = await visit('/', options)
  const { page } = seen
  await page.locator('main [data-dialog="analysis"]:visible').first().click()
  const box = page.getByRole('dialog', { name: /analysis/i })
  await box.getByText('Step 1 of 5').waitFor()
  const picture = box.getByRole('img', { name: /^Drawing of a/ })
  const next = () => box.getByRole('button', { name: 'Next' }).click()
  const src = () => picture.getAttribute('src')
  /** Presses, and waits until another picture is shown. */
  const changes = async (group: string, radio: RegExp | string) => {
    const before = await src()
    await box.getByRole('radiogroup', { name: group }).getByRole('radio', { name: radio }).check()
    await page.waitForFunction(
      (old) => document.querySelector('#dialog-analysis figure img')!.getAttribute('src') !== old,
      before,
    )
  }
  return { ...seen, box, picture, next, changes }
}

/** Records what moves from now on without having been asked to. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as { shifts: number[] }
    watched.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) watched.shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)

const telephone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

describe('the picture in the wizard', () => {
  test.each([
    [
      'beside the questions on a laptop, over them on a tablet',
      {},
      [
        [1280, 900, 'beside'],
        [1366, 657, 'beside'],
        [768, 1024, 'above'],
      ],
    ],
    [
      'over the questions on a telephone',
      telephone,
      [
        [390, 844, 'above'],
        [320, 700, 'above'],
      ],
    ],
  ] as const)('stands %s, and nothing overflows', async (_, context, screens) => {
    const [[width, height]] = screens
    const { page, box, picture, next } = await wizard({ ...context, viewport: { width, height } })
    await next()
    const first = box.getByRole('radiogroup', { name: 'Skin tone' })
    const last = box
      .getByRole('radiogroup', { name: 'Foundation use' })
      .getByRole('radio', { name: /^3/ })
    for (const [wide, high, place] of screens) {
      await page.setViewportSize({ width: wide, height: high })
      await picture.waitFor()
      await box.evaluate((dialog) => dialog.scrollTo(0, 0))
      const [at, question] = [(await picture.boundingBox())!, (await first.boundingBox())!]
      expect([
        wide,
        at.x > question.x + question.width
          ? 'beside'
          : at.y + at.height < question.y
            ? 'above'
            : 'among',
      ]).toEqual([wide, place])
      // It is in sight still when the last question is.
      await last.blur()
      await last.focus()
      expect([wide, await picture.isVisible()]).toEqual([wide, true])
      const covered = await page.evaluate(() => {
        const { left, top, width: w, height: h } = document.activeElement!.getBoundingClientRect()
        // The words of a segment lie over its radio button, in the same label.
        const own = document.activeElement!.closest('label')!
        return !own.contains(document.elementFromPoint(left + w / 2, top + h / 2))
      })
      expect([wide, covered]).toEqual([wide, false])
      expect([wide, await overflowsSideways(page)]).toEqual([wide, false])
    }
  })
  test('moves nothing, not when it arrives and not when it changes', async () => {
    let release!: () => void
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, box, picture, next, changes } = await wizard({
      ...telephone,
      before: async (one) => {
        await one.route(isFaceRoute, async (route) => {
          await held
          await route.continue()
        })
      },
    })
    await next()
    await page.waitForTimeout(800)
    await watchShifts(page)
    // Within the dialog, which a choice further down may scroll.
    const place = () =>
      box.getByRole('radiogroup', { name: 'Pores' }).evaluate((group) => {
        const { x, y, width, height } = group.getBoundingClientRect()
        return { x, y: y + group.closest('dialog')!.scrollTop, width, height }
      })
    const before = await place()
    release()
    await picture.waitFor()
    await changes('Pores', /^3/)
    await changes('Texture', /^1/)
    await page.waitForTimeout(700)
    expect(await place()).toEqual(before)
    expect(await shifts(page)).toEqual([])
  })
})

const isFaceRoute = (url: URL) => isFace(url.pathname)
