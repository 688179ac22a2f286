import { sitemapPages } from '../../src/gatsby/sitemap'

const page = (path: string, lastmod: string, noindex = false) => ({
  path,
  lastmod,
  context: { head: { noindex } },
})

test('the sitemap has the pages that are for search engines, by address', () => {
  const pages = sitemapPages([
    page('/b/', '2026-02-01'),
    page('/a/', '2026-01-01'),
    page('/thank-you/', '2026-01-01', true),
  ])
  expect(pages).toEqual([
    { path: '/a/', lastmod: '2026-01-01' },
    { path: '/b/', lastmod: '2026-02-01' },
  ])
})
