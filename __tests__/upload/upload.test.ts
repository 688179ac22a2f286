import { pieceSize, discard, send, type SendEvents, type Target } from '../../src/upload/upload'
import { video } from './helpers/uploads'

// Jest resolves packages as Node does; the page gets the browser's half.
jest.mock('tus-js-client', () => jest.requireActual<object>('../../node_modules/tus-js-client/lib.es5/browser/index.js'))

/** An XMLHttpRequest that speaks with a tus server kept in memory: the real tus-js-client runs against it. */
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
function server(change: Partial<Record<'POST' | 'HEAD' | 'PATCH' | 'DELETE', (call: Call) => Reply>> = {}, offset = 0, size = 1000) {
  const own: Record<string, (call: Call) => Reply> = {
    POST: () => ({ status: 201, headers: { location: '/files/1' } }),
    HEAD: () => ({ status: 200, headers: { 'upload-offset': String(offset), 'upload-length': String(size) } }),
    PATCH: ({ body }) => ({ status: 204, headers: { 'upload-offset': String((offset += body!.size)) } }),
    DELETE: () => ({ status: 204 }),
    ...change,
  }
  answer = (call) => own[call.method]!(call)
}

const target: Target = { endpoint: 'http://tus.example/files/', headers: { 'x-signature': 'signed' }, metadata: { objectName: 'a b.mp4' }, url: null }

const realXhr = globalThis.XMLHttpRequest
beforeEach(() => {
  calls.length = 0
  globalThis.XMLHttpRequest = FakeXhr as never
})
afterEach(() => void (globalThis.XMLHttpRequest = realXhr))

/** Sends until the end or a failure, and gives what was told. */
const run = (where: Partial<Target> = {}, file = video()) =>
  new Promise<unknown[][]>((resolve) => {
    const told: unknown[][] = []
    const tell =
      (name: string) =>
      (...args: unknown[]) =>
        void told.push([name, ...args])
    const events: SendEvents = {
      at: tell('at'),
      progress: tell('progress'),
      accepted: tell('accepted'),
      done: () => {
        told.push(['done'])
        resolve(told)
      },
      failed: (failure) => {
        told.push(['failed', failure])
        resolve(told)
      },
    }
    send(file, { ...target, ...where }, events)
  })
const methods = () => calls.map(({ method }) => method)

test('creates the upload with signature and metadata, then sends it', async () => {
  server()
  const told = await run()
  expect(methods()).toEqual(['POST', 'PATCH'])
  expect(calls[0]).toMatchObject({
    url: 'http://tus.example/files/',
    headers: { 'x-signature': 'signed', 'upload-length': '1000', 'upload-metadata': `objectName ${btoa('a b.mp4')}` },
  })
  expect(calls[1]).toMatchObject({ url: 'http://tus.example/files/1', headers: { 'x-signature': 'signed', 'upload-offset': '0' } })
  expect(told[0]).toEqual(['at', 'http://tus.example/files/1'])
  expect(told.at(-1)).toEqual(['done'])
  expect(localStorage).toHaveLength(0)
})

test('sends pieces of the size that Supabase asks for', async () => {
  expect(pieceSize).toBe(6 * 1024 * 1024)
  server()
  await run({}, new File([new Uint8Array(pieceSize + 5)], 'x.mp4'))
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body!.size)).toEqual([pieceSize, 5])
})

test('an upload with an address goes on from what the server has', async () => {
  server({}, 400)
  const told = await run({ url: 'http://tus.example/files/1' })
  expect(methods()).toEqual(['HEAD', 'PATCH'])
  expect(calls[1]!.body!.size).toBe(600)
  expect(told).toContainEqual(['accepted', 400])
  expect(told.find(([name]) => name === 'progress')).toEqual(['progress', 400])
})

test('an upload that had arrived before is done', async () => {
  server({}, 1000)
  expect((await run({ url: 'http://tus.example/files/1' })).at(-1)).toEqual(['done'])
  expect(methods()).toEqual(['HEAD'])
})

test.each([404, 410])('an upload that the server no longer has (%i) starts anew', async (status) => {
  server({ HEAD: () => ({ status }) })
  expect((await run({ url: 'http://tus.example/files/old' })).at(-1)).toEqual(['done'])
  expect(methods()).toEqual(['HEAD', 'POST', 'PATCH'])
})

test.each([400, 401, 403, 423, 429])('a %i when asking how far it is never starts from nothing', async (status) => {
  server({ HEAD: () => ({ status }) })
  expect((await run({ url: 'http://tus.example/files/1' })).at(-1)).toEqual(['failed', { kind: 'http', status }])
  expect(methods()).toEqual(['HEAD'])
})

test.each([
  ['a refusal', { status: 403 }, { kind: 'http', status: 403 }],
  ['a broken server', { status: 502 }, { kind: 'http', status: 502 }],
  ['a lost connection', 'lost', { kind: 'network' }],
  ['somebody else’s answer', { status: 200 }, { kind: 'network' }],
] as [string, Reply, object][])('%s is reported once, and tried again by nobody here', async (_, reply, failure) => {
  server({ PATCH: () => reply })
  expect((await run()).at(-1)).toEqual(['failed', failure])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(methods()).toEqual(['POST', 'PATCH'])
})

test('stopped, at once or on the way, it says and sends nothing more', async () => {
  const told: string[] = []
  const events = {
    at: () => told.push('at'),
    progress: () => told.push('progress'),
    accepted: () => told.push('accepted'),
    done: () => told.push('done'),
    failed: () => told.push('failed'),
  } as unknown as SendEvents
  const rest = () => new Promise((resolve) => setTimeout(resolve, 20))
  server()
  send(video(), target, events).stop()
  await rest()
  expect(calls).toHaveLength(0)
  server({ PATCH: () => 'hang' })
  const sending = send(video(), target, events)
  await rest()
  expect(methods()).toEqual(['POST', 'PATCH'])
  told.length = 0
  sending.stop()
  await rest()
  expect(told).toEqual([])
  expect(methods()).toEqual(['POST', 'PATCH'])
})

test('discarding deletes the upload, with its signature', async () => {
  server()
  await discard('http://tus.example/files/1', { 'x-signature': 'signed' })
  expect(calls).toMatchObject([{ method: 'DELETE', url: 'http://tus.example/files/1', headers: { 'x-signature': 'signed' } }])
  server({ DELETE: () => ({ status: 403 }) })
  await expect(discard('http://tus.example/files/1', {})).rejects.toThrow(/response code: 403/)
})
