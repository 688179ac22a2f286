import type { PageSpec } from '../page'

/** What the sitemap says of a page. */
type Listed = Pick<PageSpec, 'path' | 'lastmod'> & { context: { head: { noindex: boolean } } }

/** The pages of the sitemap, by address. Pages that are kept out of search are left out. */
export function sitemapPages<T extends Listed>(pages: readonly T[]): T[] {
  return pages.filter(({ context }) => !context.head.noindex).toSorted((a, b) => a.path.localeCompare(b.path))
}

const xml = (root: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>`

/** The sitemap and its index, by file name. `lastmod` is the date of the content, not of the build. Routes need no escaping. */
export function sitemapFiles(pages: readonly Listed[], origin: string): Record<string, string> {
  const entry = ({ path, lastmod }: Listed) => `<url><loc>${origin}${path}</loc><lastmod>${lastmod}</lastmod></url>`
  return {
    'sitemap-index.xml': xml('sitemapindex', [`<sitemap><loc>${origin}/sitemap-0.xml</loc></sitemap>`]),
    'sitemap-0.xml': xml('urlset', sitemapPages(pages).map(entry)),
  }
}
