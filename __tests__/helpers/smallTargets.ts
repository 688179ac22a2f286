import type { Page } from 'playwright-core'

/**
 * Controls that the design gives 44 pixels: all but the links in a sentence, a table or a list of
 * facts.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header :is(a, button), nav a, footer :is(li a, summary, .law a), main :is(.btn, .go, .iconbtn, .field, button, summary, aside button), body > div > div > nav :is(a, button)',
      ),
    ]
      // On a wide screen the sections of the footer stand open, and their headings are no controls.
      .filter(
        (e) =>
          e.tabIndex >= 0 &&
          e.checkVisibility() &&
          !e.closest('dialog, p:not(:has(> .go)), [data-dialog="gallery"]'),
      )
      .map((e) => ({ e, box: e.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.height) < 44 || Math.round(box.width) < 24)
      .map(
        ({ e, box }) =>
          `${e.outerHTML.slice(0, 100)} ${Math.round(box.width)}×${Math.round(box.height)}`,
      ),
  )
