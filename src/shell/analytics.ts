import { browserRefuses, privacyPage, readConsent } from '../browser/browserStorage'

/**
 * Analytics. None unless the build names a service (GATSBY_ANALYTICS_URL), and none for a visitor
 * who has not agreed or whose browser says no (Do Not Track, Global Privacy Control).
 */
export const analyticsUrl: string = process.env.GATSBY_ANALYTICS_URL || ''

/** Checks whether to ask the visitor: once, and on the privacy page again. */
export const shouldAsk = (path: string, url: string = analyticsUrl): boolean =>
  url !== '' && !browserRefuses() && (readConsent() === null || path === privacyPage)

/** Checks whether the service's script is in the page. */
export const analyticsRuns = (): boolean =>
  document.querySelector('script[data-analytics]') !== null

/** Returns a policy for this one address, which the pages' headers name. */
const trusted = (url: string): string =>
  window.trustedTypes
    ? window.trustedTypes
        .createPolicy('analytics', { createScriptURL: () => url })
        .createScriptURL(url)
    : url

/** Loads the service's script once, when everything allows it. */
export function startAnalytics(url: string = analyticsUrl): boolean {
  if (!url || browserRefuses() || readConsent() !== 'granted' || analyticsRuns()) return false
  const script = document.createElement('script')
  script.src = trusted(url)
  script.defer = true
  script.dataset.analytics = ''
  script.dataset.domain = location.hostname
  document.head.appendChild(script)
  return true
}
