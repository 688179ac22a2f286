import { offerReply, type ConcernId } from '../../supabase/functions/_shared/contract'
import type { Delivery, OfferRecord } from '../../supabase/functions/_shared/database'
import { deliverDue } from '../../supabase/functions/_shared/delivery'
import { hmac } from '../../supabase/functions/_shared/hash'
import { chooseOffer, firstName, wordOffer } from '../../supabase/functions/raffle-offer/choose'
import { createHandler } from '../../supabase/functions/raffle-offer/handler'
import { caller, configWith, fakeBackend, post, siteKnowledge } from './helpers/fakes'

const { facts } = siteKnowledge()
const request = {
  name: 'Ann Example',
  email: 'Ann@Example.com',
  age: 34,
  sex: 'female',
  location: 'London',
  concerns: ['pores', 'skinDullness'],
  marketing: false,
}
const ids = facts.concerns.map((concern) => concern.id as ConcernId)

function counter() {
  const stored: OfferRecord[] = []
  const backend = fakeBackend({
    database: {
      recordOffer: (_slot, record) => {
        stored.push(record)
        return Promise.resolve({ outcome: 'given', offer: record.offer, lead: 'lead-1' })
      },
    },
  })
  return { backend, stored, handler: createHandler(backend, facts) }
}

describe('raffle-offer', () => {
  it('stores the lead and answers with its offer', async () => {
    const { handler, stored } = counter()
    const response = await handler(post('raffle-offer', request, { headers: { 'idempotency-key': 'a-key-of-its-own' } }), caller)
    expect(response.status).toBe(200)
    const reply = offerReply.parse(await response.json())
    expect(reply.success).toBe(true)
    expect(reply.offer!.personalizedMessage).toMatch(/^Ann, /)
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({ requestKey: 'a-key-of-its-own', email: 'Ann@Example.com', concerns: ['pores', 'skinDullness'], marketing: false })
  })

  it('refuses people under 18 with the adults-only sentence and stores nothing', async () => {
    const { handler, stored } = counter()
    for (const age of [17, 5, 0]) {
      const response = await handler(post('raffle-offer', { ...request, age }), caller)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ success: false, code: 'adults-only', error: expect.stringContaining('18 and over') })
    }
    expect(stored).toEqual([])
    expect((await handler(post('raffle-offer', { ...request, age: null }), caller)).status).toBe(200)
  })

  it('names what is missing in the words of the form', async () => {
    const { handler } = counter()
    for (const wrong of [{ name: ' ' }, { email: 'not-an-address' }, { location: '' }, { concerns: [] }, { concerns: ['money'] }]) {
      const response = await handler(post('raffle-offer', { ...request, ...wrong }), caller)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        success: false,
        error: 'Name, email, location, and at least one concern are required',
        fields: [Object.keys(wrong)[0]],
      })
    }
  })

  it('answers a robot that fills the hidden field as if nothing were wrong, and keeps nothing', async () => {
    const { handler, stored } = counter()
    const response = await handler(post('raffle-offer', { ...request, website: 'http://spam.example' }), caller)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ success: true })
    expect(stored).toEqual([])
  })

  it('keeps names and places on one line, and without what Postgres cannot hold', async () => {
    const { handler, stored } = counter()
    const odd = { name: ' Ann\r\nMarketing by e-mail: agreed\u2028', location: 'Leeds\u0000\ud800 West' }
    expect((await handler(post('raffle-offer', { ...request, ...odd }), caller)).status).toBe(200)
    expect(stored[0]).toMatchObject({ name: 'Ann Marketing by e-mail: agreed', location: 'Leeds  West' })
    for (const empty of [{ name: '\u0000' }, { location: '\u2028\n' }])
      expect((await handler(post('raffle-offer', { ...request, ...empty }), caller)).status).toBe(400)
    expect(stored).toHaveLength(1)
  })

  it('gives an address the offer it has, without the name and the concern it was first given to', async () => {
    const chosen = facts.offers.find((offer) => offer.concerns.includes('pigmentation') && offer.personalizedMessage.includes('{concern}'))!
    const theirs = wordOffer(chosen, ['pigmentation'], 'Jane', facts)
    const ask = async (stored: typeof theirs) => {
      const backend = fakeBackend({ database: { recordOffer: () => Promise.resolve({ outcome: 'again', offer: stored, lead: 'lead-1' }) } })
      return offerReply.parse(await (await createHandler(backend, facts)(post('raffle-offer', request), caller)).json()).offer!
    }
    expect(theirs.personalizedMessage).toMatch(/^Jane, .*pigmentation/)
    const now = await ask(theirs)
    expect(now).toMatchObject({ title: theirs.title, value: theirs.value })
    expect(now.personalizedMessage).toMatch(/^Ann, /)
    expect(now.personalizedMessage).not.toMatch(/Jane|pigmentation/)
    // An offer that is no longer made has no words to be said again.
    expect(await ask({ ...theirs, title: 'An offer of last year' })).not.toHaveProperty('personalizedMessage')
  })

  it('does not answer that all is well when the lead could not be stored', async () => {
    const backend = fakeBackend({ database: { recordOffer: () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' })) } })
    const response = await createHandler(backend, facts)(post('raffle-offer', request), caller)
    expect(response.status).toBe(503)
    expect(JSON.stringify(backend.logged)).not.toMatch(/Ann|example\.com/i)
  })

  it('refuses a key that belongs to somebody else, and one that is no key', async () => {
    const handler = createHandler(fakeBackend({ database: { recordOffer: () => Promise.resolve({ outcome: 'key-reused' }) } }), facts)
    expect((await handler(post('raffle-offer', request, { headers: { 'idempotency-key': 'somebody-elses' } }), caller)).status).toBe(422)
    expect((await handler(post('raffle-offer', request, { headers: { 'idempotency-key': 'x' } }), caller)).status).toBe(400)
  })
})

describe('choosing an offer', () => {
  it('answers the first concern, for every concern and every pair', () => {
    for (const first of ids) {
      expect(chooseOffer([first], facts.offers).concerns).toContain(first)
      for (const second of ids) expect(chooseOffer([first, second], facts.offers).concerns).toContain(first)
    }
  })

  it('never names a medicine, a prize, or a discount on a prescription-only medicine', () => {
    for (const id of ids) {
      const words = Object.values(wordOffer(chooseOffer([id], facts.offers), [id], 'Ann', facts)).join(' ')
      expect(words).not.toMatch(/\b(?:botox|toxin|tretinoin|win|prize|raffle|winner|hurry|today only)\b/i)
      expect(words).not.toMatch(/\{|\}/)
    }
  })

  it('greets by first name only when it looks like one', () => {
    expect(firstName('mary jane')).toBe('Mary')
    expect(firstName('Zoë')).toBe('Zoë')
    for (const odd of ['<b>x</b>', 'http://x', '123', '']) expect(firstName(odd)).toBe('')
    const chosen = chooseOffer(['lines'], facts.offers)
    expect(wordOffer(chosen, ['lines'], '<script>', facts).personalizedMessage).not.toMatch(/[<{]|^,/)
  })
})

describe('handing leads over', () => {
  const lead = {
    id: 'lead-1',
    version: 2,
    attempts: 1,
    createdAt: 'now',
    updatedAt: 'now',
    name: 'Ann',
    email: 'ann@example.com',
    age: null,
    sex: '',
    location: 'London',
    concerns: ['acne'],
    marketing: true,
    offerId: 'acne-notes',
    offer: { title: 'A pack' },
  } satisfies Delivery
  const webhook = configWith({ LEADS_WEBHOOK_URL: 'https://hook.test/in', LEADS_WEBHOOK_SECRET: 'hush' })

  const deliver = async (config: ReturnType<typeof configWith>, answer: () => Promise<Response>) => {
    const sent: { url: string; init: RequestInit }[] = []
    const finished: [string, number, string | null][] = []
    const backend = fakeBackend({
      config,
      fetch: ((url: string, init: RequestInit) => (sent.push({ url, init }), answer())) as unknown as typeof fetch,
      database: {
        claimDeliveries: () => Promise.resolve([lead]),
        finishDelivery: ({ id, version }, problem) => Promise.resolve(void finished.push([id, version, problem])),
      },
    })
    await deliverDue(backend)
    return { sent, finished, logged: backend.logged }
  }

  it('signs a webhook and names the delivery, so that the receiver can tell a second one', async () => {
    const { sent, finished } = await deliver(webhook, () => Promise.resolve(new Response('ok')))
    const headers = sent[0]!.init.headers as Record<string, string>
    expect(headers['idempotency-key']).toBe('lead-1:2')
    expect(headers['x-signature']).toBe(`sha256=${await hmac('hush', String(sent[0]!.init.body))}`)
    expect(JSON.parse(String(sent[0]!.init.body))).toMatchObject({ type: 'lead', email: 'ann@example.com' })
    expect(finished).toEqual([['lead-1', 2, null]])
  })

  it('writes an e-mail through the configured service', async () => {
    const { sent } = await deliver(configWith({ LEADS_EMAIL_TO: 'desk@clinic.test', LEADS_EMAIL_FROM: 'site@clinic.test', RESEND_API_KEY: 'k' }), () =>
      Promise.resolve(new Response('{}')),
    )
    expect(sent[0]!.url).toBe('https://api.resend.com/emails')
    expect(JSON.parse(String(sent[0]!.init.body))).toMatchObject({ to: ['desk@clinic.test'], reply_to: 'ann@example.com' })
  })

  it.each([
    ['refuses', () => Promise.resolve(new Response('no', { status: 500 })), 'status 500'],
    ['is not there', () => Promise.reject(Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' })), 'ECONNREFUSED'],
  ])('keeps the lead for another try when the receiver %s', async (_what, answer, problem) => {
    const { finished, logged } = await deliver(webhook, answer)
    expect(finished).toEqual([['lead-1', 2, problem]])
    expect(JSON.stringify(logged)).not.toMatch(/Ann|ann@|10\.0\.0\.1/)
  })
})
