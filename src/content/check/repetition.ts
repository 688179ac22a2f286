import type { ReadableContent } from '../load'
import { perObject } from '../perObject'
import { problem, type Problem } from '../problem'
import { textsIn } from '../walk'
import { entries } from './files'

/** A sentence this long that stands on two pages is a paragraph with a name swapped, not writing. */
const longSentence = 12
/** Words have a letter each at least, and something between them. */
const fewestCharacters = longSentence * 2 - 1

/** Titles and descriptions are checked as a whole; two pages may name the same source; and the file's name is no copy. */
const checkedElsewhere = new Set(['title', 'description', 'sources', 'file'])

type Sentence = { key: string; path: (string | number)[]; written: string }

/** The long sentences of a page, in a form in which they can be compared. Chinese and Japanese have no spaces to count by and pass. */
const longSentences = perObject((page: { file: string }) =>
  textsIn(page).flatMap(({ path, text }): Sentence[] => {
    if (text.length < fewestCharacters || checkedElsewhere.has(String(path[0]))) return []
    return text.split(/(?<=[.!?])\s+/).flatMap((written) => {
      if (written.length < fewestCharacters) return []
      const key = written
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      return key.split(' ').length < longSentence ? [] : [{ key, path, written }]
    })
  }),
)

/** Sentences of twelve words or more that stand in two page files. */
export function repetitionProblems(content: ReadableContent): Problem[] {
  const problems: Problem[] = []
  const seen = new Map<string, string>()
  for (const page of entries(content))
    for (const { key, path, written } of longSentences(page)) {
      const other = seen.get(key)
      if (other === undefined || other === page.file) seen.set(key, page.file)
      else
        problems.push(
          problem(page.file, path, `repeats a sentence of ${other}: "${written.slice(0, 60)}…"`, 'Change one of the two: each page needs words of its own'),
        )
    }
  return problems
}
