import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { join } from 'node:path'
import { folder, removeAll, soon } from './helpers/start'
import { base64, newPath, sign, startUploads, type Uploads } from './helpers/uploads'
import { classicMovie } from './helpers/video'

/**
 * Uploads on a disk that is full or shared, and what a second start, odd headers and time do to
 * them.
 */
const home = folder('upload-room-')
const dir = join(home, 'uploads')
const incoming = join(dir, 'incoming')
const full = join(home, 'full')
const mp4 = classicMovie(100_000)
const quota = 250_000
const abandoned = `2026-01-01_${randomUUID()}.mp4`
let uploads: Uploads

beforeAll(async () => {
  // What somebody began eight days ago and never finished.
  mkdirSync(incoming, { recursive: true })
  writeFileSync(join(incoming, abandoned), 'part')
  const creation = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString()
  writeFileSync(
    join(incoming, `${abandoned}.json`),
    JSON.stringify({ id: abandoned, size: 1000, offset: 0, metadata: {}, creation_date: creation }),
  )
  uploads = await startUploads(dir, quota)
}, 20_000)
afterEach(() => rmSync(full, { force: true }))
afterAll(async () => {
  await uploads.stop()
  removeAll()
})

const create = (path: string, size = mp4.length, more: object = {}) =>
  uploads.begin(path, size, sign(path, size), more)
const address = (path: string) => `${uploads.url}/${path.replace('/', '_')}`
const patch = (path: string, offset: number, body: Buffer, size = mp4.length) =>
  uploads.patch(address(path), offset, body, sign(path, size))

it('gives up what was begun a week ago', async () =>
  expect(await soon(() => readdirSync(incoming).every((name) => !name.startsWith(abandoned)))).toBe(
    true,
  ))

it('keeps what has come when the same upload is begun a second time', async () => {
  const path = newPath()
  await create(path)
  await patch(path, 0, mp4.subarray(0, 60_000))
  const again = await create(path)
  expect([again.status, again.headers.get('location')]).toEqual([
    201,
    `/uploads/resumable/${path.replace('/', '_')}`,
  ])
  expect(await uploads.offset(address(path), sign(path, mp4.length))).toBe('60000')
  expect(
    (await create(path, mp4.length, { 'content-type': 'application/offset+octet-stream' })).status,
  ).toBe(400)
  expect((await patch(path, 60_000, mp4.subarray(60_000))).status).toBe(204)
  expect(readFileSync(join(dir, path)).equals(mp4)).toBe(true)
})

it('takes nothing while the disk is full, says so in a sentence of its own, and goes on when there is room', async () => {
  const path = newPath()
  await create(path)
  await patch(path, 0, mp4.subarray(0, 30_000))
  writeFileSync(full, '')
  for (const refused of [await patch(path, 30_000, mp4.subarray(30_000)), await create(newPath())])
    expect([refused.status, await refused.text()]).toEqual([
      507,
      'There is no room for videos at the moment. Please try again later\n',
    ])
  rmSync(full)
  expect((await patch(path, 30_000, mp4.subarray(30_000))).status).toBe(204)
})

it('takes no more than its quota, unfinished uploads counted as if they were whole', async () => {
  // Two videos of 100 kB are there by now.
  expect((await create(newPath())).status).toBe(507)
  expect((await create(newPath(), 20_000)).status).toBe(201)
  expect((await create(newPath(), 45_000)).status).toBe(507)
})

it('tells nothing of the machine when something fails', async () => {
  const path = newPath()
  await create(path, 10_000)
  const file = join(incoming, path.replace('/', '_'))
  rmSync(file)
  mkdirSync(file)
  const answer = await patch(path, 0, Buffer.alloc(10_000), 10_000)
  expect(await answer.text()).not.toMatch(/E[A-Z]{4,}|\/tmp|incoming|node/)
  expect(existsSync(file)).toBe(true)
})

it.each([
  ['a Host that is none', { host: '[' }],
  ['no description', { 'upload-metadata': undefined }],
  ['a description that is none', { 'upload-metadata': '%%%' }],
  ['a signature in other letters', { 'x-signature': `${Date.now() + 60_000}.${'é'.repeat(64)}` }],
  ['a size that is none', { 'upload-length': 'many' }],
])('refuses a start with %s as a fault of the request', async (_what, headers) => {
  const path = newPath()
  const all = {
    'tus-resumable': '1.0.0',
    'upload-length': '5',
    'content-length': '0',
    'upload-metadata': `objectName ${base64(path)},contentType ${base64('video/mp4')}`,
    ...headers,
  }
  const status = await new Promise((resolve, reject) => {
    const request = rawRequest(uploads.url, { method: 'POST' }, (response) =>
      resolve(response.resume().statusCode),
    )
    for (const [name, value] of Object.entries(all))
      if (value !== undefined) request.setHeader(name, Buffer.from(value).toString('latin1'))
    request.on('error', reject).end()
  })
  expect([400, 403]).toContain(status)
})
