import { readStored } from './browserStorage'

/** Set in the console to force a sitemap update: `localStorage.forceSitemapUpdate = "true"`. */
export const sitemapForced = (): boolean => readStored('local', 'forceSitemapUpdate') === 'true'
