/** A text somewhere in a content file, with the path to it. */
export type FoundText = { path: (string | number)[]; text: string }

/** Returns every string in a value, depth first, with its path. */
export const textsIn = memoizeByIdentity((value: object): readonly FoundText[] => {
  const found: FoundText[] = []
  collect(value, [], found)
  return found
})

function collect(value: unknown, path: (string | number)[], found: FoundText[]): void {
  if (typeof value === 'string') found.push({ path, text: value })
  else if (Array.isArray(value)) value.forEach((item, i) => collect(item, [...path, i], found))
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) collect(item, [...path, key], found)
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
export function samplesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((item, i) => samplesIn(item, [...path, i]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    item === true && /^sample$|Sample$/.test(key)
      ? [[...path, key]]
      : samplesIn(item, [...path, key]),
  )
}

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
