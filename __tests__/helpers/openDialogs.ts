import type { Page } from 'playwright-core'
import type { ShellName } from '../../src/site/dialogNames'

type OpenedDialog = {
  name: ShellName
  title: RegExp
  path: string
  open(page: Page): Promise<void>
  filled(page: Page): Promise<void>
}

/** A page that costs little to load, for the dialogs that every page has a button for. */
const light = '/privacy/'

/**
 * How each dialog is opened, by what a visitor sees, and how one knows that its code has filled it.
 */
export const dialogs: OpenedDialog[] = [
  {
    name: 'search',
    title: /search/i,
    path: light,
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    filled: (page) => page.locator('#dialog-search:not(:has([data-failed]))').waitFor(),
  },
  {
    name: 'menu',
    title: /menu & contact/i,
    path: light,
    open: (page) => page.locator('[data-dialog="menu"]:visible').first().click(),
    filled: (page) => page.getByRole('heading', { name: 'Dermatology' }).waitFor(),
  },
  {
    name: 'analysis',
    title: /analysis/i,
    path: '/',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /analysis/i })
        .first()
        .click(),
    filled: (page) => page.getByText('Step 1 of 5').waitFor(),
  },
  {
    name: 'offer',
    title: /offer/i,
    path: '/',
    open: (page) => page.locator('a[data-dialog="offer"]').first().click(),
    filled: (page) => page.getByRole('checkbox', { name: 'Skin Dullness' }).waitFor(),
  },
  {
    name: 'gallery',
    title: /gallery/i,
    path: '/',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^View / })
        .nth(1)
        .click(),
    filled: (page) => page.getByText('2 / 7').waitFor(),
  },
  {
    name: 'scores',
    title: /scores/i,
    path: '/',
    open: (page) =>
      page.getByRole('main').getByRole('button', { name: 'Before and after scores' }).click(),
    filled: (page) => page.locator('#dialog-scores table').waitFor(),
  },
  {
    name: 'method',
    title: /how we score/i,
    path: '/',
    open: (page) => page.getByRole('main').getByRole('button', { name: 'How we score' }).click(),
    filled: (page) => page.locator('#dialog-method dl').waitFor(),
  },
]

const byName = (name: ShellName) => dialogs.find((one) => one.name === name)!
/** Waits until the code of a dialog that is open has filled it. */
export const filled = (page: Page, name: ShellName): Promise<void> => byName(name).filled(page)
const opened = async (page: Page, name: ShellName) => {
  await byName(name).open(page)
  await filled(page, name)
}

/**
 * The dialogs as they are opened, and the further views they lead to without calling a function:
 * steps, suggestions, a refused form.
 */
export const dialogViews: { view: string; path: string; reach(page: Page): Promise<void> }[] = [
  {
    view: 'drawer',
    path: light,
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
      await page.locator('#drawer:modal').waitFor()
    },
  },
  ...dialogs.map(({ name, path }) => ({
    view: name as string,
    path,
    reach: (page: Page) => opened(page, name),
  })),
  {
    view: 'search with suggestions',
    path: light,
    reach: async (page) => {
      await opened(page, 'search')
      await page.getByRole('textbox', { name: 'Your question' }).fill('lip')
      await page.getByRole('list', { name: 'Suggested pages' }).getByRole('link').first().waitFor()
    },
  },
  {
    view: 'search, refused',
    path: light,
    reach: async (page) => {
      // The message goes by itself after four seconds; the clock stands still for it.
      await opened(page, 'search')
      await page.clock.install()
      await page.locator('#dialog-search').getByRole('button', { name: 'Search' }).click()
      await page.getByRole('alert').getByText('Please enter a search query').waitFor()
    },
  },
  {
    view: 'offer, details refused',
    path: '/',
    reach: async (page) => {
      await opened(page, 'offer')
      await page.getByRole('checkbox', { name: 'Skin Dullness' }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      for (const [name, text] of [
        ['Name', 'Ann'],
        ['Email', 'ann'],
        ['Location', 'London'],
      ] as const)
        await page.locator('#dialog-offer').getByRole('textbox', { name }).fill(text)
      await page.getByRole('button', { name: 'Get my offer' }).click()
      await page.getByText('Enter an email address like').waitFor()
    },
  },
  ...[2, 5].map((step) => ({
    view: `analysis, step ${step}`,
    path: '/',
    reach: async (page: Page) => {
      await opened(page, 'analysis')
      for (let at = 1; at < step; at++) await page.getByRole('button', { name: 'Next' }).click()
      await page.locator('#dialog-analysis').getByText(`Step ${step} of 5`).waitFor()
      await page.locator('#dialog-analysis [data-face] img').waitFor({ state: 'attached' })
    },
  })),
]

/**
 * On which common screens the main button of the open dialog does not stand in sight as a whole, as
 * the dialog was reached.
 */
export async function hiddenActions(page: Page): Promise<string[]> {
  const before = page.viewportSize()!
  const hidden: string[] = []
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const inSight = await page.evaluate(() => {
      const dialog = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1)!
      const button =
        dialog.querySelector('[data-foot] .btn:not(.line)') ??
        dialog.querySelector('.btn:not(.line)')
      if (!button) return true
      const { left, top, width: wide, height: high } = button.getBoundingClientRect()
      const onTop = (y: number) => button.contains(document.elementFromPoint(left + wide / 2, y))
      return onTop(top + 2) && onTop(top + high - 2)
    })
    if (!inSight) hidden.push(`${width} by ${height}`)
  }
  await page.setViewportSize(before)
  return hidden
}
