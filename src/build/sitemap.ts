import { readFileSync } from 'node:fs'
import type { PageSpec } from '../page'

/** What the sitemap says of a page. */
type Listed = Pick<PageSpec, 'path' | 'lastmod'> & { context: { head: { noindex: boolean } } }

/** The pages of the sitemap, by address. Pages that are kept out of search are left out. */
export function sitemapPages<T extends Listed>(pages: readonly T[]): T[] {
  return pages
    .filter(({ context }) => !context.head.noindex)
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

/**
 * Where the build leaves its pages for the plugin below, which would otherwise ask GraphQL for
 * every page with all that is on it.
 */
export const sitemapList = '.generated/sitemap.json'

/** Options of gatsby-plugin-sitemap: `lastmod` is the date of the content, not of the build. */
export const sitemapOptions = {
  output: '/',
  query: `{ site { siteMetadata { siteUrl } } }`,
  resolvePages: () =>
    JSON.parse(readFileSync(sitemapList, 'utf8')) as Pick<Listed, 'path' | 'lastmod'>[],
  serialize: ({ path, lastmod }: Pick<Listed, 'path' | 'lastmod'>) => ({ url: path, lastmod }),
}
