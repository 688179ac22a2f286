import { isObject } from '@clinic/content/traverse'
import { nullable, variants, type Schema } from './kinds'
import { parseLayout } from '@clinic/content/parseJson'

/**
 * Brings what the CMS's form holds into the shape that a content file has: what was left empty is
 * left out (or is null, where the schema wants that), and the fields keep the order they have in
 * the file. It never judges: whatever is wrong stays, for the gate.
 */
export function formToFile(schema: Schema, value: unknown, original?: unknown): unknown {
  return shaped(schema, value, original, true)
}

function shaped(given: Schema, value: unknown, original: unknown, required: boolean): unknown {
  const { schema, nullable: mayBeNull } = nullable(given)
  const empty = value === undefined || value === null || value === ''
  if (empty && schema.type !== 'object' && schema.type !== 'array')
    return mayBeNull && (required || original === null) ? null : undefined

  const choice = variants(schema)
  if (choice) {
    const [, option] =
      choice.options.find(([name]) => isObject(value) && value[choice.by] === name) ??
      choice.options[0]!
    return shaped(option, value, original, required)
  }
  if (schema.properties) {
    const group = fields(schema, isObject(value) ? value : {}, isObject(original) ? original : {})
    // The lists and records that a group must have are empty in a form that nobody has filled in;
    // an
    // optional group is left out then.
    const isUntouched =
      !required &&
      original === undefined &&
      Object.values(group).every((one) => isEmptyList(one) || isEmptyRecord(one))
    if (Object.keys(group).length > 0 && !isUntouched) return group
    if (mayBeNull && required) return null
    return required && value !== undefined ? group : undefined
  }
  if (schema.type === 'array') {
    const list = Array.isArray(value) ? value : []
    if (list.length === 0 && mayBeNull && required && original === null) return null
    if (list.length === 0) return required || isEmptyList(original) ? [] : undefined
    return list.map(
      (item, i) =>
        shaped(
          schema.items ?? schema.prefixItems?.[i] ?? {},
          item,
          counterpart(item, i, original),
          true,
        ) ?? item,
    )
  }
  if (schema.type === 'object') {
    const record = isObject(value) ? value : {}
    const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
    const before = isObject(original) ? original : {}
    const entries = inOrder(Object.keys(record), Object.keys(before)).map(
      (key) => [key, shaped(inner, record[key], before[key], true)] as const,
    )
    return entries.length === 0 && !required ? undefined : Object.fromEntries(entries)
  }
  // A box that can only be ticked: what is not ticked is left out.
  if (schema.const === true) return value === false ? undefined : value
  return typeof value === 'string' ? value.trim() : value
}

/**
 * Returns the fields of a group: those the file had, in its order, and new ones where the schema
 * has them.
 */
function fields(
  schema: Schema,
  value: Record<string, unknown>,
  original: Record<string, unknown>,
): Record<string, unknown> {
  const known = Object.keys(schema.properties!)
  const unknown = Object.keys(value).filter((key) => !known.includes(key) && !key.startsWith('__'))
  const out: Record<string, unknown> = {}
  for (const key of inOrder([...known, ...unknown], Object.keys(original))) {
    const inner = schema.properties![key]
    const shapedValue = inner
      ? shaped(inner, value[key], original[key], schema.required?.includes(key) ?? false)
      : value[key]
    if (shapedValue !== undefined) out[key] = shapedValue
  }
  return out
}

/**
 * Returns `keys` in the order they had `before`; a new one stands after the key it follows in
 * `keys`.
 */
function inOrder(keys: readonly string[], before: readonly string[]): string[] {
  const out = before.filter((key) => keys.includes(key))
  keys.forEach((key, i) => {
    if (out.includes(key)) return
    const previous = keys.slice(0, i).findLast((earlier) => out.includes(earlier))
    out.splice(previous === undefined ? 0 : out.indexOf(previous) + 1, 0, key)
  })
  return out
}

/**
 * Fields by which an entry of a list is found again after it was changed or moved, the surest
 * first.
 */
const identifyingFields = [
  'id',
  'key',
  'from',
  'route',
  'name',
  'label',
  'heading',
  'question',
  'title',
  'url',
  'source',
]

/** Returns the entry of the old list that a new one was made from. */
function counterpart(item: unknown, index: number, list: unknown): unknown {
  if (!Array.isArray(list)) return undefined
  const same = list.find((other) => alike(other, item))
  if (same !== undefined || !isObject(item)) return same
  for (const name of identifyingFields) {
    const found =
      item[name] === undefined
        ? undefined
        : list.find((other) => isObject(other) && other[name] === item[name])
    if (found !== undefined) return found
  }
  return (list as unknown[])[index] ?? (list as unknown[])[0]
}

/** Checks whether two values say the same, whatever the order of their fields. */
function alike(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => alike(item, b[i]))
  if (!isObject(a) || !isObject(b)) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every((key) => key in b && alike(a[key], b[key]))
  )
}

const isEmptyRecord = (value: unknown) => isObject(value) && Object.keys(value).length === 0

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

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
