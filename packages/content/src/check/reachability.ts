import { escapeRegExp } from '@clinic/contract/prose'
import type { ReadableContent } from '../load'
import { memoizeByIdentity, textsIn } from '../traverse'
import { linkPattern } from '../expand'
import { namedPages } from './namedPages'
import { problem, problemsIn, type Problem } from '../problem'
import { contentFiles } from './files'
import { pageEntries } from '../siteContent'

/** Finds pages that no page leads to, and answers that nobody would find. */
export const reachabilityProblems = (content: ReadableContent): Problem[] => [
  ...unlinkedPages(content),
  ...unfoundAnswers(content),
]

/** Returns the routes that a file leads to, by fields and by links in its words. */
const leadsTo = memoizeByIdentity(
  (value: object) =>
    new Set(
      textsIn(value).flatMap(({ path, text }) =>
        path[0] === 'route' || path[0] === 'formerRoutes'
          ? []
          : text.startsWith('/')
            ? [text]
            : [...text.matchAll(linkPattern)].map(([, , target]) => target!.split('#')[0]!),
      ),
    ),
)

/**
 * Cities and pages do not come into a list by themselves, as treatments, articles and people do.
 * While a file cannot be read, it may be the one that leads to them.
 */
function unlinkedPages(content: ReadableContent): Problem[] {
  if ((content.broken ?? []).length > 0 || content.clinic === null) return []
  const named = new Set<string>(Object.values(namedPages).flat())
  const files = contentFiles(content)
  return [...content.cities, ...content.pages].flatMap((page) => {
    const { route, file } = page
    if (route === '/' || named.has(route) || ('noindex' in page && page.noindex)) return []
    const isLinked = files.some((other) => other.file !== file && leadsTo(other.value).has(route))
    return isLinked
      ? []
      : problem(
          file,
          ['route'],
          `no page leads to "${route}".`,
          isCity(file)
            ? 'Add it to locations in data/clinic.json, in the order of the menu'
            : 'Name it under related in a page like it, or write a link to it: [words](/route)',
        )
  })
}

/** Fewest ways of asking from which the assistant knows others. */
const leastPhrases = 5

function unfoundAnswers(content: ReadableContent): Problem[] {
  return pageEntries(content).flatMap((page) =>
    'asked' in page
      ? ((page as { asked?: { phrases: string[] }[] }).asked ?? []).flatMap(({ phrases }, i) =>
          phrases.length >= leastPhrases
            ? []
            : problem(
                page.file,
                ['asked', i, 'phrases'],
                `has ${phrases.length}, too few for the assistant to know the question in ` +
                  'other words.',
                `Write ${leastPhrases} or more, each as a visitor would type it; npm run ask ` +
                  '-- "…" tries them',
              ),
        )
      : [],
  )
}

/** Checks for the file of a city, whose name is one word and stands for nothing else. */
const isCity = (file: string) => file.startsWith('data/cities/')

/** Fields that no visitor reads, or that say what visitors type. */
const unread = new Set(['keywords', 'phrases', 'words', 'evidence', 'id', 'also', 'synonyms'])

/**
 * Finds words of other pages, answers and prices that still speak of a page that was taken down.
 * They are told and not refused: taking a page down has to be one save.
 */
export function mentionsOfPagesTakenDown(content: ReadableContent): Problem[] {
  const down = (content.takenDown ?? []).flatMap((page) => {
    const { file, name, label, publicLabel } = page as Record<string, string | undefined> & {
      file: string
    }
    return [name, label, publicLabel]
      .filter((words) => words !== undefined && (isCity(file) || words.split(' ').length > 1))
      .map((words) => ({ file, words: words!, named: asWord(words!) }))
  })
  if (down.length === 0) return []
  const stillUsed = new Set(
    pageEntries(content).flatMap((page) =>
      ['name', 'label', 'publicLabel'].map((field) =>
        (page as unknown as Record<string, string | undefined>)[field]?.toLowerCase(),
      ),
    ),
  )
  return contentFiles(content).flatMap(({ file, value }) => {
    const { problems, add } = problemsIn(file)
    for (const { path, text } of textsIn(value)) {
      if (text.startsWith('/') || path.some((part) => unread.has(String(part)))) continue
      const found = down.find(
        ({ named, words }) => !stillUsed.has(words.toLowerCase()) && named.test(text),
      )
      if (found)
        add(
          path,
          `speaks of "${found.words}", whose page (${found.file}) is off the site.`,
          'Write of something else, or take the sentence out',
        )
    }
    return problems
  })
}

const asWord = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(words)}(?![\\p{L}\\p{N}])`, 'iu')
