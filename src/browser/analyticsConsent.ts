import { readStored, writeStored } from './browserStorage'

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
