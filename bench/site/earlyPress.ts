import type { Browser } from 'playwright-core'
import { slowPhone } from './phone'

/**
 * A press at first paint: how long until its dialog is seen, and from hydration's start until it
 * works.
 */
export type EarlyPress = { pressedAt: number; shown: number; works: number }

type Watched = { pressed?: number; shown?: number; hydrates?: number; works?: number }

/**
 * Presses the button that opens `dialog` as soon as anything is painted, as an impatient visitor
 * does.
 */
export async function pressEarly(
  browser: Browser,
  address: string,
  dialog: string,
): Promise<EarlyPress> {
  const { page, close } = await slowPhone(browser)
  try {
    await page.addInitScript(watch, dialog)
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    await page
      .locator(`[data-dialog="${dialog}"]:visible`)
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
    return { pressedAt: pressed, shown: shown - pressed, works: works - hydrates }
  } finally {
    await close()
  }
}

/** Runs in the page, before anything of its own. */
function watch(dialog: string): void {
  const seen: Watched = {}
  Object.assign(window, { __press: seen })
  // React listens on its container as the first thing of hydration.
  const listen = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function hear(...rest: Parameters<typeof listen>) {
    if (seen.hydrates === undefined && this instanceof Element && this.id === '___gatsby')
      seen.hydrates = performance.now()
    return listen.apply(this, rest)
  }
  const shell = () => document.querySelector(`#dialog-${dialog}[open]`)
  const look = () => {
    const open = shell()
    if (open && seen.shown === undefined && open.getClientRects().length > 0) {
      seen.shown = -1
      // A task after the frame's callbacks comes when the frame is on its way to the screen.
      setTimeout(() => (seen.shown = performance.now()))
    }
    // Until its code has come, a shell holds a placeholder, or in the search what to do when the
    // code does not come.
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
