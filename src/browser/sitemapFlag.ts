import { readStored } from './browserStorage'

/**
 * Checks for the flag that forces a sitemap update, set in the console:
 * `localStorage.forceSitemapUpdate = "true"`.
 */
export const sitemapForced = (): boolean => readStored('local', 'forceSitemapUpdate') === 'true'
