import * as z from 'zod/mini'
import {
  refusal,
  uploadReply,
  type UploadReply,
  type UploadRequest,
} from '@clinic/contract/contract'
import { backendKey, backendUrl } from '../../backend/address'
import { fail, logFailure, timeLimit, type Failure } from '../../backend/failure'
import { timeLimited } from '../../backend/timeLimited'
import { fragmentParameter } from '../../browser/addresses'

/**
 * The upload page's two calls. They do not go through supabase-js, because the page shows the
 * server's own sentence about a token or a file, which `invoke` leaves unread.
 */

const name = 'video-upload-url'
const address = `${backendUrl}/functions/v1/${name}`

/** A refusal that the server put into words comes with its code and its sentence. */
export type UploadFailure = Failure & { code?: string; text?: string }
type Answer<T> = { ok: true; data: T } | { ok: false; failure: UploadFailure }

const healthReply = z.object({ uploads: z.enum(['on', 'off']), maxBytes: z.number() })

/**
 * Asks whether uploads are on, and how large a video may be. An answer that says neither leaves it
 * unknown.
 */
export async function askService(): Promise<{
  uploads: 'unknown' | 'on' | 'off'
  maxBytes: number | null
}> {
  try {
    // A function without its database says so with a 503 and still knows its configuration.
    const reply = await fetch(address, { signal: timeLimited(timeLimit), cache: 'no-store' })
    const { uploads, maxBytes } = z.parse(healthReply, await reply.json())
    return { uploads, maxBytes: maxBytes > 0 ? maxBytes : null }
  } catch (error) {
    logFailure(name, { kind: 'network', detail: error })
    return { uploads: 'unknown', maxBytes: null }
  }
}

/**
 * Asks where a video may be sent, for a token or for the renewal of an upload that was begun. Never
 * throws.
 */
export async function askAddress(request: UploadRequest): Promise<Answer<UploadReply>> {
  const answer = await post(request).catch((error: unknown): Answer<UploadReply> => {
    const { name: kind } = error as { name?: string }
    return fail(
      kind === 'TimeoutError' ? 'timeout' : kind === 'SyntaxError' ? 'malformed' : 'network',
      error,
    )
  })
  if (!answer.ok) logFailure(name, answer.failure)
  return answer
}

async function post(request: UploadRequest): Promise<Answer<UploadReply>> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${backendKey}`,
      apikey: backendKey,
      'content-type': 'application/json',
    },
    body: JSON.stringify(request),
    signal: timeLimited(timeLimit),
  })
  if (!reply.ok) return refused(reply)
  const parsed = z.safeParse(uploadReply, await reply.json())
  return parsed.success
    ? { ok: true, data: parsed.data }
    : fail('malformed', z.prettifyError(parsed.error))
}

async function refused(reply: Response): Promise<{ ok: false; failure: UploadFailure }> {
  const told = z.safeParse(refusal, await reply.json().catch(() => null))
  const { failure } = fail('http', told.success ? told.data.code : 'no reason given', reply.status)
  return {
    ok: false,
    failure: told.success ? { ...failure, code: told.data.code, text: told.data.error } : failure,
  }
}

const hexadecimal = '[\\da-fA-F]{64}(?![\\da-zA-Z])'
const bare = new RegExp(`^\\W*(${hexadecimal})\\W*$`)
const inLink = fragmentParameter('token', hexadecimal)

/** Returns the token in what somebody pasted: the token itself, or the link that holds it. */
export const readToken = (text: string): string | null =>
  (bare.exec(text) ?? inLink.exec(text))?.[1]?.toLowerCase() ?? null

/**
 * Takes the token out of the address bar, so that it does not stay in the history or in a picture
 * of the screen. One that is not whole is returned as it is, so that the page can say so.
 */
export function takeTokenFromAddress(): string | null {
  const { hash, pathname, search } = window.location
  const parameter = fragmentParameter('token', '.*')
  const from = [hash, search].find((part) => parameter.test(part))
  if (from === undefined) return null
  const kept = from === hash ? search : hash
  window.history.replaceState(window.history.state, '', pathname + kept)
  return readToken(from) ?? parameter.exec(from)![1]!
}
