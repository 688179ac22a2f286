import { headerRules, headersFile, robotsFile, securityFile } from '../../src/gatsby/hosting'
import { hostHeaders } from '../helpers/hostRules'

const backend = 'https://abc.supabase.test'
const file = headersFile(
  headerRules({ backend, analytics: [], hashedFiles: ['/app-0123456789abcdef0123.js'] }),
)
const headers = hostHeaders(file)

describe('_headers', () => {
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
