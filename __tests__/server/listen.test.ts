import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { listen, type Limits } from '../../server/deno/listen'
import { anyPort } from '../../server/ports'
import { readJson, Refusal } from '../../supabase/functions/_shared/http'

/**
 * The HTTP server before the functions, with an answer of its own so that only the server is
 * tested.
 */
const limits: Limits = { perAddress: 3, total: 5, headersMs: 500, requestMs: 1000 }
let server: Server
let port: number
const sockets: Socket[] = []

beforeAll(async () => {
  port = await anyPort()
  server = await listen({
    port,
    hostname: '127.0.0.1',
    limits,
    answer: async (request, address) => {
      try {
        return Response.json({
          address,
          body: request.body === null ? null : await readJson(request),
        })
      } catch (error) {
        return Response.json({}, { status: error instanceof Refusal ? error.status : 500 })
      }
    },
  })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 50))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/**
 * A connection by hand, from any address of this machine, and what came over it until it was
 * closed.
 */
function open(sent: string, from = '127.0.0.1'): { closed: Promise<string>; socket: Socket } {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from })
  sockets.push(socket)
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  socket.on('error', () => undefined)
  if (sent !== '') socket.write(sent)
  return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve(text))) }
}
const get = 'GET /x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
const post = (headers: string, body = '') =>
  `POST /x HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n${body}`
const opened = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('the server before the functions', () => {
  it('hands a request over with its body and the caller’s address', async () => {
    expect(
      await open(post('content-length: 7\r\nconnection: close', '{"a":1}'), '127.0.0.9').closed,
    ).toMatch(/200 OK[^]*{"address":"127.0.0.9","body":{"a":1}}/)
  })

  it('lets one address hold so many connections and no more, while others are served', async () => {
    for (let i = 0; i < 3; i++) open('')
    await opened()
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([])
    expect(await open(get).closed).toBe('')
    expect(await open(get, '127.0.0.2').closed).toContain('200 OK')
    sockets[0]!.destroy()
    await opened()
    expect(await open(get).closed).toContain('200 OK')
  })

  it('has a limit of all connections too', async () => {
    for (const from of ['127.0.0.2', '127.0.0.2', '127.0.0.3', '127.0.0.3', '127.0.0.4'])
      open('', from)
    await opened()
    expect(await open(get, '127.0.0.5').closed).toBe('')
  })

  it('waits neither for headers nor for a body that never end', async () => {
    const started = Date.now()
    const replies = await Promise.all([
      open('').closed,
      open('GET /x HTTP/1.1\r\nhost:').closed,
      open(post('transfer-encoding: chunked', '1\r\n{\r\n'), '127.0.0.2').closed,
    ])
    expect(replies[1]).toContain('408 Request Timeout')
    expect(replies[2]).not.toContain('200 OK')
    expect(Date.now() - started).toBeLessThan(6000)
  })

  it('answers a body that is too large before its end, and then closes the connection', async () => {
    const reply = await open(
      post('transfer-encoding: chunked', `8000\r\n${'x'.repeat(0x8000)}\r\n`),
    ).closed
    expect(reply).toMatch(/^HTTP\/1.1 413 [^]*connection: close/i)
  })

  it.each([
    [
      'a target that is no address',
      'GET http://[ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    ],
    ['a target of two slashes', 'GET // HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['a host that is none', 'GET /x HTTP/1.1\r\nhost: [\u00e9]:x y\r\nconnection: close\r\n\r\n'],
    ['no host', 'GET /x HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['a method of no use', 'TRACE /x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['two lengths', post('content-length: 2\r\ncontent-length: 3', '{}')],
    ['a length and chunks', post('content-length: 2\r\ntransfer-encoding: chunked', '0\r\n\r\n')],
    ['headers without end', `GET /x HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['what is not HTTP', '\u0016\u0003\u0001 hello\r\n\r\n'],
  ])('does not fail at %s', async (_what, text) => {
    expect(await open(text).closed).toMatch(/^HTTP\/1\.1 [24]\d\d /)
  })
})
