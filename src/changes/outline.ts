import { excerpts, shortened, type Change } from './difference'
import {
  changesAnything,
  type Finding,
  type PageRef,
  type PriceChange,
  type Report,
  type SharedChange,
} from './report'

/**
 * A report as headings and points, for the terminal and for a pull request alike. Only what is a
 * plain string here is ours.
 */

export type Piece =
  | string
  /** Words out of the content, in quotation marks. */
  | { quote: string }
  /** Words out of the content or about it, as they are. */
  | { text: string }
  /** A page of the new version. */
  | { page: PageRef }
  /** An address that may lead nowhere. */
  | { path: string }

export type Point = {
  text: Piece[]
  under?: Point[]
  /** true when its points are folded away if they are many. */
  folds?: boolean
}
export type Part = { heading: string; points: Point[] }

/** Returns the whole report in the order in which it matters. */
export function outline(report: Report): Part[] {
  const parts: Part[] = [
    {
      heading: `The content has ${counted(report.gate.length, 'mistake')}, so nothing else was compared`,
      points: report.gate.map(plain),
    },
    { heading: 'To be mended before this is published', points: report.errors.map(finding) },
    { heading: 'Worth a second look', points: report.warnings.map(finding) },
    { heading: 'Pages', points: pagePoints(report) },
    { heading: 'Redirects', points: redirectPoints(report) },
    { heading: 'Prices', points: report.prices.map(pricePoint) },
    { heading: 'Words, links and pictures', points: wordPoints(report) },
    ...report.around.map(({ where, changes }) => ({
      heading: where,
      points: changes.map(changePoint),
    })),
    { heading: 'Good to know', points: report.notes.map(plain) },
  ]
  return parts.filter(({ points }) => points.length > 0)
}

/** Returns one sentence on the whole, for those who read no further. */
export function reportSummary(report: Report): string {
  if (report.gate.length > 0)
    return `The content has ${counted(report.gate.length, 'mistake')}, so it cannot be published.`
  if (!changesAnything(report)) return 'Nothing that visitors see changes.'
  const { added, removed, renamed, prices, changes, errors } = report
  const sums: [number, string, string][] = [
    [added.length, 'page added', 'pages added'],
    [removed.length, 'page removed', 'pages removed'],
    [renamed.length, 'page moved', 'pages moved'],
    [prices.length, 'price changed', 'prices changed'],
    [
      new Set(changes.flatMap(({ pages }) => pages)).size,
      'page changed otherwise',
      'pages changed otherwise',
    ],
  ]
  const told = sums
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => counted(count, one, many))
  const lost =
    errors.length === 0 ? '' : `${counted(errors.length, 'address', 'addresses')} would be lost. `
  return `${lost}${told.length === 0 ? 'No page changes its words' : told.join(', ')}.`
}

/** Writes a number with its noun: "1 page", "2 pages". */
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
/** Returns a year-month-day as people write it: 21 November 2026. */
export const day = (text: string): string => date.format(new Date(`${text}T00:00:00Z`))

const plain = (text: string): Point => ({ text: [{ text }] })
const finding = ({ what, fix }: Finding): Point => ({ ...plain(what), under: [plain(fix)] })
const leading = (to: string | null): Piece[] =>
  to === null ? ['; its address leads nowhere'] : ['; its address leads to ', { path: to }]

function pagePoints({ added, removed, renamed }: Report): Point[] {
  return [
    ...added.map(({ says = [], ...page }): Point => ({
      text: ['Added: ', { page }],
      ...(says.length > 0 && { under: says.map((quote) => ({ text: [{ quote }] })) }),
    })),
    ...removed.map(({ path, title, leadsTo }): Point => ({
      text: ['Removed: ', { path }, ' ', { quote: title }, ...leading(leadsTo)],
    })),
    ...renamed.map(({ from, to }): Point => ({
      text: ['Moved: ', { path: from.path }, ' → ', { page: to }],
    })),
  ]
}

function redirectPoints({ redirects: { added, removed, changed } }: Report): Point[] {
  const leadsOn = (from: string, to: string): Piece[] => [{ path: from }, ' → ', { path: to }]
  return [
    ...added.map(({ from, to }): Point => ({ text: ['Added: ', ...leadsOn(from, to)] })),
    ...removed.map(({ from, to }): Point => ({ text: ['Removed: ', ...leadsOn(from, to)] })),
    ...changed.map(({ from, before, after }): Point => ({
      text: ['Changed: ', ...leadsOn(from, after), ' (was ', { path: before }, ')'],
    })),
  ]
}

function pricePoint({ label, before, after, also, pages, elsewhere }: PriceChange): Point {
  const amounts: Piece[] =
    before === after
      ? [{ text: after! }, ', as before']
      : beforeAndAfter(before, after, (text) => ({ text }))
  const shows = after === null ? 'Was shown' : 'Shown'
  const onPages: Point =
    pages.length === 0 ? { text: ['No page shows it'] } : pageList(shows, pages, after === null)
  return {
    text: [{ text: label }, ': ', ...amounts],
    under: [
      ...also.map(changePoint),
      onPages,
      ...(elsewhere.length === 0 ? [] : [{ text: [`Also in ${elsewhere.join(', ')}`] }]),
    ],
  }
}

const pageList = (what: string, pages: readonly PageRef[], gone = false): Point => ({
  text: [`${what} on ${counted(pages.length, 'page')}`],
  under: pages.map((page): Point => ({
    text: gone ? [{ path: page.path }, ' ', { text: page.title }] : [{ page }],
  })),
  folds: true,
})

function beforeAndAfter(
  before: string | null,
  after: string | null,
  piece: (text: string) => Piece,
): Piece[] {
  if (before === null) return ['new, ', piece(shortened(after!))]
  if (after === null) return ['taken out, ', piece(shortened(before))]
  if (before === after) return ['in another place, ', piece(shortened(after))]
  const cut = excerpts(before, after)
  return [piece(cut.before), ' → ', piece(cut.after)]
}

/** Returns where, and what stood and stands there. */
const changePoint = ({ where, before, after }: Change): Point => ({
  text: [{ text: where }, ': ', ...beforeAndAfter(before, after, (quote) => ({ quote }))],
})

/**
 * Returns what happens alike on several pages, with all of them under it; then each page with what
 * happens on it alone.
 */
function wordPoints({ changes }: Report): Point[] {
  const own = new Map<PageRef, Change[]>()
  for (const { change, pages } of changes)
    if (pages.length === 1) own.set(pages[0]!, [...(own.get(pages[0]!) ?? []), change])
  return [
    ...changes.filter(({ pages }) => pages.length > 1).map(onPages),
    ...[...own].map(([page, theirs]): Point => ({
      text: [{ page }],
      under: theirs.map(changePoint),
    })),
  ]
}

const onPages = ({ change, places, pages }: SharedChange): Point => ({
  ...changePoint({
    ...change,
    where:
      places.length <= 2
        ? places.join(' and ')
        : `${places[0]} and ${places.length - 1} other places`,
  }),
  under: [pageList('This', pages)],
})
