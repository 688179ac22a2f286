import { createHmac, timingSafeEqual } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import type { Upload } from '@tus/server'
import { looksLikeVideo } from './video'

/** Where the site takes uploads on this machine. */
export const uploadPath = '/uploads/resumable'

type Refused = { status_code: number; body: string }
const refuse = (status: number, body: string): Refused => ({ status_code: status, body: `${body}\n` })

/**
 * The local stand-in for Supabase Storage's resumable endpoint: tus against files under .local/uploads. An upload is begun
 * only with a signature of the function video-upload-url, which names the path, the size, the type and the expiry; the same
 * signature, or a renewed one, must come with every later request.
 */
export async function uploadHandler({
  dir,
  secret,
  report = () => undefined,
}: {
  dir: string
  secret: string
  report?: (line: string) => void
}): Promise<(request: IncomingMessage, response: ServerResponse) => boolean> {
  const [{ Server }, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')])
  const parts = join(dir, 'incoming')
  mkdirSync(parts, { recursive: true, mode: 0o700 })

  const check = (header: string | null | undefined, path: string, size: number, type: string) => {
    const [expires = '', given = ''] = (header ?? '').split('.')
    const wanted = createHmac('sha256', secret).update(`${path} ${size} ${type} ${expires}`).digest('hex')
    // Sixty-four letters may be more than sixty-four bytes, which timingSafeEqual does not compare.
    if (!/^[0-9a-f]{64}$/.test(given) || !timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) throw refuse(403, 'The signature is not valid')
    if (Number(expires) < Date.now()) throw refuse(403, 'The signature has expired')
  }
  const describe = (upload: Pick<Upload, 'metadata' | 'size'>) => ({
    path: upload.metadata?.objectName ?? '',
    type: upload.metadata?.contentType ?? '',
    size: upload.size ?? -1,
  })

  const server = new Server({
    path: uploadPath,
    datastore: new FileStore({ directory: parts }),
    relativeLocation: true,
    respectForwardedHeaders: false,
    disableTerminationForFinishedUploads: true,
    // One object, one place: the id is the path, so that a second start of the same upload finds the first.
    namingFunction: (_request, metadata) => (metadata?.objectName ?? '').replace('/', '_'),
    onIncomingRequest: async (request, id) => {
      if (request.method === 'OPTIONS' || request.method === 'POST') return
      const upload = await server.datastore.getUpload(id).catch(() => null)
      if (upload === null) throw refuse(404, 'There is no such upload')
      const { path, size, type } = describe(upload)
      check(request.headers.get('x-signature'), path, size, type)
    },
    onUploadCreate: async (request, upload) => {
      const { path, size, type } = describe(upload)
      if (!/^\d{4}-\d{2}-\d{2}\/[0-9a-f-]{36}\.(?:mp4|mov|webm)$/.test(path)) throw refuse(400, 'The path is not valid')
      check(request.headers.get('x-signature'), path, size, type)
      if (existsSync(join(dir, path))) throw refuse(409, 'This upload is complete already')
      return {}
    },
    onUploadFinish: async (_request, upload) => {
      const part = join(parts, upload.id)
      const head = Buffer.alloc(16)
      const file = openSync(part, 'r')
      readSync(file, head, 0, 16, 0)
      closeSync(file)
      if (!looksLikeVideo(head)) {
        rmSync(part, { force: true })
        rmSync(`${part}.json`, { force: true })
        throw refuse(415, 'This file is not a video')
      }
      const { path } = describe(upload)
      mkdirSync(dirname(join(dir, path)), { recursive: true, mode: 0o700 })
      renameSync(part, join(dir, path))
      rmSync(`${part}.json`, { force: true })
      report(`A video has been uploaded: ${join(dir, path)}`)
      return {}
    },
  })

  return (request, response) => {
    if (!request.url?.startsWith(uploadPath)) return false
    server.handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
    return true
  }
}
