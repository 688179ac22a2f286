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
