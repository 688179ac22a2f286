import type { PageSpec } from '../site/page'

/** A page as gatsby-plugin-sitemap is given it; `lastmod` is the date of its content. */
export type SitemapEntry = Pick<PageSpec, 'path' | 'lastmod'>

/** The file in which createPages leaves the pages of the sitemap for gatsby-plugin-sitemap. */
export const sitemapFile = '.generated/sitemap.json'

type Listed = SitemapEntry & { context: { head: { noindex: boolean } } }

/** Returns the pages of the sitemap, by address. Pages that are kept out of search are left out. */
export const sitemapPages = (pages: readonly Listed[]): SitemapEntry[] =>
  pages
    .filter(({ context }) => !context.head.noindex)
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map(({ path, lastmod }) => ({ path, lastmod }))
