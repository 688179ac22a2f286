import { compareRoutes, sitemapXml, updateSitemap } from '../../src/shell/sitemapUpdate'
import { sitemapForced } from '../../src/browser/browserStorage'

const files: Record<string, string> = {
  '/data/search.json': JSON.stringify([{ path: '/about/' }, { path: '/team/' }]),
  '/sitemap-index.xml':
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://clinic.example/sitemap-0.xml</loc></sitemap></sitemapindex>',
  '/sitemap-0.xml':
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://clinic.example/</loc></url><url><loc>https://clinic.example/about/</loc></url><url><loc>https://clinic.example/old/</loc></url></urlset>',
}

describe('section 2, forced sitemap update', () => {
  afterEach(() => localStorage.clear())
  test.each([
    ['true', true],
    ['false', false],
    [null, false],
  ])('localStorage.forceSitemapUpdate = %j', (value, forced) => {
    if (value !== null) localStorage.setItem('forceSitemapUpdate', value)
    expect(sitemapForced()).toBe(forced)
  })
  test('routes the build knows are compared with the published sitemap', () => {
    expect(compareRoutes(['/about/', '/team/'], ['/', '/about/', '/old/'])).toEqual({
      routes: ['/', '/about/', '/old/', '/team/'],
      missing: ['/team/'],
      unknown: ['/old/'],
    })
  })
  test('the new sitemap is well-formed', () => {
    const xml = new DOMParser().parseFromString(
      sitemapXml('https://clinic.example', ['/a/?x=1&y=2']),
      'application/xml',
    )
    expect(xml.querySelector('loc')!.textContent).toBe('https://clinic.example/a/?x=1&y=2')
  })
  test('the log message starts with [sitemap], gives the number of routes, and offers the download', async () => {
    globalThis.fetch = jest.fn(async (path: string) => ({
      ok: path in files,
      status: 200,
      text: async () => files[path],
    })) as never
    URL.createObjectURL = jest.fn(() => 'blob:new-sitemap')
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined)
    await updateSitemap()
    expect(info.mock.calls[0]![0]).toMatch(
      /^\[sitemap\] 4 routes found, 3 in the published sitemap, 1 missing\.\nMissing: \/team\/\n.*\/old\/\nDownload .*blob:new-sitemap$/,
    )
    info.mockRestore()
  })
  test.each([
    ['/data/search.json', JSON.stringify([{ path: '//other.example/' }])],
    ['/sitemap-index.xml', '<loc>https://clinic.example//other.example/sitemap.xml</loc>'],
  ])('an address of another site in %s is not followed', async (file, content) => {
    const asked = jest.fn(async (path: string) => ({
      ok: true,
      status: 200,
      text: async () => (path === file ? content : files[path]),
    }))
    globalThis.fetch = asked as never
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await updateSitemap()
    expect(String(error.mock.calls[0]![1])).toContain('is not a path of this site')
    expect(asked.mock.calls.map(([path]) => path)).toEqual(
      expect.not.arrayContaining([expect.stringContaining('other.example')]),
    )
    error.mockRestore()
  })
  test('a failure is logged and breaks nothing', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline')) as never
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await updateSitemap()
    expect(error.mock.calls[0]![0]).toMatch(/^\[sitemap\]/)
    error.mockRestore()
  })
})
