import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../../scripts/chromium'
import { clinicData } from '../../scripts/testing/clinicSite'
import { bundleCms } from '../../src/cms/bundle'
import { localCmsServer } from '../../src/cms/localServer'
import { validateContent } from '@clinic/content/gate'
import { editor } from '../cms/helpers/editor'

/**
 * What used to need a checkout, done in the editor from beginning to end: a page renamed, a page
 * taken down, a large price.
 */
const folder = mkdtempSync(join(tmpdir(), 'moves-'))
const dataDir = join(folder, 'data')
let browser: Browser
let server: Server
let page: Page
const asked: string[] = []
let answer: 'accept' | 'dismiss' = 'accept'

beforeAll(async () => {
  cpSync(clinicData, dataDir, { recursive: true })
  const scripts = join(folder, 'scripts')
  server = localCmsServer({ dataDir, scripts, start: await bundleCms(scripts) })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  browser = await launch()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.route(/^https:/, (route) => route.abort())
  page = await context.newPage()
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (answer === 'accept' ? dialog.accept() : dialog.dismiss())
  })
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/cms/`)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByText('Prices', { exact: true }).first().waitFor()
}, 60_000)

afterAll(async () => {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const read = (file: string) =>
  JSON.parse(readFileSync(join(dataDir, file), 'utf8')) as Record<string, unknown>

it('a price of more than a thousand, with its comma, is saved as it was typed', async () => {
  const { open, unfold, field, saved } = editor(page)
  await open('prices')
  const prices = () => read('prices.json').prices as { label: string; amount?: number }[]
  const at = prices().findIndex(({ label, amount }) => amount !== undefined && !label.includes('{'))
  await unfold(`${prices()[at]!.label} · ${prices()[at]!.amount}`)
  const amount = (await field('Amount')).getByRole('textbox')
  await amount.fill('')
  await amount.pressSequentially('1,250')
  await saved()
  expect(prices()[at]!.amount).toBe(1250)
})

it('asks before unsaved work is left, and stays when told to', async () => {
  const { open, field } = editor(page)
  await open('treatments/masseter-botox')
  const summary = (await field('Summary')).getByRole('textbox')
  /** Whether the browser would ask before the tab is closed. */
  const holdsTab = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await holdsTab()).toBe(false)
  await summary.fill('Half a sentence')
  expect(await holdsTab()).toBe(true)
  answer = 'dismiss'
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  expect(asked).toEqual([expect.stringContaining('Leave without saving?')])
  expect(await summary.inputValue()).toBe('Half a sentence')
  answer = 'accept'
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await summary.waitFor({ state: 'detached' })
  expect(await holdsTab()).toBe(false)
  expect(read('treatments/masseter-botox.json').summary).not.toBe('Half a sentence')
})

it('a page is taken down by its redirect', async () => {
  const { open, saved } = editor(page)
  const last = (label: string) =>
    page.getByRole('group', { name: new RegExp(`^“\\W*${label}\\W*” Field$`) }).last()
  await open('redirects')
  // The name has invisible marks around its last word.
  await page
    .locator('button', { hasText: /Add .*redirect/ })
    .last()
    .click()
  await last('From').getByRole('textbox').fill('/chin-filler')
  // A field is made once it is in view: the fields after this one are, when it is at the top.
  await last('From').evaluate((field) => field.scrollIntoView({ block: 'start' }))
  await last('To').getByRole('combobox').click()
  await page
    .getByRole('option', { name: /\(\/cheek-filler\)/ })
    .first()
    .click()
  const box = last('Take the page at the old address down')
  await box.getByRole('switch').or(box.getByRole('checkbox')).first().click()
  await saved()
  expect(read('redirects.json').redirects).toContainEqual({
    from: '/chin-filler',
    to: '/cheek-filler',
    takesDown: true,
  })
  expect(validateContent(dataDir).treatments.map(({ route }) => route)).not.toContain(
    '/chin-filler',
  )
})
