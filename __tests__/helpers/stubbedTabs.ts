import type { BrowserContextOptions, Page } from 'playwright-core'
import { siteTabs } from './siteTabs'

/** What the stubbed functions answer, by name; those that are not given cannot be reached. */
export type Functions = Partial<
  Record<'ai-chat' | 'aesthetic-analysis' | 'raffle-offer', object | undefined>
>

const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

/** {@link siteTabs} whose calls to the functions are answered by the test. */
export function stubbedTabs() {
  const tabs = siteTabs()
  return {
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
    ) {
      const visitor = await tabs.browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...options,
      })
      const page = tabs.keep(await visitor.newPage())
      page.setDefaultTimeout(10_000)
      /** What was sent to the functions, in order. */
      const sent: unknown[] = []
      /** Everything the console has complained of, hydration included. */
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      await page.route('**/functions/v1/*', (route) => {
        const request = route.request()
        if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
        sent.push(request.postDataJSON())
        const reply =
          functions[new URL(request.url()).pathname.split('/').at(-1) as keyof Functions]
        return reply ? route.fulfill({ json: reply, headers }) : route.abort('connectionrefused')
      })
      await before?.(page)
      await page.goto(tabs.origin + path)
      return { page, sent, complaints }
    },
  }
}
