import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryStack, type Stack } from './helpers/stack'
import { serveSite, type RunningSite } from '../../server/site'

/**
 * Requests that no browser sends, written byte by byte: a fault of the request is never answered as
 * one of the server.
 */
jest.setTimeout(60_000)

/** Sends bytes and returns what comes back until the server closes. */
const raw = (port: number, text: string) =>
  new Promise<string>((resolve) => {
    let reply = ''
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (part: string) => (reply += part))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(reply))
    socket.write(text)
  })
const statuses = (reply: string) =>
  [...reply.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

describe('the site', () => {
  const dir = mkdtempSync(join(tmpdir(), 'odd-'))
  let site: RunningSite
  beforeAll(async () => {
    writeFileSync(join(dir, 'index.html'), '<h1>Home</h1>')
    writeFileSync(join(dir, '404.html'), '<h1>Not found</h1>')
    site = await serveSite({ dir, port: 0, hosts: ['127.0.0.1'] })
  })
  afterAll(async () => {
    await site.close()
    rmSync(dir, { recursive: true })
  })

  it.each([
    ['//', 200],
    ['//other.example/x', 404],
    ['http://[', 400],
    ['http://x:99999/', 400],
    ['http://other.example/', 200],
    ['*', 400],
  ])('answers GET %s with %i', async (target, status) =>
    expect(
      statuses(
        await raw(site.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      ),
    ).toEqual([status]),
  )

  it.each([
    'GET / HTTP/1.1\nHost: x\n\n',
    'GET / HTTP/1.1\r\nHost: x\r\nX-A: b\nContent-Length: 30\r\n\r\n',
  ])('refuses a bare line feed: %j', async (text) =>
    expect(statuses(await raw(site.port, `${text}GET / HTTP/1.1\r\nHost: x\r\n\r\n`))).toEqual([
      400,
    ]),
  )
})

describe('the functions', () => {
  let stack: Stack
  beforeAll(async () => {
    stack = await temporaryStack()
  })
  afterAll(() => stack?.stop())

  it.each(['[', 'a b', 'a@/b?#', '%%%:99999999'])(
    'take no harm from the Host %j, which they do not use',
    async (host) => {
      for (const [start, status] of [
        ['GET /health', 200],
        ['GET /functions/v1/none', 404],
      ] as const)
        expect(
          statuses(
            await raw(
              stack.port,
              `${start} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
            ),
          ),
        ).toEqual([status])
    },
  )

  it.each(['//', 'http://['])('answer GET %s as a fault of the request', async (target) =>
    expect(
      statuses(
        await raw(stack.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      ),
    ).toEqual([400]),
  )

  // Read as two headers, it would let a length be hidden from a proxy that reads one, and the next
  // visitor's request be taken for a body.
  it.each(['X-A: b\nContent-Length: 3\r\n', 'X-A: b\nTransfer-Encoding: chunked\r\n', 'X-A: b\n'])(
    'refuse a bare line feed and end the connection: %j',
    async (header) => {
      const reply = await raw(
        stack.port,
        `POST /functions/v1/none HTTP/1.1\r\nHost: x\r\n${header}\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n`,
      )
      expect(statuses(reply)).toEqual([400])
      expect(reply).toMatch(/^connection: close\r$/im)
    },
  )
})
