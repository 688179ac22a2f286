import type { Page } from 'playwright-core'

/**
 * What of the page, or of its open dialog, cannot be read where it stands: text beyond the window, cut off by an element that
 * hides what leaves it, or lying over other text; a control whose words stick out of it; and a page that scrolls sideways.
 * A table, or a strip, that scrolls by itself may be wider. Closed disclosures are opened first.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    const dialog = document.querySelector('dialog[open]')
    const root = dialog ?? document.body
    for (const one of root.querySelectorAll<HTMLDetailsElement>('main details, dialog details')) one.open = true
    const room = document.documentElement.clientWidth
    const widest = dialog ?? document.documentElement
    if (widest.scrollWidth > widest.clientWidth) faults.add(`scrolls sideways: ${widest.scrollWidth} in ${widest.clientWidth}`)

    const words = (e: Element) => `<${e.localName}> “${(e.textContent ?? '').trim().slice(0, 40)}” in #${e.closest('[id]')?.id}`
    const ancestors = (e: Element): Element[] => [e, ...(e.parentElement ? ancestors(e.parentElement) : [])]
    const styles = new Map<Element, CSSStyleDeclaration>()
    const style = (e: Element) => styles.get(e) ?? styles.set(e, getComputedStyle(e)).get(e)!
    /** Meant for the ear alone. */
    const unseen = (e: Element) => ancestors(e).some((a) => style(a).clipPath !== 'none' && style(a).position === 'absolute')

    type Line = { box: DOMRect; element: Element; block: Element | undefined; layer: Element | undefined }
    const lines: Line[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!
      if (!node.textContent!.trim() || element.matches('script, style, noscript, option')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || unseen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const over = ancestors(element)
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue
        let scrolls = false
        for (const holder of over.slice(0, over.indexOf(document.body))) {
          const { overflowX, overflowY, display, position } = style(holder)
          if (display === 'inline') continue
          const left = holder.getBoundingClientRect().left + holder.clientLeft
          const top = holder.getBoundingClientRect().top + holder.clientTop
          const besides = box.right > left + holder.clientWidth + 1.5 || box.left < left - 1.5
          // Letters may be a little higher than their line.
          const below = box.bottom > top + holder.clientHeight + 4 || box.top < top - 4
          if (holder.matches(':has(table), nav ul, [data-strip]') && /auto|scroll/.test(overflowX)) scrolls = true
          else if (overflowX !== 'visible' && besides) faults.add(`cut off at the side: ${words(element)}`)
          if (/hidden|clip/.test(overflowY) && below) faults.add(`cut off below: ${words(element)}`)
          if (position === 'fixed') break
        }
        if (!scrolls && (box.right > room + 1 || box.left < -1)) faults.add(`beyond the window: ${words(element)}`)
        lines.push({
          box,
          element,
          block: over.find((a) => style(a).display !== 'inline'),
          layer: over.find((a) => /fixed|sticky/.test(style(a).position)),
        })
      }
    }
    // Boxes of lines are higher than their letters: the middle counts.
    const inner = ({ top, bottom, height }: DOMRect) => [top + height * 0.22, bottom - height * 0.22] as const
    for (const [i, a] of lines.entries())
      for (const b of lines.slice(i + 1)) {
        if (a.block === b.block || a.layer !== b.layer) continue
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        if (across <= 2) continue
        const [aTop, aBottom] = inner(a.box)
        const [bTop, bBottom] = inner(b.box)
        if (Math.min(aBottom, bBottom) - Math.max(aTop, bTop) > 2) faults.add(`one over the other: ${words(a.element)} and ${words(b.element)}`)
      }
    for (const control of root.querySelectorAll<HTMLElement>('a, button, summary, label, th, td')) {
      // The hero's points carry their labels beside them.
      if (!control.checkVisibility() || control.closest('[data-slot="parametric-face"]') || style(control).display === 'inline' || unseen(control)) continue
      if (control.scrollWidth > control.clientWidth + 2) faults.add(`words stick out of ${words(control)}: ${control.scrollWidth} in ${control.clientWidth}`)
    }
    return [...faults]
  })

/** Controls in the open dialog that are smaller than 44 by 44 pixels, leaving out links within a sentence. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')!
    const inSentence = (element: Element) => element.matches('p a:not(.go), p > a:not(.go)')
    return [...dialog.querySelectorAll<HTMLElement>('a[href], button, input:not([type="hidden"]), select')]
      .filter((element) => element.getClientRects().length > 0 && !inSentence(element))
      .map((element) => ({
        element,
        box: (element.matches('input[type="checkbox"], input[type="radio"]') ? element.closest('label')! : element).getBoundingClientRect(),
      }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 100)} ${Math.round(box.width)}×${Math.round(box.height)}`)
  })

/** Whether something in the open dialog, or the page, is wider than the window. */
export const overflowsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    return document.documentElement.scrollWidth > window.innerWidth || (dialog !== null && dialog.scrollWidth > dialog.clientWidth)
  })
