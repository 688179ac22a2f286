import { type Change, type ChangeKind } from './fieldChanges'
import { pictureWords } from './pictureNames'
import { changesAnything, type Finding, type PageRef, type PriceChange, type Report, type SharedChange } from './report'
import { excerpts, shortened, type WordCount } from './words'

/** A report as headings and points, for the terminal and for a pull request alike. Only what is a plain string here is ours. */

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

export type Point = { text: Piece[]; under?: Point[]; /** What to call the points under it where they are folded away. */ fold?: string }
export type Part = { heading: string; points: Point[] }

export const nothing = 'Nothing that visitors see changes.'

/** The whole report in the order in which it matters. */
export function outline(report: Report): Part[] {
  const parts: Part[] = [
    {
      heading: `The content has ${counted(report.gate.length, 'mistake')}, so nothing else was compared`,
      points: report.gate.map((text) => ({ text: [{ text }] })),
    },
    { heading: 'To be mended before this is published', points: report.errors.map(finding) },
    { heading: 'Worth a second look', points: report.warnings.map(finding) },
    { heading: 'Pages', points: pagePoints(report) },
    { heading: 'Redirects', points: redirectPoints(report) },
    { heading: 'Prices', points: report.prices.map(pricePoint) },
    { heading: 'Facts about the clinic', points: clinicPoints(report) },
    { heading: 'Titles, descriptions and headings', points: ofKind(report, 'title', 'description', 'heading').map(onPages) },
    { heading: 'Words', points: wordPoints(report) },
    { heading: 'Links', points: ofKind(report, 'link').map(onPages) },
    { heading: 'Pictures', points: ofKind(report, 'picture').map(onPages) },
    { heading: 'Search engines and social networks', points: ofKind(report, 'search').map(onPages) },
    { heading: 'Medical reviews', points: ofKind(report, 'review').map(onPages) },
    ...report.around.map(({ where, changes }) => ({ heading: where, points: changes.map(changePoint) })),
    { heading: 'Marked as samples', points: samplePoints(report) },
    { heading: 'Text of the pages as they are built', points: builtPoints(report) },
    { heading: 'Medical reviews that fall due within a month', points: report.reviewsDue.map(({ page, due }) => ({ text: [{ page }, `, by ${day(due)}`] })) },
    { heading: 'Good to know', points: notes(report).map((text) => ({ text: [{ text }] })) },
  ]
  return parts.filter(({ points }) => points.length > 0)
}

/** One sentence on the whole, for those who read no further. */
export function inShort(report: Report): string {
  if (report.gate.length > 0) return `The content has ${counted(report.gate.length, 'mistake')}, so it cannot be published.`
  if (!changesAnything(report)) return nothing
  const { added, removed, renamed, prices, pages, errors } = report
  const some = ([count, one, many]: [number, string, string]) => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`])
  const sums: [number, string, string][] = [
    [added.length, 'page added', 'pages added'],
    [removed.length, 'page removed', 'pages removed'],
    [renamed.length, 'page moved', 'pages moved'],
    [prices.length, 'price changed', 'prices changed'],
    [pages.length, 'page changed otherwise', 'pages changed otherwise'],
  ]
  const told = sums.flatMap(some)
  const errorsFirst = errors.length === 0 ? '' : `${counted(errors.length, 'address', 'addresses')} would be lost. `
  return `${errorsFirst}${told.length === 0 ? 'No page changes its words' : told.join(', ')}.`
}

/** "1 page", "2 pages". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
/** A year-month-day as people write it: 21 November 2026. */
export const day = (text: string): string => date.format(new Date(`${text}T00:00:00Z`))

const finding = ({ what, mend }: Finding): Point => ({ text: [{ text: what }], under: [{ text: [{ text: mend }] }] })

const leading = (to: string | null): Piece[] => (to === null ? ['; its address leads nowhere'] : ['; its address leads to ', { path: to }])

function pagePoints({ added, removed, renamed }: Report): Point[] {
  return [
    ...added.map((page): Point => ({ text: ['Added: ', { page }] })),
    ...removed.map(({ path, title, leadsTo }): Point => ({ text: ['Removed: ', { path }, ' ', { quote: title }, ...leading(leadsTo)] })),
    ...renamed.map(({ from, to, leadsTo }): Point => ({ text: ['Moved: ', { path: from.path }, ' → ', { page: to }, ...leading(leadsTo)] })),
  ]
}

function redirectPoints({ redirects: { added, removed, changed } }: Report): Point[] {
  const leadsOn = (from: string, to: string): Piece[] => [{ path: from }, ' → ', { path: to }]
  return [
    ...added.map(({ from, to }): Point => ({ text: ['Added: ', ...leadsOn(from, to)] })),
    ...removed.map(({ from, to }): Point => ({ text: ['Removed: ', ...leadsOn(from, to)] })),
    ...changed.map(({ from, before, after }): Point => ({ text: ['Changed: ', ...leadsOn(from, after), ' (was ', { path: before }, ')'] })),
  ]
}

function pricePoint({ label, kind, before, after, also, pages, elsewhere }: PriceChange): Point {
  const amounts: Piece[] =
    kind === 'added'
      ? ['new, ', { text: after! }]
      : kind === 'removed'
        ? ['taken out, was ', { text: before! }]
        : before === after
          ? [{ text: after! }, ', as before']
          : [{ text: before! }, ' → ', { text: after! }]
  const shows = kind === 'removed' ? 'Was shown on' : 'Shown on'
  return {
    text: [{ text: label }, ': ', ...amounts],
    under: [
      ...also.map(changePoint),
      {
        text: [pages.length === 0 ? 'No page shows it' : `${shows} ${counted(pages.length, 'page')}`],
        under: pages.map((page) => ({ text: pageOf(page, kind === 'removed') })),
        fold: 'the pages',
      },
      ...(elsewhere.length === 0 ? [] : [{ text: [`Also in ${elsewhere.join(', ')}`] }]),
    ],
  }
}

const pageOf = (page: PageRef, gone: boolean): Piece[] => (gone ? [{ path: page.path }, ' ', { text: page.title }] : [{ page }])

function clinicPoints({ clinic }: Report): Point[] {
  if (clinic === null) return []
  const pages: Point[] =
    clinic.pages.length === 0
      ? []
      : [{ text: [`Shown on ${counted(clinic.pages.length, 'page')}`], under: clinic.pages.map((page) => ({ text: [{ page }] })), fold: 'the pages' }]
  return [...clinic.changes.map(changePoint), ...pages]
}

const ofKind = ({ changes }: Report, ...kinds: ChangeKind[]): SharedChange[] => changes.filter(({ change }) => kinds.includes(change.kind))

/** Where, and what stood and stands there. */
function changePoint(change: Change): Point {
  return { text: [{ text: change.where }, ': ', ...beforeAndAfter(change)] }
}

function beforeAndAfter(change: Change): Piece[] {
  if (change.kind === 'picture') {
    const { before, after } = pictureWords(change.before, change.after)
    return arrow(before, after, (text) => ({ text }))
  }
  if (change.kind === 'order') return ['in another order: ', { quote: shortened(change.after!) }]
  if (change.kind === 'review') return arrow(change.before && dated(change.before), change.after && dated(change.after), (text) => ({ text }))
  if (change.kind === 'link' || change.kind === 'search') return arrow(change.before, change.after, (text) => ({ text }))
  if (change.before !== null && change.after !== null) {
    const { before, after } = excerpts(change.before, change.after)
    return arrow(before, after, (quote) => ({ quote }))
  }
  return arrow(change.before && shortened(change.before), change.after && shortened(change.after), (quote) => ({ quote }))
}

function arrow(before: string | null, after: string | null, piece: (text: string) => Piece): Piece[] {
  if (before === null) return ['new, ', piece(after!)]
  return after === null ? ['taken out, ', piece(before)] : [piece(before), ' → ', piece(after)]
}

const dated = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? day(text) : text)

/** A change with the page it is on; on several pages, with all of them under it. */
function onPages({ change, places, pages }: SharedChange): Point {
  if (pages.length === 1) return { text: [{ page: pages[0]! }, ': ', { text: change.where }, ': ', ...beforeAndAfter(change)] }
  return {
    text: [{ text: placesIn(places) }, ': ', ...beforeAndAfter(change)],
    under: [{ text: [`On ${counted(pages.length, 'page')}`], under: pages.map((page) => ({ text: [{ page }] })), fold: 'the pages' }],
  }
}

const placesIn = (places: readonly string[]) => (places.length <= 2 ? places.join(' and ') : `${places[0]} and ${places.length - 1} other places`)

function wordPoints(report: Report): Point[] {
  const changes = ofKind(report, 'words', 'order')
  const own = new Map<PageRef, Change[]>()
  for (const { change, pages } of changes.filter((one) => one.pages.length === 1)) own.set(pages[0]!, [...(own.get(pages[0]!) ?? []), change])
  const touched = new Set(changes.flatMap(({ pages }) => pages))
  const changed = report.pages.filter(({ page }) => touched.has(page))
  const counts = ({ page, words }: Report['pages'][number]): Point => ({ text: [{ page }, ': ', inWords(words)] })
  const others = changed.filter(({ page, words }) => !own.has(page) && words.added + words.removed > 0).map(counts)
  return [
    ...changes.filter(({ pages }) => pages.length > 1).map(onPages),
    ...changed.filter(({ page }) => own.has(page)).map((one) => ({ ...counts(one), under: own.get(one.page)!.map(changePoint) })),
    ...(others.length === 0 ? [] : [{ text: ['By page, for those with no other change of words'], under: others, fold: 'the pages' }]),
  ]
}

const inWords = ({ added, removed }: WordCount) =>
  added + removed === 0
    ? 'the same words'
    : [added > 0 ? `${counted(added, 'word')} added` : '', removed > 0 ? `${counted(removed, 'word')} taken out` : ''].filter(Boolean).join(', ')

function samplePoints({ samples }: Report): Point[] {
  return [
    ...samples.added.map((text): Point => ({ text: ['Now marked as a sample: ', { text }] })),
    ...samples.removed.map((text): Point => ({ text: ['No sample any more: ', { text }] })),
  ]
}

function builtPoints({ built }: Report): Point[] {
  return (built ?? []).map(({ page, words, before, after }) => ({
    text: [{ page }, ': ', inWords(words)],
    under: [{ text: [{ quote: before }, ' → ', { quote: after }] }],
  }))
}

function notes(report: Report): string[] {
  const assistant = report.assistant ? ['The assistant will answer differently: publish its functions too (docs/going-live.md, step 2).'] : []
  return [...assistant, ...report.notes]
}
