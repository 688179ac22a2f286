import { chatBytes } from '@clinic/contract/contract'
import { createHandler } from '../../supabase/functions/ai-chat/handler'
import { createHandler as offers } from '../../supabase/functions/raffle-offer/handler'
import { network, memoryLimit } from '../../supabase/functions/_shared/endpoint'
import { bodyDeadlineMs, originAllowed } from '../../supabase/functions/_shared/http'
import { caller, configWith, fakeBackend, post, siteKnowledge } from './helpers/fakes'

const handler = (backend = fakeBackend()) => createHandler(backend, siteKnowledge())
const question = { question: 'How much is Profhilo?', context: '' }
/** Asks the assistant's function, with headers or a body of its own. */
const ask = (
  asked: unknown,
  how?: Parameters<typeof post>[2],
  backend?: Parameters<typeof handler>[0],
) => handler(backend)(post('ai-chat', asked, how), caller)
const body = async (response: Response) => (await response.json()) as Record<string, unknown>

describe('the guards every function has', () => {
  it('answers a preflight with the headers supabase-js sends, for the site only', async () => {
    const response = await handler()(
      new Request('http://f.test/x', {
        method: 'OPTIONS',
        headers: { origin: 'https://www.example.com' },
      }),
      caller,
    )
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('https://www.example.com')
    for (const name of [
      'authorization',
      'apikey',
      'content-type',
      'x-client-info',
      'idempotency-key',
    ])
      expect(response.headers.get('access-control-allow-headers')).toContain(name)
  })

  it('counts the bytes of a stream, whatever length is stated', async () => {
    const piece = new TextEncoder().encode('x'.repeat(4096))
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += piece.length
        controller.enqueue(piece)
      },
    })
    const response = await ask(null, { raw: endless })
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(chatBytes + 64 * 1024)
  })

  it('waits for a body so long and no longer, however steadily it trickles in', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] })
    try {
      let sent = 0
      const trickle = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          await new Promise((resolve) => setTimeout(resolve, 1000))
          controller.enqueue(new Uint8Array([32]))
          sent++
        },
      })
      const answered = ask(null, { raw: trickle })
      await jest.advanceTimersByTimeAsync(bodyDeadlineMs + 10)
      const response = await answered
      expect(response.status).toBe(408)
      expect(await body(response)).toMatchObject({ code: 'too-slow' })
      expect(sent).toBeLessThanOrEqual(bodyDeadlineMs / 1000)
    } finally {
      jest.useRealTimers()
    }
  })

  it.each<Record<string, string>>([{}, { 'content-length': '400' }])(
    'blames a body that breaks off on its sender, with %j',
    async (headers) => {
      const backend = fakeBackend()
      const torn = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.error(new Error('connection reset')),
      })
      const response = await ask(null, { raw: torn, headers }, backend)
      expect(response.status).toBe(400)
      expect(await body(response)).toMatchObject({ code: 'broken-off' })
      expect(backend.logged[0]).toMatchObject({ status: 400, code: 'broken-off' })
    },
  )

  it('names the empty question as the dialog does', async () => {
    const response = await ask({ question: '   ', context: '' })
    expect(response.status).toBe(400)
    expect(await body(response)).toMatchObject({ error: 'Please enter a search query' })
  })

  it('says how long to wait when the rate limit is used up', async () => {
    const response = await handler(
      fakeBackend({ database: { takeSlot: () => Promise.resolve(1500) } }),
    )(post('ai-chat', question), caller)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('2')
  })

  it('sends nobody away for longer than a minute', async () => {
    const response = await handler(
      fakeBackend({ database: { takeSlot: () => Promise.resolve(2 ** 31 - 1) } }),
    )(post('ai-chat', question), caller)
    expect(response.headers.get('retry-after')).toBe('60')
  })

  it.each(['57014', '55P03', '53100', '53300'])(
    'asks for patience when the database is overloaded (%s)',
    async (code) => {
      const backend = fakeBackend({
        database: {
          recordEnquiry: () => Promise.reject(Object.assign(new Error('secret'), { code })),
        },
      })
      const lead = {
        name: 'Ann',
        email: 'a@b.example',
        age: null,
        sex: '',
        location: 'Leeds',
        concerns: ['acne'],
      }
      const response = await offers(backend, siteKnowledge().facts)(
        post('raffle-offer', lead),
        caller,
      )
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('2')
      expect(await response.text()).not.toContain('secret')
    },
  )

  it('limits from memory when the database cannot be asked, and still answers', async () => {
    const backend = fakeBackend({
      config: configWith({ CHAT_LIMIT: '60/3' }),
      database: {
        takeSlot: () =>
          Promise.reject(Object.assign(new Error('secret host'), { code: 'ECONNREFUSED' })),
      },
    })
    const chat = handler(backend)
    const statuses = []
    for (let i = 0; i < 4; i++)
      statuses.push((await chat(post('ai-chat', question), caller)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(JSON.stringify(backend.logged)).not.toContain('secret host')
  })

  it('hides what went wrong inside, and gives an id to ask about', async () => {
    const backend = fakeBackend()
    const broken = createHandler(backend, { ...siteKnowledge(), names: null as never })
    const response = await broken(post('ai-chat', question), caller)
    expect(response.status).toBe(500)
    const reply = await body(response)
    expect(reply).toMatchObject({
      error: 'Something went wrong. Please try again later.',
      code: 'internal',
    })
    expect(reply.requestId).toBe(response.headers.get('x-request-id'))
  })

  it('logs no word of the visitor, no address and no key', async () => {
    const backend = fakeBackend()
    await ask(
      {
        question: 'I am Jane Roe, jane@example.com, am I pregnant?',
        context: 'secret context',
      },
      undefined,
      backend,
    )
    expect(backend.logged).toHaveLength(1)
    const line = JSON.stringify(backend.logged)
    for (const word of [
      'Jane',
      'example.com',
      'pregnant',
      'secret',
      '203.0.113.7',
      'local-anon-key',
    ])
      expect(line).not.toContain(word)
    expect(backend.logged[0]).toMatchObject({ event: 'request', function: 'ai-chat', status: 200 })
  })

  it('believes a forwarded address only where it is told to', async () => {
    const keys: string[] = []
    const database = {
      takeSlot: ({ key }: { key: string }) => Promise.resolve((keys.push(key), 0)),
    }
    const forwarded = (address: string) =>
      post('ai-chat', question, { headers: { 'x-forwarded-for': address } })
    const direct = handler(fakeBackend({ database }))
    await direct(forwarded('1.1.1.1'), caller)
    await direct(forwarded('2.2.2.2'), caller)
    expect(keys[1]).toBe(keys[0])
    const proxied = handler(
      fakeBackend({ config: configWith({ ADDRESS_HEADER: 'x-forwarded-for' }), database }),
    )
    await proxied(forwarded('1.1.1.1'), caller)
    await proxied(forwarded('2.2.2.2'), caller)
    expect(keys[3]).not.toBe(keys[2])
    // The proxy adds the address it sees at the end; what stands before it, the caller may have
    // written.
    await proxied(forwarded('9.9.9.9, 2.2.2.2'), caller)
    expect(keys[4]).toBe(keys[3])
  })

  it('lets no other header stand for the one that is missing, and says once that it is', async () => {
    const keys: string[] = []
    const backend = fakeBackend({
      config: configWith({ ADDRESS_HEADER: 'cf-connecting-ip' }),
      database: { takeSlot: ({ key }) => Promise.resolve((keys.push(key), 0)) },
    })
    const chat = handler(backend)
    for (const address of ['1.1.1.1', '2.2.2.2'])
      await chat(post('ai-chat', question, { headers: { 'x-forwarded-for': address } }), caller)
    expect(keys[1]).toBe(keys[0])
    const said = backend.logged.filter(({ event }) => event === 'address')
    expect(said).toEqual([{ event: 'address', code: 'header-missing' }])
  })

  it('answers its health without a key', async () => {
    const response = await handler()(new Request('http://f.test/functions/v1/ai-chat'), caller)
    expect(response.status).toBe(200)
    expect(await body(response)).toMatchObject({
      status: 'ok',
      function: 'ai-chat',
      database: 'ok',
    })
    const sick = await handler(
      fakeBackend({ database: { health: () => Promise.reject(new Error('down')) } }),
    )(new Request('http://f.test/x'), caller)
    expect(sick.status).toBe(503)
  })
})

describe('small parts of the guards', () => {
  it('allows exact origins, and any port where the list says so', () => {
    const list = ['https://www.example.com', 'http://localhost:*']
    expect(originAllowed('https://www.example.com', list)).toBe(true)
    expect(originAllowed('http://localhost:9000', list)).toBe(true)
    expect(originAllowed('http://localhost', list)).toBe(true)
    for (const origin of [
      'https://www.example.com.evil.example',
      'http://localhost.evil.example',
      'http://localhost:80@evil.example',
      'null',
      'https://localhost:9000',
    ])
      expect(originAllowed(origin, list)).toBe(false)
  })

  it('counts IPv6 callers by their network', () => {
    expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:db8:1:2:ffff::1'))
    expect(network('2001:db8:1:2::1')).not.toBe(network('2001:db8:1:3::1'))
    for (const same of [
      '::ffff:192.0.2.1',
      '::FFFF:192.0.2.1',
      '::ffff:c000:201',
      '0:0:0:0:0:ffff:c000:0201',
    ])
      expect(network(same)).toBe('192.0.2.1')
    expect(network('fe80::1:2%eth0')).toBe(network('fe80::1:2'))
    expect(network('2001:DB8:1:2::1')).toBe(network('2001:db8:0001:0002::9'))
  })

  it('sustains its rate after a burst', () => {
    let now = 0
    const take = memoryLimit(() => now)
    const slot = { key: 'a', limit: { perMinute: 60, burst: 5 } }
    const at = (ms: number) => ((now = ms), take(slot))
    expect([0, 0, 0, 0, 0].map(at)).toEqual([0, 0, 0, 0, 0])
    expect(at(0)).toBe(1000)
    for (let second = 1; second < 50; second++) expect(at(second * 1000)).toBe(0)
  })

  it('locks nobody out when the clock is set back', () => {
    let now = 1e9
    const take = memoryLimit(() => now)
    const slot = { key: 'a', limit: { perMinute: 60, burst: 5 } }
    take(slot)
    now = 0
    expect(take(slot)).toBe(1000)
    now = 1000
    expect(take(slot)).toBe(0)
  })
})
