import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'
import { textsIn } from '../walk'

/** A sentence this long that stands on two pages is a paragraph with a name swapped, not writing. */
const longSentence = 12

/** Titles and descriptions are checked as a whole; two pages may name the same source. */
const checkedElsewhere = new Set(['title', 'description', 'sources'])

/** Sentences of twelve words or more that stand in two page files. Chinese and Japanese have no spaces to count by and pass. */
export function repetitionProblems(content: ReadableContent): Problem[] {
  const problems: Problem[] = []
  const seen = new Map<string, string>()
  for (const { file, ...value } of [...content.treatments, ...content.articles, ...content.cities, ...content.pages, ...content.people, ...content.products])
    for (const { path, text } of textsIn(value)) {
      if (checkedElsewhere.has(String(path[0]))) continue
      for (const sentence of text.split(/(?<=[.!?])\s+/)) {
        const key = sentence
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()
        if (key.split(' ').length < longSentence) continue
        const other = seen.get(key)
        if (other !== undefined && other !== file)
          problems.push(
            problem(file, path, `repeats a sentence of ${other}: "${sentence.slice(0, 60)}…"`, 'Change one of the two: each page needs words of its own'),
          )
        else seen.set(key, file)
      }
    }
  return problems
}
