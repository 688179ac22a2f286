import type { Page } from 'playwright-core'

/**
 * Waits until what changes by itself has changed: half-way through, nothing has the colour it will
 * have.
 */
export const changesEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
