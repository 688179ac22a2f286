import type { Inline, Rich } from '../content/expand'
import { pagePath } from '../content/routes'

const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Links treatment keywords in card text: case-insensitive, longest match first, whole words, each
 * target once, never to a page in `own` (the page shown and the card's own link), never inside a
 * link that is already there.
 * @param synonyms keyword (lower case) → route, from data/synonyms.json
 */
export function linkKeywords(
  text: Rich,
  synonyms: Record<string, string>,
  own: readonly string[],
): Rich {
  const words = Object.keys(synonyms).toSorted((a, b) => b.length - a.length || a.localeCompare(b))
  if (words.length === 0) return text
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(escape).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const written = typeof text === 'string' ? [text] : text
  // Keywords of the own pages are matched too, so that no shorter keyword within them becomes a
  // link.
  const taken = new Set([
    ...own.map(pagePath),
    ...written.flatMap((part) => (typeof part === 'string' ? [] : [part.to])),
  ])
  const parts = written.flatMap((part): Inline[] => {
    if (typeof part !== 'string') return [part]
    const out: Inline[] = []
    let last = 0
    for (const match of part.matchAll(pattern)) {
      const route = synonyms[match[0].toLowerCase()]
      // Some letters match others only when case is ignored; such words are nobody's keyword.
      const to = route === undefined ? null : pagePath(route)
      if (to === null || taken.has(to)) continue
      taken.add(to)
      if (match.index > last) out.push(part.slice(last, match.index))
      out.push({ text: match[0], to })
      last = match.index + match[0].length
    }
    if (last < part.length) out.push(part.slice(last))
    return out
  })
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts
}
