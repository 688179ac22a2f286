import type { Page } from 'playwright-core'

/**
 * Returns what of the page, or of its open dialog, cannot be read where it stands: text beyond the
 * window, cut off by an element that hides what leaves it, or lying over other text; a control
 * whose words stick out of it; and a page that scrolls sideways. A table, or a strip, that scrolls
 * by itself may be wider. Closed disclosures are opened first.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    const dialog = document.querySelector('dialog[open]')
    const root = dialog ?? document.body
    for (const one of root.querySelectorAll<HTMLDetailsElement>('main details, dialog details'))
      one.open = true
    const room = document.documentElement.clientWidth
    const widest = dialog ?? document.documentElement
    if (widest.scrollWidth > widest.clientWidth)
      faults.add(`scrolls sideways: ${widest.scrollWidth} in ${widest.clientWidth}`)

    const words = (e: Element) =>
      `<${e.localName}> “${(e.textContent ?? '').trim().slice(0, 40)}” in #${e.closest('[id]')?.id}`
    const cached = <V>(measure: (e: Element) => V) => {
      const known = new Map<Element, V>()
      return (e: Element): V => {
        if (!known.has(e)) known.set(e, measure(e))
        return known.get(e)!
      }
    }
    const ancestors: (e: Element) => Element[] = cached((e) => [
      e,
      ...(e.parentElement ? ancestors(e.parentElement) : []),
    ])
    // The values are read once: each reading of a live style asks the browser anew.
    const style = cached((e) => {
      const { overflowX, overflowY, display, position, clipPath } = getComputedStyle(e)
      return { overflowX, overflowY, display, position, clipPath }
    })
    /** Meant for the ear alone. */
    const unseen = cached((e) =>
      ancestors(e).some((a) => style(a).clipPath !== 'none' && style(a).position === 'absolute'),
    )

    /**
     * The room inside an element's borders, and what becomes of that which leaves it. `holds`: whether
     * the element has one box that could hide anything.
     */
    const frame = cached((e) => {
      const { overflowX, overflowY, display, position } = style(e)
      const box = e.getBoundingClientRect()
      const [left, top] = [box.left + e.clientLeft, box.top + e.clientTop]
      return {
        holds: display !== 'inline' && display !== 'contents',
        left,
        right: left + e.clientWidth,
        top,
        bottom: top + e.clientHeight,
        overflowX,
        overflowY,
        stripOrTable: e.matches(':has(table), nav ul, [data-strip]'),
        fixed: position === 'fixed',
      }
    })

    type Line = {
      box: DOMRect
      element: Element
      block: Element | undefined
      layer: Element | undefined
    }
    const lines: Line[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!
      if (!node.textContent!.trim() || element.matches('script, style, noscript, option')) continue
      if (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        unseen(element)
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const over = ancestors(element)
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue
        let scrolls = false
        for (const holder of over.slice(0, over.indexOf(document.body))) {
          const { holds, left, right, top, bottom, overflowX, overflowY, stripOrTable, fixed } =
            frame(holder)
          if (!holds) continue
          const besides = box.right > right + 1.5 || box.left < left - 1.5
          // Letters may be a little higher than their line.
          const below = box.bottom > bottom + 4 || box.top < top - 4
          if (stripOrTable && /auto|scroll/.test(overflowX)) scrolls = true
          else if (overflowX !== 'visible' && besides)
            faults.add(`cut off at the side: ${words(element)}`)
          if (/hidden|clip/.test(overflowY) && below) faults.add(`cut off below: ${words(element)}`)
          if (fixed) break
        }
        if (!scrolls && (box.right > room + 1 || box.left < -1))
          faults.add(`beyond the window: ${words(element)}`)
        lines.push({
          box,
          element,
          block: over.find((a) => style(a).display !== 'inline'),
          layer: over.find((a) => /fixed|sticky/.test(style(a).position)),
        })
      }
    }
    // Boxes of lines are higher than their letters: the middle counts.
    const inner = ({ top, bottom, height }: DOMRect) =>
      [top + height * 0.22, bottom - height * 0.22] as const
    lines.sort((a, b) => a.box.top - b.box.top)
    for (const [i, a] of lines.entries())
      for (let next = i + 1; next < lines.length && lines[next]!.box.top < a.box.bottom; next++) {
        const b = lines[next]!
        if (a.block === b.block || a.layer !== b.layer) continue
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        if (across <= 2) continue
        const [aTop, aBottom] = inner(a.box)
        const [bTop, bBottom] = inner(b.box)
        if (Math.min(aBottom, bBottom) - Math.max(aTop, bTop) > 2)
          faults.add(`one over the other: ${words(a.element)} and ${words(b.element)}`)
      }
    for (const control of root.querySelectorAll<HTMLElement>('a, button, summary, label, th, td')) {
      // The hero's points carry their labels beside them.
      if (
        !control.checkVisibility() ||
        control.closest('[data-slot="parametric-face"]') ||
        style(control).display === 'inline' ||
        unseen(control)
      )
        continue
      if (control.scrollWidth > control.clientWidth + 2)
        faults.add(
          `words stick out of ${words(control)}: ${control.scrollWidth} in ${control.clientWidth}`,
        )
    }
    return [...faults]
  })

/**
 * Controls in the open dialog that are smaller than 44 by 44 pixels, leaving out links within a
 * sentence.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')!
    const inSentence = (element: Element) => element.matches('p a:not(.go), p > a:not(.go)')
    return [
      ...dialog.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select',
      ),
    ]
      .filter((element) => element.getClientRects().length > 0 && !inSentence(element))
      .map((element) => ({
        element,
        box: (element.matches('input[type="checkbox"], input[type="radio"]')
          ? element.closest('label')!
          : element
        ).getBoundingClientRect(),
      }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(
        ({ element, box }) =>
          `${element.outerHTML.slice(0, 100)} ${Math.round(box.width)}×${Math.round(box.height)}`,
      )
  })

/** Checks whether something in the open dialog, or the page, is wider than the window. */
export const overflowsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    return (
      document.documentElement.scrollWidth > window.innerWidth ||
      (dialog !== null && dialog.scrollWidth > dialog.clientWidth)
    )
  })
