import { headerRules, headersFile, robotsFile } from '../../src/build/hosting'
import { hostHeaders } from '../helpers/hostRules'

const backend = 'https://abc.supabase.test'
const inline = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const file = headersFile(headerRules({ backend, analytics: [], inlineScripts: [inline], hashedFiles: ['/app-0123456789abcdef0123.js'] }))
const headers = hostHeaders(file)

describe('_headers', () => {
  it.each(['/app-0123456789abcdef0123.js', '/static/source-sans.woff2', '/plates/hero-lips.abc.svg', '/social/lip-fillers.abc.png'])(
    '%s may be kept for ever',
    (path) => {
      expect(headers.for(path)['cache-control']).toEqual(['public, max-age=31536000, immutable'])
    },
  )

  it.each(['/', '/page-data/index/page-data.json', '/page-data/app-data.json', '/data/search.json', '/data/context.json'])(
    '%s is asked for again every time',
    (path) => {
      expect(headers.for(path)['cache-control']).toEqual(['public, max-age=0, must-revalidate'])
    },
  )

  it.each(['/lip-fillers/', '/404.html', '/team/dr-alex-sample/', '/sitemap-index.xml', '/site.webmanifest'])(
    '%s is left to the host, which sends it to be checked each time',
    (path) => {
      expect(headers.for(path)['cache-control']).toBeUndefined()
    },
  )

  it.each(['/', '/lip-fillers/', '/static/x.woff2', '/data/search.json', '/app-0123456789abcdef0123.js'])(
    '%s has every security header exactly once',
    (path) => {
      const found = headers.for(path)
      for (const values of Object.values(found)) expect(values).toHaveLength(1)
      expect(found).toMatchObject({
        'x-content-type-options': ['nosniff'],
        'x-frame-options': ['DENY'],
        'referrer-policy': ['strict-origin-when-cross-origin'],
        'permissions-policy': [expect.stringContaining('camera=()')],
        'strict-transport-security': [expect.stringContaining('max-age=31536000')],
      })
    },
  )

  it('lets pages talk to the backend and to nothing else', () => {
    const policy = headers.for('/')['content-security-policy']![0]!
    const directives = Object.fromEntries(policy.split(';').map((d) => d.trim().split(/ (.*)/s).slice(0, 2))) as Record<string, string>
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'connect-src': `'self' ${backend}`,
      'script-src': `'self' ${inline}`,
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'base-uri': "'self'",
    })
    expect(policy).not.toMatch(/unsafe-eval|\*/)
  })

  it('keeps to the limits of the hosts: 100 rules, 2,000 characters a line', () => {
    expect(headers.rules.length).toBeLessThan(100)
    for (const line of file.split('\n')) expect(line.length).toBeLessThan(2000)
  })
})

it('robots.txt lets everyone in and names the sitemap', () => {
  expect(robotsFile('https://clinic.test')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://clinic.test/sitemap-index.xml\n')
})
