import {
  accepted,
  fileProblem,
  readToken,
  takeTokenFromAddress,
  tokenProblem,
  videoType,
} from '../../../src/features/upload/checks'
import { fingerprint } from '../../../src/features/upload/fingerprint'
import { unfinished } from '../../../src/features/upload/unfinished'
import type { Unfinished } from '../../../src/features/upload/uploadState'
import { words } from '../../../src/features/upload/words'
import { videoTypes } from '@clinic/contract/contract'
import { record, token, video } from './helpers/uploads'

describe('a file, before anything is sent', () => {
  test('its type is the one the system gives, or that of its ending where the system does not know it', () => {
    const type = (name: string, given: string) => videoType({ name, type: given })
    expect(type('a.mp4', 'video/mp4')).toBe('video/mp4')
    expect(type('A.MOV', '')).toBe('video/quicktime')
    expect(type('b.webm', 'application/octet-stream')).toBe('video/webm')
    expect(type('b', 'Video/WebM')).toBe('video/webm')
    for (const [name, given] of [
      ['a.avi', 'video/x-msvideo'],
      ['a.mp4', 'image/png'],
      ['mp4', ''],
      ['a.', ''],
      ['a.constructor', ''],
    ] as const)
      expect([name, type(name, given)]).toEqual([name, name === 'mp4' ? 'video/mp4' : null])
  })
  test('every type of the contract can be chosen', () => {
    for (const type of videoTypes) expect(accepted).toContain(type)
    expect(accepted).toContain('.mp4,.mov,.webm')
  })
  test('what is wrong is named with its mend', () => {
    expect(fileProblem(undefined, null)).toBe('Choose the video first.')
    expect(fileProblem(video({ name: 'a.avi', type: 'video/x-msvideo' }), null)).toBe(
      'a.avi is not an MP4, MOV or WebM video. Save or export the video in one of these formats and choose it again.',
    )
    expect(fileProblem(video({ size: 0 }), null)).toBe(
      'clip.mp4 is empty. Choose the finished video file.',
    )
    expect(fileProblem(video({ size: 3000 }), 2048)).toBe(
      'clip.mp4 is 2.9 KB, and the most that can be sent is 2 KB. Shorten the video, or export it at a lower resolution.',
    )
    expect(fileProblem(video({ size: 2048 }), 2048)).toBeNull()
    expect(fileProblem(video({ size: 3000 }), null)).toBeNull()
  })
})

describe('the token', () => {
  test('is read from itself, in any case and with space around it, and from the whole link', () => {
    expect(readToken(token)).toBe(token)
    expect(readToken(`  ${token.toUpperCase()}\n`)).toBe(token)
    expect(readToken(`https://clinic.example/admin/video-upload/#token=${token}`)).toBe(token)
    for (const after of ['.', '>', '&utm_source=mail', '%20', '%3E', '?mc_cid=1', ')']) {
      for (const before of [
        '#token=',
        '#token%3D',
        '#a=1&token=',
        '#token=%20',
        '#token=<',
        '/%23token=',
      ])
        // prettier-ignore
        expect(readToken(`https://clinic.example/admin/${before}${token}${after}`)).toBe(token)
    }
    expect([readToken(`<${token}>`), readToken(`${token}.`)]).toEqual([token, token])
    for (const wrong of ['', token.slice(1), `${token}0`, 'g'.repeat(64), `${token} ${token}`])
      expect(readToken(wrong)).toBeNull()
  })
  test('is asked for, and a wrong one explained; beside an unfinished upload the file may be the mistake', () => {
    expect(tokenProblem(token, [])).toBeNull()
    expect(tokenProblem('', [])).toEqual({ token: words.tokenMissing })
    expect(tokenProblem('abc', [])).toEqual({ token: words.tokenWrong })
    expect(tokenProblem('', [record()])).toEqual({
      file: 'This is not the file that was begun. Choose clip.mp4 to continue, or paste a new token to send this one.',
    })
    expect(tokenProblem(token, [record()])).toBeNull()
  })
  test('leaves the address bar, and nothing else does', () => {
    window.history.replaceState({ kept: true }, '', `/admin/video-upload/?a=1#token=${token}`)
    expect(takeTokenFromAddress()).toBe(token)
    expect(window.location.href).toBe('http://localhost/admin/video-upload/?a=1')
    expect(window.history.state).toEqual({ kept: true })
    window.history.replaceState(null, '', `/#a=1&token%3D${token}&utm_source=mail`)
    expect([takeTokenFromAddress(), window.location.hash]).toEqual([token, ''])
    window.history.replaceState(null, '', `/?token=${token}#top`)
    expect([takeTokenFromAddress(), window.location.href]).toEqual([token, 'http://localhost/#top'])
    window.history.replaceState(null, '', '/#token=abc')
    expect([takeTokenFromAddress(), window.location.hash]).toEqual(['abc', ''])
    window.history.replaceState(null, '', '/#add-a-video')
    expect(takeTokenFromAddress()).toBeNull()
    expect(window.location.hash).toBe('#add-a-video')
  })
})

describe('the same file', () => {
  test('is known by its content, whatever its name and date', async () => {
    const one = await fingerprint(video({ name: 'a.mp4', content: 'same' }))
    expect(await fingerprint(video({ name: 'IMG_1.mp4', content: 'same' }))).toBe(one)
    expect(await fingerprint(video({ content: 'sama' }))).not.toBe(one)
    expect(await fingerprint(video({ content: 'same ' }))).not.toBe(one)
  })
  test('start, end and size count in a large file', async () => {
    const large = (first: number, last: number, size = 700_000) => {
      const bytes = new Uint8Array(size)
      bytes[0] = first
      bytes[size - 1] = last
      return fingerprint(new File([bytes], 'x.mp4'))
    }
    const prints = await Promise.all([large(1, 1), large(2, 1), large(1, 2), large(1, 1, 700_001)])
    expect(new Set(prints).size).toBe(4)
    expect(await large(1, 1)).toBe(prints[0])
  })
})

describe('what the browser keeps', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => jest.restoreAllMocks())
  test('an upload, until it is removed; a newer entry takes the place of the older', () => {
    expect(unfinished.save(record())).toBe(true)
    unfinished.save(record({ fingerprint: 'other' }))
    unfinished.save(record({ url: 'http://tus/1' }))
    expect(unfinished.list()).toEqual([
      record({ fingerprint: 'other' }),
      record({ url: 'http://tus/1' }),
    ])
    expect(unfinished.find('print')?.url).toBe('http://tus/1')
    unfinished.remove('print')
    unfinished.remove('other')
    expect(localStorage).toHaveLength(0)
  })
  test('nothing older than a month', () => {
    unfinished.save(record({ begun: Date.now() - 31 * 24 * 3_600_000 }))
    expect(unfinished.list()).toEqual([])
  })
  test.each(['nonsense', '{}', 'null', '[null, 1, {"name": "a"}]'])(
    '%s in its place is nothing',
    (text) => {
      localStorage.setItem('video-uploads', text)
      expect(unfinished.list()).toEqual([])
      expect(unfinished.save(record())).toBe(true)
      expect(unfinished.list()).toEqual([record()])
    },
  )
  test('a browser that forbids storage is no failure, but is told of', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(unfinished.list()).toEqual([])
    expect(unfinished.save(record())).toBe(false)
    expect(() => unfinished.remove('print')).not.toThrow()
    expect(unfinished.find('print') satisfies Unfinished | null).toBeNull()
  })
})
