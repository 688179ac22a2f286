import { resolve } from 'node:path'
import type { Browser, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core'
import { launch } from '../../scripts/chromium'
import { serveSite } from '../../server/site'
import { siteDir } from './builtSite'

export type SiteBrowser = {
  origin: string
  browser: Browser
  /** A page in a context of its own, with everything it complains about. */
  open: (
    path: string,
    options?: BrowserContextOptions,
  ) => Promise<{ page: Page; complaints: string[] }>
  close: () => Promise<void>
}

/** One Chromium on the built site. */
export async function siteBrowser(started?: LaunchOptions): Promise<SiteBrowser> {
  const site = await serveSite({ dir: resolve(siteDir), port: 0, hosts: ['127.0.0.1'] })
  const origin = `http://127.0.0.1:${site.port}`
  const browser = await launch(started)
  return {
    origin,
    browser,
    open: async (path, options) => {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      const complaints = listen(page)
      await page.goto(`${origin}${path}`, { waitUntil: 'load' })
      return { page, complaints }
    },
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}

/** Returns what a page logs as an error or a warning, throws, or cannot load. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`not loaded: ${request.url()} ${request.failure()?.errorText}`)
  })
  return complaints
}

/**
 * Brings the scripts of a page to life, as the first use of a tool does, and waits until they are.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tool = document.createElement('i')
    tool.dataset.intent = ''
    document.body.append(tool)
    tool.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    tool.remove()
  })
  const alive = () =>
    Object.keys(document.getElementById('___gatsby')!).some((key) =>
      key.startsWith('__reactContainer'),
    ) && '___navigate' in window
  await page.waitForFunction(alive, undefined, { timeout: 15_000 })
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 30), { timeout: 1000 })),
  )
}

/** Visits every path, a few at a time, each in the next of `count` tabs that is free. */
export async function inTabs<Tab>(
  count: number,
  open: () => Promise<Tab>,
  paths: readonly string[],
  visit: (tab: Tab, path: string) => Promise<void>,
) {
  const queue = [...paths]
  await Promise.all(
    Array.from({ length: count }, async () => {
      const tab = await open()
      for (let path = queue.shift(); path !== undefined; path = queue.shift())
        await visit(tab, path)
    }),
  )
}
