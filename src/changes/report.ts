import type { Redirect } from '../gatsby/redirects'
import type { Change } from './difference'

/** A page as a report names it. */
export type PageRef = { path: string; title: string }

/**
 * Something that must not be published as it is, or that deserves a second look, with how to mend
 * it.
 */
export type Finding = { what: string; mend: string }

export type PriceChange = {
  key: string
  label: string
  /**
   * The amount as visitors read it, with its unit; null on the side where there is no such price.
   */
  before: string | null
  after: string | null
  /** What else is different about it: its label, its note, the group it stands in. */
  also: Change[]
  /** Every page that shows it: of the new version, or of the old one for a price that is gone. */
  pages: PageRef[]
  /** Where it shows beside the pages. */
  elsewhere: string[]
}

/** One change and all the places where it happens alike. */
export type SharedChange = { change: Change; places: string[]; pages: PageRef[] }

/** What differs between two versions, for people who edit and approve. */
export type Report = {
  /**
   * The mistakes the content gate found, in its own words. When there are any, nothing else was
   * compared.
   */
  gate: string[]
  errors: Finding[]
  warnings: Finding[]
  added: PageRef[]
  removed: (PageRef & { leadsTo: string | null })[]
  renamed: { from: PageRef; to: PageRef }[]
  redirects: {
    added: Redirect[]
    removed: Redirect[]
    changed: { from: string; before: string; after: string }[]
  }
  prices: PriceChange[]
  /** What visitors read differently on pages, beside what the prices do to them. */
  changes: SharedChange[]
  /** Changes beside the pages, by where they are. */
  around: { where: string; changes: Change[] }[]
  /** What a reader should know beside what visitors see. */
  notes: string[]
}

export const emptyReport = (): Report => ({
  gate: [],
  errors: [],
  warnings: [],
  added: [],
  removed: [],
  renamed: [],
  redirects: { added: [], removed: [], changed: [] },
  prices: [],
  changes: [],
  around: [],
  notes: [],
})

/** Whether the version must not be published as it is. */
export const hasErrors = ({ gate, errors }: Report): boolean => gate.length + errors.length > 0

/** Whether a visitor could notice any of it. */
export function changesAnything(report: Report): boolean {
  const { added, removed, renamed, redirects, prices, changes, around } = report
  const lists = [
    added,
    removed,
    renamed,
    redirects.added,
    redirects.removed,
    redirects.changed,
    prices,
    changes,
    around,
  ]
  return hasErrors(report) || lists.some((list) => list.length > 0)
}
