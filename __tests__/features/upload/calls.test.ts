/** @jest-environment node */
import { FunctionsClient } from '@supabase/functions-js'
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
const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init })

/** The real functions client of supabase-js; the rest of it needs a browser. */
jest.mock('@supabase/supabase-js', () => ({
  createClient: (url: string, key: string) => ({
    functions: new FunctionsClient(`${url}/functions/v1`, {
      headers: { Authorization: `Bearer ${key}`, apikey: key },
      customFetch: ((...of: [string, RequestInit]) => globalThis.fetch(...of)) as never,
    }),
  }),
}))

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
    Authorization: 'Bearer local-anon-key',
    apikey: 'local-anon-key',
    'Content-Type': 'application/json',
  })
  fetched.mockRejectedValue(new TypeError('fetch failed'))
  await askAddress(request)
  expect(JSON.stringify(log.mock.calls)).not.toContain(request.token)
})

test('a refusal comes with the server’s code and sentence', async () => {
  fetched.mockResolvedValue(
    json(
      { error: 'This link has expired.', code: 'token-expired', requestId: 'x' },
      { status: 403 },
    ),
  )
  expect(await askAddress(request)).toMatchObject({
    ok: false,
    failure: { kind: 'http', status: 403, code: 'token-expired', text: 'This link has expired.' },
  })
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
