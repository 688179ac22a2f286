import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { fileTypes } from '../../src/build/fileTypes'
import { caching, headerRules, headersFile, type HeaderRule } from '../../src/build/hosting'
import { withScriptPolicy } from '../../src/build/contentSecurity'
import { nginxFile } from '../../src/build/nginx'
import { redirectRules } from '../../src/build/redirects'
import { cmsPolicy } from '../../src/cms/policy'
import { anyPort } from '../../server/ports'
import { serveSite, type RunningSite } from '../../server/site'
import { nginxIsHere, startNginx, type RunningNginx } from '../helpers/nginx'
import { observatory } from '../helpers/observatory'
import { rawGet, rawRequest } from '../helpers/rawGet'

/**
 * A small site with one of everything, and the rules of the real one, served by nginx and by the
 * local server.
 */
const script = '/app-0123456789abcdef0123.js'
const ownPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'"
const rules: HeaderRule[] = [
  ...headerRules({ backend: 'https://abc.supabase.test', analytics: [], hashedFiles: [script] }),
  { paths: ['/tool/*'], headers: [['Content-Security-Policy', ownPolicy]] },
]
const redirects = [
  { from: '/booking/', to: '/contact/' },
  { from: '/blog/', to: '/cosmetalk/' },
  { from: '/blog/old-one/', to: '/cosmetalk/new-one/' },
]
const configuration = nginxFile({ rules, redirects, origin: 'https://www.clinic.test' })
/** Every header that the rules set for the whole site. */
const security = rules
  .find(({ paths }) => paths.includes('/*'))!
  .headers.map(([name]) => name.toLowerCase())

const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  '404.html': `<h1>Page not found</h1>${'<p>lost</p>'.repeat(100)}`,
  'contact/index.html': `<h1>Contact</h1>${'<p>£</p>'.repeat(200)}`,
  'booking/index.html': '<h1>This page has moved</h1>',
  'cosmetalk/new-one/index.html': '<h1>New</h1>',
  'tool/index.html': '<h1>Tool</h1>',
  'page-data/contact/page-data.json': '{}',
  'data/search.json': '[]',
  'social/lips.png': 'picture',
  'cms/index.html': '<h1>Editor</h1>',
  [script.slice(1)]: `console.log(1) ${'/* */'.repeat(200)}`,
  'static/film.mp4': Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256)),
  _headers: headersFile(rules),
  _redirects: redirectRules(redirects),
  '.env': 'SECRET=1',
  '.git/config': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:info@clinic.test',
  ...Object.fromEntries(Object.keys(fileTypes).map((ending) => [`kinds/a.${ending}`, 'x'])),
}

const withNginx = nginxIsHere() ? describe : describe.skip

withNginx('nginx with the generated configuration', () => {
  const outside = mkdtempSync(join(tmpdir(), 'nginx-site-'))
  const dir = join(outside, 'site')
  let nginx: RunningNginx
  let local: RunningSite
  beforeAll(async () => {
    writeFileSync(join(outside, 'secret.txt'), 'SECRET=1')
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(dir, name, '..'), { recursive: true })
      writeFileSync(join(dir, name), content)
    }
    nginx = await startNginx(configuration, dir)
    local = await serveSite({ dir, port: await anyPort() })
  })
  afterAll(async () => {
    await Promise.all([nginx?.close(), local?.close()])
    rmSync(outside, { recursive: true, force: true })
  })

  it('starts without a warning', () => expect(nginx.log()).toBe(''))

  const addresses = [
    [
      '/',
      '/index.html',
      '/contact',
      '/contact/',
      '/contact/?from=ad',
      '/contact/index.html',
      '/tool',
      '/tool/',
      '/404.html',
    ],
    [
      '/booking',
      '/booking/',
      '/booking?a=1&b=2',
      '/booking/?a=1',
      '/blog',
      '/blog/',
      '/blog/old-one',
      '/blog/old-one/',
    ],
    [
      '/nothing',
      '/nothing/',
      '/product-analysis/unknown/',
      '/static/nothing.woff2',
      '/app-ffffffffffffffffffff.js',
      '/contact/index.html/',
      '/Contact/',
    ],
    [
      '/_headers',
      '/_redirects',
      '/.env',
      '/.git/config',
      '/static/.hidden',
      '/.well-known/security.txt',
      '/page-data/',
      '/static',
    ],
    [
      '/page-data/contact/page-data.json',
      '/data/search.json',
      '/social/lips.png',
      '/cms',
      '/cms/',
      script,
      '/static/film.mp4',
      ...Object.keys(fileTypes).map((ending) => `/kinds/a.${ending}`),
    ],
  ].flat()

  it.each(addresses)('agrees with the local server about %s', async (path) => {
    const said = await Promise.all(
      [nginx.port, local.port]
        .flatMap((port) => ['GET', 'HEAD', 'POST'].map((method) => ({ port, method })))
        .map(async ({ port, method }) => {
          const { status, headers, body } = await rawGet(port, path, { method })
          if (method === 'POST') return { method, status, allow: headers.allow }
          const names = ['location', 'allow', 'cache-control', ...security]
          // What stands in a redirect's body is nobody's business.
          const text = status === 301 ? '' : `${headers['content-type']} ${body.toString('latin1')}`
          return {
            method,
            status,
            ...Object.fromEntries(names.map((name) => [name, headers[name]])),
            text,
          }
        }),
    )
    expect(said.slice(0, 3)).toEqual(said.slice(3))
  })

  it('gives a page with and without the slash', async () => {
    for (const path of ['/contact', '/contact/']) {
      const { status, headers, body } = await rawGet(nginx.port, path)
      expect([status, headers['content-type'], headers['cache-control'], body.toString()]).toEqual([
        200,
        'text/html; charset=utf-8',
        caching.revalidate,
        expect.stringContaining('Contact'),
      ])
    }
  })

  it('answers what is missing with the not-found page and its status, not to be kept', async () => {
    for (const path of [
      '/nothing',
      '/product-analysis/unknown/',
      '/static/nothing.woff2',
      '/app-ffffffffffffffffffff.js',
      '/.env',
      '/_headers',
      '/page-data/',
    ]) {
      const { status, headers, body } = await rawGet(nginx.port, path)
      expect([path, status, headers['cache-control'], body.toString().slice(0, 23)]).toEqual([
        path,
        404,
        caching.missing,
        '<h1>Page not found</h1>',
      ])
    }
  })

  it('leads old addresses on for good, with their query, and names no host', async () => {
    for (const path of ['/booking', '/booking/']) {
      const { status, headers } = await rawGet(nginx.port, `${path}?utm_source=x&y=1`)
      expect([status, headers.location, headers['cache-control']]).toEqual([
        301,
        '/contact/?utm_source=x&y=1',
        caching.redirect,
      ])
    }
  })

  it('lets files with a hash be kept for ever', async () => {
    for (const path of [script, '/static/film.mp4'])
      expect((await rawGet(nginx.port, path)).headers['cache-control']).toBe(caching.forever)
  })

  it('sends every security header on every kind of answer', async () => {
    const answers = await Promise.all([
      rawGet(nginx.port, '/'),
      rawGet(nginx.port, script),
      rawGet(nginx.port, '/booking'),
      rawGet(nginx.port, '/nothing'),
      rawGet(nginx.port, '/', { method: 'POST' }),
      rawGet(nginx.port, '/static/film.mp4', { headers: { range: 'bytes=5000-' } }),
    ])
    expect(answers.map((a) => a.status)).toEqual([200, 200, 301, 404, 405, 416])
    for (const { status, headers } of answers)
      for (const name of security)
        expect([status, name, headers[name]]).toEqual([status, name, expect.stringMatching(/\S/)])
    expect(await rawRequest(nginx.port, 'GET /%00')).toMatch(
      /^HTTP\/1.1 400 [^]*x-content-type-options: nosniff/i,
    )
  })

  it('sends the headers of the site by name, and for the editor and for social pictures those that differ', async () => {
    expect(security).toEqual([
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
      'strict-transport-security',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'origin-agent-cluster',
      'content-security-policy',
    ])
    const headersOf = async (path: string) => (await rawGet(nginx.port, path)).headers
    expect(await headersOf('/contact/')).toMatchObject(
      Object.fromEntries(rules[0]!.headers.map(([name, value]) => [name.toLowerCase(), value])),
    )
    expect(await headersOf('/social/lips.png')).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': caching.forever,
    })
    expect(await headersOf('/cms/')).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': cmsPolicy(),
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  it('gives a folder with a policy of its own that policy, and the not-found page the site’s', async () => {
    for (const path of ['/tool/', '/tool'])
      expect((await rawGet(nginx.port, path)).headers['content-security-policy']).toBe(ownPolicy)
    expect(
      (await rawGet(nginx.port, '/tool/nothing')).headers['content-security-policy'],
    ).toContain("connect-src 'self'")
    expect((await rawGet(nginx.port, '/contact/')).headers['content-security-policy']).toContain(
      "connect-src 'self' https://abc.supabase.test",
    )
  })

  it('only gives: every other method is refused, with what is allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await rawGet(nginx.port, '/contact/', { method })
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
    const head = await rawGet(nginx.port, '/contact/', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers.allow]).toEqual([200, 0, undefined])
  })

  it('gives nothing from outside its folder, nor anything hidden', async () => {
    const tries = [
      '/../secret.txt',
      '/contact/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/static/..%2f..%2fsecret.txt',
      '/static../secret.txt',
    ]
    const hidden = [
      '/%2eenv',
      '/contact/../.env',
      '//.env',
      '/%5fheaders',
      '/.git/config',
      '/.git/',
      '/.well-known/../.env',
    ]
    for (const path of [...tries, ...hidden]) {
      const answer = await rawRequest(nginx.port, `GET ${path}`)
      expect([path, answer.slice(0, 12)]).toEqual([
        path,
        expect.stringMatching(/^HTTP\/1.1 40[04]$/),
      ])
      expect(answer).not.toContain('SECRET')
    }
  })

  it('takes the header of the address a browser means, not of the one it was dressed up as', async () => {
    expect(await rawRequest(nginx.port, 'GET /static/../contact/')).toContain(
      `Cache-Control: ${caching.revalidate}`,
    )
  })

  it('leads nowhere else: a second slash or a line break makes no redirect to another site', async () => {
    expect(await rawRequest(nginx.port, 'GET //evil.test/')).toMatch(/^HTTP\/1.1 404/)
    expect(await rawRequest(nginx.port, 'GET /booking?%0d%0aSet-Cookie:x=1')).not.toMatch(
      /^set-cookie/im,
    )
    expect(await rawRequest(nginx.port, 'GET /booking//')).not.toContain('//booking')
  })

  it('packs text, lets a browser ask again, and gives parts of films', async () => {
    const page = await rawGet(nginx.port, '/contact/', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect([
      page.headers['content-encoding'],
      page.headers.vary,
      gunzipSync(page.body).toString(),
    ]).toEqual(['gzip', 'Accept-Encoding', files['contact/index.html']])
    const again = await rawGet(nginx.port, '/contact/', {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': page.headers.etag! },
    })
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([
      304,
      0,
      caching.revalidate,
    ])
    const part = await rawGet(nginx.port, '/static/film.mp4', {
      headers: { range: 'bytes=10-19', 'accept-encoding': 'gzip' },
    })
    expect([
      part.status,
      part.headers['content-range'],
      [...part.body],
      part.headers['content-encoding'],
    ]).toEqual([206, 'bytes 10-19/1000', [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], undefined])
  })

  it('does not say what it is', async () => {
    for (const path of ['/', '/nothing'])
      expect((await rawGet(nginx.port, path)).headers.server).toBe('nginx')
    expect((await rawGet(nginx.port, '/', { method: 'POST' })).body.toString()).not.toMatch(
      /nginx\/\d/,
    )
  })
})

withNginx('nginx with TLS, as docs/going-live.md sets it up', () => {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-tls-'))
  let nginx: RunningNginx
  beforeAll(async () => {
    writeFileSync(
      join(dir, 'index.html'),
      withScriptPolicy('<meta charset="utf-8"><h1>Home</h1><script>start()</script>'),
    )
    const pair = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        pair[0]!,
        '-out',
        pair[1]!,
      ],
      {
        stdio: 'ignore',
      },
    )
    nginx = await startNginx(
      configuration,
      dir,
      (_, port) =>
        `listen 127.0.0.1:${port} ssl http2;\nssl_certificate ${pair[1]};\nssl_certificate_key ${pair[0]};\nif ($scheme = http) { return 301 https://$host$request_uri; }\n`,
    )
  })
  afterAll(async () => {
    await nginx?.close()
    rmSync(dir, { recursive: true, force: true })
  })

  it('leads everyone from http to https, query and all', async () => {
    const { status, headers } = await rawGet(nginx.port, '/contact/?a=1', {
      headers: { host: 'www.clinic.test' },
    })
    expect([status, headers.location]).toEqual([301, 'https://www.clinic.test/contact/?a=1'])
  })

  const secure = () =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; html: string }>(
      (resolve, reject) => {
        request(
          {
            host: '127.0.0.1',
            port: nginx.tlsPort,
            path: '/',
            rejectUnauthorized: false,
            agent: false,
          },
          (response) => {
            let html = ''
            response.setEncoding('utf8').on('data', (text: string) => (html += text))
            response.on('end', () =>
              resolve({ status: response.statusCode!, headers: response.headers, html }),
            )
          },
        )
          .on('error', reject)
          .end()
      },
    )

  it('serves the site over https, and says to come that way for two years', async () => {
    const { status, headers } = await secure()
    expect([status, headers['strict-transport-security']]).toEqual([
      200,
      'max-age=63072000; includeSubDomains',
    ])
  })

  it('is worth more than 100 points to Mozilla’s Observatory', async () => {
    const host = 'www.clinic.test'
    const [{ headers, html }, plain] = await Promise.all([
      secure(),
      rawGet(nginx.port, '/', { headers: { host } }),
    ])
    const { score, checks } = observatory({
      headers,
      html,
      http: { status: plain.status, location: plain.headers.location },
      host,
    })
    expect(checks.filter(({ modifier }) => modifier < 0)).toEqual([])
    expect(score).toBe(120)
  })
})

describe('what is written for nginx', () => {
  it('refuses a value nginx would read as a variable', () => {
    const risky = [{ paths: ['/*'], headers: [['X-Price', '$5']] as [string, string][] }]
    expect(() =>
      nginxFile({ rules: risky, redirects: [], origin: 'https://www.clinic.test' }),
    ).toThrow('a value may hold no dollar sign')
  })

  it('names the site and leaves room for the owner’s own settings', () => {
    expect(configuration).toContain('server_name www.clinic.test;')
    expect(configuration).toContain('include /etc/nginx/clinic/*.conf;')
  })
})
