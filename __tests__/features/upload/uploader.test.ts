import type { askAddress } from '../../../src/features/upload/calls'
import { unfinished } from '../../../src/features/upload/unfinished'
import { Uploader, type UploadJob } from '../../../src/features/upload/uploader'
import { uploadStart, type UploadState } from '../../../src/features/upload/uploadState'
import { words } from '../../../src/features/upload/words'
import { granted, record, renewal, token, video } from './helpers/uploads'

// Jest resolves packages as Node does; the page gets the browser's half.
jest.mock('tus-js-client', () =>
  jest.requireActual<object>('../../../node_modules/tus-js-client/lib.es5/browser/index.js'),
)

type Answer = Awaited<ReturnType<typeof askAddress>>
const asked: unknown[] = []
let mockAnswers: Answer[] = []
jest.mock('../../../src/features/upload/calls', () => ({
  askAddress: async (request: unknown) => {
    asked.push(request)
    return mockAnswers.length > 1 ? mockAnswers.shift() : mockAnswers[0]
  },
}))
const yes = (change = {}): Answer => ({
  ok: true,
  data: granted({
    endpoint: 'http://tus.example/files/',
    metadata: { objectName: 'a b.mp4' },
    ...change,
  }),
})
const no = (code: string, text: string, status = 403): Answer => ({
  ok: false,
  failure: { kind: 'http', detail: code, status, code, text },
})

/**
 * An XMLHttpRequest that speaks with a tus server kept in memory: the real tus-js-client runs
 * against it.
 */
type Call = { method: string; url: string; headers: Record<string, string>; body: Blob | null }
type Reply = { status: number; headers?: Record<string, string> } | 'lost' | 'hang'
const calls: Call[] = []
let answer: (call: Call) => Reply

class FakeXhr {
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {}
  onload?: () => void
  onerror?: (error: unknown) => void
  private call: Call = { method: '', url: '', headers: {}, body: null }
  private reply: Record<string, string> = {}
  private aborted = false
  open(method: string, url: string) {
    this.call = { method, url, headers: {}, body: null }
  }
  setRequestHeader(name: string, value: string) {
    this.call.headers[name.toLowerCase()] = value
  }
  getResponseHeader(name: string) {
    return this.reply[name.toLowerCase()] ?? null
  }
  abort() {
    this.aborted = true
  }
  send(body: Blob | null) {
    this.call.body = body
    calls.push(this.call)
    const reply = answer(this.call)
    if (reply === 'hang') return
    setTimeout(() => {
      if (this.aborted) return
      if (reply === 'lost') return this.onerror?.(new Error('lost'))
      if (body) this.upload.onprogress?.({ lengthComputable: true, loaded: body.size })
      this.status = reply.status
      this.reply = reply.headers ?? {}
      this.onload?.()
    })
  }
}

/** A server with room for one upload, which it has so many bytes of. */
function server(
  change: Partial<Record<'POST' | 'HEAD' | 'PATCH' | 'DELETE', (call: Call) => Reply>> = {},
  offset = 0,
  size = 1000,
) {
  const own: Record<string, (call: Call) => Reply> = {
    POST: () => ({ status: 201, headers: { location: '/files/1' } }),
    HEAD: () => ({
      status: 200,
      headers: { 'upload-offset': String(offset), 'upload-length': String(size) },
    }),
    PATCH: ({ body }) => ({
      status: 204,
      headers: { 'upload-offset': String((offset += body!.size)) },
    }),
    DELETE: () => ({ status: 204 }),
    ...change,
  }
  answer = (call) => own[call.method]!(call)
}

const realXhr = globalThis.XMLHttpRequest
let state: UploadState
const phases: string[] = []
const uploader = () =>
  new Uploader((change) => {
    state = { ...state, ...change }
    if (phases.at(-1) !== state.phase) phases.push(state.phase)
  })
beforeEach(() => {
  calls.length = asked.length = phases.length = 0
  state = uploadStart
  mockAnswers = [yes()]
  localStorage.clear()
  globalThis.XMLHttpRequest = FakeXhr as never
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  globalThis.XMLHttpRequest = realXhr
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const earlier = () => {
  const found = record({ url: 'http://tus.example/files/1', begun: Date.now() })
  unfinished.save(found)
  return found
}
const job = (change: Partial<UploadJob> = {}): UploadJob => ({
  file: video(),
  type: 'video/mp4',
  fingerprint: 'print',
  token,
  earlier: null,
  ...change,
})
const pass = (ms = 100) => jest.advanceTimersByTimeAsync(ms)
async function run(change: Partial<UploadJob> = {}) {
  const own = uploader()
  own.start(job(change))
  await pass()
  return own
}
const methods = () => calls.map(({ method }) => method)

test('creates the upload with signature and metadata, sends it, and forgets it when it has arrived', async () => {
  server({ PATCH: () => 'hang' })
  const own = await run()
  expect(asked).toEqual([{ token, size: 1000, type: 'video/mp4' }])
  expect(methods()).toEqual(['POST', 'PATCH'])
  expect(calls[0]).toMatchObject({
    url: 'http://tus.example/files/',
    headers: {
      'x-signature': 'signed',
      'upload-length': '1000',
      'upload-metadata': `objectName ${btoa('a b.mp4')}`,
    },
  })
  expect(unfinished.list()).toMatchObject([
    { fingerprint: 'print', renewal, url: 'http://tus.example/files/1' },
  ])
  server()
  own.resume()
  await pass()
  expect(state).toMatchObject({
    phase: 'done',
    sent: 1000,
    reference: '2026-11-21/clip.mp4',
    unfinished: [],
  })
  expect(localStorage).toHaveLength(0)
})

test('sends pieces of the size that Supabase asks for', async () => {
  const pieceSize = 6 * 1024 * 1024
  server()
  await run({ file: new File([new Uint8Array(pieceSize + 5)], 'x.mp4') })
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body!.size)).toEqual([
    pieceSize,
    5,
  ])
})

describe('an upload that was begun earlier', () => {
  test('is signed again by its renewal, and goes on from what the server has', async () => {
    server({}, 400)
    await run({ earlier: earlier(), token: null })
    expect(asked).toEqual([{ renewal, size: 1000, type: 'video/mp4' }])
    expect(methods()).toEqual(['HEAD', 'PATCH'])
    expect(calls[1]!.body!.size).toBe(600)
    expect(state).toMatchObject({ phase: 'done', continuing: true })
  })
  test.each([404, 410])('that the server no longer has (%i) starts anew', async (status) => {
    server({ HEAD: () => ({ status }) })
    await run({ earlier: earlier() })
    expect(methods()).toEqual(['HEAD', 'POST', 'PATCH'])
    expect(state.phase).toBe('done')
  })
  test.each([401, 403])(
    'never starts from nothing when the server refuses to say how far it is (%i)',
    async (status) => {
      server({ HEAD: () => ({ status }) })
      await run({ earlier: earlier() })
      expect(methods()).toEqual(['HEAD'])
      expect(state).toMatchObject({
        phase: 'failed',
        failure: words.rejected(status),
        canContinue: false,
        unfinished: [],
      })
    },
  )
  test('that can no longer be continued starts anew with a token, and is told of without one', async () => {
    server()
    mockAnswers = [no('token', 'No longer.'), yes()]
    await run({ earlier: earlier() })
    expect(asked).toMatchObject([{ renewal }, { token }])
    expect(state.phase).toBe('done')
    mockAnswers = [no('token', 'No longer.')]
    await run({ earlier: earlier(), token: null })
    expect(state).toMatchObject({ phase: 'form', problems: { form: 'No longer.' }, unfinished: [] })
  })
})

test.each([
  [no('token-used', 'Used.'), { token: 'Used.' }],
  [no('too-large', 'Large.', 413), { file: 'Large.' }],
  [no('busy', 'Busy.', 429), { form: 'Busy.' }],
  [{ ok: false, failure: { kind: 'network', detail: '' } }, { form: words.network }],
  [{ ok: false, failure: { kind: 'timeout', detail: '' } }, { form: words.timeout }],
  [{ ok: false, failure: { kind: 'malformed', detail: '' } }, { form: words.unclear }],
] as [Answer, object][])(
  'what the server will not sign is told where it can be mended (%#)',
  async (refusal, problems) => {
    mockAnswers = [refusal]
    await run()
    expect(state).toMatchObject({ phase: 'form', problems })
    expect(calls).toEqual([])
  },
)

describe('on the way', () => {
  test.each([
    ['a broken server', { status: 502 }],
    ['a lost connection', 'lost'],
    ['somebody else’s answer', { status: 200 }],
  ] as [string, Reply][])('%s is tried again, from what has arrived', async (_, reply) => {
    server({ PATCH: () => reply }, 300)
    await run({ earlier: earlier() })
    expect(state.phase).toBe('waiting')
    server({}, 300)
    await pass(1200)
    expect(methods()).toEqual(['HEAD', 'PATCH', 'HEAD', 'PATCH'])
    expect(phases).toEqual(['asking', 'sending', 'waiting', 'sending', 'done'])
  })
  test('without an answer for some minutes it stops, and may be continued', async () => {
    jest.spyOn(Blob.prototype, 'arrayBuffer').mockResolvedValue(new ArrayBuffer(1))
    server({ PATCH: () => 'lost' })
    const own = await run()
    await pass(5 * 60_000)
    expect(state).toMatchObject({ phase: 'failed', failure: words.gaveUp, canContinue: true })
    expect(unfinished.list()).toHaveLength(1)
    server()
    own.resume()
    await pass()
    expect(state.phase).toBe('done')
  })
  test('a connection without any progress is given up and made anew', async () => {
    server({ PATCH: () => 'hang' })
    await run()
    server()
    await pass(91_000)
    expect(methods()).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH'])
    expect(state.phase).toBe('done')
  })
  test('a refusal is final', async () => {
    server({ PATCH: () => ({ status: 403 }) })
    await run()
    expect(state).toMatchObject({
      phase: 'failed',
      failure: words.rejected(403),
      canContinue: false,
      unfinished: [],
    })
    await pass(60_000)
    expect(methods()).toEqual(['POST', 'PATCH'])
  })
  test('a file that is gone is told apart from a connection that is gone', async () => {
    server({ PATCH: () => 'lost' })
    const file = video()
    await run({ file })
    jest
      .spyOn(Blob.prototype, 'arrayBuffer')
      .mockRejectedValue(new DOMException('', 'NotReadableError'))
    await pass(5 * 60_000)
    expect(state).toMatchObject({ phase: 'failed', failure: words.fileChanged })
  })
  test('a signature is renewed before it runs out', async () => {
    server({ PATCH: () => 'hang' })
    const own = await run()
    own.pause()
    await pass(95 * 60_000)
    mockAnswers = [yes({ headers: { 'x-signature': 'signed again' } })]
    server()
    own.resume()
    await pass()
    expect(asked.at(-1)).toEqual({ renewal, size: 1000, type: 'video/mp4' })
    expect(calls.at(-1)!.headers['x-signature']).toContain('signed again')
    expect(state.phase).toBe('done')
  })
  test('a signature that is refused ends it with the server’s words', async () => {
    server({ PATCH: () => 'hang' })
    const own = await run()
    own.pause()
    await pass(95 * 60_000)
    mockAnswers = [no('token', 'No longer.')]
    own.resume()
    await pass()
    expect(state).toMatchObject({ phase: 'failed', failure: 'No longer.', canContinue: false })
  })
  test('paused or left it sends nothing more', async () => {
    server({ PATCH: () => 'hang' })
    const own = await run()
    own.pause()
    await pass(200_000)
    expect([state.phase, methods()]).toEqual(['paused', ['POST', 'PATCH']])
    own.resume()
    await pass()
    own.leave()
    await pass(200_000)
    expect(unfinished.list()).toHaveLength(1)
    expect(methods()).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH'])
  })
  test('cancelled it is deleted at the server, and forgotten', async () => {
    server({ PATCH: () => 'hang' })
    const own = await run()
    own.cancel()
    await pass()
    expect(calls.at(-1)).toMatchObject({
      method: 'DELETE',
      url: 'http://tus.example/files/1',
      headers: { 'x-signature': 'signed' },
    })
    expect(state).toMatchObject({ phase: 'form', notice: words.cancelled, unfinished: [] })
  })
  test('a deletion that fails after cancelling troubles nobody', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined)
    server({ PATCH: () => 'hang', DELETE: () => 'lost' })
    const own = await run()
    own.cancel()
    await pass(5 * 60_000)
    expect(state).toMatchObject({ phase: 'form', notice: words.cancelled })
    expect(methods()).toEqual(['POST', 'PATCH', 'DELETE'])
  })
  test('paused at once after it was resumed it stays paused', async () => {
    server({ PATCH: () => 'hang' })
    const own = await run()
    own.pause()
    own.resume()
    own.pause()
    await pass()
    expect([state.phase, methods()]).toEqual(['paused', ['POST', 'PATCH']])
  })
})
