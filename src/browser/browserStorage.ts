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

const key = 'analytics-consent'

/** Checks for Do Not Track or Global Privacy Control. */
export const browserRefuses = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Returns what the visitor answered; null before that. */
export function readConsent(): 'granted' | 'refused' | null {
  const kept = readStored('local', key)
  return kept === 'granted' || kept === 'refused' ? kept : null
}

/** Keeps the answer for later visits. */
export const keepConsent = (consent: 'granted' | 'refused'): void =>
  void writeStored('local', key, consent)

/** The page where an answer can be changed. */
export const privacyPage = '/privacy/'

/**
 * Checks for the flag that forces a sitemap update, set in the console:
 * `localStorage.forceSitemapUpdate = "true"`.
 */
export const sitemapForced = (): boolean => readStored('local', 'forceSitemapUpdate') === 'true'
