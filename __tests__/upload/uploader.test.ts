import type { UploadReply, UploadRequest } from '../../supabase/functions/_shared/contract'
import type { Answer } from '../../src/upload/calls'
import { unfinished } from '../../src/upload/unfinished'
import type { SendEvents, Target } from '../../src/upload/upload'
import { createUploader, delays, freshFor, mostAttempts, stallLimit, type UploadJob } from '../../src/upload/uploader'
import type { UploadAction } from '../../src/upload/uploadState'
import { words } from '../../src/upload/words'
import { granted, record, renewal, token, video } from './helpers/uploads'

/** An uploader whose server, tus and connection are the test's. */
function harness() {
  const answers: Answer<UploadReply>[] = []
  const asked: UploadRequest[] = []
  const sends: { target: Target; events: SendEvents; stopped: boolean }[] = []
  const told: UploadAction[] = []
  const net = { online: true }
  const discarded: [string, Record<string, string>][] = []
  const uploader = createUploader({
    ask: async (request, signal) => {
      asked.push(request)
      await Promise.resolve()
      if (signal?.aborted) return { ok: false, failure: { kind: 'abandoned', detail: '' } }
      return answers.shift() ?? { ok: true, data: granted() }
    },
    send: (_file, target, events) => {
      const own = { target, events, stopped: false }
      sends.push(own)
      return { stop: () => void (own.stopped = true) }
    },
    discard: async (...what) => void discarded.push(what),
    unfinished,
    tell: (action) => told.push(action),
    online: () => net.online,
  })
  const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
  const start = async (job: Partial<UploadJob> = {}) => {
    uploader.start({ file: video(), type: 'video/mp4', fingerprint: 'print', token, earlier: null, ...job })
    await settle()
  }
  const last = () => sends.at(-1)!
  /** The last news, apart from the list of unfinished uploads. */
  const news = () => told.findLast(({ type }) => type !== 'unfinished')
  const types = () => told.map(({ type }) => type).filter((type) => type !== 'unfinished')
  return { uploader, answers, asked, sends, told, net, discarded, settle, start, last, news, types }
}

const refusedWith = (status: number, code?: string, text?: string): Answer<never> => ({ ok: false, failure: { kind: 'http', detail: '', status, code, text } })
const lost: Answer<never> = { ok: false, failure: { kind: 'network', detail: '' } }

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(Blob.prototype, 'arrayBuffer').mockResolvedValue(new ArrayBuffer(1))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a plain upload', () => {
  test('asks with the token, sends where it is told, and remembers itself until it is done', async () => {
    const { start, asked, last, told, news, types } = harness()
    await start()
    expect(asked).toEqual([{ token, size: 1000, type: 'video/mp4' }])
    const { endpoint, headers, metadata } = granted()
    expect(last().target).toEqual({ endpoint, headers, metadata, url: null })
    expect(told[0]).toEqual({ type: 'begin', file: { name: 'clip.mp4', size: 1000 }, kept: true, continuing: false })
    expect(unfinished.list()).toEqual([record({ url: null, begun: Date.now() })])
    last().events.at('http://tus/1')
    expect(unfinished.list()).toEqual([record({ url: 'http://tus/1', begun: Date.now() })])
    last().events.progress(500)
    expect(news()).toEqual({ type: 'progress', sent: 500 })
    last().events.done()
    expect(news()).toEqual({ type: 'done', reference: '2026-11-21/clip.mp4' })
    expect(unfinished.list()).toEqual([])
    expect(told.at(-1)?.type).toBe('done')
    expect(types()).toEqual(['begin', 'progress', 'done'])
  })
  test('says so when the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { start, told } = harness()
    await start()
    expect(told[0]).toMatchObject({ type: 'begin', kept: false })
  })
})

describe('what the server may say to a token', () => {
  test.each([
    [403, 'token', 'This link is not valid.', 'token'],
    [403, 'token-used', 'This link has been used already.', 'token'],
    [403, 'token-expired', 'This link has expired.', 'token'],
    [413, 'too-large', 'The video is larger than 5 MB.', 'file'],
    [415, 'type', 'Only MP4, MOV and WebM videos can be uploaded.', 'file'],
    [429, 'too-many-requests', 'Too many requests.', 'form'],
    [500, 'internal', 'Something went wrong.', 'form'],
  ])('%i %s is shown in its words, at its field', async (status, code, text, field) => {
    const { start, answers, news, sends } = harness()
    answers.push(refusedWith(status, code, text))
    await start()
    expect(news()).toEqual({ type: 'refuse', problems: { [field]: text } })
    expect(sends).toHaveLength(0)
    expect(unfinished.list()).toEqual([])
  })
  test.each([
    ['no connection', lost, words.network],
    ['no answer in time', { ok: false, failure: { kind: 'timeout', detail: '' } }, words.timeout],
    ['an answer of somebody else', { ok: false, failure: { kind: 'malformed', detail: '' } }, words.unclear],
    ['a bare 502', refusedWith(502), words.unclear],
  ] as [string, Answer<never>, string][])('%s is told in ours, and nothing is tried behind the visitor’s back', async (_, answer, text) => {
    const { start, answers, news, asked, settle } = harness()
    answers.push(answer)
    await start()
    expect(news()).toEqual({ type: 'refuse', problems: { form: text } })
    await settle(120_000)
    expect(asked).toHaveLength(1)
  })
  test('uploads off', async () => {
    const { start, answers, told } = harness()
    answers.push(refusedWith(503, 'uploads-off', 'Uploads are switched off.'))
    await start()
    expect(told).toEqual([
      { type: 'refuse', problems: {} },
      { type: 'service', service: { uploads: 'off', maxBytes: null } },
    ])
  })
})

describe('going on after a reload', () => {
  const earlier = record()
  test('the renewal asks, the earlier address goes on, the token stays unused', async () => {
    unfinished.save(earlier)
    const { start, asked, last, told } = harness()
    await start({ earlier })
    expect(asked).toEqual([{ renewal, size: 1000, type: 'video/mp4' }])
    expect(last().target.url).toBe('http://tus/earlier')
    expect(told[0]).toMatchObject({ type: 'begin', continuing: true })
    last().events.at('http://tus/anew')
    expect(unfinished.list()).toEqual([{ ...earlier, url: 'http://tus/anew' }])
  })
  test('without a connection it waits like any other', async () => {
    const { start, answers, types, settle, sends } = harness()
    answers.push(lost, refusedWith(503, 'unavailable', 'Later.'))
    await start({ earlier, token: null })
    expect(types()).toEqual(['begin', 'wait'])
    await settle(delays[0])
    expect(types()).toEqual(['begin', 'wait', 'wait'])
    await settle(delays[1])
    expect(sends).toHaveLength(1)
  })
  test('a busy server is left alone as long as it asks for', async () => {
    const { start, answers, settle, asked } = harness()
    answers.push({ ok: false, failure: { kind: 'http', detail: '', status: 429, code: 'too-many-requests', text: 'Wait.', waitMs: 5000 } })
    await start({ earlier })
    await settle(4999)
    expect(asked).toHaveLength(1)
    await settle(1)
    expect(asked).toHaveLength(2)
  })
  test('another file of the same look is refused in the server’s words, and the upload stays continuable', async () => {
    unfinished.save(earlier)
    const { start, answers, news } = harness()
    answers.push(refusedWith(403, 'other-file', 'This is not the file that the upload was begun with.'))
    await start({ earlier })
    expect(news()).toEqual({ type: 'refuse', problems: { file: 'This is not the file that the upload was begun with.' } })
    expect(unfinished.list()).toEqual([earlier])
  })
  test('a renewal that has run out is forgotten; without a token the server’s words are shown', async () => {
    unfinished.save(earlier)
    const { start, answers, news } = harness()
    answers.push(refusedWith(403, 'token', 'This upload can no longer be continued. Please ask for a new link.'))
    await start({ earlier, token: null })
    expect(news()).toEqual({ type: 'refuse', problems: { form: 'This upload can no longer be continued. Please ask for a new link.' } })
    expect(unfinished.list()).toEqual([])
  })
  test('a renewal that has run out gives way to a new token', async () => {
    unfinished.save(earlier)
    const { start, answers, asked, last, told } = harness()
    answers.push(refusedWith(403, 'token', 'No.'))
    await start({ earlier })
    expect(asked[1]).toEqual({ token, size: 1000, type: 'video/mp4' })
    expect(last().target.url).toBeNull()
    expect(told.find(({ type }) => type === 'begin')).toMatchObject({ continuing: false })
  })
})

describe('a lost connection', () => {
  test('is tried again with growing waits, from the same address, until it is back', async () => {
    const { start, sends, last, settle, news } = harness()
    await start()
    last().events.at('http://tus/1')
    for (const [i, delay] of delays.entries()) {
      last().events.failed({ kind: 'network' }, '')
      await settle()
      expect(news()).toEqual({ type: 'wait', offline: false })
      await settle(delay - 1)
      expect(sends).toHaveLength(i + 1)
      await settle(1)
      expect(sends).toHaveLength(i + 2)
      expect(last().target.url).toBe('http://tus/1')
    }
    last().events.accepted(600)
    last().events.progress(600)
    last().events.failed({ kind: 'network' }, '')
    await settle(delays[0])
    expect(sends).toHaveLength(delays.length + 2)
  })
  test.each([500, 502, 503, 408, 409, 423, 429])('status %i is tried again', async (status) => {
    const { start, last, settle, sends } = harness()
    await start()
    last().events.failed({ kind: 'http', status }, '')
    await settle(delays[0])
    expect(sends).toHaveLength(2)
  })
  test('code that did not load is tried again', async () => {
    const { start, last, settle, sends } = harness()
    await start()
    last().events.failed({ kind: 'unavailable' }, '')
    await settle(delays[0])
    expect(sends).toHaveLength(2)
  })
  test('after many vain attempts it stops, says that nothing is lost, and goes on when asked', async () => {
    const { start, last, settle, news, uploader, sends } = harness()
    await start()
    for (let i = 0; i <= mostAttempts; i++) {
      last().events.failed({ kind: 'network' }, '')
      await settle(delays.at(-1))
    }
    expect(news()).toEqual({ type: 'fail', text: words.gaveUp, canContinue: true })
    expect(unfinished.list()).toHaveLength(1)
    const before = sends.length
    await settle(600_000)
    expect(sends).toHaveLength(before)
    uploader.resume()
    await settle()
    expect(sends).toHaveLength(before + 1)
    expect(news()).toEqual({ type: 'resume' })
  })
  test('offline it waits without trying, however long, and goes on at once when the browser is online', async () => {
    const { start, last, net, uploader, settle, news, sends } = harness()
    await start()
    net.online = false
    uploader.sleep()
    expect(last().stopped).toBe(true)
    expect(news()).toEqual({ type: 'wait', offline: true })
    await settle(3_600_000)
    expect(sends).toHaveLength(1)
    net.online = true
    uploader.wake()
    await settle()
    expect(sends).toHaveLength(2)
  })
  test('going offline during a wait is told; during a pause it changes nothing', async () => {
    const { start, last, net, uploader, settle, news, sends } = harness()
    await start()
    last().events.failed({ kind: 'network' }, '')
    await settle()
    net.online = false
    uploader.sleep()
    expect(news()).toEqual({ type: 'wait', offline: true })
    await settle(600_000)
    expect(sends).toHaveLength(1)
    uploader.pause()
    uploader.sleep()
    expect(news()).toEqual({ type: 'pause' })
  })
  test('the browser coming online cuts a wait short; it wakes nothing that was paused', async () => {
    const { start, last, uploader, settle, sends } = harness()
    await start()
    last().events.failed({ kind: 'network' }, '')
    await settle()
    uploader.wake()
    await settle()
    expect(sends).toHaveLength(2)
    uploader.pause()
    uploader.wake()
    await settle(60_000)
    expect(sends).toHaveLength(2)
  })
  test('a connection that stands still is taken for dead', async () => {
    const { start, last, settle, sends } = harness()
    await start()
    await settle(stallLimit - 1)
    last().events.progress(10)
    await settle(stallLimit - 1)
    expect(last().stopped).toBe(false)
    await settle(1)
    expect(sends[0]!.stopped).toBe(true)
    await settle(delays[0])
    expect(sends).toHaveLength(2)
  })
  test('a file that was moved or changed meanwhile is told apart from a lost connection', async () => {
    const { start, last, settle, news } = harness()
    const file = video()
    const gone = video()
    gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    file.slice = () => gone
    await start({ file })
    last().events.failed({ kind: 'network' }, '')
    await settle()
    expect(news()).toEqual({ type: 'fail', text: words.fileChanged, canContinue: false })
    expect(unfinished.list()).toHaveLength(1)
  })
})

describe('a signature', () => {
  test('that has run out is renewed without a word, and the upload goes on at its address', async () => {
    const { start, last, settle, asked, sends, types } = harness()
    await start()
    last().events.at('http://tus/1')
    await settle(freshFor / 2)
    last().events.progress(1)
    await settle(freshFor / 2)
    last().events.failed({ kind: 'http', status: 403 }, '')
    await settle()
    expect(asked[1]).toEqual({ renewal, size: 1000, type: 'video/mp4' })
    expect(sends[1]!.target.url).toBe('http://tus/1')
    expect(types()).toEqual(['begin', 'progress'])
  })
  test('that is refused at once is the end of it', async () => {
    const { start, last, settle, asked, news } = harness()
    await start()
    last().events.failed({ kind: 'http', status: 413 }, '')
    await settle()
    expect(news()).toEqual({ type: 'fail', text: words.rejected(413), canContinue: false })
    expect(asked).toHaveLength(1)
    expect(unfinished.list()).toEqual([])
  })
  test('that can no longer be renewed ends with the server’s words', async () => {
    const { start, last, settle, answers, news } = harness()
    await start()
    last().events.progress(1)
    jest.setSystemTime(Date.now() + freshFor)
    answers.push(refusedWith(403, 'token', 'This upload can no longer be continued.'))
    last().events.failed({ kind: 'http', status: 401 }, '')
    await settle()
    expect(news()).toEqual({ type: 'fail', text: 'This upload can no longer be continued.', canContinue: false })
  })
})

describe('pause, cancel, leave', () => {
  test('a pause stops the sending and keeps the address', async () => {
    const { start, last, uploader, settle, sends, types, asked } = harness()
    await start()
    last().events.at('http://tus/1')
    uploader.pause()
    expect(sends[0]!.stopped).toBe(true)
    await settle(600_000)
    expect(sends).toHaveLength(1)
    uploader.resume()
    await settle()
    expect(sends[1]!.target.url).toBe('http://tus/1')
    expect(asked).toHaveLength(1)
    expect(types()).toEqual(['begin', 'pause', 'resume'])
    uploader.resume()
    await settle()
    expect(sends).toHaveLength(2)
  })
  test('cancel throws away what was sent and what was kept', async () => {
    const { start, last, uploader, settle, discarded, news, sends } = harness()
    await start()
    last().events.at('http://tus/1')
    uploader.cancel()
    await settle(600_000)
    expect(sends[0]!.stopped).toBe(true)
    expect(discarded).toEqual([['http://tus/1', granted().headers]])
    expect(news()).toEqual({ type: 'cancelled' })
    expect(unfinished.list()).toEqual([])
    expect(sends).toHaveLength(1)
  })
  test('leaving the page stops everything and keeps what continues it', async () => {
    const { start, last, uploader, settle, sends, told } = harness()
    await start()
    last().events.failed({ kind: 'network' }, '')
    await settle()
    const before = told.length
    uploader.leave()
    await settle(600_000)
    expect(sends).toHaveLength(1)
    expect(told).toHaveLength(before)
    expect(unfinished.list()).toHaveLength(1)
  })
  test('an answer that comes after leaving changes nothing', async () => {
    const { uploader, settle, told, sends } = harness()
    uploader.start({ file: video(), type: 'video/mp4', fingerprint: 'print', token, earlier: null })
    uploader.leave()
    await settle(1000)
    expect(told).toEqual([])
    expect(sends).toHaveLength(0)
  })
})
