import { fieldChanges, type Change, type ChangeKind } from './fieldChanges'
import { describedOrigin } from './pictureNames'
import { same } from './reading'
import type { VersionPage } from './siteVersion'

type Context = NonNullable<VersionPage['context']>

/** What is different on a page, in its head and below it. */
export function pageChanges(before: VersionPage, after: VersionPage): Change[] {
  if (before.context === null || after.context === null) return headChanges({ title: before.title }, { title: after.title })
  const changes = [...headChanges(before.context.head, after.context.head), ...contentChanges(before.context.content, after.context.content)]
  if (changes.length > 0 || same(before.context.head.jsonLd, after.context.head.jsonLd)) return changes
  return [{ kind: 'search', where: 'The facts for search engines', before: null, after: 'in a new version' }]
}

function headChanges(before: Context['head'], after: Context['head']): Change[] {
  const text = (kind: ChangeKind, key: string, where: string): Change[] =>
    before[key] === after[key] ? [] : [{ kind, where, before: words(before[key]), after: words(after[key]) }]
  return [
    ...text('title', 'title', 'Title'),
    ...text('description', 'description', 'Description'),
    ...text('search', 'noindex', 'Kept out of search engines'),
    ...text('search', 'canonical', 'Counted by search engines as'),
    ...text('search', 'type', 'Kind of page for social networks'),
    ...text('picture', 'image', 'Picture for social networks'),
  ]
}

function words(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value).replace(describedOrigin, '')
}

/** The fields that are the heading of their kind of page. */
const headings = ['heading', 'name'] as const

function contentChanges(before: Context['content'], after: Context['content']): Change[] {
  const heading = (was: unknown, is: unknown): Change[] => (was === is ? [] : [{ kind: 'heading', where: 'Heading', before: words(was), after: words(is) }])
  const hero = (content: Context['content']) => (content.hero ?? {}) as Context['content']
  const rest = (content: Context['content']) => ({
    ...leaveOut(content, [...headings, 'review', 'kind']),
    ...(content.hero ? { hero: leaveOut(hero(content), headings) } : {}),
  })
  return [
    ...headings.flatMap((field) => heading(before[field], after[field])),
    ...heading(hero(before).heading, hero(after).heading),
    ...fieldChanges(rest(before), rest(after)),
    ...reviewChanges(before.review, after.review),
    // On pages of words the kind decides how they are laid out; on a product it is what the product is.
    ...fieldChanges(before.kind, after.kind, ['kind of page'], 'kind'),
  ]
}

const leaveOut = (value: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !fields.includes(key)))

const reviewFields: [field: string, where: string][] = [
  ['writtenBy', 'Written by'],
  ['reviewedBy', 'Checked by'],
  ['written', 'Written on'],
  ['reviewed', 'Checked on'],
  ['nextReview', 'To be checked again by'],
]

function reviewChanges(before: unknown, after: unknown): Change[] {
  const value = (review: unknown, field: string) => {
    const found = (review as Record<string, unknown> | null | undefined)?.[field]
    return words(typeof found === 'object' && found !== null ? (found as { name?: unknown }).name : found)
  }
  return reviewFields.flatMap(([field, where]): Change[] => {
    const [was, is] = [value(before, field), value(after, field)]
    return was === is ? [] : [{ kind: 'review', where, before: was, after: is }]
  })
}
