import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { anyPort } from '../../server/ports'
import { serveSite, type RunningSite } from '../../server/site'
import { filesBelow } from '../../src/build/filesBelow'
import { builtFile, builtPages, builtStubs, notFoundPath, siteDir } from '../helpers/builtSite'
import { limitsBroken } from '../helpers/hostRules'
import { nginxIsHere, startNginx, type RunningNginx } from '../helpers/nginx'
import { rawGet } from '../helpers/rawGet'

/** The built site on the hosts that docs/going-live.md names. */
const pages = builtPages()
  .map(({ path }) => path)
  .filter((path) => path !== notFoundPath)
const redirects = builtStubs().map(({ path, html }): [from: string, to: string] => [
  path,
  /url=([^"]+)"/.exec(html)![1]!,
])
const files = filesBelow(siteDir)
const bothForms = (path: string) => (path === '/' ? ['/'] : [path, path.replace(/\/$/, '')])

it('keeps to the limits of Cloudflare Pages and Netlify', () => {
  expect(
    limitsBroken({
      headers: builtFile('_headers'),
      redirects: builtFile('_redirects'),
      files: files.map((path) => ({ path, size: statSync(join(siteDir, path)).size })),
    }),
  ).toEqual([])
})

const withNginx = nginxIsHere() ? describe : describe.skip

withNginx('nginx with the configuration of the build', () => {
  let nginx: RunningNginx
  let local: RunningSite
  beforeAll(async () => {
    nginx = await startNginx(
      readFileSync(join(dirname(resolve(siteDir)), '.hosting/nginx.conf'), 'utf8'),
      resolve(siteDir),
    )
    local = await serveSite({ dir: resolve(siteDir), port: await anyPort() })
  })
  afterAll(async () => {
    await Promise.all([nginx?.close(), local?.close()])
  })

  /** What matters of an answer, and nothing that two servers may differ in. */
  const look = async (port: number, path: string, method = 'GET') => {
    const { status, headers, body } = await rawGet(port, path, { method })
    const {
      location,
      'cache-control': cache,
      'content-type': type,
      'content-security-policy': policy,
      'strict-transport-security': tls,
      'x-frame-options': frame,
    } = headers
    return {
      path,
      status,
      location,
      cache,
      policy,
      tls,
      frame,
      type: status === 301 ? undefined : type,
      bytes: status === 301 ? 0 : body.length,
    }
  }
  const disagreeing = async (paths: string[], method?: string) => {
    const wrong: unknown[] = []
    for (const path of paths) {
      const [a, b] = await Promise.all([
        look(nginx.port, path, method),
        look(local.port, path, method),
      ])
      if (JSON.stringify(a) !== JSON.stringify(b)) wrong.push({ nginx: a, local: b })
    }
    return wrong
  }

  it('starts without a warning', () => expect(nginx.log()).toBe(''))

  it('gives every page, with and without the slash', async () => {
    for (const path of pages.flatMap(bothForms))
      expect([path, (await look(nginx.port, path)).status]).toEqual([path, 200])
  })

  it('leads every old address on for good, with and without the slash and with its query', async () => {
    for (const [from, to] of redirects)
      for (const path of bothForms(from)) {
        const { status, location } = await look(nginx.port, `${path}?utm_source=x`)
        expect([path, status, location]).toEqual([path, 301, `${to}?utm_source=x`])
      }
  })

  it('agrees with the local server about every page and redirect, in both forms', async () => {
    const paths = [...pages, ...redirects.map(([from]) => from)].flatMap(bothForms)
    expect(await disagreeing(paths)).toEqual([])
    expect(await disagreeing(paths, 'HEAD')).toEqual([])
  })

  it('agrees with the local server about every file, and about what is not there', async () => {
    const missing = [
      '/nothing',
      '/nothing/',
      '/product-analysis/unknown/',
      '/static/gone.webp',
      '/_headers',
      '/_redirects',
      '/.env',
      '/page-data/',
      '/404.html',
      '/404/',
    ]
    expect(await disagreeing([...files.map((file) => `/${file}`), ...missing])).toEqual([])
  })

  it('lets pictures and scripts be kept for ever, and only what has a hash in its path', async () => {
    const forever: string[] = []
    for (const file of files)
      if ((await look(local.port, `/${file}`)).cache === 'public, max-age=31536000, immutable')
        forever.push(file)
    // boot.js is asked for with a hash behind its name.
    expect(forever.filter((file) => !/[0-9a-f]{8}|[A-Z0-9]{8}/.test(file))).toEqual(['boot.js'])
    const scripts = files.filter((file) => /^[^/]+-[0-9a-f]{20}\.js$/.test(file))
    expect(scripts.filter((file) => !forever.includes(file))).toEqual([])
  })
})
