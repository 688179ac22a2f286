import * as z from 'zod/mini'
import { uploadReply, type UploadReply, type UploadRequest } from '@clinic/contract/contract'
import { backendUrl } from '../../backend/address'
import { logFailure, timeLimit, type Result, timeLimited } from '../../backend/failure'
import { invoke } from '../../backend/invoke'

/** The upload page's two calls. */

const name = 'video-upload-url'
const address = `${backendUrl}/functions/v1/${name}`

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
export async function askAddress(request: UploadRequest): Promise<Result<UploadReply>> {
  const answer = await invoke(name, request, uploadReply)
  if (!answer.ok) logFailure(name, answer.failure)
  return answer
}
