import { createHmac, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { freeBytes } from './disk'

/** Path under which the local site accepts uploads. */
export const uploadPath = '/uploads/resumable'

/** Free space that uploads leave to everything else on the disk. */
const floorBytes = 512 * 1024 * 1024
/**
 * An upload that is not finished a week after it was begun is given up: its link is good for two
 * days unless its maker says otherwise.
 */
const expiryMs = 7 * 24 * 60 * 60 * 1000
/** Interval between two purges of unfinished uploads. */
const sweepMs = 60 * 60 * 1000
/** Interval at which a long chunk checks for free space. */
const roomEveryBytes = 8 * 1024 * 1024

type Refused = { status_code: number; body: string }
const refuse = (status: number, body: string): Refused => ({
  status_code: status,
  body: `${body}\n`,
})
const isRefusal = (error: unknown): error is Refused =>
  typeof (error as Partial<Refused>).body === 'string'

export const validPath = /^\d{4}-\d{2}-\d{2}\/[0-9a-f-]{36}\.(?:mp4|mov|webm)$/

/** The kinds of file that a stated type may be: QuickTime and MP4 are of one family. */
const isoMedia = ['video/mp4', 'video/quicktime', 'video/x-m4v']
const kinds: Record<string, string[]> = {
  'video/mp4': isoMedia,
  'video/quicktime': isoMedia,
  'video/webm': ['video/webm'],
}

/** Sums the bytes of all files in a folder. */
function bytesIn(folder: string): number {
  let sum = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) sum += bytesIn(path)
    else sum += statSync(path, { throwIfNoEntry: false })?.size ?? 0
  }
  return sum
}

const noRoom = () =>
  refuse(507, 'There is no room for videos at the moment. Please try again later')

const describe = ({ metadata, size }: Pick<Upload, 'metadata' | 'size'>) => ({
  path: metadata?.objectName ?? '',
  type: metadata?.contentType ?? '',
  size: size ?? -1,
})

/** Refuses a request that does not bring a signature of this upload which still holds. */
function refuseUnsigned({ headers }: Request, upload: Upload, secret: string): void {
  const [expires = '', given = ''] = (headers.get('x-signature') ?? '').split('.')
  const { path, size, type } = describe(upload)
  const wanted = createHmac('sha256', secret)
    .update(`${path} ${size} ${type} ${expires}`)
    .digest('hex')
  // Sixty-four letters may be more than sixty-four bytes, which timingSafeEqual does not compare.
  if (!/^[0-9a-f]{64}$/.test(given) || !timingSafeEqual(Buffer.from(given), Buffer.from(wanted)))
    throw refuse(403, 'The signature is not valid')
  if (Number(expires) < Date.now()) throw refuse(403, 'The signature has expired')
}

/**
 * Has a store take pieces only while there is room, and begin no upload twice: a browser that did
 * not hear the answer asks again, and finds its upload as it is.
 */
function mindRoom(store: FileStore, hasRoom: () => boolean): void {
  const create = store.create.bind(store)
  store.create = async (upload) =>
    (await store.getUpload(upload.id).catch(() => null)) ?? create(upload)
  const write = store.write.bind(store)
  store.write = (piece, id, offset) => write(Readable.from(whileRoom(piece)), id, offset)
  async function* whileRoom(piece: AsyncIterable<Buffer>) {
    let unasked = 0
    for await (const chunk of piece) {
      unasked += chunk.length
      if (unasked > roomEveryBytes) {
        unasked = 0
        if (!hasRoom()) throw noRoom()
      }
      yield chunk
    }
  }
}

/**
 * Makes the local stand-in for Supabase Storage's resumable endpoint: tus against files under
 * .local/uploads. An upload is begun only with a signature of the function video-upload-url, which
 * names the path, the size, the type and the expiry; the same signature, or a renewed one, must
 * come with every later request.
 * @param quotaBytes for all videos together, finished or not
 * @param spaceIsKept whether the disk has the space that is kept for leads; without it nothing is
 *   taken
 * @param floor free bytes to leave on the disk
 */
export async function uploadHandler({
  dir,
  secret,
  quotaBytes = Infinity,
  spaceIsKept = () => true,
  floor = floorBytes,
  report = () => undefined,
}: {
  dir: string
  secret: string
  quotaBytes?: number
  spaceIsKept?: () => boolean
  floor?: number
  report?: (line: string) => void
}): Promise<(request: IncomingMessage, response: ServerResponse) => boolean> {
  const [{ Server }, { FileStore: Store, FileConfigstore }, { fileTypeFromFile }] =
    await Promise.all([import('@tus/server'), import('@tus/file-store'), import('file-type')])
  const parts = join(dir, 'incoming')
  mkdirSync(parts, { recursive: true, mode: 0o700 })

  const hasRoom = (bytes = 0) => spaceIsKept() && freeBytes(dir) - bytes > floor
  const store = new Store({ directory: parts, expirationPeriodInMilliseconds: expiryMs })
  mindRoom(store, hasRoom)
  const begun = (id: string) => store.getUpload(id).catch(() => null)
  /** Sums the bytes that unfinished uploads may still bring. */
  const promised = async (): Promise<number> => {
    const uploads = await Promise.all(((await new FileConfigstore(parts).list()) ?? []).map(begun))
    return uploads.reduce((sum, one) => sum + Math.max(0, (one?.size ?? 0) - (one?.offset ?? 0)), 0)
  }

  const server = new Server({
    path: uploadPath,
    datastore: store,
    relativeLocation: true,
    respectForwardedHeaders: false,
    disableTerminationForFinishedUploads: true,
    // One object, one place: the id is the path, so that a second start of the same upload finds
    // the first.
    namingFunction: (_request, metadata) => {
      const path = metadata?.objectName ?? ''
      if (!validPath.test(path)) throw refuse(400, 'The path is not valid')
      return path.replace('/', '_')
    },
    onIncomingRequest: async (request, id) => {
      if (request.method === 'OPTIONS' || request.method === 'POST') return
      const upload = await begun(id)
      if (upload === null) throw refuse(404, 'There is no such upload')
      refuseUnsigned(request, upload, secret)
      if (request.method === 'PATCH' && !hasRoom()) throw noRoom()
    },
    onUploadCreate: async (request, upload) => {
      refuseUnsigned(request, upload, secret)
      const { path, size } = describe(upload)
      if (existsSync(join(dir, path))) throw refuse(409, 'This upload is complete already')
      if (request.headers.get('content-type') === 'application/offset+octet-stream')
        throw refuse(400, 'Begin the upload first, then send its bytes')
      if (await begun(upload.id)) return {}
      const coming = size + (await promised())
      if (!hasRoom(coming)) throw noRoom()
      if (bytesIn(dir) + coming > quotaBytes) {
        report(
          'A video was refused: the room for uploads is used up. Take finished videos out of ' +
            '.local/uploads, or raise UPLOAD_QUOTA_MB.',
        )
        throw noRoom()
      }
      return {}
    },
    onUploadFinish: async (_request, upload) => {
      const part = join(parts, upload.id)
      const { path, type } = describe(upload)
      if (!kinds[type]?.includes((await fileTypeFromFile(part))?.mime ?? '')) {
        for (const file of [part, `${part}.json`]) rmSync(file, { force: true })
        throw refuse(415, 'This file is not a video of the kind it is said to be')
      }
      mkdirSync(dirname(join(dir, path)), { recursive: true, mode: 0o700 })
      renameSync(part, join(dir, path))
      rmSync(`${part}.json`, { force: true })
      report(`A video has been uploaded: ${join(dir, path)}`)
      return {}
    },
    // The system's own messages name folders; nobody outside needs them.
    onResponseError: (_request, error) => {
      if (!hasRoom()) return noRoom()
      return isRefusal(error)
        ? undefined
        : refuse(500, 'The upload could not be stored. Please try again later')
    },
  })

  const sweep = () => void server.cleanUpExpiredUploads().catch(() => undefined)
  sweep()
  setInterval(sweep, sweepMs).unref()

  return (request, response) => {
    if (!request.url?.startsWith(uploadPath)) return false
    server.handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
    return true
  }
}
