import { createHash } from 'node:crypto'
import { styleSheetPath } from '../design/styleSheetPath'

/** One rule set of a page: Emotion's name for it and its CSS. */
export type Styles = { id: string; css: string }

/** What each page wears, by the page's file, and the CSS behind the names. */
export type Wardrobe = { css: Record<string, string>; pages: Record<string, string[]> }

const block = /<style data-styles="([^"]+)">([^]*?)<\/style>/g
const link = new RegExp(`<link rel="stylesheet" href="${styleSheetPath}[0-9a-f]+\\.css"/>`)

/** The styles that gatsby-ssr.tsx has written into a page, in their order; none when the page was published before. */
export const stylesIn = (html: string): Styles[] => [...html.matchAll(block)].map(([, id, css]) => ({ id: id!, css: css! }))

/** A page of the site: one that has its styles in it, or the link to them. */
export const isStyled = (html: string): boolean => html.includes('<style data-styles=') || link.test(html)

/** Puts the link to the style sheet where the styles are, or where the link to an older one is. */
export function linkStyles(html: string, href: string): string {
  const tag = `<link rel="stylesheet" href="${href}"/>`
  let first = true
  return html.replace(link, tag).replace(block, () => {
    const here = first ? tag : ''
    first = false
    return here
  })
}

/**
 * One style sheet for all pages. Each page's rules keep the order they had on it, as far as the pages agree; the order of the
 * pages does not depend on which of them were rendered just now, so that building again gives what building anew gives.
 */
export function styleSheet({ css, pages }: Wardrobe): { href: string; text: string } {
  const order: string[] = []
  const known = new Set<string>()
  const lists = new Set(
    Object.keys(pages)
      .toSorted()
      .map((page) => pages[page]!.join(' ')),
  )
  for (const list of lists) {
    let after = 0
    for (const id of list.split(' ')) {
      if (known.has(id)) after = Math.max(after, order.indexOf(id) + 1)
      else {
        order.splice(after++, 0, id)
        known.add(id)
      }
    }
  }
  const text = order.map((id) => css[id]).join('')
  return { href: `${styleSheetPath}${createHash('sha256').update(text).digest('hex').slice(0, 20)}.css`, text }
}
