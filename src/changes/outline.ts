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
  /** Pages of the new version, by their addresses alone. */
  | { pages: readonly PageRef[] }
  /** An address that may lead nowhere. */
  | { path: string }

/** Which of several points wait behind the others where a report is long: the last, or all. */
export type Fold = 'rest' | 'all'
export type Point = { text: Piece[]; under?: Point[]; fold?: Fold }
export type Part = { heading: string; points: Point[]; fold?: Fold }

/** Returns the whole report in the order in which it matters. */
export function outline(report: Report): Part[] {
  const parts: Part[] = [
    {
      heading: `The content has ${counted(report.gate.length, 'mistake')}, so nothing else was compared`,
      points: report.gate.map(plain),
    },
    { heading: 'To be mended before this is published', points: findings(report.errors) },
    { heading: 'Worth a second look', points: findings(report.warnings) },
    { heading: 'Pages', points: pagePoints(report) },
    { heading: 'Redirects', points: redirectPoints(report) },
    { heading: 'Prices', points: report.prices.map(pricePoint) },
    { heading: 'Words, links and pictures', points: wordPoints(report) },
    ...report.around.map(({ where, changes }) => ({
      heading: where,
      points: changePoints(changes),
      fold: 'rest' as const,
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

/** Returns what was found, with how to mend it under the last of those that are mended alike. */
const findings = (found: readonly Finding[]): Point[] =>
  found.map(({ what, fix }, i) => ({
    ...plain(what),
    ...(found[i + 1]?.fix !== fix && { under: [plain(fix)] }),
  }))
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
  const shows = after === null ? 'Was shown on' : 'Shown on'
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
  text: [
    `${what} ${counted(pages.length, 'page')}: `,
    ...(gone
      ? pages.flatMap(({ path }, i): Piece[] => (i === 0 ? [{ path }] : [', ', { path }]))
      : [{ pages }]),
  ],
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
 * Returns what changes page by page: first the pages on which much is alike, together, then each
 * with what happens on it alone.
 */
function wordPoints({ changes }: Report): Point[] {
  const groups: { pages: PageRef[]; changes: SharedChange[] }[] = []
  for (const one of changes.toSorted((a, b) => b.pages.length - a.pages.length)) {
    const isWithin = ({ pages }: { pages: PageRef[] }) =>
      one.pages.every((page) => pages.includes(page)) && (one.pages.length > 1 || pages.length < 2)
    const group = groups.find(isWithin)
    if (group) group.changes.push(one)
    else groups.push({ pages: one.pages, changes: [one] })
  }
  return groups.map(({ pages, changes: theirs }): Point => {
    const under = changePoints(
      theirs.map(({ change, places, pages: on }) => ({
        ...change,
        where: placesIn(places) + (on.length < pages.length ? `, on ${on.length} of them` : ''),
      })),
    )
    const on = pages.length > 1 ? pageList('On', pages) : { text: [{ page: pages[0]! }] }
    return { ...on, under, fold: 'rest' }
  })
}

const placesIn = (places: readonly string[]) =>
  places.length <= 2 ? places.join(' and ') : `${places[0]} and ${places.length - 1} other places`

/** From this many on, what only stands in another place is told as one. */
const manyMoved = 4

/** Returns changes, what visitors notice first before the rest. */
function changePoints(changes: readonly Change[]): Point[] {
  const rank = ({ before, after }: Change) => (before === null ? 1 : after === null ? 2 : 0)
  const moved = changes.filter(({ before, after }) => before === after)
  const told = changes
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(changePoint)
  return moved.length < manyMoved
    ? [...told, ...moved.map(changePoint)]
    : [
        {
          text: [
            'In another place: ',
            { quote: shortened(moved[0]!.after!) },
            ` and ${moved.length - 1} more`,
          ],
          under: moved.map(changePoint),
          fold: 'all',
        },
        ...told,
      ]
}
