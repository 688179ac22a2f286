import type { Browser, Page } from 'playwright-core'
import { siteBrowser, type SiteBrowser } from './siteBrowser'

/**
 * One Chromium on the built site for all tests of a file; what a test opens ends with it. Call it
 * once, at the top of the file:
 * `origin` and `browser` are there once the tests run.
 */
export function siteTabs() {
  let site: SiteBrowser
  const opened: Page[] = []
  beforeAll(async () => {
    site = await siteBrowser()
  }, 60_000)
  afterAll(() => site?.close())
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.context().close()
  })
  /** For a page that was opened in another way: ends with the test as well. */
  const keep = (page: Page): Page => {
    opened.push(page)
    return page
  }
  const open: SiteBrowser['open'] = async (path, options) => {
    const visit = await site.open(path, options)
    keep(visit.page)
    return visit
  }
  return {
    open,
    keep,
    get origin(): string {
      return site.origin
    },
    get browser(): Browser {
      return site.browser
    },
  }
}
