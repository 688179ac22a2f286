import {
  idempotencyHeader,
  offerRequest,
  type Offer,
  type OfferReply,
  type OfferRequest,
} from '@clinic/contract/contract'
import { dayCount } from '../_shared/dayCount.ts'
import { deliverDue, sendable } from '../_shared/delivery.ts'
import { endpoint, type Backend, type Handler } from '../_shared/endpoint.ts'
import { sha256 } from '@clinic/contract/hash'
import { Refusal, tooMany } from '../_shared/http.ts'
import type { Facts } from '@clinic/assistant/knowledge'
import { errorName } from '../_shared/log.ts'
import { countFor } from '@clinic/contract/work'
import { chooseOffer, wordOffer } from './choose.ts'

const adult = 18

/**
 * Rate of a whole network (/24, /48) without proof of work: as many at once as an event may bring,
 * and six an hour. It is more than any clinic gets from one, and keeps 250 addresses of one
 * customer from being 250 visitors.
 */
const networkLimit = { perMinute: 0.1, burst: 24 }

/**
 * Returns how many enquiries one network may store in a day: a tenth of the budget, and
 * less once that is used up, down to a few. It is what protects the disk, and refuses nobody of
 * another network: at 2,000 a day and 2 kB each, 100,000 hostile networks could store 1 GB a day.
 */
const networkQuota = (stored: number, budget: number): number =>
  Math.max(5, Math.floor((budget / 10) * Math.min(1, budget / Math.max(1, stored))))

/**
 * raffle-offer: stores the enquiry, then answers with its welcome offer. The answer depends on the
 * request alone, never on what came from the same address before. The enquiry's way to the clinic
 * is the outbox.
 */
export function createHandler(backend: Backend, facts: Facts): Handler {
  const { config, database, log } = backend
  const deliver = deliverer(backend, facts)
  const budget = config.budgets.enquiries
  // Beyond forty budgets nothing changes any more.
  const today = dayCount(() => database.enquiriesToday(40 * budget), backend.now)

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
      price: async () => countFor(await today.count(), budget) || undefined,
      answer: async (request, visit): Promise<OfferReply> => {
        const { headers, slot, network, paid, requestId } = visit
        if (request.age !== null && request.age < adult) throw tooYoung(facts.clinic)
        const concerns = [...new Set(request.concerns)]
        const chosen = chooseOffer(concerns, facts.offers)
        const offer = wordOffer(chosen, concerns, request.name, facts)

        const key = headers.get(idempotencyHeader)?.trim() ?? ''
        if (key !== '' && !/^[\w:.-]{8,100}$/.test(key))
          throw refused(400, 'idempotency-key', 'The idempotency key is not valid.')
        const stored = await today.count()
        if (!paid && countFor(stored, budget) > 0) throw tooMany(1000)
        const { name, email, location, marketing = false, keep = false, trap = '' } = request
        // What was chosen tells of somebody's health: without a tick nothing of it is stored, not
        // even
        // as a hash or in the words of the offer.
        const { personalizedMessage: _, ...bare } = offer
        const kept = keep
          ? { age: request.age, sex: request.sex, concerns, offer }
          : { age: null, sex: '' as const, concerns: [], offer: bare }
        const recorded = today.begin()
        const result = await database.recordEnquiry(
          {
            slots: [
              slot,
              ...(network !== null && !paid
                ? [{ key: `${network}:rate`, limit: networkLimit }]
                : []),
            ],
            quota:
              network === null
                ? null
                : { key: `${network}:day`, aDay: networkQuota(stored, budget) },
          },
          {
            requestKey: key === '' ? `request:${requestId}` : key,
            requestHash: await sha256(
              JSON.stringify([name, email, location, marketing, chosen.id, keep, kept]),
            ),
            name,
            email,
            location,
            ...kept,
            offerId: chosen.id,
            // Only a program fills in a field that nobody can see, or what fills in forms for
            // people.
            doubtful: trap.trim() !== '',
            consents: {
              'health-data': agreed(facts.consents.healthData),
              ...(keep && { keep: agreed(facts.consents.keep) }),
              ...(marketing && { marketing: agreed(facts.consents.marketing) }),
            },
          },
          sendable(config),
        )
        if (result.outcome === 'limited') throw tooMany(result.waitMs)
        if (result.outcome === 'network-full') {
          log({ event: 'budget', requestId, function: 'raffle-offer', code: 'network' })
          throw networkIsFull(facts.clinic)
        }
        recorded()
        deliver()
        const given = result.offer as Offer
        return {
          success: true,
          offer: keep ? given : { ...given, personalizedMessage: offer.personalizedMessage },
        }
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

/** Returns a refusal in the form of the contract's reply, with `success`. */
const refused = (
  status: number,
  code: string,
  message: string,
  { headers, more }: Refusal['beside'] = {},
) => new Refusal(status, code, message, { headers, more: { success: false, ...more } })

const tooYoung = ({ adultsOnly }: Facts['clinic']) =>
  refused(422, 'adults-only', `${adultsOnly} We can make an offer to adults only.`, {
    more: { fields: ['age'] },
  })

const networkIsFull = ({ line, email }: Facts['clinic']) =>
  refused(
    429,
    'network-full',
    `We have received unusually many enquiries from your network today. Please ring ${line} ` +
      `or write to ${email}; you are welcome to try here again tomorrow.`,
    { headers: { 'retry-after': '3600' } },
  )
