/** A text somewhere in a content file, with the path to it. */
export type FoundText = { path: (string | number)[]; text: string }

/** Returns every string in a value, depth first, with its path. */
export const textsIn = memoizeByIdentity((value: object): readonly FoundText[] =>
  leavesIn(value).flatMap(({ path, leaf }) =>
    typeof leaf === 'string' ? { path, text: leaf } : [],
  ),
)

type Leaf = { path: (string | number)[]; leaf: unknown }

/** Returns all that is neither a list nor a group of fields, depth first, with its path. */
function leavesIn(value: unknown, path: Leaf['path'] = [], found: Leaf[] = []): Leaf[] {
  if (Array.isArray(value)) value.forEach((item, i) => leavesIn(item, [...path, i], found))
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) leavesIn(item, [...path, key], found)
  else found.push({ path, leaf: value })
  return found
}

/** Returns a list or a group of fields with its entries changed; the same object where none is. */
export function mapEntries<T>(
  value: T,
  change: (entry: unknown, key: string | number) => unknown,
): T {
  if (Array.isArray(value)) {
    const list = value.map(change)
    return list.every((item, i) => item === value[i]) ? value : (list as T)
  }
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([key, entry]) => [key, change(entry, key)] as const)
  return fields.every(([key, entry]) => entry === value[key])
    ? value
    : (Object.fromEntries(fields) as T)
}

/** Checks whether a value is a group of fields: no list, and not null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value at a path; undefined when a step of the path does not exist. */
export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (current, key) =>
      current === null || current === undefined
        ? undefined
        : (current as Record<string | number, unknown>)[key],
    value,
  )

/** Returns the paths of every `"sample": true` in a value. */
export const samplesIn = (value: unknown): Leaf['path'][] =>
  leavesIn(value).flatMap(({ path, leaf }) =>
    leaf === true && /^sample$|Sample$/.test(String(path.at(-1))) ? [path] : [],
  )

/**
 * Memoizes `make` by the identity of its argument. Content is never changed once it is read, and a
 * file that did not change gives the same object again (load.ts), so that checking a second time
 * costs no more than what was edited.
 */
export function memoizeByIdentity<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
