/** @jest-environment node */
import { FunctionsClient } from '@supabase/functions-js'
import { analyse, askClinic, requestOffer } from '../../src/backend/calls'
import { timeLimit } from '../../src/backend/failure'
import { formDefaults } from '../../src/features/analysis/questions'

/** The real functions client of supabase-js; the rest of it needs a browser. */
const mockFetch = jest.fn<Promise<Response>, [string, RequestInit]>()
jest.mock('@supabase/supabase-js', () => ({
  createClient: jest.fn((url: string, key: string) => ({
    functions: new FunctionsClient(`${url}/functions/v1`, {
      headers: { Authorization: `Bearer ${key}`, apikey: key },
      customFetch: mockFetch as never,
    }),
  })),
}))

const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init })
const question = { question: 'How much are lip fillers?', context: 'Lip filler: £300.' }
const offerForm = {
  name: 'Ann',
  email: 'ann@example.com',
  age: null,
  sex: '' as const,
  location: 'Leeds',
  concerns: ['lines' as const],
  marketing: false,
  trap: '',
}
const offer = { title: 'T', description: 'D', value: 'V', requiresVisit: false, location: 'London' }

beforeEach(() => mockFetch.mockReset())

describe('section 7, the calls', () => {
  const sent = () => {
    const [url, { method, headers, body }] = mockFetch.mock.calls[0]!
    return {
      url,
      method,
      headers: headers as Record<string, string>,
      body: JSON.parse(body as string) as unknown,
    }
  }
  test('ai-chat: a POST with question and context, read as response', async () => {
    mockFetch.mockResolvedValue(json({ response: 'From £300.' }))
    expect(await askClinic(question)).toEqual({ ok: true, data: { response: 'From £300.' } })
    expect(sent()).toMatchObject({
      url: 'http://localhost:54321/functions/v1/ai-chat',
      method: 'POST',
      body: question,
    })
    expect(sent().headers).toMatchObject({
      Authorization: 'Bearer local-anon-key',
      'Content-Type': 'application/json',
    })
  })
  test('aesthetic-analysis: the full wizard form, flat, read as analysis', async () => {
    mockFetch.mockResolvedValue(json({ analysis: 'Your skin.' }))
    expect(await analyse(formDefaults)).toEqual({ ok: true, data: { analysis: 'Your skin.' } })
    expect(sent()).toMatchObject({
      url: 'http://localhost:54321/functions/v1/aesthetic-analysis',
      body: formDefaults,
    })
  })
  test('raffle-offer: the form with its key in a header, read as success and offer', async () => {
    mockFetch.mockResolvedValue(json({ success: true, offer }))
    expect(await requestOffer(offerForm, 'key-1')).toEqual({ ok: true, data: offer })
    expect(sent()).toMatchObject({
      url: 'http://localhost:54321/functions/v1/raffle-offer',
      body: offerForm,
    })
    expect(sent().headers['idempotency-key']).toBe('key-1')
  })
  test('raffle-offer: {} is neither an offer nor a failure', async () => {
    mockFetch.mockResolvedValue(json({}))
    expect(await requestOffer(offerForm, 'k')).toEqual({ ok: true, data: null })
  })
  test('raffle-offer: success false, an error beside success, and success without an offer are failures', async () => {
    for (const [body, kind] of [
      [{ success: false }, 'declined'],
      [{ success: true, offer, error: 'no' }, 'declined'],
      [{ success: true }, 'malformed'],
    ] as const) {
      mockFetch.mockResolvedValue(json(body))
      expect(await requestOffer(offerForm, 'k')).toMatchObject({ ok: false, failure: { kind } })
    }
  })
})

describe('a limit that others have used up', () => {
  const puzzle = {
    challenge: `1800000000000.${'a'.repeat(32)}.${'b'.repeat(64)}`,
    iterations: 1,
    bits: 2,
    count: 3,
  }
  const limited = (work: unknown) =>
    json({ error: 'Too many requests.', code: 'too-many-requests', work }, { status: 429 })
  test('is passed with the work that is asked for, once', async () => {
    mockFetch
      .mockResolvedValueOnce(limited(puzzle))
      .mockResolvedValueOnce(json({ success: true, offer }))
    expect(await requestOffer(offerForm, 'key-1')).toEqual({ ok: true, data: offer })
    expect(mockFetch).toHaveBeenCalledTimes(2)
    const [first, second] = mockFetch.mock.calls.map(
      ([, init]) => init.headers as Record<string, string>,
    )
    expect(first!['x-work']).toBeUndefined()
    expect(second!['x-work']).toMatch(new RegExp(`^${puzzle.challenge}(\\.\\d+){3}$`))
    expect(second!['idempotency-key']).toBe('key-1')
  })
  test.each([
    ['is refused still', puzzle, 2],
    ['names no work', undefined, 1],
    ['asks for more than a browser should do', { ...puzzle, iterations: 1e9 }, 1],
    ['asks for nonsense', 'work harder', 1],
  ])('is a failure like any other when it %s', async (_what, work, calls) => {
    mockFetch.mockImplementation(() => Promise.resolve(limited(work)))
    expect(await askClinic(question)).toMatchObject({
      ok: false,
      failure: { kind: 'http', status: 429 },
    })
    expect(mockFetch).toHaveBeenCalledTimes(calls)
  })
})

describe('section 8, every way a call can fail', () => {
  const body = (parts: (string | Error)[]) =>
    new ReadableStream({
      pull(control) {
        const next = parts.shift()
        if (next === undefined) control.close()
        else if (next instanceof Error) control.error(next)
        else control.enqueue(new TextEncoder().encode(next))
      },
    })
  test.each([
    ['connection refused', () => Promise.reject(new TypeError('fetch failed')), 'network'],
    [
      'connection reset in the body',
      () =>
        Promise.resolve(
          new Response(body(['{"respo', new TypeError('terminated')]), {
            headers: { 'Content-Type': 'application/json' },
          }),
        ),
      'network',
    ],
    [
      'relay error',
      () => Promise.resolve(new Response('', { headers: { 'x-relay-error': 'true' } })),
      'relay',
    ],
    ['status 400', () => Promise.resolve(json({ error: 'bad' }, { status: 400 })), 'http'],
    ['status 404', () => Promise.resolve(new Response('nope', { status: 404 })), 'http'],
    ['status 429', () => Promise.resolve(json({ error: 'slow' }, { status: 429 })), 'http'],
    ['status 500', () => Promise.resolve(new Response('<h1>Oops</h1>', { status: 500 })), 'http'],
    ['status 503', () => Promise.resolve(new Response('', { status: 503 })), 'http'],
    [
      'HTML with status 200',
      () =>
        Promise.resolve(
          new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
        ),
      'malformed',
    ],
    [
      'broken JSON',
      () =>
        Promise.resolve(
          new Response('{"response":', { headers: { 'Content-Type': 'application/json' } }),
        ),
      'malformed',
    ],
    [
      'an empty body',
      () => Promise.resolve(new Response('', { headers: { 'Content-Type': 'application/json' } })),
      'malformed',
    ],
    ['null', () => Promise.resolve(json(null)), 'malformed'],
    ['a missing field', () => Promise.resolve(json({ reply: 'Hello' })), 'malformed'],
    ['a field of another type', () => Promise.resolve(json({ response: 42 })), 'malformed'],
    ['a blank answer', () => Promise.resolve(json({ response: '  \n ' })), 'malformed'],
    [
      'an error in the reply',
      () => Promise.resolve(json({ error: 'model overloaded' })),
      'declined',
    ],
    [
      'an error beside an answer',
      () => Promise.resolve(json({ response: 'Hi', error: 'partly' })),
      'declined',
    ],
  ] as [string, () => Promise<Response>, string][])('%s', async (_, answer, kind) => {
    mockFetch.mockImplementation(answer)
    expect(await askClinic(question)).toMatchObject({ ok: false, failure: { kind } })
  })

  describe('the time limit of 20 s', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const hang = (init: RequestInit) =>
      new Promise<never>((_, reject) =>
        init.signal!.addEventListener('abort', () =>
          reject(new DOMException('aborted', 'AbortError')),
        ),
      )
    test.each([
      ['before the answer', (_: string, init: RequestInit) => hang(init)],
      [
        'during its body',
        () =>
          Promise.resolve(
            new Response(
              new ReadableStream({ start: (c) => c.enqueue(new TextEncoder().encode('{"resp')) }),
              {
                headers: { 'Content-Type': 'application/json' },
              },
            ),
          ),
      ],
    ] as [string, (url: string, init: RequestInit) => Promise<Response>][])(
      '%s',
      async (_, answer) => {
        mockFetch.mockImplementation(answer)
        const result = askClinic(question)
        await jest.advanceTimersByTimeAsync(timeLimit - 1)
        expect(await Promise.race([result, Promise.resolve('pending')])).toBe('pending')
        await jest.advanceTimersByTimeAsync(1)
        expect(await result).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
        expect(timeLimit).toBe(20_000)
      },
    )
  })
  test('a call given up by its caller is abandoned and aborted', async () => {
    let signal: AbortSignal | undefined
    mockFetch.mockImplementation((_, init) => {
      signal = init.signal!
      return new Promise(() => undefined)
    })
    const control = new AbortController()
    const result = askClinic(question, control.signal)
    await new Promise((resolve) => setTimeout(resolve, 5))
    control.abort()
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'abandoned' } })
    expect(signal?.aborted).toBe(true)
  })
})

test('a refusal that names its fields gives them on', async () => {
  const refused = { success: false, error: 'Required.', code: 'invalid', fields: ['email'] }
  mockFetch.mockResolvedValue(json(refused, { status: 400 }))
  expect(await requestOffer(offerForm, 'k')).toMatchObject({
    ok: false,
    failure: { kind: 'http', status: 400, fields: ['email'] },
  })
})
