import type { Page } from 'playwright-core'
import { notFoundPath } from '../helpers/builtSite'
import { hydrate, inTabs, listen, siteBrowser, type SiteBrowser } from '../helpers/siteBrowser'
import { sticksOut } from '../helpers/sticksOut'
import { asked, templatePages } from '../helpers/templates'

/**
 * A page of every kind in a real browser: what the console says before and after the scripts run, whether anything hangs over the edge, and
 * whether it reads the same without scripts. All pages are visited first, a few at a time. What people with disabilities need is in
 * accessibility.test.ts.
 */
type Found = { complaints: string[]; over: string[]; read: string; readBare: string; hiddenBare: string[] }
const found = new Map<string, Found>()
const paths = templatePages

/** What can be read, without the tools that need scripts: they are offered only where there are some. */
const readMain = (page: Page) =>
  page.evaluate(() => {
    const without = document.createElement('style')
    without.textContent = '[data-needs-scripts]{display:none!important}'
    document.head.append(without)
    const text = document.querySelector('main')!.innerText.replace('Print the aftercare sheet', '').replace(/\s+/g, ' ').trim()
    without.remove()
    return text
  })

/** The upload page asks its function at once, which is not there in these tests, and says how it stands. */
const selfStarting = '/admin/video-upload/'

async function visit({ page, bare }: { page: Page; bare: Page }, path: string): Promise<void> {
  const complaints = listen(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(site.origin + asked(path), { waitUntil: 'load' })
  const over = (await sticksOut(page)).map((o) => `at 1280: ${o}`)
  const read = await readMain(page)
  await hydrate(page)
  const after = await readMain(page)
  if (after !== read && path !== selfStarting) complaints.push(`the text changed when the scripts came: ${after.length} letters instead of ${read.length}`)
  // 320 pixels is also how a page of 1280 shows at 400% zoom.
  await page.setViewportSize({ width: 320, height: 640 })
  over.push(...(await sticksOut(page)).map((o) => `at 320: ${o}`))
  await bare.goto(site.origin + asked(path), { waitUntil: 'load' })
  // Remarks for visitors without scripts are no part of what both must read.
  await bare.evaluate(() => document.querySelectorAll('noscript').forEach((remark) => remark.remove()))
  const readBare = await readMain(bare)
  const hiddenBare = await bare.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2, main p, main img')]
      .filter((e) => !e.closest('[hidden], details:not([open]), dialog, .vh, .only-d, noscript, [aria-hidden=true], [data-needs-scripts]'))
      .filter((e) => !e.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((e) => e.outerHTML.slice(0, 120)),
  )
  page.removeAllListeners()
  const expected = path === notFoundPath ? /status of 404/ : path === selfStarting ? /video-upload-url|ERR_CONNECTION_REFUSED/ : /^$/
  found.set(path, { complaints: complaints.filter((c) => !expected.test(c)), over, read, readBare, hiddenBare })
}

let site: SiteBrowser
beforeAll(async () => {
  site = await siteBrowser()
  const started = Date.now()
  const open = async () => ({
    page: await (await site.browser.newContext()).newPage(),
    bare: await (await site.browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })).newPage(),
  })
  await inTabs(3, open, paths, visit)
  process.stderr.write(`${paths.length} pages in the browser: ${((Date.now() - started) / 1000).toFixed(0)} s\n`)
}, 300_000)
afterAll(() => site?.close())

describe.each(paths)('%s', (path) => {
  const seen = () => found.get(path)!
  it('makes no complaint in the console, before or after its scripts run', () => expect(seen().complaints).toEqual([]))
  it('does not scroll sideways at 320 or at 1280 pixels', () => expect(seen().over).toEqual([]))
  it('reads the same without scripts, and all of it shows', () => {
    expect(seen().readBare).toBe(path === selfStarting ? seen().readBare : seen().read)
    expect(seen().readBare.length).toBeGreaterThan(300)
    // The page of e-mail choices holds an answer for each address that its form leads to, and shows the one asked for.
    expect([selfStarting, '/email-choices/'].includes(path) ? [] : seen().hiddenBare).toEqual([])
  })
})
