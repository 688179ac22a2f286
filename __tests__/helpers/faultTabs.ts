import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { backendUrl } from '../../src/backend/address'
import { fakeBackend, type FakeBackend } from './fakeBackend'
import { siteBrowser, type SiteBrowser } from './siteBrowser'

export type Visit = {
  page: Page
  context: BrowserContext
  /** Errors that nobody caught, and promises that nobody heard fail. */
  uncaught: string[]
  /** What the console was told is wrong. */
  logged: string[]
  /** How often a page has been loaded in this tab. */
  loads: () => number
}

type Options = BrowserContextOptions & {
  in?: BrowserContext
  before?: (page: Page) => Promise<unknown>
}

/**
 * One Chromium on the built site, which takes a backend of the test's own for the real one: no page
 * and no policy has to know. With the back/forward cache, which Playwright switches off.
 */
export function faultTabs(executablePath?: string) {
  let site: SiteBrowser
  let backend: FakeBackend
  const opened = new Set<BrowserContext>()
  beforeAll(async () => {
    backend = await fakeBackend()
    site = await siteBrowser({
      ...(executablePath && { executablePath }),
      args: [`--host-resolver-rules=MAP ${new URL(backendUrl).host} 127.0.0.1:${backend.port}`],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  }, 60_000)
  afterEach(async () => {
    for (const context of opened) await context.close()
    opened.clear()
    backend.reset()
  })
  afterAll(async () => {
    await site?.close()
    await backend?.close()
  })
  return {
    get origin(): string {
      return site.origin
    },
    get backend(): FakeBackend {
      return backend
    },
    /** A fresh visitor on a page, or another tab of one who is there (`in`). */
    async visit(path: string, { in: there, before, ...options }: Options = {}): Promise<Visit> {
      const context =
        there ??
        (await site.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options }))
      opened.add(context)
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      const visit = watch(page)
      await before?.(page)
      await page.goto(site.origin + path)
      return visit
    },
  }
}

/** Listens to what a page complains of. */
export function watch(page: Page): Visit {
  const uncaught: string[] = []
  const logged: string[] = []
  let loads = 0
  page.on('pageerror', (error) => uncaught.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      logged.push(message.text())
  })
  page.on('domcontentloaded', () => loads++)
  return { page, context: page.context(), uncaught, logged, loads: () => loads }
}

/** Waits until something here, not in the page, is as expected. */
export async function until<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + 15_000
  let now = await read()
  while (now !== expected) {
    if (Date.now() > end)
      throw new Error(`waited for ${String(expected)}, and it is ${String(now)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    now = await read()
  }
}
