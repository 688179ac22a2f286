import {
  idempotencyHeader,
  offerRequest,
  type Offer,
  type OfferReply,
  type OfferRequest,
} from '../_shared/contract.ts'
import { dayBudget } from '../_shared/dayBudget.ts'
import { deliverDue, sendable } from '../_shared/delivery.ts'
import { endpoint, type Backend, type Handler } from '../_shared/endpoint.ts'
import { sha256 } from '../_shared/hash.ts'
import { Refusal, tooMany } from '../_shared/http.ts'
import type { Facts } from '../_shared/knowledge.ts'
import { errorName } from '../_shared/log.ts'
import { chooseOffer, wordOffer } from './choose.ts'

const adult = 18

/**
 * raffle-offer: stores the enquiry, then answers with its welcome offer. The answer depends on the
 * request alone, never on what came from the same address before. The enquiry's way to the clinic
 * is the outbox.
 */
export function createHandler(backend: Backend, facts: Facts): Handler {
  const { config, database, log } = backend
  const deliver = deliverer(backend, facts)
  const budget = dayBudget(() => database.enquiriesLeft(config.budgets.enquiries), backend.now)

  const agreed = ({ words, version }: Facts['consents']['marketing']) => ({ version, words })

  return endpoint<OfferRequest>(
    {
      name: 'raffle-offer',
      limit: (settings) => settings.limits.offer,
      schema: offerRequest,
      explain: (fields, value) => {
        if (typeof value.age === 'number' && value.age < adult && fields.includes('age'))
          return tooYoung(facts.clinic)
        const words = 'Name, email, location, and at least one concern are required'
        return refused(400, 'invalid', words, { more: { fields } })
      },
      health: () => {
        deliver()
        const byEmail = config.email !== null ? 'email' : 'off'
        return { delivery: config.webhook !== null ? 'webhook' : byEmail }
      },
      answer: async (request, { headers, slot, requestId }): Promise<OfferReply> => {
        if (request.age !== null && request.age < adult) throw tooYoung(facts.clinic)
        const concerns = [...new Set(request.concerns)]
        const chosen = chooseOffer(concerns, facts.offers)
        const offer = wordOffer(chosen, concerns, request.name, facts)

        // Only a robot fills in a field that nobody can see. It gets an answer like any other, and
        // nothing is kept.
        if (request.trap !== undefined && request.trap.trim() !== '')
          return { success: true, offer }

        const given = headers.get(idempotencyHeader)?.trim() ?? ''
        if (given !== '' && !/^[\w:.-]{8,100}$/.test(given))
          throw refused(400, 'idempotency-key', 'The idempotency key is not valid.')
        if (!(await budget.take())) {
          log({ event: 'budget', requestId, function: 'raffle-offer', code: 'enquiries' })
          throw dayIsFull(facts.clinic)
        }
        const { name, email, age, sex, location, marketing = false } = request
        const asker = { name, email, age, sex, location }
        const result = await database.recordEnquiry(
          slot,
          {
            requestKey: given === '' ? `request:${requestId}` : given,
            requestHash: await sha256(
              JSON.stringify([name, email, age, sex, location, concerns, marketing]),
            ),
            ...asker,
            concerns,
            offerId: chosen.id,
            offer,
            consents: {
              'health-data': agreed(facts.consents.healthData),
              ...(marketing && { marketing: agreed(facts.consents.marketing) }),
            },
          },
          sendable(config),
        )
        if (result.outcome === 'limited') throw tooMany(result.waitMs)
        deliver()
        return { success: true, offer: result.offer as Offer }
      },
    },
    backend,
  )
}

/** Sends what is due, also what an earlier pass could not deliver; one pass at a time. */
function deliverer(backend: Backend, facts: Facts): () => void {
  let delivering: Promise<unknown> | null = null
  return () => {
    if (sendable(backend.config).length === 0 || delivering !== null) return
    delivering = deliverDue(backend, facts)
      .catch((error: unknown) => backend.log({ event: 'delivery', error: errorName(error) }))
      .finally(() => {
        delivering = null
      })
    backend.background(delivering)
  }
}

/** A refusal as the contract's reply has it: with `success`. */
const refused = (
  status: number,
  code: string,
  message: string,
  { headers, more }: Refusal['beside'] = {},
) => new Refusal(status, code, message, { headers, more: { success: false, ...more } })

const tooYoung = ({ adultsOnly }: Facts['clinic']) =>
  refused(422, 'adults-only', `${adultsOnly} We can make an offer to adults only.`)

const dayIsFull = ({ line, email }: Facts['clinic']) =>
  refused(
    429,
    'day-full',
    `We have received more enquiries today than we can answer. Please ring ${line} or write to ${email}; you are welcome to try here again tomorrow.`,
    { headers: { 'retry-after': '3600' } },
  )
