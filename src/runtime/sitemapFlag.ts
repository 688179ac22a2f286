/** Set by an editor in the browser's console to force a sitemap update at start-up: `localStorage.forceSitemapUpdate = "true"`. */
export function sitemapForced(): boolean {
  try {
    return localStorage.getItem('forceSitemapUpdate') === 'true'
  } catch {
    return false
  }
}
