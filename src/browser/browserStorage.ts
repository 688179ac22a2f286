/** This tab's own storage (`session`), or the one that outlives the tab (`local`). */
type Store = 'session' | 'local'

/** Returns what is kept under a key; null also where the browser forbids its storage. */
export function readStored(store: Store, key: string): string | null {
  try {
    return window[`${store}Storage`].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or with null forgets it; false where the storage is full or forbidden. */
export function writeStored(store: Store, key: string, value: string | null): boolean {
  try {
    if (value === null) window[`${store}Storage`].removeItem(key)
    else window[`${store}Storage`].setItem(key, value)
    return true
  } catch {
    return false
  }
}
