import type { Page } from 'playwright-core'

/**
 * Controls of the page, or of its open dialog, without a line around or under them: in forced
 * colours nothing else shows them.
 */
export const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lined = (e: Element): boolean => {
      const s = getComputedStyle(e)
      const border = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) =>
          Number.parseFloat(s[`border${side}Width`]) > 0 &&
          s[`border${side}Style`] !== 'none' &&
          s[`border${side}Color`] !== s.backgroundColor,
      )
      return (
        border ||
        s.textDecorationLine.includes('underline') ||
        (e instanceof HTMLInputElement && s.appearance !== 'none' && s.opacity !== '0')
      )
    }
    const root = document.querySelector('dialog[open]') ?? document
    return [...root.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches('.vh'))
      .filter((e) => {
        // What stands for a control: the segment beside a radio, the row that a question unfolds.
        const faces = [
          e,
          ...(e.matches('input') ? [e.nextElementSibling] : []),
          ...(e.matches('summary') ? [e.parentElement] : []),
        ]
        const sign = e.matches('summary') && getComputedStyle(e, '::after').content.includes('"')
        return !sign && !faces.some((face) => face && lined(face))
      })
      .map((e) => e.outerHTML.slice(0, 110))
  })
