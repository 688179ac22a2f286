/** @jest-environment node */
import { askAddress, askService } from '../../../src/features/upload/calls'

const renewal = 'b2'.repeat(32)
const request = { token: 'a1'.repeat(32), size: 1000, type: 'video/mp4' as const }
const reply = {
  endpoint: 'http://tus/',
  headers: { 'x-signature': 's' },
  metadata: { objectName: 'p' },
  path: 'p',
  renewal,
  maxBytes: 5000,
}
const address = 'http://localhost:54321/functions/v1/video-upload-url'
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>()
const realFetch = globalThis.fetch
let log: jest.SpyInstance
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched as never
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  globalThis.fetch = realFetch
  log.mockRestore()
})

test('asks for an address with the site’s key, and never logs the token', async () => {
  fetched.mockResolvedValueOnce(json(reply))
  expect(await askAddress(request)).toEqual({ ok: true, data: reply })
  const [url, { method, headers, body }] = fetched.mock.calls[0]!
  expect([url, method, JSON.parse(body as string)]).toEqual([address, 'POST', request])
  expect(headers).toMatchObject({
    authorization: 'Bearer local-anon-key',
    apikey: 'local-anon-key',
    'content-type': 'application/json',
  })
  fetched.mockRejectedValue(new TypeError('fetch failed'))
  await askAddress(request)
  expect(JSON.stringify(log.mock.calls)).not.toContain(request.token)
})

test('a refusal comes with the server’s code, sentence and wait', async () => {
  fetched.mockResolvedValue(
    json(
      { error: 'This link has expired.', code: 'token-expired', requestId: 'x' },
      { status: 403, headers: { 'retry-after': '7' } },
    ),
  )
  expect(await askAddress(request)).toMatchObject({
    ok: false,
    failure: { kind: 'http', status: 403, code: 'token-expired', text: 'This link has expired.' },
  })
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  [
    'a page in the server’s place',
    () => Promise.resolve(new Response('<!doctype html>')),
    'malformed',
  ],
  ['JSON of another kind', () => Promise.resolve(json({ hello: 1 })), 'malformed'],
  [
    'a page with status 502',
    () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
    'http',
  ],
] as [string, () => Promise<Response>, string][])('%s', async (_, answer, kind) => {
  fetched.mockImplementation(answer)
  const result = await askAddress(request)
  expect(result).toMatchObject({ ok: false, failure: { kind } })
  expect(!result.ok && result.failure.text).toBeUndefined()
})

const hang = (_: string, { signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    signal!.addEventListener('abort', () => reject(signal!.reason))
  })

test('no answer within 20 s', async () => {
  jest.useFakeTimers()
  fetched.mockImplementation(hang)
  const answer = askAddress(request)
  jest.advanceTimersByTime(19_999)
  expect(fetched.mock.lastCall![1]!.signal!.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(await answer).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
  jest.useRealTimers()
})

describe('the service', () => {
  test.each([
    [
      'on',
      json({ status: 'ok', uploads: 'on', maxBytes: 5000 }),
      { uploads: 'on', maxBytes: 5000 },
    ],
    [
      'off',
      json({ status: 'ok', uploads: 'off', maxBytes: 0 }),
      { uploads: 'off', maxBytes: null },
    ],
    [
      'on, while its database is away',
      json({ status: 'degraded', uploads: 'on', maxBytes: 5000 }, { status: 503 }),
      { uploads: 'on', maxBytes: 5000 },
    ],
    [
      'unknown, when something else answers',
      json({ status: 'ok' }),
      { uploads: 'unknown', maxBytes: null },
    ],
  ])('%s', async (_, answer, expected) => {
    fetched.mockResolvedValue(answer)
    expect(await askService()).toEqual(expected)
    expect(fetched.mock.calls[0]![0]).toBe(address)
  })
  test('unknown, when nobody answers', async () => {
    fetched.mockRejectedValue(new TypeError('fetch failed'))
    expect(await askService()).toEqual({ uploads: 'unknown', maxBytes: null })
    expect(log).toHaveBeenCalledTimes(1)
  })
})
