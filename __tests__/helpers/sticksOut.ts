import type { Page } from 'playwright-core'

/** The elements that stick out to the side, if the page scrolls that way. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const over = [...document.body.querySelectorAll('*')].filter((e) => {
      const { right, left, width } = e.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 0.5 || left < -0.5)
    })
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...over.slice(0, 4).map((e) => e.outerHTML.slice(0, 120)),
    ]
  })
