import {
  analysisReply,
  chatReply,
  idempotencyHeader,
  offerReply,
  type AnalysisForm,
  type AnalysisReply,
  type ChatReply,
  type ChatRequest,
  type Offer,
  type OfferRequest,
} from '@clinic/contract/contract'
import { fail, type Result } from './failure'
import { invoke } from './invoke'

/**
 * The three calls of the dialogs. The video upload page has its own two
 * (src/features/upload/calls.ts).
 */

/** Asks the clinic's AI assistant a question. */
export async function askClinic(
  request: ChatRequest,
  signal?: AbortSignal,
): Promise<Result<ChatReply>> {
  const result = await invoke('ai-chat', request, chatReply, { signal })
  return result.ok && !result.data.response.trim() ? fail('malformed', 'response is blank') : result
}

/** Has the wizard's answers analysed. */
export async function analyse(
  form: AnalysisForm,
  signal?: AbortSignal,
): Promise<Result<AnalysisReply>> {
  const result = await invoke('aesthetic-analysis', form, analysisReply, { signal })
  return result.ok && !result.data.analysis.trim() ? fail('malformed', 'analysis is blank') : result
}

/**
 * Asks for a welcome offer. An answer with neither success nor error gives null: nothing is shown
 * for it.
 * @param key makes a repeated request harmless: the same key always gets the same answer
 */
export async function requestOffer(
  request: OfferRequest,
  key: string,
  signal?: AbortSignal,
): Promise<Result<Offer | null>> {
  const result = await invoke('raffle-offer', request, offerReply, {
    signal,
    headers: { [idempotencyHeader]: key },
  })
  if (!result.ok) return result
  const { success, offer } = result.data
  if (success === false) return fail('declined', 'success is false')
  if (success === undefined) return { ok: true, data: null }
  return offer ? { ok: true, data: offer } : fail('malformed', 'success without an offer')
}
