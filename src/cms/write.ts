import { parseLayout } from '@clinic/content/parseJson'
import { isObject } from '@clinic/content/traverse'
import { counterpart } from './formToFile'

/**
 * Writes a content file so that a pull request shows only what was changed: a group `{ … }` that
 * stood on one line stays on one line. The rest is Prettier's business; see {@link format}.
 */
export function write(value: unknown, originalText?: string): string {
  const original = originalText === undefined ? undefined : parseLayout(originalText)
  const isOneLine = (group: unknown) => !isObject(group) || original!.oneLine.has(group)

  const print = (now: unknown, before: unknown, indent: string, alikeOneLine = false): string => {
    if (typeof now !== 'object' || now === null) return leafText(now)
    const deeper = `${indent}  `
    if (Array.isArray(now)) {
      if (now.length === 0) return '[]'
      const list: unknown[] = Array.isArray(before) ? before : []
      const groups = list.filter(isObject)
      const mostly = groups.filter(isOneLine).length * 2 > groups.length
      const items = now.map((item: unknown, i) =>
        print(item, counterpart(item, i, list), deeper, mostly),
      )
      return `[\n${items.map((item) => deeper + item).join(',\n')}\n${indent}]`
    }
    const entries = Object.entries(now)
    if (entries.length === 0) return '{}'
    const oneLine = before === undefined ? alikeOneLine : isOneLine(before)
    const printed = entries.map(([key, inner]) => {
      const old = isObject(before) ? before[key] : undefined
      return `${JSON.stringify(key)}: ${print(inner, old, oneLine ? indent : deeper, oneLine)}`
    })
    return oneLine
      ? `{ ${printed.join(', ')} }`
      : `{\n${printed.map((entry) => deeper + entry).join(',\n')}\n${indent}}`
  }
  return print(value, original?.value, '')
}

/** Returns the JSON of a value, with invisible characters as escapes, as in the files. */
const leafText = (value: unknown) =>
  JSON.stringify(value).replace(
    /\p{Cf}/gu,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
