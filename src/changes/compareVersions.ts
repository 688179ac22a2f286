import { plainText } from '@clinic/content/expand'
import type { ReadableContent, SiteContent } from '@clinic/content/load'
import { folderOf, pageEntries } from '@clinic/content/siteContent'
import { knownRoutes } from '@clinic/content/routes'
import { sameChoices } from '@clinic/content/check/repetition'
import { list } from '@clinic/contract/prose'
import { releaseChange, type ReleaseChange } from '@clinic/content/releaseReport'
import { secondLooks } from '@clinic/content/notices'
import { addressChanges, pageMoves, type PageMoves } from './addresses'
import { changesBetween, same, type Change } from './difference'
import { priceChanges, priceWarnings, withOldPrices, sentencesToReadAgain } from './prices'
import { emptyReport, type Finding, type PageRef, type Report, type SharedChange } from './report'
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
  const repriced = withOldPrices(newInput.content, before.prices)
  const atOldPrices = describeVersion({ ...newInput, content: repriced })
  const moves = pageMoves(before, atOldPrices)
  const assistant = !same(
    [before.around.answers, before.around.assistant],
    [after.around.answers, after.around.assistant],
  )
  const addresses = addressChanges(before, after, moves)
  const release = releaseChange(old.input.content, newInput.content)
  const prices = priceChanges(old, { input: newInput, version: after })
  const toRead = sentencesToReadAgain(
    newInput.content,
    prices.map(({ key }) => key),
  )
  return {
    ...emptyReport(),
    ...addresses,
    errors: [...addresses.errors, ...(release.wasReady ? releaseFindings(release) : [])],
    warnings: [
      ...priceWarnings(before, after),
      ...secondLooks({
        ...newInput.content,
        takenDown: pagesOff(old.input.content, newInput.content),
      }),
      ...copiedChoices(old.input.content, newInput.content),
      ...(release.wasReady ? [] : releaseFindings(release)),
    ],
    prices,
    changes: shared(
      [...moves.kept, ...moves.renamed].map((pair) => ({
        ref: refOf(pair.after),
        changes: pageChanges(pair.before, pair.after).filter((one) => !followsMove(one, moves)),
      })),
    ),
    around: [
      ...aroundChanges(before.around, atOldPrices.around, moves),
      ...assistantChanges(old.input.content, repriced),
    ],
    notes: [
      ...(toRead.length === 0
        ? []
        : [
            `Read again what compares a changed price with another: ${toRead.slice(0, mostNamed).join('; ')}${toRead.length > mostNamed ? `; and ${toRead.length - mostNamed} more` : ''}.`,
          ]),
      ...(assistant
        ? [
            'The assistant will answer differently: publish its functions too (docs/going-live.md, step 4).',
          ]
        : []),
      ...(release.left.length === 0 || release.added.length === 0
        ? []
        : [
            `Left before a release: ${release.left.map(({ actor, count }) => `${count} for ${actor}`).join('; ')}. npm run check -- --release lists them.`,
          ]),
    ],
  }
}

/** The most places that a note names. */
const mostNamed = 12

const refOf = ({ path, title }: VersionPage): PageRef => ({ path, title })

function pageChanges({ context: before }: VersionPage, { context: after }: VersionPage): Change[] {
  const changes = [
    ...changesBetween(before.head, after.head),
    ...changesBetween(before.content, after.content),
  ]
  if (changes.length > 0 || same(before.head.jsonLd, after.head.jsonLd)) return changes
  return [{ where: 'facts for search engines', before: null, after: 'in a new version' }]
}

/** Checks for a link that comes, goes or moves with its page, which is told by itself. */
function followsMove({ before, after }: Change, { added, removed, renamed }: PageMoves): boolean {
  const [was, is] = [before, after].map((text) => text?.split('#')[0])
  const isTo = (to: string | undefined) => (page: VersionPage) => page.path === to
  if (before === null) return added.some(isTo(is))
  if (after === null) return removed.some(isTo(was))
  return renamed.some((pair) => pair.before.path === was && pair.after.path === is)
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

function aroundChanges(
  before: Surroundings,
  after: Surroundings,
  moves: PageMoves,
): Report['around'] {
  return aroundNames
    .map(([part, where]) => ({
      where,
      changes: changesBetween(before[part], after[part]).filter((one) => !followsMove(one, moves)),
    }))
    .filter(({ changes }) => changes.length > 0)
}

/**
 * Returns new pages with what they have word for word like an older one, of what each page chooses
 * for itself.
 */
function copiedChoices(old: SiteContent, now: SiteContent): Finding[] {
  const [before, after] = [old, now].map(
    (content) => new Map(pageEntries(content).map((page) => [page.file, page])),
  )
  const kept = [...after!.values()].filter(({ file }) => before!.has(file))
  return [...after!.values()].flatMap((page) => {
    if (before!.has(page.file)) return []
    const [most] = kept
      .filter((other) => folderOf(other) === folderOf(page))
      .map((other) => ({ other, same: sameChoices(page, other) }))
      .toSorted((a, b) => b.same.length - a.same.length)
    return most === undefined || most.same.length === 0
      ? []
      : {
          what: `${page.file} is new, and has the same ${list(most.same)} as ${most.other.file}.`,
          fix: 'Look whether each holds for the new page: its warnings, its answers and who checked it come from them.',
        }
  })
}

/** Returns the pages that are off the site: taken down, or their files deleted. */
function pagesOff(old: SiteContent, now: ReadableContent) {
  const { takenDown = [] } = now
  const files = new Set([...pageEntries(now), ...takenDown].map(({ file }) => file))
  const routes = new Set<unknown>(knownRoutes(now).map(({ route }) => route))
  const deleted = pageEntries(old).filter(
    (page) => !files.has(page.file) && !('route' in page && routes.has(page.route)),
  )
  return [...takenDown, ...deleted]
}

/** Returns what the assistant is given to say anew, or no more, by where it stands. */
function assistantChanges(old: SiteContent, now: SiteContent): Report['around'] {
  const [before, after] = [answersOf(old), answersOf(now)]
  const files = new Set([...pageEntries(now), ...now.assistant].map(({ file }) => file))
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((where): Change[] => {
    // What a page answered goes with the page.
    if (!files.has(where.split(' › ')[0]!)) return []
    const [was, is] = [before.get(where) ?? [], after.get(where) ?? []]
    const [gone, come] = [
      was.filter((text) => !is.includes(text)),
      is.filter((text) => !was.includes(text)),
    ]
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, i) => ({
      where,
      before: gone[i] ?? null,
      after: come[i] ?? null,
    }))
  })
  return changes.length === 0 ? [] : [{ where: 'What the assistant says', changes }]
}

/** Returns the answers that editors write for the assistant alone, with what they answer. */
function answersOf(content: SiteContent): Map<string, string[]> {
  const words = (text: string) => plainText(text, content)
  const own = content.assistant.flatMap(({ file, topics = [], conditions = [] }) =>
    [...topics, ...conditions].map(({ id, answers = [], more }): [string, string[]] => [
      `${file} › ${id}`,
      [...answers.map(({ text }) => text), ...(more === undefined ? [] : [more])].map(words),
    ]),
  )
  const asked = [...content.treatments, ...content.pages, ...content.cities].flatMap(
    ({ file, asked: questions = [] }) =>
      questions.map(({ phrases, answer }): [string, string[]] => [
        `${file} › “${phrases[0]}”`,
        [words(answer)],
      ]),
  )
  return new Map([...own, ...asked])
}

/**
 * Returns what this change would have a release refuse, by who has to act. Once the site could be
 * published that stops the change: after the merge nothing at all could be published any more.
 */
const releaseFindings = ({ wasReady, added }: ReleaseChange): Finding[] =>
  added.map(({ actor, lines }) => ({
    what: `${wasReady ? 'Nothing could be published after this' : 'A release will refuse this too'}: ${lines.join(' ')}`,
    fix: `To act: ${actor}.`,
  }))
