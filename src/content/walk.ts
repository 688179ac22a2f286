/** A text somewhere in a content file, with the path to it. */
export type FoundText = { path: (string | number)[]; text: string }

/** Every string in a value, depth first, with its path. */
export function textsIn(value: unknown, path: (string | number)[] = []): FoundText[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, [...path, i]))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]))
  return []
}

/** The paths of every `"sample": true` in a value. */
export function samplesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((item, i) => samplesIn(item, [...path, i]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (item === true && /^sample$|Sample$/.test(key) ? [[...path, key]] : samplesIn(item, [...path, key])))
}
