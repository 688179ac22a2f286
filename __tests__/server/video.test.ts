import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { videoProblem } from '../../server/video/video'
import { box, classicMovie, element, handler } from './helpers/video'

/**
 * Whether a file is a video, by its container. recorded.* were recorded by Chromium: without
 * lengths, and in fragments.
 */
const dir = mkdtempSync(join(tmpdir(), 'video-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const recorded = (ending: string) => readFileSync(join(__dirname, `fixtures/recorded.${ending}`))
const judge = (bytes: Buffer, type: string) => {
  const path = join(dir, 'file')
  writeFileSync(path, bytes)
  return videoProblem(path, type)
}
const fileType = box('ftyp', Buffer.from('isom\0\0\0\0isom'))
const data = box('mdat', Buffer.alloc(1000, 7))
const movie = (kind: string) => box('moov', box('trak', box('mdia', handler(kind))))
const tracks = (type: number) =>
  element(0x1654ae6b, element(0xae, element(0x83, Buffer.from([type]))))
const webmHeader = (kind: string) => element(0x1a45dfa3, element(0x4282, Buffer.from(kind)))
const cluster = element(0x1f43b675, Buffer.alloc(50))

it.each([
  ['MP4', classicMovie(5000), 'video/mp4'],
  ['MP4 in fragments, as recorded', recorded('mp4'), 'video/mp4'],
  [
    'QuickTime without a type box',
    Buffer.concat([box('wide', Buffer.alloc(0)), data, movie('vide')]),
    'video/quicktime',
  ],
  [
    'MP4 whose last box has no length',
    Buffer.concat([fileType, movie('vide'), Buffer.from('\0\0\0\0mdat'), Buffer.alloc(99)]),
    'video/mp4',
  ],
  [
    'MP4 with a long length',
    Buffer.concat([
      fileType,
      movie('vide'),
      Buffer.from('\0\0\0\x01mdat'),
      Buffer.from([0, 0, 0, 0, 0, 0, 0, 26]),
      Buffer.alloc(10),
    ]),
    'video/mp4',
  ],
  [
    'WebM',
    Buffer.concat([webmHeader('webm'), element(0x18538067, Buffer.concat([tracks(1), cluster]))]),
    'video/webm',
  ],
  ['WebM without lengths, as recorded', recorded('webm'), 'video/webm'],
])('takes %s', async (_what, bytes, type) => expect(await judge(bytes, type)).toBeNull())

it.each([
  [
    'first letters and nothing else',
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(5000, 7)]),
    'video/mp4',
    /cut off/,
  ],
  [
    'a type box before a page',
    Buffer.concat([fileType, Buffer.from('<html><script>alert(1)</script></html>')]),
    'video/mp4',
    /cut off/,
  ],
  ['sound only', Buffer.concat([fileType, movie('soun'), data]), 'video/mp4', /no video track/],
  [
    'a movie box without a track',
    Buffer.concat([fileType, box('moov', Buffer.alloc(0)), data]),
    'video/mp4',
    /no video track/,
  ],
  [
    'a track without pictures',
    Buffer.concat([fileType, movie('vide')]),
    'video/mp4',
    /no pictures/,
  ],
  ['a file that was cut off', classicMovie(5000).subarray(0, 3000), 'video/mp4', /cut off/],
  [
    'something behind the end',
    Buffer.concat([classicMovie(100), Buffer.from('PK\x03\x04 and so on, a whole archive')]),
    'video/mp4',
    /cut off/,
  ],
  ['nothing', Buffer.alloc(0), 'video/mp4', /not of the kind/],
  ['a PDF', Buffer.from('%PDF-1.7 something'), 'video/quicktime', /not of the kind/],
  ['WebM that is said to be MP4', recorded('webm'), 'video/mp4', /not of the kind/],
  [
    'four letters of WebM',
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4]),
    'video/webm',
    /cut off|damaged/,
  ],
  [
    'Matroska of another kind',
    Buffer.concat([webmHeader('other'), element(0x18538067, Buffer.concat([tracks(1), cluster]))]),
    'video/webm',
    /WebM/,
  ],
  [
    'WebM with sound only',
    Buffer.concat([webmHeader('webm'), element(0x18538067, Buffer.concat([tracks(2), cluster]))]),
    'video/webm',
    /no video track/,
  ],
  [
    'WebM without pictures',
    Buffer.concat([webmHeader('webm'), element(0x18538067, tracks(1))]),
    'video/webm',
    /no pictures/,
  ],
  [
    'a file of tiny parts',
    Buffer.concat([
      fileType,
      ...Array.from({ length: 100_001 }, () => box('free', Buffer.alloc(0))),
    ]),
    'video/mp4',
    /too many parts/,
  ],
])('refuses %s', async (_what, bytes, type, reason) =>
  expect(await judge(bytes, type)).toMatch(reason),
)
