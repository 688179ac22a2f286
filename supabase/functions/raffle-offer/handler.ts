import { idempotencyHeader, offerRequest, type Offer, type OfferReply, type OfferRequest } from '../_shared/contract.ts'
import { deliverDue } from '../_shared/delivery.ts'
import { endpoint, type Backend, type Handler } from '../_shared/endpoint.ts'
import { Refusal, tooMany } from '../_shared/http.ts'
import type { Facts } from '../_shared/knowledge.ts'
import { errorName } from '../_shared/log.ts'
import { chooseOffer, rewordOffer, wordOffer } from './choose.ts'

const adult = 18

/** raffle-offer: stores the lead, then answers with its welcome offer. The lead's way to the clinic is the outbox. */
export function createHandler(backend: Backend, facts: Facts): Handler {
  const { database, log } = backend
  let delivering: Promise<unknown> | null = null

  /** One pass over the outbox at a time; a pass also takes what an earlier one could not deliver. */
  const deliver = () => {
    if (backend.config.delivery === null || delivering !== null) return
    delivering = deliverDue(backend)
      .catch((error: unknown) => log({ event: 'delivery', error: errorName(error) }))
      .finally(() => {
        delivering = null
      })
    backend.background(delivering)
  }

  const tooYoung = () => new Refusal(422, 'adults-only', `${facts.clinic.adultsOnly} We can make an offer to adults only.`, { more: { success: false } })

  return endpoint<OfferRequest>(
    {
      name: 'raffle-offer',
      limit: (config) => config.limits.offer,
      parse: (value) => offerRequest.safeParse(value),
      explain: (fields, value) => {
        if (typeof value.age === 'number' && value.age < adult && fields.includes('age')) return tooYoung()
        return new Refusal(400, 'invalid', 'Name, email, location, and at least one concern are required', { more: { success: false, fields } })
      },
      health: () => {
        deliver()
        return { delivery: backend.config.delivery?.kind ?? 'off' }
      },
      answer: async (request, { headers, slot, requestId }): Promise<OfferReply> => {
        if (request.age !== null && request.age < adult) throw tooYoung()
        const concerns = [...new Set(request.concerns)]
        const chosen = chooseOffer(concerns, facts.offers)
        const offer = wordOffer(chosen, concerns, request.name, facts)

        // Only a robot fills in a field that nobody can see. It gets an answer like any other, and nothing is kept.
        if (request.website !== undefined && request.website.trim() !== '') return { success: true, offer }

        const given = headers.get(idempotencyHeader)?.trim() ?? ''
        if (given !== '' && !/^[\w:.-]{8,100}$/.test(given))
          throw new Refusal(400, 'idempotency-key', 'The idempotency key is not valid.', { more: { success: false } })
        const result = await database.recordOffer(slot, {
          requestKey: given === '' ? `request:${requestId}` : given,
          name: request.name,
          email: request.email,
          age: request.age,
          sex: request.sex,
          location: request.location,
          concerns,
          marketing: request.marketing ?? false,
          offerId: chosen.id,
          offer,
        })
        if (result.outcome === 'limited') throw tooMany(result.waitMs)
        if (result.outcome === 'key-reused')
          throw new Refusal(422, 'idempotency-key', 'This idempotency key belongs to another request.', { more: { success: false } })
        deliver()
        const stored = result.offer as Offer
        return { success: true, offer: result.outcome === 'again' ? rewordOffer(stored, concerns, request.name, facts) : stored }
      },
    },
    backend,
  )
}
