import type { Inline, Rich } from '../content/expand'
import { pagePath } from '../content/routes'

const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Links treatment keywords in card text: case-insensitive, longest match first, whole words, each target once, never to a
 * page in `own` (the page shown and the card's own link), never inside a link that is already there.
 * @param synonyms keyword (lower case) → route, from data/synonyms.json
 */
export function linkKeywords(text: Rich, synonyms: Record<string, string>, own: readonly string[]): Rich {
  const words = Object.keys(synonyms)
    .filter((word) => !own.includes(synonyms[word]!))
    .toSorted((a, b) => b.length - a.length || a.localeCompare(b))
  if (words.length === 0) return text
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escape).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const linked = new Set<string>()
  const parts = (typeof text === 'string' ? [text] : text).flatMap((part): Inline[] => {
    if (typeof part !== 'string') return [part]
    const out: Inline[] = []
    let last = 0
    for (const match of part.matchAll(pattern)) {
      const to = pagePath(synonyms[match[0].toLowerCase()]!)
      if (linked.has(to)) continue
      linked.add(to)
      if (match.index > last) out.push(part.slice(last, match.index))
      out.push({ text: match[0], to })
      last = match.index + match[0].length
    }
    if (last < part.length) out.push(part.slice(last))
    return out
  })
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts
}
