/** What a page node tells the sitemap: its date, and whether it is for search engines. */
type SitemapPage = { path: string; lastmod: string; noindex: boolean }
type Query = { allSitePage: { nodes: { path: string; pageContext: { lastmod?: string; head?: { noindex: boolean } } | null }[] } }

/** The pages of the sitemap, by address. Pages that are kept out of search are left out, and so is the not-found page, which has no context of ours. */
export function sitemapPages(data: Query): SitemapPage[] {
  return data.allSitePage.nodes
    .flatMap(({ path, pageContext }) =>
      pageContext?.head && pageContext.lastmod ? [{ path, lastmod: pageContext.lastmod, noindex: pageContext.head.noindex }] : [],
    )
    .filter((page) => !page.noindex)
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

/** Options of gatsby-plugin-sitemap: `lastmod` is the date of the content, not of the build. */
export const sitemapOptions = {
  output: '/',
  query: `{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }`,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
}
