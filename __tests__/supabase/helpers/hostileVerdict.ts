import { createHash } from 'node:crypto'
import {
  analysisRequest,
  chatBytes,
  chatRequest,
  idempotencyHeader,
  offerRequest,
  uploadRequest,
} from '@clinic/contract/contract'
import type { Hostile } from './hostileRequests'
import type { World } from './hostileWorld'

export const contract = {
  'ai-chat': chatRequest,
  'aesthetic-analysis': analysisRequest,
  'raffle-offer': offerRequest,
  'video-upload-url': uploadRequest,
}

/** Site and ports as the test's settings allow them. */
export const fromTheSite = (origin: string | null) =>
  origin === null ||
  origin === 'https://www.example.com' ||
  /^http:\/\/localhost(:\d+)?$/.test(origin)

function parsed(bytes: Uint8Array): unknown {
  try {
    // A byte order mark may be passed over (RFC 8259, section 8.1); TextDecoder does.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

export type Verdict =
  | { valid: false }
  | { valid: true; writes: { email: string } | { tokenHash: string } | null }

/**
 * Returns what a request deserves, judged by the shared contract and by HTTP and without the
 * handlers: whether it is a valid one, and what may be written for it. Everything that is not valid
 * must be refused, and must leave no trace.
 */
export function verdict(request: Hostile, world: World): Verdict {
  const headers = new Headers(request.headers)
  const no = { valid: false } as const
  if (
    request.method.toUpperCase() !== 'POST' ||
    request.arrives === 'broken' ||
    request.body === null
  )
    return no
  if (!fromTheSite(headers.get('origin'))) return no
  const key = 'local-anon-key'
  if (
    headers.get('apikey') !== key &&
    !new RegExp(`^bearer ${key}$`, 'i').test(headers.get('authorization') ?? '')
  )
    return no
  if (
    (headers.get('content-type') ?? '').split(';')[0]!.trimEnd().toLowerCase() !==
    'application/json'
  )
    return no
  if (!['', 'identity'].includes(headers.get('content-encoding') ?? '')) return no
  const most = request.fn === 'ai-chat' ? chatBytes : 16_384
  const stated = headers.get('content-length')
  if (stated !== null && !(/^\d+$/.test(stated) && Number(stated) <= most)) return no
  if (request.body.byteLength > most) return no

  const value = parsed(request.body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return no
  const { success, data } = contract[request.fn].safeParse(value)
  if (!success) return no

  if (request.fn === 'raffle-offer') {
    const offer = data as ReturnType<typeof offerRequest.parse>
    if (offer.age !== null && offer.age < 18) return no
    const idempotency = headers.get(idempotencyHeader) ?? ''
    if (
      idempotency !== '' &&
      (idempotency.length < 8 || idempotency.length > 100 || /[^A-Za-z0-9_:.-]/.test(idempotency))
    )
      return no
    return {
      valid: true,
      writes: world.isStored(idempotency, offer) ? null : { email: offer.email },
    }
  }
  if (request.fn === 'video-upload-url') {
    const upload = data as ReturnType<typeof uploadRequest.parse>
    if (upload.token === undefined || !world.redeemable(upload.token, upload.size)) return no
    return {
      valid: true,
      writes: { tokenHash: createHash('sha256').update(upload.token).digest('hex') },
    }
  }
  return { valid: true, writes: null }
}
