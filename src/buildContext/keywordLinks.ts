import type { Inline, Rich } from '@clinic/content/expand'
import { pagePath } from '@clinic/content/routes'
import { escapeRegExp } from '@clinic/contract/prose'
import { asTyped } from '@clinic/contract/typography'

/** Returns a pattern of words as they are typed, which finds them as they are set too. */
const pattern = (words: string) =>
  escapeRegExp(words)
    .replaceAll("'", "['’]")
    .replaceAll(' ', '[ \u00a0]')
    .replaceAll('-', '-\u2060?')

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
  const keywords = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(pattern).join('|')})(?![\\p{L}\\p{N}])`,
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
    for (const match of part.matchAll(keywords)) {
      const route = synonyms[asTyped(match[0]).toLowerCase()]
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
