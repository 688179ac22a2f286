import type { Page } from 'playwright-core'

/** The address of any script of the site. */
export const anyScript = /\.js(?:\?|$)/

/**
 * Holds back the site's scripts.
 * @returns lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release!: () => void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(anyScript, async (route) => {
    await released
    await route.continue()
  })
  return release
}
