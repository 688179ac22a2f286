import * as z from 'zod/mini'
import { refusal, uploadReply, type UploadReply, type UploadRequest } from '../../supabase/functions/_shared/contract'
import { backendKey, backendUrl } from '../backend/address'
import { fail, logFailure, timeLimit, type Failure } from '../backend/failure'
import type { Service } from './uploadState'

/**
 * The upload page's two calls. They do not go through supabase-js, because the page shows the server's own sentence about a
 * token or a file, which `invoke` leaves unread.
 */

const name = 'video-upload-url'
const address = `${backendUrl}/functions/v1/${name}`

/** A refusal that the server put into words comes with its code and its sentence. */
export type UploadFailure = Failure & { code?: string; text?: string; waitMs?: number }
export type Answer<T> = { ok: true; data: T } | { ok: false; failure: UploadFailure }

const healthReply = z.object({ uploads: z.enum(['on', 'off']), maxBytes: z.number() })

/** Whether uploads are on, and how large a video may be. An answer that says neither leaves it unknown. */
export async function askService(signal?: AbortSignal): Promise<Service> {
  try {
    // A function without its database says so with a 503 and still knows its configuration.
    const reply = await within(signal, (limit) => fetch(address, { signal: limit, cache: 'no-store' }).then((answer) => answer.json()))
    const { uploads, maxBytes } = z.parse(healthReply, reply)
    return { uploads, maxBytes: maxBytes > 0 ? maxBytes : null }
  } catch (error) {
    if (!signal?.aborted) logFailure(name, { kind: 'network', detail: error })
    return { uploads: 'unknown', maxBytes: null }
  }
}

/** Asks where a video may be sent, for a token or for the renewal of an upload that was begun. Never throws. */
export async function askAddress(request: UploadRequest, signal?: AbortSignal): Promise<Answer<UploadReply>> {
  const answer = await within(signal, (limit) => post(request, limit)).catch((error: unknown): Answer<UploadReply> => {
    if (signal?.aborted) return fail('abandoned', 'given up')
    const { name: kind } = error as { name?: string }
    return fail(kind === 'TimeoutError' ? 'timeout' : kind === 'SyntaxError' ? 'malformed' : 'network', error)
  })
  if (!answer.ok && answer.failure.kind !== 'abandoned') logFailure(name, answer.failure)
  return answer
}

async function post(request: UploadRequest, signal: AbortSignal): Promise<Answer<UploadReply>> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${backendKey}`, apikey: backendKey, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })
  if (!reply.ok) return refused(reply)
  const parsed = z.safeParse(uploadReply, await reply.json())
  return parsed.success ? { ok: true, data: parsed.data } : fail('malformed', z.prettifyError(parsed.error))
}

async function refused(reply: Response): Promise<{ ok: false; failure: UploadFailure }> {
  const told = z.safeParse(refusal, await reply.json().catch(() => null))
  const wait = Number(reply.headers.get('retry-after'))
  return {
    ok: false,
    failure: {
      ...fail('http', told.success ? told.data.code : 'no reason given', reply.status).failure,
      ...(told.success && { code: told.data.code, text: told.data.error }),
      ...(wait > 0 && { waitMs: wait * 1000 }),
    },
  }
}

/** Gives a call a signal that ends with the caller's, or at the time limit for the whole answer. */
async function within<T>(signal: AbortSignal | undefined, call: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController()
  const giveUp = () => control.abort(signal?.reason)
  const timer = setTimeout(() => control.abort(new DOMException(`no answer within ${timeLimit / 1000} s`, 'TimeoutError')), timeLimit)
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    return await call(control.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
