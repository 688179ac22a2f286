import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicData } from '../../scripts/testing/clinicSite'
import { localCmsServer } from '../../src/cms/localServer'
import { localHeader } from '../../src/cms/paths'

const folder = mkdtempSync(join(tmpdir(), 'cms-'))
const dataDir = join(folder, 'data')
let server: Server
let port: number

beforeAll(async () => {
  cpSync(clinicData, dataDir, { recursive: true })
  mkdirSync(join(folder, 'scripts'))
  writeFileSync(join(folder, 'scripts/cms-ABC.js'), 'start()')
  writeFileSync(join(folder, 'scripts/encoder.wasm'), 'wasm')
  writeFileSync(join(folder, 'secret.json'), 'secret')
  server = localCmsServer({ dataDir, scripts: join(folder, 'scripts'), start: 'cms-ABC.js' })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

type Asked = { method?: string; headers?: Record<string, string>; body?: string }
const own = { [localHeader]: '1' }
const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, fail) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => void (text += part))
      response.on('end', () =>
        done({ status: response.statusCode!, headers: response.headers, body: text }),
      )
    })
    sent.on('error', fail).end(body)
  })

it('serves the page with its own policy, and its scripts, which search engines leave alone', async () => {
  const page = await ask('/cms/')
  expect(page.status).toBe(200)
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(page.headers['x-robots-tag']).toBe('noindex')
  expect(page.body).toContain('<script type="module" src="/cms/cms-ABC.js">')
  expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(await ask('/cms/cms-ABC.js')).toMatchObject({
    status: 200,
    body: 'start()',
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
  expect(await ask('/cms/encoder.wasm')).toMatchObject({
    status: 200,
    body: 'wasm',
    headers: { 'content-type': 'application/wasm' },
  })
  expect(await ask('/')).toMatchObject({ status: 302, headers: { location: '/cms/' } })
})

it('makes the configuration from the content as it is at that moment', async () => {
  const config = JSON.parse((await ask('/cms/config.json')).body) as {
    publish_mode: string
    collections: { name: string }[]
  }
  expect(config.publish_mode).toBe('simple')
  expect(config.collections.map(({ name }) => name)).toContain('treatments')
})

it('lists, gives, takes and removes content files and pictures', async () => {
  const listed = JSON.parse((await ask('/cms/files/', { headers: own })).body) as string[]
  expect(listed).toContain('data/prices.json')
  expect(listed).toContain('data/treatments/lip-fillers.json')
  expect((await ask('/cms/files/data/prices.json', { headers: own })).body).toBe(
    readFileSync(join(dataDir, 'prices.json'), 'utf8'),
  )
  expect(
    (await ask('/cms/files/data/images/new.webp', { method: 'PUT', headers: own, body: 'picture' }))
      .status,
  ).toBe(200)
  expect(readFileSync(join(dataDir, 'images/new.webp'), 'utf8')).toBe('picture')
  expect(
    (await ask('/cms/files/data/images/new.webp', { method: 'DELETE', headers: own })).status,
  ).toBe(200)
  expect((await ask('/cms/files/data/images/new.webp', { headers: own })).status).toBe(404)
})

it.each([
  ['a name that leads here from elsewhere', '/cms/', { headers: { host: 'clinic.attacker.test' } }],
  [
    'a name that only begins like this machine’s',
    '/cms/',
    { headers: { host: 'localhost.attacker.test' } },
  ],
  ['another page of this machine', '/cms/files/data/prices.json', {}],
  ['another page that writes', '/cms/files/data/prices.json', { method: 'PUT', body: '{}' }],
  [
    'a file beside data',
    '/cms/files/data/..%2Fsecret.json',
    { method: 'PUT', headers: own, body: 'x' },
  ],
  ['a file of the project', '/cms/files/package.json', { method: 'PUT', headers: own, body: 'x' }],
  [
    'a file that is no content',
    '/cms/files/data/run.js',
    { method: 'PUT', headers: own, body: 'x' },
  ],
] satisfies [string, string, Asked][])('refuses %s', async (_, path, asked) => {
  expect((await ask(path, asked)).status).toBe(403)
})

it('gives no file beside data', async () => {
  expect((await ask('/cms/files/data/..%2Fsecret.json', { headers: own })).status).toBe(404)
  expect((await ask('/cms/..%2Fsecret.json')).status).toBe(404)
  expect(readFileSync(join(folder, 'secret.json'), 'utf8')).toBe('secret')
})
