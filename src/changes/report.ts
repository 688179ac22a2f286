import type { Redirect } from '../gatsby/redirects'
import type { Change } from './difference'

/** A page as a report names it. */
export type PageRef = { path: string; title: string }

/**
 * Something that must not be published as it is, or that deserves a second look, with how to fix
 * it.
 */
export type Finding = { what: string; fix: string }

export type PriceChange = {
  key: string
  label: string
  /**
   * The amount as visitors read it, with its unit; null on the side where there is no such price.
   */
  before: string | null
  after: string | null
  /** Other differences: its label, its note, the group it stands in. */
  also: Change[]
  /** Every page that shows it: of the new version, or of the old one for a price that is gone. */
  pages: PageRef[]
  /** Places beside the pages that show it. */
  elsewhere: string[]
}

/** One change and all the places where it happens alike. */
export type SharedChange = { change: Change; places: string[]; pages: PageRef[] }

/** The differences between two versions, for people who edit and approve. */
export type Report = {
  /**
   * The mistakes the content gate found, in its own words. When there are any, nothing else was
   * compared.
   */
  gate: string[]
  errors: Finding[]
  warnings: Finding[]
  /** Pages that are new, each with what it says at its top. */
  added: (PageRef & { says?: string[] })[]
  removed: (PageRef & { leadsTo: string | null })[]
  renamed: { from: PageRef; to: PageRef }[]
  redirects: {
    added: Redirect[]
    removed: Redirect[]
    changed: { from: string; before: string; after: string }[]
  }
  prices: PriceChange[]
  /** Changes in what visitors read on pages, other than those that prices cause. */
  changes: SharedChange[]
  /** Changes beside the pages, by where they are. */
  around: { where: string; changes: Change[] }[]
  /** Remarks that concern the reader of the report alone. */
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

/** Checks whether the version must not be published as it is. */
export const hasErrors = ({ gate, errors }: Report): boolean => gate.length + errors.length > 0

/** Checks whether a visitor could notice any of it. */
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
