import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import { launch } from '../../scripts/chromium'
import { serveSite, type ServedSite } from './serveSite'

export type Reply = { status?: number; contentType?: string; body?: string; headers?: Record<string, string> } | 'refuse' | 'hang' | object

/** What the stubbed functions answer, by name; a list is answered in turn. */
export type Functions = Partial<Record<'ai-chat' | 'aesthetic-analysis' | 'raffle-offer', Reply | Reply[]>>

export type Sent = { name: string; headers: Record<string, string>; body: unknown }

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*' }

async function answer(route: Route, functions: Functions, sent: Sent[]) {
  const request = route.request()
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
  const name = new URL(request.url()).pathname.split('/').at(-1) as keyof Functions
  sent.push({ name, headers: request.headers(), body: request.postDataJSON() as unknown })
  const known = functions[name]
  const reply = Array.isArray(known) ? (known.length > 1 ? known.shift() : known[0]) : known
  if (reply === 'hang') return undefined
  if (reply === undefined || reply === 'refuse') return route.abort('connectionrefused')
  if (typeof reply === 'object' && ('body' in reply || 'status' in reply)) {
    const {
      status = 200,
      contentType = 'application/json',
      body = '',
      headers,
    } = reply as { status?: number; contentType?: string; body?: string; headers?: Record<string, string> }
    return route.fulfill({ status, contentType, body, headers: { ...cors, 'Access-Control-Expose-Headers': '*', ...headers } })
  }
  return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(reply), headers: cors })
}

export type Visit = {
  page: Page
  /** Calls to the functions, in order. */
  sent: Sent[]
  /** Everything the console has complained of, hydration included. Tests that expect a complaint take it out. */
  complaints: string[]
  /** Every script that was fetched to be run. */
  scripts: string[]
}

/** A Chromium on the built site, for one file of tests. */
export function launchChromium() {
  let browser: Browser
  let site: ServedSite
  const open: Page[] = []
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([serveSite(), launch()])
  }, 60_000)
  afterEach(async () => {
    await Promise.all(open.splice(0).map((page) => page.context().close()))
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  return {
    origin: () => site.origin,
    /** A fresh visitor on a page. */
    async visit(
      path: string,
      { functions = {}, ...options }: BrowserContextOptions & { functions?: Functions; before?: (page: Page) => Promise<void> } = {},
    ): Promise<Visit> {
      const { before, ...context } = options
      const visitor = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...context })
      const page = await visitor.newPage()
      open.push(page)
      page.setDefaultTimeout(10_000)
      const visit: Visit = { page, sent: [], complaints: [], scripts: [] }
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) visit.complaints.push(message.text())
      })
      page.on('pageerror', (error) => visit.complaints.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        if (request.resourceType() === 'script') visit.scripts.push(request.url())
      })
      await page.route('**/functions/v1/*', (route) => answer(route, functions, visit.sent))
      await before?.(page)
      await page.goto(site.origin + path)
      return visit
    },
  }
}

/** Controls in the open dialog that are smaller than 44 by 44 pixels, leaving out links within a sentence. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')!
    const inSentence = (element: Element) => element.matches('p a:not(.go), p > a:not(.go)')
    return [...dialog.querySelectorAll<HTMLElement>('a[href], button, input:not([type="hidden"]), select')]
      .filter((element) => element.getClientRects().length > 0 && !inSentence(element))
      .map((element) => ({
        element,
        box: (element.matches('input[type="checkbox"], input[type="radio"]') ? element.closest('label')! : element).getBoundingClientRect(),
      }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 100)} ${Math.round(box.width)}×${Math.round(box.height)}`)
  })

/** Whether something in the open dialog, or the page, is wider than the window. */
export const overflowsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    return document.documentElement.scrollWidth > window.innerWidth || (dialog !== null && dialog.scrollWidth > dialog.clientWidth)
  })
