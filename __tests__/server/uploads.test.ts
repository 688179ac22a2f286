import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHandler as uploadUrls } from '../../supabase/functions/video-upload-url/handler'
import { caller, configWith, fakeBackend, post } from '../supabase/helpers/fakes'
import { newPath, sign, startUploads, uploadSecret, type Uploads } from './helpers/uploads'
import { classicMovie } from './helpers/video'

const home = mkdtempSync(join(tmpdir(), 'uploads-'))
const dir = join(home, 'uploads')
const mp4 = classicMovie(200_000)
const uploadPath = '/uploads/resumable'
let uploads: Uploads
beforeAll(async () => {
  uploads = await startUploads(dir)
}, 20_000)
afterAll(async () => {
  await uploads.stop()
  rmSync(home, { recursive: true, force: true })
})

const address = (response: Response) => new URL(response.headers.get('location')!, uploads.url).href

describe('local uploads', () => {
  it('takes a video in pieces, tells how far it came, and goes on from there', async () => {
    const path = newPath()
    const signature = sign(path, mp4.length)
    const created = await uploads.begin(path, mp4.length, signature)
    expect(created.status).toBe(201)
    const url = address(created)
    expect((await uploads.patch(url, 0, mp4.subarray(0, 90_000), signature)).status).toBe(204)
    expect(await uploads.offset(url, signature)).toBe('90000')
    expect((await uploads.patch(url, 90_000, mp4.subarray(90_000), signature)).status).toBe(204)
    expect(readFileSync(join(dir, path)).equals(mp4)).toBe(true)
    expect(readdirSync(join(dir, 'incoming'))).toEqual([])
  })

  it('refuses whatever is not signed for exactly this', async () => {
    const path = newPath()
    for (const signature of [
      '',
      'nonsense',
      // As many letters as a signature has, and twice as many bytes.
      `${Date.now() + 60_000}.${'é'.repeat(64)}`,
      sign(path, mp4.length, Date.now() - 1),
      sign(path, mp4.length + 1),
      sign(newPath(), mp4.length),
      sign(path, mp4.length, Date.now() + 60_000, 'other'),
    ])
      expect((await uploads.begin(path, mp4.length, signature)).status).toBe(403)
    for (const odd of [
      '../../etc/passwd',
      '2026-11-21/../x.mp4',
      'x.mp4',
      `../${path}`,
      `${path}/x`,
    ])
      expect((await uploads.begin(odd, 10, sign(odd, 10))).status).toBe(400)
    const signature = sign(path, mp4.length)
    const url = address(await uploads.begin(path, mp4.length, signature))
    expect((await uploads.patch(url, 0, mp4, 'nonsense')).status).toBe(403)
    expect((await uploads.patch(url, 0, mp4, sign(path, mp4.length, Date.now() - 1))).status).toBe(
      403,
    )
    expect((await uploads.patch(url, 5, mp4, signature)).status).toBe(409)
  })

  it('throws away what is no video, whatever it is called', async () => {
    for (const text of ['MZ this is a program', '%PDF-1.7 something', '<html>ftypisom</html>']) {
      const bytes = Buffer.from(text)
      const path = newPath()
      const signature = sign(path, bytes.length)
      const url = address(await uploads.begin(path, bytes.length, signature))
      expect((await uploads.patch(url, 0, bytes, signature)).status).toBe(415)
      expect(existsSync(join(dir, path))).toBe(false)
    }
  })
})

describe('video-upload-url', () => {
  const token = 'a'.repeat(64)
  const local = configWith({
    UPLOAD_LOCAL_URL: uploadPath,
    UPLOAD_LOCAL_SECRET: uploadSecret,
    UPLOAD_MAX_MB: '10',
  })
  const ask = async (backend: ReturnType<typeof fakeBackend>, body: unknown) => {
    const response = await uploadUrls(backend)(post('video-upload-url', body), caller)
    return { status: response.status, body: (await response.json()) as Record<string, never> }
  }

  it('signs one upload that the local server accepts', async () => {
    const backend = fakeBackend({
      config: local,
      database: {
        redeemUploadToken: (_slot, given) =>
          Promise.resolve({ outcome: 'ok', path: given.path, maxBytes: 1e9 }),
      },
    })
    const { status, body } = await ask(backend, { token, size: mp4.length, type: 'video/mp4' })
    expect(status).toBe(200)
    const { path, headers, endpoint } = body as unknown as {
      path: string
      headers: Record<string, string>
      endpoint: string
    }
    expect(endpoint).toBe(`https://www.example.com${uploadPath}`)
    expect((await uploads.begin(path, mp4.length, headers['x-signature']!)).status).toBe(201)
  })

  it.each([
    ['unknown', 403, 'token'],
    ['used', 403, 'token-used'],
    ['expired', 403, 'token-expired'],
  ])('says why a token that is %s is refused', async (outcome, status, code) => {
    const answer = await ask(
      fakeBackend({
        config: local,
        database: { redeemUploadToken: () => Promise.resolve({ outcome } as never) },
      }),
      {
        token,
        size: 5,
        type: 'video/mp4',
      },
    )
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('refuses other types, sizes over the limit, and a request with no token', async () => {
    const backend = fakeBackend({ config: local })
    expect((await ask(backend, { token, size: 5, type: 'application/pdf' })).status).toBe(415)
    expect((await ask(backend, { token, size: 11 * 1024 * 1024, type: 'video/mp4' })).status).toBe(
      413,
    )
    expect((await ask(backend, { size: 5, type: 'video/mp4' })).status).toBe(400)
  })

  it('renews the signature of the same file only', async () => {
    const backend = fakeBackend({
      config: local,
      database: {
        renewUpload: () =>
          Promise.resolve({
            outcome: 'ok',
            path: newPath(),
            size: 5,
            type: 'video/mp4',
            maxBytes: 100,
          }),
      },
    })
    expect((await ask(backend, { renewal: token, size: 5, type: 'video/mp4' })).status).toBe(200)
    expect(await ask(backend, { renewal: token, size: 6, type: 'video/mp4' })).toMatchObject({
      status: 403,
      body: { code: 'other-file' },
    })
  })

  it('says that uploads are off where they are not configured', async () => {
    const backend = fakeBackend()
    expect(await ask(backend, { token, size: 5, type: 'video/mp4' })).toMatchObject({
      status: 503,
      body: { code: 'uploads-off' },
    })
    const health = await uploadUrls(backend)(new Request('http://f.test/x'), caller)
    expect(await health.json()).toMatchObject({ uploads: 'off' })
  })

  it('asks Supabase Storage for a signed, resumable upload', async () => {
    const seen: string[] = []
    const config = configWith({
      UPLOAD_BUCKET: 'videos',
      SUPABASE_URL: 'https://project.test',
      SUPABASE_SERVICE_ROLE_KEY: 'service',
    })
    const fetch = ((url: string) => (
      seen.push(url),
      Promise.resolve(Response.json({ url: '/object/upload/sign/videos/x?token=signed' }))
    )) as unknown as typeof globalThis.fetch
    const { body } = await ask(
      fakeBackend({
        config,
        fetch,
        database: {
          redeemUploadToken: (_slot, given) =>
            Promise.resolve({ outcome: 'ok', path: given.path, maxBytes: 1e9 }),
        },
      }),
      { token, size: 5, type: 'video/webm' },
    )
    expect(body).toMatchObject({
      endpoint: 'https://project.test/storage/v1/upload/resumable/sign',
      headers: { 'x-signature': 'signed' },
      metadata: { bucketName: 'videos', contentType: 'video/webm' },
    })
    expect(seen[0]).toMatch(
      /^https:\/\/project\.test\/storage\/v1\/object\/upload\/sign\/videos\/\d{4}-\d{2}-\d{2}\/[0-9a-f-]{36}\.webm$/,
    )
  })
})
