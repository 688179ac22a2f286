import type { Page } from 'playwright-core'
import { axe } from '../helpers/axe'
import { layoutFaults } from '../helpers/layoutFaults'
import { dialogs, hiddenActions } from '../helpers/openDialogs'
import { stubbedTabs, type Functions } from '../helpers/stubbedTabs'

/**
 * What dialogs do. How they look to axe and a screen reader, at every width, is asked of each view
 * that can be reached without an answer in dialogViews.test.ts, and here of the others.
 */
jest.setTimeout(60_000)
const { visit } = stubbedTabs()

const offer = {
  title: 'An unhurried consultation',
  description: 'A doctor looks at your face.',
  personalizedMessage: 'Ann, lines can come from movement.',
  value: 'Fifteen extra minutes',
  requiresVisit: true,
  location: 'Harley Street, London',
}
const functions = (): Functions => ({
  'ai-chat': { response: 'Lip fillers start at £300.\n\nA doctor sees you in person first.' },
  'aesthetic-analysis': { analysis: 'Your skin is even.\n\nYour lines are few.' },
  'raffle-offer': { success: true, offer },
})

const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name })

// One that is higher than the screen and one that is not: the frame is the same for all.
test.each(dialogs.filter(({ name }) => name === 'menu' || name === 'gallery'))(
  'the $name dialog is named, takes the focus, locks the page where it is, and gives the focus back however it is closed',
  async (one) => {
    const { title, path, open, filled } = one
    const { page, complaints } = await visit(path)
    const entries = () => page.evaluate(() => history.length)
    const place = () =>
      page.evaluate(() => [
        document.querySelector('header')!.getBoundingClientRect().width,
        document.documentElement.scrollHeight,
      ])
    await page.evaluate(() => window.scrollTo(0, 0))
    const before = [await entries(), ...(await place())]
    for (const close of [
      () => dialog(page, title).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      // Beside the dialog, on its backdrop.
      () => page.mouse.click(4, 400),
    ]) {
      await open(page)
      await filled(page)
      await dialog(page, title).waitFor()
      expect(
        await page.evaluate(() =>
          document.querySelector('dialog[open]')!.contains(document.activeElement),
        ),
      ).toBe(true)
      const at = await page.evaluate(() => window.scrollY)
      await page.mouse.move(4, 400)
      await page.mouse.wheel(0, 600)
      expect([
        await page.evaluate(() => window.scrollY),
        await entries(),
        ...(await place()),
      ]).toEqual([at, ...before])
      await close()
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await page.waitForFunction(() => document.activeElement?.hasAttribute('data-dialog'))
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
        'visible',
      )
    }
    expect(complaints).toEqual([])
  },
)

describe('search and AI assistant', () => {
  const search = async (options: Parameters<typeof visit>[1] = {}) => {
    const seen = await visit('/privacy/', options)
    await seen.page
      .getByRole('banner')
      .getByRole('button', { name: /Ask anything|Search/ })
      .first()
      .click()
    const box = dialog(seen.page, /search/i)
    return { ...seen, box, question: box.getByRole('textbox').first() }
  }
  test('a suggestion leads to its page, which starts at its top with the dialog closed and the focus at its start', async () => {
    const { page, box, question, complaints } = await search()
    await question.fill('profhilo')
    await box
      .getByRole('link', { name: /profhilo/i })
      .first()
      .click()
    await page.waitForURL('**/profhilo/')
    await page.getByRole('heading', { level: 1, name: /profhilo/i }).waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([
      0,
      'gatsby-focus-wrapper',
    ])
    expect(complaints).toEqual([])
  })
  test('an answer, asked for with the keyboard alone, has no barrier', async () => {
    const { page, box, complaints } = await search({ functions: functions() })
    await page.keyboard.type('How much are lips?')
    await page.keyboard.press('Enter')
    await box.getByText('Lip fillers start at £300.').waitFor()
    expect(await axe(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

describe('AI analysis wizard', () => {
  const wizard = async (reply: Functions['aesthetic-analysis']) => {
    const seen = await visit('/', { functions: { 'aesthetic-analysis': reply } })
    await seen.page
      .getByRole('main')
      .getByRole('button', { name: /analysis/i })
      .first()
      .click()
    const box = dialog(seen.page, /analysis/i)
    await box.getByText('Step 1 of 5').waitFor()
    return { ...seen, box }
  }
  test('the report, reached with the keyboard alone, has no barrier', async () => {
    const { page, box, complaints } = await wizard(functions()['aesthetic-analysis'])
    for (let step = 1; step <= 5; step++)
      await box
        .getByRole('button', { name: step < 5 ? 'Next' : 'Generate Analysis' })
        .press('Enter')
    await box.getByRole('heading', { name: 'Your Personalized Aesthetic Analysis' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(await hiddenActions(page)).toEqual([])
    expect(complaints).toEqual([])
  })
  test('the wheel over a number scrolls, and leaves the number alone', async () => {
    const { page, box } = await wizard({})
    await page.setViewportSize({ width: 1280, height: 420 })
    const age = box.getByRole('spinbutton', { name: 'Age' })
    await age.fill('45')
    await age.hover()
    const scrolled = () => page.locator('#dialog-analysis').evaluate((one) => one.scrollTop)
    const before = await scrolled()
    for (const by of [40, 40, 40, -20]) await page.mouse.wheel(0, by)
    await page.waitForFunction(
      (was) => document.querySelector('#dialog-analysis')!.scrollTop !== was,
      before,
    )
    expect(await age.inputValue()).toBe('45')
    await age.pressSequentially('0')
    expect(await age.inputValue()).toBe('450')
  })
})

describe('welcome offer', () => {
  const onPage = async (
    reply: Functions['raffle-offer'],
    context: Parameters<typeof visit>[1] = {},
  ) => {
    const seen = await visit('/popupoffer/', { functions: { 'raffle-offer': reply }, ...context })
    const box = dialog(seen.page, /offer/i)
    await box.getByRole('checkbox', { name: 'Pigmentation' }).waitFor()
    const fill = async () => {
      await box.getByRole('checkbox', { name: 'Pigmentation' }).check()
      await box.getByRole('button', { name: 'Continue' }).click()
      await box.getByRole('textbox', { name: 'Name' }).fill('Ann')
      await box.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
      await box.getByRole('textbox', { name: 'Location' }).fill('Leeds')
    }
    const submit = () => box.getByRole('button', { name: 'Get my offer' }).click()
    return { ...seen, box, fill, submit }
  }
  test('opens by itself on /popupoffer, and the offer has no barrier', async () => {
    const { page, box, fill, submit, complaints } = await onPage(functions()['raffle-offer'])
    await fill()
    await submit()
    await box.getByRole('heading', { name: offer.title }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(await hiddenActions(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await layoutFaults(page)).toEqual([])
    expect(complaints).toEqual([])
  })
  test('the toast of a closed dialog stays until dismissed, on the page', async () => {
    const { page, box, fill, submit } = await onPage(functions()['raffle-offer'])
    await fill()
    await submit()
    await box.getByText('Congratulations!').waitFor()
    await box.getByRole('button', { name: 'Close' }).click()
    await page.getByText('Congratulations!').waitFor()
    const clear = await page.locator('[data-toasts=page] > *').evaluate((toast) => {
      const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
      return (
        Number.parseFloat(scrollPaddingBottom) >= innerHeight - toast.getBoundingClientRect().top
      )
    })
    expect(clear).toBe(true)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByText('Congratulations!').waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
  })
  test.each([
    [1280, 600],
    [390, 460],
  ])(
    'what is refused lies clear of title, notification and buttons at %i by %i',
    async (width, height) => {
      const { page, box, fill, submit } = await onPage({}, { viewport: { width, height } })
      await fill()
      await box.getByRole('textbox', { name: 'Location' }).fill(' ')
      await submit()
      await box.getByRole('alert').waitFor()
      await box.getByRole('textbox', { name: 'Location' }).fill('Leeds')
      await box.getByRole('textbox', { name: 'Email' }).fill('anna@gmail')
      await submit()
      await box.getByText('Enter an email address like').waitFor()
      await page.waitForTimeout(100)
      const covered = await box.getByRole('textbox', { name: 'Email' }).evaluate((field) => {
        const { left, top, bottom } = field.getBoundingClientRect()
        return [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 9, y) === field)
      })
      expect(covered).toEqual([true, true])
    },
  )
  test('on a narrow screen the action bar stays in reach', async () => {
    const { box, fill } = await onPage(
      {},
      { viewport: { width: 390, height: 640 }, isMobile: true, hasTouch: true },
    )
    await fill()
    const bar = await box.getByRole('button', { name: 'Get my offer' }).boundingBox()
    expect(bar!.y + bar!.height).toBeLessThanOrEqual(640)
  })
  test('on a low screen the telephone line of the first stage stands clear of the button', async () => {
    const { box } = await onPage({}, { viewport: { width: 390, height: 667 } })
    const line = await box.getByRole('link', { name: /^0\d/ }).boundingBox()
    const bar = await box.locator('[data-foot]').boundingBox()
    expect(line!.y + line!.height).toBeLessThanOrEqual(bar!.y)
  })
})

describe('gallery lightbox', () => {
  const lightbox = async (context: Parameters<typeof visit>[1] = {}) => {
    const seen = await visit('/', context)
    await seen.page
      .getByRole('main')
      .getByRole('button', { name: /^View / })
      .first()
      .click()
    const box = dialog(seen.page, /gallery/i)
    await box.getByText('1 / 7').waitFor()
    return { ...seen, box }
  }
  test('the picture has the height of the window', async () => {
    const { page, box } = await lightbox({ viewport: { width: 1280, height: 800 } })
    const { height } = (await box.locator('[data-comparison]').boundingBox())!
    expect(height / 800).toBeGreaterThan(0.79)
    expect(await page.evaluate(() => document.querySelector('dialog[open]')!.scrollHeight)).toBeLessThanOrEqual(800 - 48) // prettier-ignore
  })
  test('a swipe turns the page, and a finger drags the edge without turning it', async () => {
    const { page, box } = await lightbox({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    const next = (await box.getByRole('button', { name: 'Next' }).boundingBox())!
    expect(next.y + next.height).toBeLessThan(844)
    const session = await page.context().newCDPSession(page)
    const drag = async (from: number, to: number, y: number) => {
      const at = (x: number) => ({ touchPoints: [{ x: Math.round(x), y: Math.round(y) }] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
      for (const part of [0.3, 0.6, 1])
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          ...at(from + (to - from) * part),
        })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await drag(320, 60, 260)
    await box.getByText('2 / 7').waitFor()
    await drag(60, 320, 260)
    await box.getByText('1 / 7').waitFor()
    const { x, y, width, height } = (await box.getByRole('img', { name: /^Before/ }).boundingBox())!
    await drag(x + width * 0.5, x + width * 0.8, y + height / 2)
    await page.waitForFunction(
      (input) => (input as HTMLInputElement).valueAsNumber > 70,
      await box.getByRole('slider').elementHandle(),
    )
    expect(await box.getByText('1 / 7').isVisible()).toBe(true)
  })
})
