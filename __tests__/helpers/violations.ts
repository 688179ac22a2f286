import axe from 'axe-core'

/**
 * Returns what axe finds wrong with a component in jsdom. Colours and landmarks are looked at in a
 * real browser, on whole pages (axe.ts).
 */
export const violations = async (container: Element) =>
  (
    await axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'color-contrast': { enabled: false } },
    })
  ).violations
