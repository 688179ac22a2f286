/** What a page says, for documents of parsePage. */

const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'])
const inline = new Set([
  'A',
  'B',
  'I',
  'EM',
  'STRONG',
  'TIME',
  'ABBR',
  'SMALL',
  'SUP',
  'SUB',
  'CITE',
  'Q',
])

/** The text of an element with a space between blocks, without what is never shown. */
export function ownText(root: Element): string {
  const parts: string[] = []
  const walk = (node: Node): void => {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '')
    else if (node.nodeType === 1 && !silent.has((node as Element).tagName)) {
      const apart = inline.has((node as Element).tagName) ? '' : ' '
      parts.push(apart)
      node.childNodes.forEach(walk)
      parts.push(apart)
    }
  }
  walk(root)
  return parts.join('').replace(/\s+/g, ' ').trim()
}

/**
 * Returns how many words a text has; in scripts that put no spaces between words, how many
 * characters.
 */
export function words(text: string): number {
  const cjk = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const spaced =
    text
      .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0
  return cjk + spaced
}

export const mainOf = (doc: Document): Element => doc.querySelector('main')!
