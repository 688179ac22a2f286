import type { Page } from 'playwright-core'
import { changesEnded } from './changesEnded'

/**
 * The elements whose colours, or those of what stands before or after them, are others than when
 * this was last asked of the page.
 */
export async function changedColours(page: Page): Promise<string[]> {
  await changesEnded(page)
  return page.evaluate(() => {
    const read = (e: Element) =>
      [undefined, '::before', '::after']
        .map((pseudo) => {
          const s = getComputedStyle(e, pseudo)
          return [s.color, s.backgroundColor, s.borderTopColor, s.fill, s.stroke, s.filter]
        })
        .join()
    const own = window as unknown as { colours?: Map<Element, string> }
    const before = own.colours
    own.colours = new Map(
      [...document.querySelectorAll('html, body, body *')].map((e) => [e, read(e)]),
    )
    if (!before) return []
    return [...own.colours]
      .filter(([e, now]) => before.get(e) !== now)
      .map(([e, now]) => `${e.outerHTML.slice(0, 110)}: ${before.get(e)} became ${now}`)
  })
}
