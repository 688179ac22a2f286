import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { anyPort } from '../../server/ports'
import { serveSite, type RunningSite } from '../../server/site'
import { filesBelow } from '../../src/files/filesBelow'
import { builtFile, builtPage, builtStubs, notFoundPath, siteDir } from '../helpers/builtSite'
import { hostHeaders } from '../helpers/hostRules'
import { rawGet } from '../helpers/rawGet'

/** The built site on the host that docs/going-live.md names, and from the local server. */
const redirects = builtStubs().map(({ path, html }): [from: string, to: string] => [
  path,
  /url=([^"]+)"/.exec(html)![1]!,
])
const files = filesBelow(siteDir)
const bothForms = (path: string) => [path, path.replace(/\/$/, '')]

it('keeps to the limits of Cloudflare Pages', () => {
  const lines = (file: string) => builtFile(file).split('\n')
  expect(hostHeaders(builtFile('_headers')).rules.length).toBeLessThanOrEqual(100)
  expect(lines('_headers').filter((line) => line.length > 2000)).toEqual([])
  expect(lines('_redirects').length).toBeLessThanOrEqual(2000)
  expect(lines('_redirects').filter((line) => line.length > 1000 || /[^\x20-\x7e]/.test(line))).toEqual([]) // prettier-ignore
  expect(files.length).toBeLessThanOrEqual(20_000)
  const heavy = files.filter((file) => statSync(join(siteDir, file)).size > 25 * 1024 * 1024)
  expect(heavy).toEqual([])
})

describe('the local server, with the built _headers and _redirects', () => {
  let local: RunningSite
  beforeAll(async () => {
    local = await serveSite({ dir: resolve(siteDir), port: await anyPort() })
  })
  afterAll(() => local?.close())

  it('leads every old address on for good, with and without the slash and with its query', async () => {
    for (const [from, to] of redirects)
      for (const path of bothForms(from)) {
        const { status, headers } = await rawGet(local.port, `${path}?utm_source=x`)
        expect([path, status, headers.location]).toEqual([path, 301, `${to}?utm_source=x`])
      }
  })

  it.each(['/nope%', '/%E0%A4%A', '/nope%23x', '/lip-fillers%20', '/%00', '/%2e%2e/x', '//nope//'])(
    '%s is answered by the not-found page',
    async (path) => {
      const { status, headers, body } = await rawGet(local.port, path)
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(body.toString()).toBe(builtPage(notFoundPath).html)
    },
  )

  it('serves security.txt as the text that RFC 9116 asks for', async () => {
    const { status, headers } = await rawGet(local.port, '/.well-known/security.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  })

  it('lets pictures and scripts be kept for ever, and only what has a hash in its path', async () => {
    const forever: string[] = []
    for (const file of files)
      if (
        (await rawGet(local.port, `/${file}`)).headers['cache-control'] ===
        'public, max-age=31536000, immutable'
      )
        forever.push(file)
    // boot.js is asked for with a hash behind its name.
    expect(forever.filter((file) => !/[0-9a-f]{8}|[A-Z0-9]{8}/.test(file))).toEqual(['boot.js'])
    const scripts = files.filter((file) => /^[^/]+-[0-9a-f]{20}\.js$/.test(file))
    expect(scripts.filter((file) => !forever.includes(file))).toEqual([])
  })
})
