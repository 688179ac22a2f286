import { spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { join } from 'node:path'

const secret = 'upload-secret-of-the-test'
export const uploadSecret = secret
export const newPath = () => `2026-11-21/${randomUUID()}.mp4`
export const base64 = (text: string) => Buffer.from(text).toString('base64')
export const sign = (path: string, size: number, expires = Date.now() + 60_000, key = secret) =>
  `${expires}.${createHmac('sha256', key).update(`${path} ${size} video/mp4 ${expires}`).digest('hex')}`

const tus = { 'tus-resumable': '1.0.0' }

/** Starts the endpoint of uploads, and returns the requests of tus to it. */
export async function startUploads(dir: string, quota?: number) {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'uploadServer.ts'), dir, secret, ...(quota ? [`${quota}`] : [])], // prettier-ignore
    { stdio: ['pipe', 'pipe', 'ignore'] },
  )
  const port = await new Promise<string>((resolve) =>
    server.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim())),
  )
  const url = `http://127.0.0.1:${port}/uploads/resumable`
  return {
    url,
    begin: (path: string, size: number, signature = sign(path, size), more: object = {}) =>
      fetch(url, {
        method: 'POST',
        headers: {
          ...tus,
          'upload-length': String(size),
          'upload-metadata': `objectName ${base64(path)},contentType ${base64('video/mp4')}`,
          'x-signature': signature,
          ...more,
        },
      }),
    patch: (address: string, offset: number, body: Buffer, signature: string) =>
      fetch(address, {
        method: 'PATCH',
        headers: {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          'x-signature': signature,
        },
        body: new Uint8Array(body),
      }),
    offset: async (address: string, signature: string) =>
      (
        await fetch(address, { method: 'HEAD', headers: { ...tus, 'x-signature': signature } })
      ).headers.get('upload-offset'),
    stop: () => {
      server.stdin.end()
      return new Promise((resolve) => server.once('exit', resolve))
    },
  }
}
export type Uploads = Awaited<ReturnType<typeof startUploads>>
