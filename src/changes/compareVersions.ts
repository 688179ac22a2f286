import { addressChanges } from './addresses'
import { changesBetween, same, type Change } from './difference'
import { pageMoves } from './pageMoves'
import { priceChanges, priceWarnings, withOldPrices } from './prices'
import { emptyReport, type PageRef, type Report, type SharedChange } from './report'
import {
  describeVersion,
  type Described,
  type Surroundings,
  type VersionInput,
  type VersionPage,
} from './siteVersion'

/**
 * Returns what differs between an old version of the site and a new one. What prices do to pages is
 * told with them; everything else is found by comparing the old pages with the new ones as they
 * would be at the old prices.
 */
export function compareVersions(old: Described, newInput: VersionInput): Report {
  const [before, after] = [old.version, describeVersion(newInput)]
  const atOldPrices = describeVersion({
    ...newInput,
    content: withOldPrices(newInput.content, before.prices),
  })
  const moves = pageMoves(before, atOldPrices)
  const assistant = !same(
    [before.around.answers, before.around.assistant],
    [after.around.answers, after.around.assistant],
  )
  return {
    ...emptyReport(),
    ...addressChanges(before, after, moves),
    warnings: priceWarnings(before, after),
    prices: priceChanges(old, { input: newInput, version: after }),
    changes: shared(
      [...moves.kept, ...moves.renamed].map((pair) => ({
        ref: refOf(pair.after),
        changes: pageChanges(pair.before, pair.after),
      })),
    ),
    around: aroundChanges(before.around, atOldPrices.around),
    notes: assistant
      ? [
          'The assistant will answer differently: publish its functions too (docs/going-live.md, step 4).',
        ]
      : [],
  }
}

const refOf = ({ path, title }: VersionPage): PageRef => ({ path, title })

function pageChanges({ context: before }: VersionPage, { context: after }: VersionPage): Change[] {
  const changes = [
    ...changesBetween(before.head, after.head),
    ...changesBetween(before.content, after.content),
  ]
  if (changes.length > 0 || same(before.head.jsonLd, after.head.jsonLd)) return changes
  return [{ where: 'facts for search engines', before: null, after: 'in a new version' }]
}

/**
 * Changes that are the same on several pages, as the name of a treatment on every card, are told
 * once.
 */
function shared(pages: readonly { ref: PageRef; changes: Change[] }[]): SharedChange[] {
  const found = new Map<string, SharedChange>()
  for (const { ref, changes } of pages)
    for (const change of changes) {
      const key = JSON.stringify([change.before, change.after])
      const known = found.get(key)
      if (!known) found.set(key, { change, places: [change.where], pages: [ref] })
      else {
        if (!known.places.includes(change.where)) known.places.push(change.where)
        if (!known.pages.includes(ref)) known.pages.push(ref)
      }
    }
  return [...found.values()]
}

/**
 * The parts beside the pages that have a report of their own; what the assistant knows repeats the
 * pages.
 */
const aroundNames: [part: keyof Surroundings, where: string][] = [
  ['site', 'Every page: header, footer, contacts'],
  ['dialogs', 'Menu, gallery and the other dialogs'],
  ['search', 'Suggestions of the search'],
  ['offers', 'Welcome offers'],
]

function aroundChanges(before: Surroundings, after: Surroundings): Report['around'] {
  return aroundNames
    .map(([part, where]) => ({ where, changes: changesBetween(before[part], after[part]) }))
    .filter(({ changes }) => changes.length > 0)
}
