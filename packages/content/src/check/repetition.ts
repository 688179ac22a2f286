import { list as listed } from '@clinic/contract/prose'
import type { ReadableContent } from '../load'
import { memoizeByIdentity, samplesIn, textsIn } from '../traverse'
import { problem, type Problem } from '../problem'
import { declaredIn } from '../references'
import { folderSchemas } from '../schemas/all'
import { contentFiles } from './files'
import { folderOf, pageEntries, type PageEntry } from '../siteContent'

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

/** @param is what it is called where it is named */
type Sentence = { key: string; path: (string | number)[]; written: string; is: string }

/** Fewer phrases may be the same on two pages by chance. */
const leastPhrases = 3

const choicesOf = memoizeByIdentity((page: PageEntry) =>
  declaredIn(folderSchemas[folderOf(page)], page, 'ownChoice').map((found) => ({
    ...found,
    field: fieldOf(found.path),
    key: JSON.stringify(found.value),
  })),
)

const fieldOf = (path: Sentence['path']) =>
  path.filter((part) => typeof part === 'string').join(' › ')

/**
 * Returns the fields that a page has word for word like another one, of those that each page
 * chooses for itself. A review that is a sample says nothing yet.
 */
export function sameChoices(page: PageEntry, other: PageEntry): string[] {
  const theirs = new Set(choicesOf(other).map(({ field, key }) => `${field} ${key}`))
  return [
    ...new Set(
      choicesOf(page)
        .filter(({ field, key }) => key !== '[]' && theirs.has(`${field} ${key}`))
        .filter(({ value }) => samplesIn(value).length === 0)
        .map(({ field }) => field),
    ),
  ]
}

/**
 * Returns the long sentences of a page, in a form in which they can be compared, and the lists of
 * words that are its own. Chinese and Japanese have no spaces to count by and pass.
 */
const longSentences = memoizeByIdentity((page: PageEntry): Sentence[] => [
  ...textsIn(page).flatMap(({ path, text }): Sentence[] => {
    if (text.length < fewestCharacters || checkedElsewhere.has(String(path[0]))) return []
    return text.split(/(?<=[.!?])\s+/).flatMap((written) => {
      if (written.length < fewestCharacters) return []
      const key = written
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      return key.split(' ').length < longSentence ? [] : [{ key, path, written, is: 'a sentence' }]
    })
  }),
  ...choicesOf(page).flatMap(({ path, value, key, as }): Sentence[] =>
    as === 'words' && Array.isArray(value) && value.length >= leastPhrases
      ? [{ key, path, written: value.join(', '), is: 'the words' }]
      : [],
  ),
])

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
  for (const page of pageEntries(content))
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
  const byFile = new Map(pageEntries(content).map((page) => [page.file, page]))
  return [...pairs.values()].flatMap(({ earlier, later, shared }) => {
    const { copy, original } = among(earlier, later)
    const own = shared.map((one) => (copy === later ? one.later : one.earlier))
    return own.length < copied
      ? own.map((sentence) => repeated(copy, original, sentence))
      : [copyProblem(byFile.get(copy)!, byFile.get(original)!, own)]
  })
}

const repeated = (file: string, original: string, { path, written, is }: Sentence) =>
  problem(
    file,
    path,
    `repeats ${is} of ${original}: "${written.slice(0, 60)}…"`,
    'Change one of the two: each page needs words of its own',
  )

function copyProblem(copy: PageEntry, original: PageEntry, shared: Sentence[]): Problem {
  const fields = [...new Set(shared.map(({ path }) => fieldOf(path)))]
  const further =
    fields.length > namedPlaces ? `, and ${fields.length - namedPlaces} further fields` : ''
  const same = sameChoices(copy, original).filter((field) => !fields.includes(field))
  return problem(
    copy.file,
    [],
    `is a copy of ${original.file}: ${shared.length} sentences stand in both, in ` +
      `${fields.slice(0, namedPlaces).join(', ')}${further}` +
      (same.length === 0 ? '.' : `; it also has the same ${listed(same)}.`),
    `Write them anew; when few are left, each is named${same.length === 0 ? '' : '. Choose for this page what is the same'}`,
  )
}

/** Outweighs every number of links to a page. */
const namedAfterItsAddress = 1_000_000

/**
 * Returns the copy among two pages that say the same: the one whose file is not named after its
 * address, else the one that fewer files link to, since a new page is linked last; the later one
 * when neither tells.
 * @returns a function of two files, the earlier and the later in the order of the check
 */
export function copyAmong(
  content: ReadableContent,
): (earlier: string, later: string) => { copy: string; original: string } {
  const pages = new Map(
    pageEntries(content).map((page) => [
      page.file,
      { id: page.id, route: 'route' in page ? page.route : null },
    ]),
  )
  const linkCounts = new Map<string, number>()
  const linksTo = (file: string, route: string) => {
    const known = linkCounts.get(file)
    if (known !== undefined) return known
    const hasLink = ({ text }: { text: string }) => text === route || text.includes(`](${route})`)
    const count = contentFiles(content).filter(
      (other) => other.file !== file && textsIn(other.value).some(hasLink),
    ).length
    linkCounts.set(file, count)
    return count
  }
  const weight = (file: string): number => {
    const page = pages.get(file)
    if (!page?.route) return 0
    const isNamedAfterIt =
      page.route.split('/').at(-1) === page.id ||
      page.route.slice(1).replaceAll('/', '-') === page.id
    return (isNamedAfterIt ? namedAfterItsAddress : 0) + linksTo(file, page.route)
  }
  return (earlier, later) =>
    weight(later) > weight(earlier)
      ? { copy: earlier, original: later }
      : { copy: later, original: earlier }
}

const blank = new Set(
  (
    'a an and any are as at be been before but by can do does for from had has have if in into ' +
    'is it its may more no nor not of off on one or other out over so some than that the then ' +
    'there these this to too up was were when where which while will with ' +
    'within without you your yours'
  ).split(' '),
)

/** Returns a word without the endings of English, roughly: what is left tells words apart. */
const stem = (word: string) =>
  word
    .replace(/(?:'s|’s)$/, '')
    .replace(/(?:ing|ed|es|s|ly)$/, (end) => (word.length - end.length >= 3 ? '' : end))

/**
 * Returns the words of a sentence that carry its meaning, stemmed; numbers and tokens count as
 * words.
 */
export const keywordStems = (sentence: string): Set<string> =>
  new Set(
    (sentence.toLowerCase().match(/\{[a-z]+:[a-z0-9-]+\}|[\p{L}\p{N}'’-]+/gu) ?? [])
      .filter((word) => !blank.has(word))
      .map(stem),
  )
