import type { Inline } from '@clinic/content/expand'
import { isObject } from '@clinic/content/traverse'

/**
 * One thing that a visitor reads or sees: `where` is its field in words ("what it is ›
 * paragraphs"), `text` what stands there.
 */
export type Line = { where: string; text: string }

/**
 * Fields that hold no words: ids, measures of drawings, and facts for search engines that repeat
 * the page.
 */
const unseen = new Set([
  'jsonLd',
  'id',
  'key',
  'srcSet',
  'sources',
  // A drawing without its marks goes with the drawing.
  'unmarked',
  'width',
  'height',
  'x',
  'y',
  'side',
  'paths',
  'at',
  'box',
  'reach',
  'gradient',
])

/**
 * Fields whose numbers no visitor reads: places in the list of treatments, and how long a bar is
 * whose words stand beside it.
 */
const measured = new Set(['treatment', 'treatments', 'months', 'days'])

const isLink = (value: unknown): value is Exclude<Inline, string> =>
  isObject(value) &&
  typeof value.text === 'string' &&
  typeof value.to === 'string' &&
  Object.keys(value).length === 2

/** Tells text with links in it from a list of texts. */
const isRich = (value: unknown): value is Inline[] =>
  Array.isArray(value) &&
  value.some(isLink) &&
  value.every((part) => typeof part === 'string' || isLink(part))

/** Returns what a page, or any other plain data, gives to read, field by field in its own order. */
export function linesOf(value: unknown, where: readonly string[] = []): Line[] {
  if (value === undefined || value === null || value === '' || value === false) return []
  if (isRich(value)) {
    const links = value.filter(isLink).map(({ to }) => to)
    return [
      line(where, value.map((part) => (isLink(part) ? part.text : part)).join('')),
      line([...where, 'links'], links.join(', ')),
    ]
  }
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item, where))
  if (typeof value === 'number' && where.some((field) => measured.has(field))) return []
  if (!isObject(value))
    return [line(where, value === true ? 'yes' : String(value as string | number))]
  return Object.entries(value).flatMap(([key, item]) =>
    unseen.has(key) ? [] : linesOf(item, key === 'src' ? where : [...where, fieldName(key)]),
  )
}

const line = (where: readonly string[], text: string): Line => ({ where: where.join(' › '), text })

/** Writes a field's name in words: whatItIs → what it is */
const fieldName = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
