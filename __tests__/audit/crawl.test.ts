import type { Page } from 'playwright-core'
import { axe, ofCodeAlone } from '../helpers/axe'
import { builtPages, notFoundPath } from '../helpers/builtSite'
import { layoutFaults } from '../helpers/layoutFaults'
import { hydrate, inTabs, listen, siteBrowser, type SiteBrowser } from '../helpers/siteBrowser'
import { smallTargets } from '../helpers/smallTargets'
import { sticksOut } from '../helpers/sticksOut'
import { asked } from '../helpers/templates'

/**
 * Each page once in Chromium, and everything that can be seen of it there at once: what the console
 * says before and after the scripts run (what the security policy refuses is among it), what axe
 * finds but for colours and sizes, and at 320 pixels what hangs
 * over the edge, cannot be read, or is too small for a finger. With PAGES=/a/,/b/ only those pages
 * are looked at: `npm run test:page -- /a/ /b/`.
 */
const only = process.env.PAGES?.split(',')
const paths = builtPages()
  .map(({ path }) => path)
  .filter((path) => only === undefined || only.includes(path))

/**
 * The upload page asks its function at once, which is not there in these tests, and says how it
 * stands.
 */
const selfStarting = '/admin/video-upload/'
const expected = (path: string) =>
  path === notFoundPath
    ? /status of 404/
    : path === selfStarting
      ? /video-upload-url|ERR_(?:CONNECTION_REFUSED|NAME_NOT_RESOLVED)/
      : /^$/

const found = new Map<string, Record<string, string[]>>()

async function visit(page: Page, path: string): Promise<void> {
  const complaints = listen(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(site.origin + asked(path), { waitUntil: 'load' })
  if ((await page.locator('[data-autostart="offer"]').count()) > 0) {
    // This page opens its dialog by itself.
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  await hydrate(page)
  const sideways = await sticksOut(page)
  // What sticks to an edge of the window is laid where it belongs: else whatever lies under it just
  // now would count as too small.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('header,nav{position:static!important}')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  const layout = await layoutFaults(page)
  const small = await smallTargets(page)
  page.removeAllListeners()
  const ofAxe = await axe(page, { without: ofCodeAlone })
  found.set(path, {
    console: complaints.filter((c) => !expected(path).test(c)),
    axe: ofAxe,
    sideways,
    layout,
    small,
  })
}

let site: SiteBrowser
beforeAll(async () => {
  // The site may have been built for its real functions, which no test may ask.
  const noOther = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
  site = await siteBrowser({ args: [`--host-resolver-rules=${noOther}`] })
  const started = Date.now()
  await inTabs(3, async () => (await site.browser.newContext()).newPage(), paths, visit)
  process.stderr.write(`${paths.length} pages: ${((Date.now() - started) / 1000).toFixed(0)} s\n`)
}, 600_000)
afterAll(() => site?.close())

it('there are pages to look at', () => expect(paths).not.toEqual([]))

it.each(paths)('%s is as every page must be', (path) => {
  expect(found.get(path)).toEqual({
    console: [],
    axe: [],

    sideways: [],
    layout: [],
    small: [],
  })
})
