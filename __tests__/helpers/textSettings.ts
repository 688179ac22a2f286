import type { Page } from 'playwright-core'
import { layoutFaults } from './layoutFaults'

/**
 * What a visitor may set: letters twice as large (WCAG 1.4.4), and lines, words and letters further
 * apart (1.4.12).
 */
const settings = {
  'text at 200%': 'html{font-size:200%!important}',
  'text spaced out':
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
}

/**
 * Gives the page rules beside its own, in place of those given before; the policy of the page lets
 * no style element in.
 */
export const setStyles = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const set = window as unknown as { setStyles?: CSSStyleSheet }
    if (!set.setStyles) {
      set.setStyles = new CSSStyleSheet()
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, set.setStyles]
    }
    set.setStyles.replaceSync(text)
  }, rules)

/**
 * Returns what of the page, or of its open dialog, cannot be read under each setting, at 1280 and
 * at 320 pixels; every fault says where.
 */
export async function faultsWhenSet(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [setting, rules] of Object.entries(settings)) {
    await setStyles(page, rules)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      faults.push(
        ...(await layoutFaults(page)).map((fault) => `${setting}, ${width} pixels: ${fault}`),
      )
    }
  }
  await setStyles(page, '')
  return faults
}
