import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { launch, slowNetwork, slowProcessor } from '../scripts/chromium'
import { serveSite } from '../server/site'

/**
 * `npm run bench [-- --runs 5]`: how soon a press at first paint is answered on a slow telephone,
 * which no tool for loading times measures. It says which aims are reached, and fails only when it
 * cannot measure.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const aims = { shown: 100, works: 1500 }

/** Returns the median; of two middles the lower, so that it is a measured value. */
const median = (times: number[]) => times.toSorted((a, b) => a - b)[(times.length - 1) >> 1]!

type Watched = { pressed?: number; shown?: number; hydrates?: number; works?: number }

/**
 * Presses the button that opens the search as soon as anything is painted, as an impatient visitor
 * does: one who has a slow telephone, and nothing cached.
 * @returns how long until the dialog is seen, and from the beginning of hydration until it works
 */
async function pressEarly(
  browser: Browser,
  address: string,
): Promise<{ shown: number; works: number }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    await slowProcessor(await slowNetwork(page), 4)
    // tsx gives functions their names through this helper, also those that are sent into a page.
    await page.addInitScript('globalThis.__name = (it) => it')
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    await page
      .locator('[data-dialog="search"]:visible')
      .first()
      .tap({ force: true, noWaitAfter: true })
    await page.waitForFunction(
      () => (window as unknown as { __press: Watched }).__press.works,
      undefined,
      { timeout: 60_000 },
    )
    const { pressed, shown, hydrates, works } = await page.evaluate(
      () => (window as unknown as { __press: Required<Watched> }).__press,
    )
    return { shown: shown - pressed, works: works - hydrates }
  } finally {
    await context.close()
  }
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen: Watched = {}
  Object.assign(window, { __press: seen })
  // React listens on its container as the first thing of hydration.
  const listen = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function hear(...rest: Parameters<typeof listen>) {
    if (seen.hydrates === undefined && this instanceof Element && this.id === '___gatsby')
      seen.hydrates = performance.now()
    return listen.apply(this, rest)
  }
  const look = () => {
    const open = document.querySelector('#dialog-search[open]')
    if (open && seen.shown === undefined && open.getClientRects().length > 0) {
      seen.shown = -1
      // A task after the frame's callbacks comes when the frame is on its way to the screen.
      setTimeout(() => (seen.shown = performance.now()))
    }
    // Until its code has come, it holds what to do when the code does not come.
    if (open && seen.hydrates !== undefined && !open.querySelector('[data-wait], [data-failed]'))
      seen.works = performance.now()
    if (seen.works === undefined) requestAnimationFrame(look)
  }
  addEventListener(
    'click',
    (event) => {
      if (seen.pressed !== undefined) return
      seen.pressed = event.timeStamp
      requestAnimationFrame(look)
    },
    true,
  )
}

async function bench(): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('There is no built site. Run npm run build')
  const [site, browser] = await Promise.all([serveSite({ dir: 'public', port: 0 }), launch()])
  try {
    console.log(`Medians of ${values.runs}; aims: shown ≤ ${aims.shown} ms after the press, works ≤ ${aims.works} ms after hydration begins`) // prettier-ignore
    for (const path of ['/', '/lip-fillers/']) {
      const seen: Awaited<ReturnType<typeof pressEarly>>[] = []
      for (let run = 0; run < Number(values.runs); run++)
        seen.push(await pressEarly(browser, `${site.url}${path}`))
      const judged = (what: keyof typeof aims) => {
        const time = median(seen.map((press) => press[what]))
        return `${what} ${Math.round(time)} ms ${time <= aims[what] ? '✓' : '✗'}`
      }
      console.log(`The search on ${path}: ${judged('shown')}, ${judged('works')}`)
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

void bench()
