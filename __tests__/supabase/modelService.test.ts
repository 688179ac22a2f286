import { breaker } from '../../supabase/functions/_shared/model/breaker'
import { createHandler as analysisHandler } from '../../supabase/functions/aesthetic-analysis/handler'
import { createHandler as chatHandler } from '../../supabase/functions/ai-chat/handler'
import type { Handler } from '../../supabase/functions/_shared/endpoint'
import { caller, configWith, fakeBackend, form, post, siteKnowledge } from './helpers/fakes'
import {
  anthropic,
  dripping,
  endless,
  fakeModel,
  openai,
  type FakeModel,
} from './helpers/fakeModel'

/**
 * Chat and analysis with a model service on loopback: whatever it does, the visitor gets the
 * engine's answer or an honest wording of it.
 */
let model: FakeModel
beforeEach(async () => {
  model = await fakeModel()
})
afterEach(() => model.stop())

const question = 'what does masseter botox do'
const answers = { ...form, age: 45, frown: 2, pores: 2, cheeks: 1 }

type Settings = {
  timeoutMs?: number
  kind?: 'OPENAI' | 'ANTHROPIC' | null
  database?: Parameters<typeof fakeBackend>[0] & object
}
function world({ timeoutMs = 2000, kind = 'OPENAI', database = {} }: Settings = {}) {
  const settings: Record<string, string> =
    kind === null
      ? {}
      : {
          [`${kind}_API_KEY`]: 'k',
          [`${kind}_MODEL`]: 'm',
          [`${kind}_BASE_URL`]: model.url,
          [`${kind}_TIMEOUT_MS`]: String(timeoutMs),
        }
  const backend = fakeBackend({
    config: configWith(settings),
    fetch: globalThis.fetch,
    ...database,
  })
  // Made when first asked: the chat's engine takes a moment to read the site.
  let chat: Handler | undefined
  const analysis = analysisHandler(backend, siteKnowledge().facts)
  const text = async (response: Response) =>
    Object.values((await response.json()) as Record<string, string>).join()
  return {
    backend,
    chat: async (asked = question) =>
      text(
        await (chat ??= chatHandler(backend, siteKnowledge()))(
          post('ai-chat', { question: asked, context: '' }),
          caller,
        ),
      ),
    analysis: async () => text(await analysis(post('aesthetic-analysis', answers), caller)),
    codes: () =>
      backend.logged
        .filter(({ event }) => event === 'model')
        .map(({ code, error }) => code ?? error),
  }
}

/** The answers without a model. */
const engine = { chat: '', analysis: '' }
beforeAll(async () => {
  const withoutModel = world({ kind: null })
  engine.chat = await withoutModel.chat()
  engine.analysis = await withoutModel.analysis()
})

/** The sentences the model was given last. */
function given(): string[] {
  const body = JSON.parse(model.asked.at(-1)!.body) as {
    messages: { role: string; content: string }[]
  }
  return body.messages.at(-1)!.content.split('\n')
}

describe('a model that does as it is asked', () => {
  /** The sentences as they were given, the first with an opening that says nothing. */
  const opening = (first: string) =>
    `Please note that ${first.charAt(0).toLowerCase()}${first.slice(1)}`
  const reworded = ([first, ...others]: string[]) => [opening(first!), ...others].join('\n')

  it('words the chat’s answer and the analysis, and nothing of them that is the engine’s', async () => {
    const own = engine
    const w = world()
    for (const name of ['chat', 'analysis'] as const) {
      model.answer(openai(''))
      await w[name]()
      const [first] = given()
      model.answer(openai(reworded(given())))
      expect(await w[name]()).toBe(own[name].replace(first!, opening(first!)))
    }
    expect(w.codes()).toEqual(['no-text', 'worded', 'no-text', 'worded'])
  })

  it('is asked in the words of Anthropic’s messages API where that is set up', async () => {
    const own = engine.chat
    const w = world({ kind: 'ANTHROPIC' })
    model.answer(anthropic(''))
    await w.chat()
    const sentences = given()
    model.answer(anthropic(reworded(sentences)))
    expect(await w.chat()).toBe(own.replace(sentences[0]!, opening(sentences[0]!)))
    const [{ path, headers, body }] = model.asked as [(typeof model.asked)[0]]
    expect(path).toBe('/v1/messages')
    expect(headers).toMatchObject({ 'x-api-key': 'k', 'anthropic-version': '2023-06-01' })
    expect(JSON.parse(body)).toMatchObject({
      model: 'm',
      max_tokens: expect.any(Number),
      system: expect.any(String),
      messages: [{ role: 'user' }],
    })
    for (const reason of ['max_tokens', 'tool_use', 'refusal']) {
      model.answer(anthropic(reworded(sentences), reason))
      expect(await w.chat()).toBe(own)
    }
  })
})

describe('a model that misbehaves', () => {
  const text = 'Small injections weaken the bite.'
  const faults: [what: string, respond: Parameters<FakeModel['answer']>[0], code: string][] = [
    ['is down', (response) => void response.writeHead(500).end('no'), 'status-500'],
    ['wants a better key', (response) => void response.writeHead(401).end('{}'), 'status-401'],
    ['hangs up', (response) => void response.destroy(), 'unreachable'],
    [
      'hangs up half-way',
      (response) => (response.write('{"choices":['), void setTimeout(() => response.destroy(), 50)),
      'broken-off',
    ],
    [
      'leads elsewhere',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      'unreachable',
    ],
    ['sends a page', (response) => void response.end('<html>'), 'not-json'],
    [
      'sends half of a JSON',
      (response) => void response.end('{"choices":[{"message":{"content":"Small'),
      'not-json',
    ],
    ['sends null', (response) => void response.end('null'), 'not-json'],
    ['sends a list', (response) => void response.end('[]'), 'no-text'],
    ['sends nothing', (response) => void response.end(), 'not-json'],
    ['says nothing', openai(''), 'no-text'],
    ['says a number', openai(7), 'no-text'],
    [
      'calls a tool',
      openai(null, { message: { content: text, tool_calls: [{ function: { name: 'book' } }] } }),
      'no-text',
    ],
    ['was cut off', openai(text, { finish_reason: 'length' }), 'no-text'],
    ['drips for ever', dripping, 'timeout'],
    ['never answers', () => undefined, 'timeout'],
  ]

  it.each(faults)('%s: the visitor gets the engine’s own words', async (_what, respond, code) => {
    model.answer(respond)
    const w = world({ timeoutMs: 300 })
    const began = Date.now()
    expect(await w.analysis()).toBe(engine.analysis)
    expect(w.codes()).toEqual([code])
    expect(Date.now() - began).toBeLessThan(5000)
  })

  it('sends 300 MB: a few hundred kilobytes are read, and memory does not grow', async () => {
    model.answer(endless(300 * 1024 * 1024))
    const own = engine
    const w = world({ timeoutMs: 10_000 })
    await w.chat()
    const before = process.memoryUsage().rss
    expect(await w.chat()).toBe(own.chat)
    expect(w.codes().at(-1)).toBe('too-large')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(model.sent).toBeLessThan(16 * 1024 * 1024)
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * 1024 * 1024)
  })

  const hostile: [what: string, sentence: string, poison: RegExp][] = [
    ['a price', 'A light peel costs £90.', /£90/],
    ['a price in words', 'A light peel costs ninety pounds.', /ninety/],
    ['the consultation’s price, wrong', 'The injectable consultation costs £500.', /£500/],
    ['another treatment', 'Lip fillers would suit you (/lip-fillers/).', /lip-fillers/],
    ['a diagnosis', 'Your answers show rosacea.', /rosacea/],
    ['an order about a medicine', 'Stop your blood thinners for a week.', /for a week/],
    ['a dose', 'Take 400 mg of ibuprofen before you come.', /ibuprofen/],
    ['no need of a doctor', 'It is a diagnosis, and a doctor need not see you.', /need not/],
    ['a guarantee', 'You will look ten years younger, guaranteed.', /younger/],
    [
      'a rating that was not given',
      'Visible pores (3 of 3): Pores stand out to you.',
      /3 of 3\): Pores/,
    ],
    ['a judgement', 'You look old and tired.', /tired/],
    ['urgency', 'Book today, before it is too late!', /too late/],
    ['another site', 'See https://evil.example/offer.', /evil/],
    ['markup', '<img src=x onerror=alert(1)>', /onerror/],
    ['another line', 'Clinic line: 020 7946 0999.', /0999/],
    ['its orders', 'In each sentence keep every noun, verb, adjective and number.', /noun/],
    ['another language', 'Ihre Poren sind groß.', /Poren sind/],
    ['help called off', 'Do not call 999 for a sudden change of sight.', /Do not call/],
  ]
  it.each(hostile)('the analysis never says %s', async (_what, sentence, poison) => {
    const own = engine.analysis
    const w = world()
    await w.analysis()
    const honest = given()
    for (const reply of [
      sentence,
      [sentence, ...honest].join('\n'),
      [...honest.slice(0, 3), sentence].join(' '),
    ]) {
      model.answer(openai(reply))
      const shown = await w.analysis()
      expect(shown).not.toMatch(poison)
      expect(shown).toBe(own)
    }
  })
})

it('is sent no word that a visitor wrote, and nothing of it is logged', async () => {
  const w = world()
  model.answer(openai('Nothing that any source has. Nothing at all that any source has.'))
  await w.chat(
    'I am Zebedee Quillfeather, zebedee@quill.example, 07700 900123. what does masseter botox do',
  )
  expect(model.asked).toHaveLength(1)
  expect(model.asked[0]!.body).not.toMatch(/zebedee|quill|07700|900123/i)
  expect(JSON.stringify(w.backend.logged)).not.toMatch(/zebedee|quill|900123|source|masseter/i)
  expect(w.codes()).toEqual(['unused'])
})

it('is asked no more than a day’s budget allows, and not at all without a database to count in', async () => {
  const own = engine.chat
  let left = 2
  const counted = world({
    database: {
      database: {
        takeBudget: (name, aDay) =>
          Promise.resolve(name === 'model' && aDay === 1000 && left-- > 0),
      },
    },
  })
  for (let i = 0; i < 4; i++) expect(await counted.chat()).toBe(own)
  expect(model.asked).toHaveLength(2)
  expect(counted.codes().slice(2)).toEqual(['budget-spent', 'budget-spent'])
  const broken = world({
    database: { database: { takeBudget: () => Promise.reject(new Error('down')) } },
  })
  expect(await broken.chat()).toBe(own)
  expect(model.asked).toHaveLength(2)
})

it('is left alone for a minute after five failures in a row', async () => {
  const w = world()
  model.answer((response) => void response.writeHead(503).end())
  for (let i = 0; i < 8; i++) await w.chat()
  expect(model.asked).toHaveLength(5)
  expect(w.codes()).toEqual([
    ...Array.from({ length: 5 }, () => 'status-503'),
    ...Array.from({ length: 3 }, () => 'breaker-open'),
  ])
})

describe('the breaker', () => {
  const failure = new Error('failed')
  const make = () => {
    let time = 0
    const circuit = breaker({
      failures: 3,
      restMs: 1000,
      now: () => time,
      counts: (error) => error === failure,
    })
    const fail = () =>
      circuit.run(() => Promise.reject(failure)).catch((error: Error) => error.name)
    const succeed = () =>
      circuit.run(() => Promise.resolve('done')).catch((error: Error) => error.name)
    return { circuit, fail, succeed, wait: (ms: number) => (time += ms) }
  }

  it('opens after so many failures in a row, and not for others’ faults', async () => {
    const { circuit, fail, succeed } = make()
    for (const call of [fail, fail, succeed, fail, fail]) await call()
    for (let i = 0; i < 5; i++)
      await circuit.run(() => Promise.reject(new Error('the database'))).catch(() => undefined)
    expect(circuit.state()).toBe('closed')
    await fail()
    expect(circuit.state()).toBe('open')
    expect(await succeed()).toBe('BreakerOpen')
  })

  it('lets one call through when it has rested, which closes it or opens it again', async () => {
    const { circuit, fail, succeed, wait } = make()
    for (let i = 0; i < 3; i++) await fail()
    wait(1000)
    expect(circuit.state()).toBe('half-open')
    let end: (value: string) => void = () => undefined
    const trial = circuit.run(() => new Promise<string>((resolve) => (end = resolve)))
    expect(await succeed()).toBe('BreakerOpen')
    end('well')
    await trial
    expect(circuit.state()).toBe('closed')
    for (let i = 0; i < 3; i++) await fail()
    wait(1000)
    expect(await fail()).toBe('Error')
    expect(circuit.state()).toBe('open')
    wait(999)
    expect(await succeed()).toBe('BreakerOpen')
  })
})
