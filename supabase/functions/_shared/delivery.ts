import type { Backend } from './endpoint.ts'
import type { Delivery } from './database.ts'
import { hmac } from './hash.ts'
import { errorName } from './log.ts'

const patienceMs = 8000
/** How many leads are handed over in one pass. */
const most = 10

/**
 * Hands over the leads that are due, by webhook or e-mail. A lead leaves the outbox only when the receiver said 2xx; until
 * then it is tried again with a growing pause. The receiver may see a lead twice and knows it by its idempotency key.
 * @returns how many the receiver has taken
 */
export async function deliverDue(backend: Pick<Backend, 'config' | 'database' | 'fetch' | 'log'>): Promise<number> {
  const { config, database, log } = backend
  if (config.delivery === null) return 0
  const due = await database.claimDeliveries(most)
  let delivered = 0
  await Promise.all(
    due.map(async (lead) => {
      let problem: string | null = null
      try {
        const response = await send(lead, backend)
        await response.body?.cancel().catch(() => undefined)
        if (!response.ok) problem = `status ${response.status}`
      } catch (error) {
        problem = errorName(error)
      }
      await database.finishDelivery(lead, problem)
      if (problem === null) delivered++
      else log({ event: 'delivery', code: problem.replace(' ', '-'), count: lead.attempts })
    }),
  )
  return delivered
}

async function send(lead: Delivery, { config, fetch }: Pick<Backend, 'config' | 'fetch'>): Promise<Response> {
  const delivery = config.delivery!
  const key = `${lead.id}:${lead.version}`
  const signal = AbortSignal.timeout(patienceMs)
  if (delivery.kind === 'webhook') {
    const { attempts: _attempts, ...content } = lead
    const body = JSON.stringify({ type: 'lead', ...content })
    const headers: Record<string, string> = { 'content-type': 'application/json', 'idempotency-key': key }
    if (delivery.secret !== null) headers['x-signature'] = `sha256=${await hmac(delivery.secret, body)}`
    return fetch(delivery.url, { method: 'POST', headers, body, signal, redirect: 'error' })
  }
  return fetch(delivery.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${delivery.key}`, 'idempotency-key': key },
    body: JSON.stringify({ from: delivery.from, to: [delivery.to], reply_to: lead.email, subject: 'A new enquiry from the website', text: letter(lead) }),
    signal,
    redirect: 'error',
  })
}

function letter(lead: Delivery): string {
  const offer = lead.offer as { title?: string }
  return [
    `Name: ${lead.name}`,
    `E-mail: ${lead.email}`,
    `Location: ${lead.location}`,
    `Age: ${lead.age ?? 'not given'}`,
    `Sex: ${lead.sex === '' ? 'not given' : lead.sex}`,
    `Concerns: ${lead.concerns.join(', ')}`,
    `Marketing by e-mail: ${lead.marketing ? 'agreed' : 'not agreed'}`,
    `Offer given: ${offer.title ?? lead.offerId}`,
    `First asked: ${lead.createdAt}`,
    `Last change: ${lead.updatedAt}`,
    '',
    'This message holds personal data. Keep it no longer than you need it, and no longer than 180 days.',
  ].join('\n')
}
