import { isObject } from '../content/walk'
import { counterpart } from './shape'

/**
 * Writes a content file so that a pull request shows only what was changed: a group `{ … }` that
 * stood on one line stays on one line. The rest is Prettier's business; see {@link format}.
 */
export function write(value: unknown, originalText?: string): string {
  return print(value, originalText === undefined ? undefined : read(originalText), '')
}

/** A value as it was written: whether its group or list stood on one line. */
type Written = { value: unknown; oneLine: boolean; inner: Map<string | number, Written> }

function print(
  value: unknown,
  before: Written | undefined,
  indent: string,
  alikeOneLine = false,
): string {
  if (typeof value !== 'object' || value === null) return leafText(value)
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const others =
      before === undefined
        ? []
        : [...before.inner.values()].filter(({ value: other }) => isObject(other))
    const mostly = others.filter(({ oneLine }) => oneLine).length * 2 > others.length
    const items = value.map((item: unknown, i) =>
      print(item, found(item, i, before), deeper, mostly),
    )
    return `[\n${items.map((item) => deeper + item).join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  const oneLine = before === undefined ? alikeOneLine : before.oneLine
  const printed = entries.map(
    ([key, inner]) =>
      `${JSON.stringify(key)}: ${print(inner, before?.inner.get(key), oneLine ? indent : deeper, oneLine)}`,
  )
  return oneLine
    ? `{ ${printed.join(', ')} }`
    : `{\n${printed.map((entry) => deeper + entry).join(',\n')}\n${indent}}`
}

/** How the entry was written that `item` was made from. */
function found(item: unknown, index: number, before: Written | undefined): Written | undefined {
  if (before === undefined || !Array.isArray(before.value)) return undefined
  const list = before.value as unknown[]
  const at = list.indexOf(counterpart(item, index, list))
  return before.inner.get(at)
}

/** Characters that cannot be seen are written as their number, as the files do. */
const leafText = (value: unknown) =>
  JSON.stringify(value).replace(
    /\p{Cf}/gu,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Reads JSON that is known to be sound, with the places of its line breaks. */
function read(text: string): Written {
  let at = 0
  const blank = () => {
    const start = at
    while (/\s/.test(text[at] ?? '')) at++
    return text.slice(start, at)
  }
  const leaf = (pattern: RegExp): Written => {
    pattern.lastIndex = at
    const [written] = pattern.exec(text)!
    at += written.length
    return { value: JSON.parse(written), oneLine: true, inner: new Map() }
  }
  const value = (): Written => {
    blank()
    if (text[at] === '"') return leaf(/"(?:[^"\\]|\\.)*"/y)
    if (text[at] !== '{' && text[at] !== '[') return leaf(/[^\s,\]}]+/y)
    const isList = text[at++] === '['
    const inner = new Map<string | number, Written>()
    const oneLine = !blank().includes('\n')
    for (let i = 0; text[at] !== (isList ? ']' : '}'); i++) {
      const key = isList ? i : (leaf(/"(?:[^"\\]|\\.)*"/y).value as string)
      if (!isList) {
        blank()
        at++
      }
      inner.set(key, value())
      blank()
      if (text[at] === ',') at++
      blank()
    }
    at++
    const plain = isList
      ? [...inner.values()].map((w) => w.value)
      : Object.fromEntries([...inner].map(([key, w]) => [key, w.value]))
    return { value: plain, oneLine, inner }
  }
  return value()
}
