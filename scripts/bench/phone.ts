import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'

export const chromiumProgram = process.env.CHROME_PATH ?? '/usr/bin/chromium'
export const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync']

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: chromiumProgram, args: flags })

/** Lighthouse's slow 4G, and a processor four times slower than this one. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const slowness = 4

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
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.addInitScript(named)
  return { page, session, close: () => context.close() }
}

/** tsx gives functions their names through this helper, also those that are sent into a page. */
export const named = 'globalThis.__name = (it) => it'
