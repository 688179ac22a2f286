import { sitemapOptions, sitemapPages } from '../../src/build/sitemap'

const page = (path: string, context: object | null) => ({ path, pageContext: context })

describe('the sitemap', () => {
  it('has the pages that are for search engines, by address', () => {
    const nodes = [
      page('/b/', { lastmod: '2026-02-01', head: { noindex: false } }),
      page('/a/', { lastmod: '2026-01-01', head: { noindex: false } }),
      page('/thank-you/', { lastmod: '2026-01-01', head: { noindex: true } }),
      page('/404/', {}),
      page('/404.html', null),
      page('/dev-404-page/', { lastmod: '2026-01-01' }),
    ]
    expect(sitemapPages({ allSitePage: { nodes } }).map(({ path, lastmod }) => [path, lastmod])).toEqual([
      ['/a/', '2026-01-01'],
      ['/b/', '2026-02-01'],
    ])
  })

  it('dates a page by its content', () => {
    expect(sitemapOptions.serialize({ path: '/a/', lastmod: '2026-01-01', noindex: false })).toEqual({ url: '/a/', lastmod: '2026-01-01' })
  })
})
