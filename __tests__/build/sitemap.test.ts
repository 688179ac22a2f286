import { sitemapFiles } from '../../src/build/sitemap'

const page = (path: string, lastmod: string, noindex = false) => ({ path, lastmod, context: { head: { noindex } } })

test('the sitemap has the pages that are for search engines, by address, dated by their content', () => {
  const files = sitemapFiles([page('/b/', '2026-02-01'), page('/a/', '2026-01-01'), page('/thank-you/', '2026-01-01', true)], 'https://clinic.example')
  expect(files).toMatchInlineSnapshot(`
   {
     "sitemap-0.xml": "<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://clinic.example/a/</loc><lastmod>2026-01-01</lastmod></url><url><loc>https://clinic.example/b/</loc><lastmod>2026-02-01</lastmod></url></urlset>",
     "sitemap-index.xml": "<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://clinic.example/sitemap-0.xml</loc></sitemap></sitemapindex>",
   }
  `)
})
