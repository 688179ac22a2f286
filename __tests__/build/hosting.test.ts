import { headerRules, headersFile, robotsFile, securityFile } from '../../src/gatsby/hosting'
import { hostHeaders, limitsBroken } from '../helpers/hostRules'

const backend = 'https://abc.supabase.test'
const file = headersFile(
  headerRules({ backend, analytics: [], hashedFiles: ['/app-0123456789abcdef0123.js'] }),
)
const headers = hostHeaders(file)

describe('_headers', () => {
  it.each([
    '/app-0123456789abcdef0123.js',
    '/static/source-sans.woff2',
    '/plates/hero-lips.abc.svg',
    '/social/lip-fillers.abc.png',
  ])('%s may be kept for ever', (path) => {
    expect(headers.for(path)['cache-control']).toEqual(['public, max-age=31536000, immutable'])
  })

  it.each([
    '/',
    '/page-data/index/page-data.json',
    '/page-data/app-data.json',
    '/data/search.json',
    '/data/context.json',
  ])('%s is asked for again every time', (path) => {
    expect(headers.for(path)['cache-control']).toEqual(['public, max-age=0, must-revalidate'])
  })

  it.each(['/sw.js', '/service-worker.js'])('%s is never taken from a cache', (path) =>
    expect(headers.for(path)['cache-control']).toEqual(['no-cache']),
  )

  it.each([
    '/lip-fillers/',
    '/404.html',
    '/team/dr-alex-sample/',
    '/sitemap-index.xml',
    '/site.webmanifest',
  ])('%s is left to the host, which sends it to be checked each time', (path) => {
    expect(headers.for(path)['cache-control']).toBeUndefined()
  })

  it.each([
    '/',
    '/lip-fillers/',
    '/static/x.woff2',
    '/data/search.json',
    '/app-0123456789abcdef0123.js',
  ])('%s has every security header exactly once', (path) => {
    const found = headers.for(path)
    for (const values of Object.values(found)) expect(values).toHaveLength(1)
    expect(found).toMatchObject({
      'x-content-type-options': ['nosniff'],
      'x-frame-options': ['DENY'],
      'referrer-policy': ['strict-origin-when-cross-origin'],
      'permissions-policy': [expect.stringContaining('camera=()')],
      'strict-transport-security': ['max-age=63072000; includeSubDomains'],
      'cross-origin-opener-policy': ['same-origin'],
      'cross-origin-resource-policy': ['same-origin'],
      'origin-agent-cluster': ['?1'],
    })
  })

  it('lets pages talk to the backend and to nothing else', () => {
    const policy = headers.for('/')['content-security-policy']![0]!
    expect(policy).toContain(`connect-src 'self' ${backend};`)
    expect(policy).not.toContain('sha256-')
  })

  it('lets others show the pictures that are made for them, and nothing else', () => {
    expect(headers.for('/social/lip-fillers.abc.png')['cross-origin-resource-policy']).toEqual([
      'cross-origin',
    ])
    expect(headers.for('/static/patient.abc.webp')['cross-origin-resource-policy']).toEqual([
      'same-origin',
    ])
  })

  it('lets the editor be signed in to from a window it has opened', () =>
    expect(headers.for('/cms/')['cross-origin-opener-policy']).toEqual([
      'same-origin-allow-popups',
    ]))
})

it('a folder may have a policy of its own, which replaces the site’s on every host', () => {
  const own = hostHeaders(
    headersFile([
      ...headerRules({ backend, analytics: [], hashedFiles: [] }),
      { paths: ['/tool/*'], headers: [['Content-Security-Policy', "default-src 'none'"]] },
    ]),
  )
  expect(own.for('/tool/')['content-security-policy']).toEqual(["default-src 'none'"])
  expect(own.for('/tool/')['x-frame-options']).toEqual(['DENY'])
  expect(own.for('/lip-fillers/')['content-security-policy']).toEqual([
    expect.stringContaining(backend),
  ])
})

describe('the limits of the hosts', () => {
  const fine = {
    headers: file,
    redirects: '/old /new/ 301\n',
    files: [{ path: 'index.html', size: 1000 }],
  }
  const many = (n: number, line: (i: number) => string) => [...Array(n).keys()].map(line).join('\n')

  it('are kept by what is written', () => expect(limitsBroken(fine)).toEqual([]))

  it.each([
    [
      'too many header rules',
      { headers: many(101, (i) => `/a${i}\n  X-A: 1`) },
      '_headers has 101 rules; Cloudflare reads 100',
    ],
    [
      'a header that is too long',
      { headers: `/*\n  X-A: ${'a'.repeat(2000)}` },
      /^_headers has a line of 2007 characters/,
    ],
    [
      'an address with something after its star',
      { headers: '/*.js\n  X-A: 1' },
      '_headers: /*.js is not an address both hosts read',
    ],
    [
      'a header of the host’s own',
      { headers: '/*\n  Server: us' },
      '_headers: /* sets Server, which Netlify does not let anyone set',
    ],
    [
      'too many redirects',
      { redirects: many(2001, (i) => `/a${i} /b 301`) },
      '_redirects has more than the 2,000 plain rules that Cloudflare reads',
    ],
    [
      'too many patterns',
      { redirects: many(101, (i) => `/a${i}/* /b 301`) },
      '_redirects has more than the 100 rules with * or :name that Cloudflare reads',
    ],
    [
      'patterns before plain rules',
      { redirects: '/a/* /b 301\n/c /d 301' },
      '_redirects: Cloudflare wants rules with * or :name after all others',
    ],
    [
      'a redirect that is too long',
      { redirects: `/a /${'b'.repeat(1000)} 301` },
      /^_redirects has a rule of 1008 characters/,
    ],
    [
      'an address that is not encoded',
      { redirects: '/café /b 301' },
      '_redirects: /café is not an address both hosts read',
    ],
    [
      'too many files',
      { files: [...Array(20_001).keys()].map((i) => ({ path: `f${i}`, size: 1 })) },
      'There are 20001 files; Cloudflare takes 20,000',
    ],
    [
      'a file that is too big',
      { files: [{ path: 'film.mp4', size: 26 * 1024 * 1024 }] },
      'film.mp4 has 26.0 MiB; Cloudflare takes 25',
    ],
  ])('%s would be noticed', (_, change, said) => {
    const broken = limitsBroken({ ...fine, ...change })
    expect(broken).toHaveLength(1)
    expect(broken[0]).toMatch(said)
  })
})

it('robots.txt lets everyone in and names the sitemap', () => {
  expect(robotsFile('https://clinic.test')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://clinic.test/sitemap-index.xml\n',
  )
})

test.each(['2026-01-01', '2026-02-28', '2028-02-29', '2026-11-26', '2026-12-31T23:59:59Z'])(
  'security.txt that is built on %s names the clinic and holds for less than a year',
  (built) => {
    const text = securityFile('https://clinic.test', 'info@clinic.test', new Date(built))
    expect(text).toContain('Contact: mailto:info@clinic.test\n')
    expect(text).toContain('Canonical: https://clinic.test/.well-known/security.txt\n')
    const days = (Date.parse(/^Expires: (.*Z)$/m.exec(text)![1]!) - Date.parse(built)) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  },
)
