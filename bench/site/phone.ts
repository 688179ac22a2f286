import type { Browser, CDPSession, Page } from 'playwright-core'
import { slowDown } from '../../scripts/chromium'

export type Phone = { page: Page; session: CDPSession; close: () => Promise<void> }

/** A new visitor on a slow telephone: nothing cached, a page not yet opened. */
export async function slowPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await slowDown(page)
  await page.addInitScript(named)
  return { page, session, close: () => context.close() }
}

/** tsx gives functions their names through this helper, also those that are sent into a page. */
const named = 'globalThis.__name = (it) => it'
