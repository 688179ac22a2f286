/** The words of a built page, as a visitor reads them: for pages that React wrote, which are well-formed. */

const unseen = /<!--.*?-->|<(script|style|template|noscript|svg)\b.*?<\/\1>/gs
/** What stands within a word or beside it; a link or a span may as well be a whole card. */
const inline = /<\/?(?:abbr|b|bdi|em|i|sub|sup)\b[^>]*>/g
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** The text of a page's body, with a space between blocks. Pictures are read by their alternative text. */
export function visibleText(html: string): string {
  const body = /<body\b[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html
  return decoded(
    body
      .replace(unseen, ' ')
      .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(inline, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()
}

/** The title of a page as browsers show it; empty when it has none. */
export const titleOf = (html: string): string => decoded(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '').trim()

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? entity
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
