/** What differs between two texts, in any script: how many words, and the place itself with a few words around it. */

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'word' })

/** The words of a text, without spaces and punctuation. */
export const wordsOf = (text: string): string[] => [...segmenter.segment(text)].filter((piece) => piece.isWordLike).map((piece) => piece.segment)

export type WordCount = { added: number; removed: number }

/** How many words came and went. A word that moved counts as both. */
export function countWords(before: string, after: string): WordCount {
  const [a, b] = withoutCommonEnds(wordsOf(before), wordsOf(after))
  const kept = longestCommon(a, b)
  return { added: b.length - kept, removed: a.length - kept }
}

/** How alike two texts are by the words they have, from 0 to 1. */
export function likeness(before: readonly string[], after: readonly string[]): number {
  if (before.length + after.length === 0) return 1
  const left = new Map<string, number>()
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of after) {
    const count = left.get(word) ?? 0
    if (count > 0) common++
    left.set(word, count - 1)
  }
  return (2 * common) / (before.length + after.length)
}

const around = 32
const longest = 160

/** Both texts cut down to where they differ. Short texts stay whole. */
export function excerpts(before: string, after: string): { before: string; after: string } {
  if (before.length <= longest / 2 && after.length <= longest / 2) return { before, after }
  const [a, b] = [pieces(before), pieces(after)]
  const start = commonStart(a, b)
  const end = commonEnd(a, b, start)
  return { before: cut(a, start, end), after: cut(b, start, end) }
}

/** A text with its middle left out when it is long. */
export function shortened(text: string, limit = longest): string {
  const letters = [...text]
  if (letters.length <= limit) return text
  return `${letters
    .slice(0, Math.ceil(limit * 0.6))
    .join('')
    .trimEnd()} … ${letters
    .slice(-Math.floor(limit * 0.3))
    .join('')
    .trimStart()}`
}

const pieces = (text: string) => [...segmenter.segment(text)].map((piece) => piece.segment)

/** The pieces between a common start and a common end, with some of both around them. */
function cut(all: readonly string[], start: number, end: number): string {
  let from = start
  for (let room = around; from > 0 && room >= all[from - 1]!.length; from--) room -= all[from - 1]!.length
  let to = all.length - end
  for (let room = around; to < all.length && room >= all[to]!.length; to++) room -= all[to]!.length
  const changed = shortened(all.slice(start, all.length - end).join(''))
  const text = `${all.slice(from, start).join('')}${changed}${all.slice(all.length - end, to).join('')}`.trim()
  return `${from > 0 ? '…' : ''}${text}${to < all.length ? '…' : ''}`
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  let n = 0
  while (n < a.length && n < b.length && a[n] === b[n]) n++
  return n
}

function commonEnd(a: readonly string[], b: readonly string[], start: number): number {
  let n = 0
  while (n < a.length - start && n < b.length - start && a[a.length - 1 - n] === b[b.length - 1 - n]) n++
  return n
}

function withoutCommonEnds(a: string[], b: string[]): [string[], string[]] {
  const start = commonStart(a, b)
  const end = commonEnd(a, b, start)
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

/** Beyond this many comparisons the words are counted without regard to their order. */
const tooMany = 4_000_000

function longestCommon(a: readonly string[], b: readonly string[]): number {
  if (a.length * b.length > tooMany) return Math.round((likeness(a, b) * (a.length + b.length)) / 2)
  let row = new Uint32Array(b.length + 1)
  for (const word of a) {
    const next = new Uint32Array(b.length + 1)
    for (let j = 0; j < b.length; j++) next[j + 1] = word === b[j] ? row[j]! + 1 : Math.max(row[j + 1]!, next[j]!)
    row = next
  }
  return row[b.length]!
}
