import type { Inline } from '../content/expand'
import { isObject } from '../content/walk'

/** How the parts of a page's context are read: which are words, links or pictures, and which no visitor sees. */

/** Parts of a context that hold no words: ids, measures of drawings, and facts for search engines that repeat the page. */
const unseen = new Set(['jsonLd', 'id', 'key', 'sample', 'src', 'srcSet', 'width', 'height', 'x', 'y', 'side', 'paths', 'at', 'box', 'reach', 'gradient'])

/** Whether the field of a context holds something to read or to look at. */
export const isSeen = (key: string): boolean => !unseen.has(key)

/** An address of a page, a file, a person; not words. */
export const isAddress = (text: string): boolean => /^(?:\/|#|https?:\/\/|mailto:|tel:)\S*$/.test(text)

const isLink = (value: unknown): value is Exclude<Inline, string> =>
  isObject(value) && typeof value.text === 'string' && typeof value.to === 'string' && Object.keys(value).length === 2

/** Copy as it stands in a context: a text, a text with links, a number or a yes and no. */
export type Copy = string | number | boolean | Inline[]

/** Whether a value is copy. A list of plain texts is a list of copy, and not one text with links. */
export function isCopy(value: unknown): value is Copy {
  if (Array.isArray(value)) return value.some(isLink) && value.every((part) => typeof part === 'string' || isLink(part))
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** The words of copy; yes or no for a switch. */
export function copyText(copy: Copy): string {
  if (Array.isArray(copy)) return copy.map((part) => (typeof part === 'string' ? part : part.text)).join('')
  if (typeof copy === 'boolean') return copy ? 'yes' : 'no'
  return String(copy)
}

/** Where the links of copy lead, in their order. */
export const copyLinks = (copy: Copy): string[] => (Array.isArray(copy) ? copy.flatMap((part) => (typeof part === 'string' ? [] : [part.to])) : [])

/** A picture: `src` names what it shows (see pictureNames.ts). */
export type PictureShown = { src: string; alt: string }

export const isPicture = (value: unknown): value is PictureShown => isObject(value) && typeof value.src === 'string' && typeof value.alt === 'string'

/** Whether a field says nothing, however it is left out. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** All the words in a value, in the order of its fields. */
export function reading(value: unknown): string {
  if (isEmpty(value)) return ''
  if (isCopy(value)) {
    const text = copyText(value)
    return isAddress(text) ? '' : text
  }
  const inner = Array.isArray(value) ? value : Object.entries(value as object).flatMap(([key, part]) => (isSeen(key) ? [part] : []))
  return inner
    .map(reading)
    .filter((text) => text !== '')
    .join(' ')
}

/** What a thing in a list is called, by itself. */
export function ownName(value: unknown): string | null {
  if (!isObject(value)) return null
  for (const key of ['heading', 'title', 'question', 'name', 'label', 'treatment', 'claim', 'days', 'who']) {
    const name = value[key]
    if (isCopy(name) && name !== '') return copyText(name)
  }
  return null
}

/** Whether two plain values say the same, with their fields in the same order. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
