import type { Redirect } from '../build/redirects'
import type { Change } from './fieldChanges'
import type { WordCount } from './words'

/** A page as a report names it. */
export type PageRef = { path: string; title: string }

/** Something that must not be published as it is, or that deserves a second look, with how to mend it. */
export type Finding = { what: string; mend: string }

export type PriceChange = {
  key: string
  label: string
  kind: 'changed' | 'added' | 'removed'
  /** The amount as visitors read it, with its unit; null on the side where there is no such price. */
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

export type ChangedPage = { page: PageRef; words: WordCount }

/** What differs between two versions, for people who edit and approve. */
export type Report = {
  /** The mistakes the content gate found, in its own words. When there are any, nothing else was compared. */
  gate: string[]
  errors: Finding[]
  warnings: Finding[]
  added: PageRef[]
  removed: (PageRef & { leadsTo: string | null })[]
  renamed: { from: PageRef; to: PageRef; leadsTo: string | null }[]
  redirects: { added: Redirect[]; removed: Redirect[]; changed: { from: string; before: string; after: string }[] }
  prices: PriceChange[]
  changes: SharedChange[]
  /** Pages whose words change, beside what the prices do to them. */
  pages: ChangedPage[]
  /** What differs in the facts about the clinic, and where they show; null when nothing does. */
  clinic: { changes: Change[]; pages: PageRef[] } | null
  /** Changes beside the pages, by where they are. */
  around: { where: string; changes: Change[] }[]
  /** Whether the assistant answers differently, so that its functions have to be published too. */
  assistant: boolean
  samples: { added: string[]; removed: string[] }
  reviewsDue: { page: PageRef; due: string }[]
  /** The pages of both versions as they were built; null when they were not. */
  built: BuiltChange[] | null
  /** What a reader should know about the comparison itself. */
  notes: string[]
}

/** A page whose visible text differs between two builds. */
export type BuiltChange = { page: PageRef; words: WordCount; before: string; after: string }

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
  pages: [],
  clinic: null,
  around: [],
  assistant: false,
  samples: { added: [], removed: [] },
  reviewsDue: [],
  built: null,
  notes: [],
})

/** Whether the version must not be published as it is. */
export const hasErrors = ({ gate, errors }: Report): boolean => gate.length + errors.length > 0

/** Whether a visitor could notice any of it. */
export function changesAnything(report: Report): boolean {
  const { added, removed, renamed, redirects, prices, changes, pages, clinic, around, samples, built } = report
  const lists = [added, removed, renamed, redirects.added, redirects.removed, redirects.changed, prices, changes, pages, around, samples.added, samples.removed]
  return hasErrors(report) || clinic !== null || lists.some((list) => list.length > 0) || (built ?? []).length > 0
}
