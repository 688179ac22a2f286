import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { anyPort } from '../../server/ports'
import { serveSite, type RunningSite } from '../../server/site'
import { rawGet } from '../helpers/rawGet'

const get = (
  { port }: RunningSite,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) => rawGet(port, path, { headers, method })

describe('the local server', () => {
  const dir = mkdtempSync(join(tmpdir(), 'site-'))
  let site: RunningSite
  beforeAll(async () => {
    mkdirSync(join(dir, 'lip-fillers'))
    mkdirSync(join(dir, 'static'))
    writeFileSync(join(dir, 'index.html'), '<h1>Home</h1>')
    writeFileSync(join(dir, '404.html'), '<h1>Not found</h1>')
    writeFileSync(
      join(dir, 'lip-fillers/index.html'),
      `<h1>Lips</h1>${'<p>filler</p>'.repeat(200)}`,
    )
    writeFileSync(
      join(dir, 'app-1.js'),
      `fetch("http://localhost:54321/functions/v1/ai-chat") ${'/* */'.repeat(200)}`,
    )
    writeFileSync(join(dir, 'static/a.webp'), 'picture')
    writeFileSync(join(dir, '.env'), 'SECRET=1')
    writeFileSync(
      join(dir, '_headers'),
      "/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: connect-src 'self' http://localhost:54321\n\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
    )
    writeFileSync(
      join(dir, '_redirects'),
      '/lip-filler /lip-fillers/ 301!\n/lip-filler /lip-fillers/ 301\n/lip-filler/ /lip-fillers/ 301\n/old/* /index.html 200\n',
    )
    site = await serveSite({
      dir,
      port: await anyPort(),
      backend: { built: 'http://localhost:54321', actual: 'http://localhost:54399' },
    })
  })
  afterAll(async () => {
    await site.close()
    rmSync(dir, { recursive: true, force: true })
  })

  it('serves a page with and without the slash', async () => {
    for (const path of ['/lip-fillers', '/lip-fillers/', '/lip-fillers/?x=1']) {
      const { status, headers, body } = await get(site, path)
      expect([status, headers['content-type'], body.toString()]).toEqual([
        200,
        'text/html; charset=utf-8',
        expect.stringContaining('Lips'),
      ])
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
  })

  it('answers unknown addresses with the not-found page and its status', async () => {
    for (const path of [
      '/nothing',
      '/nothing/at/all/',
      '/%E0%A4%A',
      '/lip-fillers/index.html/',
      '/_headers',
      '/_redirects',
      '/.env',
    ]) {
      const { status, body } = await get(site, path)
      expect([path, status, body.toString()]).toEqual([path, 404, '<h1>Not found</h1>'])
    }
  })

  it('gives nothing from outside its folder', async () => {
    for (const path of [
      '/../package.json',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/....//etc/passwd',
      '/lip-fillers/%00',
    ])
      expect((await get(site, path)).status).toBe(404)
  })

  it('redirects old addresses for good and keeps the query', async () => {
    for (const path of ['/lip-filler', '/lip-filler/']) {
      const { status, headers } = await get(site, `${path}?from=ad`)
      expect([status, headers.location]).toEqual([301, '/lip-fillers/?from=ad'])
    }
    expect((await get(site, '/old/thing')).body.toString()).toContain('Home')
  })

  it('compresses text, not pictures, and lets a browser revalidate', async () => {
    const page = await get(site, '/lip-fillers/', { 'accept-encoding': 'gzip, br' })
    expect(page.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(page.body).toString()).toContain('Lips')
    const again = await get(site, '/lip-fillers/', {
      'accept-encoding': 'gzip, br',
      'if-none-match': page.headers.etag!,
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) =>
          (await get(site, '/lip-fillers/', { 'accept-encoding': accepted })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
    const picture = await get(site, '/static/a.webp', { 'accept-encoding': 'br' })
    expect([
      picture.headers['content-encoding'],
      picture.headers['cache-control'],
      picture.headers['content-type'],
    ]).toEqual([undefined, 'public, max-age=31536000, immutable', 'image/webp'])
  })

  it('sends the headers of _headers, on the not-found page too', async () => {
    for (const path of ['/', '/nothing', '/static/a.webp'])
      expect((await get(site, path)).headers['x-content-type-options']).toBe('nosniff')
  })

  it('tells the pages where the functions are when their port was taken', async () => {
    const { body, headers } = await get(site, '/app-1.js')
    expect(body.toString()).toContain('http://localhost:54399/functions/v1/ai-chat')
    expect(body.toString()).not.toContain('54321')
    expect(headers['content-security-policy']).toContain('http://localhost:54399')
  })

  it('only gives pages', async () => {
    expect((await get(site, '/', {}, 'POST')).status).toBe(405)
    const head = await get(site, '/', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
  })
})
