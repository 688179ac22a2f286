import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { siteTabs } from './siteTabs'

type Answer = {
  status?: number
  contentType?: string
  body?: string
  headers?: Record<string, string>
}
type Reply = Answer | 'refuse' | 'hang' | object

/** What the stubbed functions answer, by name; a list is answered in turn. */
export type Functions = Partial<
  Record<'ai-chat' | 'aesthetic-analysis' | 'raffle-offer', Reply | Reply[]>
>

type Sent = { name: string; headers: Record<string, string>; body: unknown }

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

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
    const { status = 200, contentType = 'application/json', body = '', headers } = reply as Answer
    return route.fulfill({
      status,
      contentType,
      body,
      headers: { ...cors, 'Access-Control-Expose-Headers': '*', ...headers },
    })
  }
  return route.fulfill({
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify(reply),
    headers: cors,
  })
}

type Visit = {
  page: Page
  /** Calls to the functions, in order. */
  sent: Sent[]
  /**
   * Everything the console has complained of, hydration included. Tests that expect a complaint
   * take it out.
   */
  complaints: string[]
  /** Every script that was fetched to be run. */
  scripts: string[]
}

/** {@link siteTabs} whose calls to the functions are answered by the test. */
export function stubbedTabs() {
  const tabs = siteTabs()
  return {
    origin: () => tabs.origin,
    /** A fresh visitor on a page. */
    async visit(
      path: string,
      {
        functions = {},
        before,
        ...options
      }: BrowserContextOptions & {
        functions?: Functions
        before?: (page: Page) => Promise<void>
      } = {},
    ): Promise<Visit> {
      const visitor = await tabs.browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...options,
      })
      const page = tabs.keep(await visitor.newPage())
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
      await page.goto(tabs.origin + path)
      return visit
    },
  }
}
