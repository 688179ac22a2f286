import type { ReadableContent } from '../load'
import { memoizeByIdentity } from '../memoizeByIdentity'
import { problem, type Problem } from '../problem'
import { textsIn } from '../traverse'
import { copyAmong } from './duplicates'
import { entries } from './files'

/**
 * A sentence this long that stands on two pages is a paragraph with a name swapped, not writing.
 */
const longSentence = 12
/** Words have a letter each at least, and something between them. */
const fewestCharacters = longSentence * 2 - 1

/**
 * Titles and descriptions are checked as a whole; two pages may name the same source; and the
 * file's name is no copy.
 */
const checkedElsewhere = new Set(['title', 'description', 'sources', 'file'])

type Sentence = { key: string; path: (string | number)[]; written: string }

/**
 * Returns the long sentences of a page, in a form in which they can be compared. Chinese and
 * Japanese have no spaces to count by and pass.
 */
const longSentences = memoizeByIdentity((page: { file: string }) =>
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

/** From this many shared sentences on, a page is reported once, as a copy of the other. */
const copied = 8
/** Number of the fields that the line lists. */
const namedPlaces = 5

/**
 * Finds sentences of twelve words or more that stand in two page files: one by one, or in one line
 * for a page that is a copy.
 */
export function repetitionProblems(content: ReadableContent): Problem[] {
  const seen = new Map<string, { file: string; sentence: Sentence }>()
  const pairs = new Map<
    string,
    { earlier: string; later: string; shared: { earlier: Sentence; later: Sentence }[] }
  >()
  for (const page of entries(content))
    for (const sentence of longSentences(page)) {
      const other = seen.get(sentence.key)
      if (other === undefined || other.file === page.file) {
        seen.set(sentence.key, { file: page.file, sentence })
        continue
      }
      const name = `${other.file} ${page.file}`
      const pair = pairs.get(name) ?? { earlier: other.file, later: page.file, shared: [] }
      pair.shared.push({ earlier: other.sentence, later: sentence })
      pairs.set(name, pair)
    }
  if (pairs.size === 0) return []
  const among = copyAmong(content)
  return [...pairs.values()].flatMap(({ earlier, later, shared }) => {
    const { copy, original } = among(earlier, later)
    const own = shared.map((one) => (copy === later ? one.later : one.earlier))
    return own.length < copied
      ? own.map((sentence) => repeated(copy, original, sentence))
      : [copyProblem(copy, original, own)]
  })
}

const repeated = (file: string, original: string, { path, written }: Sentence) =>
  problem(
    file,
    path,
    `repeats a sentence of ${original}: "${written.slice(0, 60)}…"`,
    'Change one of the two: each page needs words of its own',
  )

function copyProblem(file: string, original: string, shared: Sentence[]): Problem {
  const fields = [
    ...new Set(
      shared.map(({ path }) => path.filter((part) => typeof part === 'string').join(' › ')),
    ),
  ]
  const further =
    fields.length > namedPlaces ? `, and ${fields.length - namedPlaces} further fields` : ''
  return problem(
    file,
    [],
    `is a copy of ${original}: ${shared.length} sentences stand in both, in ${fields.slice(0, namedPlaces).join(', ')}${further}.`,
    'Write them anew; when few are left, each is named',
  )
}
