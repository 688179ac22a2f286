import {
  uploadReply,
  uploadRequest,
  type UploadReply,
  type UploadRequest,
} from '@clinic/contract/contract'
import type { Slot } from '../_shared/database.ts'
import { endpoint, type Backend, type Handler } from '../_shared/endpoint.ts'
import { hmac, randomToken, sha256 } from '@clinic/contract/hash'
import { Refusal, tooMany } from '../_shared/http.ts'
import { askStorage, deleteDueVideos, type Storage } from '../_shared/videos.ts'

/** Lifetime of a local signature: two hours, like Supabase's own signed upload URLs. */
const signatureMs = 2 * 60 * 60 * 1000

const endings: Record<UploadRequest['type'], string> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/**
 * video-upload-url: turns a one-time token (npm run upload-token) into a signed address for one
 * resumable upload of one file into the private bucket. A renewal, known only to the browser that
 * began, signs the same upload again after a break.
 */
export function createHandler(backend: Backend): Handler {
  const { config, database } = backend

  /** Uses a token up, for a new upload. */
  async function redeem(
    { token = '', size, type }: UploadRequest,
    most: number,
    renewalHash: string,
    slot: Slot,
  ): Promise<Granted> {
    if (size > most) throw tooLarge(most)
    const day = new Date(backend.now()).toISOString().slice(0, 10)
    const path = `${day}/${crypto.randomUUID()}.${endings[type]}`
    const upload = { tokenHash: await sha256(token), path, size, type, renewalHash }
    const result = await database.redeemUploadToken(slot, upload)
    if (result.outcome === 'limited') throw tooMany(result.waitMs)
    if (result.outcome === 'too-large') throw tooLarge(result.maxBytes)
    if (result.outcome !== 'ok') {
      const [code, words] = unfitLinks[result.outcome]
      throw new Refusal(403, code, words)
    }
    return { path, maxBytes: result.maxBytes }
  }

  /** Signs an upload that was begun once more. */
  async function renew(
    { size, type }: UploadRequest,
    renewalHash: string,
    slot: Slot,
  ): Promise<Granted> {
    const result = await database.renewUpload(slot, renewalHash)
    if (result.outcome === 'limited') throw tooMany(result.waitMs)
    if (result.outcome !== 'ok')
      throw new Refusal(
        403,
        'token',
        'This upload can no longer be continued. Please ask for a new link.',
      )
    if (result.size !== size || result.type !== type)
      throw new Refusal(403, 'other-file', 'This is not the file that the upload was begun with.')
    return result
  }

  return endpoint<UploadRequest>(
    {
      name: 'video-upload-url',
      limit: (settings) => settings.limits.upload,
      schema: uploadRequest,
      health: () => {
        backend.background(deleteDueVideos(backend))
        return config.uploads === null
          ? { uploads: 'off', maxBytes: 0 }
          : { uploads: 'on', maxBytes: config.uploads.maxBytes }
      },
      explain: (fields) =>
        fields.includes('type')
          ? new Refusal(415, 'type', 'Only MP4, MOV and WebM videos can be uploaded.')
          : null,
      answer: async (request, { slot, headers }): Promise<UploadReply> => {
        const { uploads } = config
        if (uploads === null) throw new Refusal(503, 'uploads-off', 'Uploads are switched off.')

        const renewal = request.renewal ?? randomToken()
        const granted =
          request.renewal === undefined
            ? await redeem(request, uploads.maxBytes, await sha256(renewal), slot)
            : await renew(request, await sha256(renewal), slot)
        const { path } = granted
        const maxBytes = Math.min(granted.maxBytes, uploads.maxBytes)
        const target =
          uploads.kind === 'local'
            ? await signLocally(
                { ...uploads, url: onSite(uploads.url, headers) },
                path,
                request,
                backend.now(),
              )
            : await signAtSupabase(uploads, path, request.type, backend.fetch)
        return uploadReply.parse({ ...target, path, renewal, maxBytes })
      },
    },
    backend,
  )
}

type Granted = { path: string; maxBytes: number }

/** Why a link cannot be used: the code of the refusal, and what the visitor is told. */
const unfitLinks = {
  used: ['token-used', 'This link has been used already. Please ask for a new one.'],
  expired: ['token-expired', 'This link has expired. Please ask for a new one.'],
  unknown: ['token', 'This link is not valid. Please check it, or ask for a new one.'],
} as const

const tooLarge = (maxBytes: number) =>
  new Refusal(
    413,
    'too-large',
    `The video is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
  )

/** Resolves a path against the address of the site that the visitor uses. */
const onSite = (url: string, headers: Headers) =>
  url.startsWith('/') ? `${headers.get('origin') ?? ''}${url}` : url

type Target = Pick<UploadReply, 'endpoint' | 'headers' | 'metadata'>

/** Signs for the local tus server (server/uploads.ts), which checks the signature. */
async function signLocally(
  uploads: { url: string; secret: string },
  path: string,
  { size, type }: UploadRequest,
  now: number,
): Promise<Target> {
  const expires = now + signatureMs
  const signature = await hmac(uploads.secret, `${path} ${size} ${type} ${expires}`)
  return {
    endpoint: uploads.url,
    headers: { 'x-signature': `${expires}.${signature}` },
    metadata: { objectName: path, contentType: type },
  }
}

/** Asks Supabase Storage to sign an upload to one path; its endpoint for tus reads a header. */
async function signAtSupabase(
  uploads: Storage,
  object: string,
  type: UploadRequest['type'],
  fetch: Backend['fetch'],
): Promise<Target> {
  const path = `upload/sign/${encodeURIComponent(uploads.bucket)}/${object}`
  const { url } = (await askStorage(uploads, { method: 'POST', path, body: {} }, fetch)) as {
    url?: string
  }
  const signature = new URL(url ?? '', uploads.url).searchParams.get('token')
  if (signature === null) throw new Error('storage gave no signature')
  return {
    endpoint: `${uploads.url}/storage/v1/upload/resumable/sign`,
    headers: { 'x-signature': signature },
    metadata: {
      bucketName: uploads.bucket,
      objectName: object,
      contentType: type,
      cacheControl: '3600',
    },
  }
}
