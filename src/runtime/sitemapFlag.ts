import { readStored } from './browserStorage'

/**
 * Set by an editor in the browser's console to force a sitemap update at start-up:
 * `localStorage.forceSitemapUpdate = "true"`.
 */
export const sitemapForced = (): boolean => readStored('local', 'forceSitemapUpdate') === 'true'
