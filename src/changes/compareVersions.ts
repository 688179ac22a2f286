import type { Clinic } from '../content/schemas/clinic'
import { addressChanges } from './addresses'
import { clinicChanges, withOldClinic } from './clinic'
import { fieldChanges, type Change } from './fieldChanges'
import { pageChanges } from './pageChanges'
import { pageMoves } from './pageMoves'
import { priceChanges, withOldPrices, type Reach } from './prices'
import { same } from './reading'
import { emptyReport, type ChangedPage, type PageRef, type Report, type SharedChange } from './report'
import { sampleChanges } from './samples'
import { presentCode } from './siteCode'
import { describeVersion, type SiteVersion, type Surroundings, type VersionInput, type VersionPage } from './siteVersion'
import { countWords, type WordCount } from './words'

export type CompareOptions = {
  /** Year-month-day. Reviews that fall due soon after it are named. */
  today: string
  /** Where the old version showed a price that is gone; needed where the old version is not made by this version's code. */
  gone?: (key: string) => Reach
  /** The clinic's facts in the old version, where they fit this version's code. */
  oldClinic?: Clinic | null
}

/** How many days ahead a medical review is worth a reminder. */
const soon = 30

/**
 * What differs between an old version of the site and a new one.
 * What prices and the clinic's facts do to pages is told with them; everything else is found by comparing the old pages with the
 * new ones as they would be with the old prices and facts.
 */
export function compareVersions(
  before: SiteVersion,
  input: VersionInput,
  { today, gone = () => ({ pages: [], elsewhere: [] }), oldClinic = null }: CompareOptions,
): Report {
  const after = describeVersion(input, presentCode)
  const oldFacts = withOldClinic(withOldPrices(input.content, before.prices), oldClinic)
  const withOldFacts = same(oldFacts, input.content) ? after : describeVersion({ ...input, content: oldFacts }, presentCode)
  const moves = pageMoves(before.pages, withOldFacts.pages)
  const pairs = [...moves.kept, ...moves.renamed].map((pair) => ({ ref: refOf(pair.after), changes: pageChanges(pair.before, pair.after) }))
  const assistant = before.around !== null && !(same(before.around.answers, after.around!.answers) && same(before.around.assistant, after.around!.assistant))
  return {
    ...emptyReport(),
    ...addressChanges(before, after, moves),
    prices: priceChanges(before, after, input, gone),
    changes: shared(pairs),
    pages: pairs.flatMap(({ ref, changes }): ChangedPage[] => (changes.length === 0 ? [] : [{ page: ref, words: wordsIn(changes) }])),
    clinic: clinicChanges(oldClinic, input, after),
    around: before.around === null ? [] : aroundChanges(before.around, withOldFacts.around!),
    assistant,
    samples: before.content === null ? { added: [], removed: [] } : sampleChanges(before.content, input.content),
    reviewsDue: reviewsDue(after.pages, today),
  }
}

const refOf = ({ path, title }: VersionPage): PageRef => ({ path, title })

/** Kinds of change whose words a visitor reads on the page. */
const read = new Set(['words', 'heading'])

function wordsIn(changes: readonly Change[]): WordCount {
  const counts = changes.filter(({ kind }) => read.has(kind)).map(({ before, after }) => countWords(before ?? '', after ?? ''))
  return { added: counts.reduce((sum, { added }) => sum + added, 0), removed: counts.reduce((sum, { removed }) => sum + removed, 0) }
}

/** Changes that are the same on several pages, as the name of a treatment on every card, are told once. */
function shared(pairs: readonly { ref: PageRef; changes: Change[] }[]): SharedChange[] {
  const found = new Map<string, SharedChange>()
  for (const { ref, changes } of pairs)
    for (const change of changes) {
      const key = JSON.stringify([change.kind, change.before, change.after, change.kind === 'search' ? change.where : null])
      const known = found.get(key)
      if (!known) found.set(key, { change, places: [change.where], pages: [ref] })
      else {
        if (!known.places.includes(change.where)) known.places.push(change.where)
        if (!known.pages.includes(ref)) known.pages.push(ref)
      }
    }
  return [...found.values()]
}

/** The parts beside the pages that have a report of their own; what the assistant knows repeats the pages. */
const aroundNames: [part: keyof Surroundings, where: string][] = [
  ['site', 'Every page: header, footer, contacts'],
  ['dialogs', 'Menu, gallery and the other dialogs'],
  ['search', 'Suggestions of the search'],
  ['offers', 'Welcome offers'],
]

function aroundChanges(before: Surroundings, after: Surroundings): Report['around'] {
  return aroundNames.map(([part, where]) => ({ where, changes: fieldChanges(before[part], after[part], [], part) })).filter(({ changes }) => changes.length > 0)
}

function reviewsDue(pages: readonly VersionPage[], today: string): Report['reviewsDue'] {
  const limit = new Date(Date.parse(today) + soon * 86_400_000).toISOString().slice(0, 10)
  return pages
    .flatMap((page) => {
      const due = (page.context?.content.review as { nextReview?: string } | null | undefined)?.nextReview
      return due !== undefined && due <= limit ? [{ page: refOf(page), due }] : []
    })
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.page.path.localeCompare(b.page.path))
}
