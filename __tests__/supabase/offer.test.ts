import { proofOfWork } from '../../src/backend/proofOfWork'
import { offerReply, type ConcernId, type Puzzle } from '@clinic/contract/contract'
import type { Enquiry, LetterKind, Places } from '../../supabase/functions/_shared/database'
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

function counter(config = configWith()) {
  const stored: Enquiry[] = []
  const letters: (readonly LetterKind[])[] = []
  const backend = fakeBackend({
    config,
    database: {
      recordEnquiry: (_slot, enquiry, kinds) => {
        stored.push(enquiry)
        letters.push(kinds)
        return Promise.resolve({ outcome: 'recorded', offer: enquiry.offer, lead: 'lead-1' })
      },
      claimLetters: () => Promise.resolve({ letters: [], spent: [] }),
    },
  })
  return { backend, stored, letters, handler: createHandler(backend, facts) }
}

describe('raffle-offer', () => {
  it('stores the lead and answers with its offer', async () => {
    const { handler, stored } = counter()
    const response = await handler(
      post('raffle-offer', request, { headers: { 'idempotency-key': 'a-key-of-its-own' } }),
      caller,
    )
    expect(response.status).toBe(200)
    const reply = offerReply.parse(await response.json())
    expect(reply.success).toBe(true)
    expect(reply.offer!.personalizedMessage).toMatch(/^Ann, /)
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({
      requestKey: 'a-key-of-its-own',
      email: 'Ann@Example.com',
      age: null,
      sex: '',
      concerns: [],
    })
  })

  it('stores what was chosen only where it was asked to, and makes the same offer of it', async () => {
    const { handler, stored } = counter()
    const chosen = { age: 44, sex: 'female', concerns: ['acne', 'pores'] }
    const reply = async (more: object) =>
      (await handler(post('raffle-offer', { ...request, ...chosen, ...more }), caller)).json()
    expect(await reply({})).toEqual(await reply({ keep: true }))
    await reply({ sex: 'male', age: null })
    expect(stored[1]).toMatchObject({ ...chosen, consents: { keep: facts.consents.keep } })
    for (const { requestHash, age, sex, concerns, offer, consents } of [stored[0]!, stored[2]!]) {
      expect({ age, sex, concerns }).toEqual({ age: null, sex: '', concerns: [] })
      expect([offer.personalizedMessage, consents.keep]).toEqual([undefined, undefined])
      // Not even a hash by which it could be guessed.
      expect(requestHash).toBe(stored[0]!.requestHash)
    }
  })

  it('refuses people under 18 with the adults-only sentence and stores nothing', async () => {
    const { handler, stored } = counter()
    for (const age of [17, 5, 0]) {
      const response = await handler(post('raffle-offer', { ...request, age }), caller)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        success: false,
        code: 'adults-only',
        fields: ['age'],
        error: expect.stringContaining('18 and over'),
      })
    }
    expect(stored).toEqual([])
    for (const age of [18, null])
      expect((await handler(post('raffle-offer', { ...request, age }), caller)).status).toBe(200)
  })

  it('names what is missing in the words of the form', async () => {
    const { handler } = counter()
    for (const wrong of [
      { name: ' ' },
      { email: 'not-an-address' },
      { location: '' },
      { concerns: [] },
      { concerns: ['money'] },
    ]) {
      const response = await handler(post('raffle-offer', { ...request, ...wrong }), caller)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        success: false,
        error: 'Name, email, location, and at least one concern are required',
        fields: [Object.keys(wrong)[0]],
      })
    }
  })

  it('keeps what a filled trap makes doubtful, marked, and answers as ever', async () => {
    const { handler, stored } = counter()
    for (const trap of ['', '  ', 'http://spam.example', 'x'.repeat(5000)]) {
      const response = await handler(post('raffle-offer', { ...request, trap }), caller)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ success: true, offer: expect.anything() })
    }
    expect(stored.map(({ doubtful }) => doubtful)).toEqual([false, false, true, true])
  })

  it('has work done by everybody while a flood is on, the more the larger it is, and refuses nobody', async () => {
    const budget = 1000
    const ask = async (today: number, headers: Record<string, string> = {}) => {
      const { backend, handler, stored } = counter(configWith({ ENQUIRIES_A_DAY: `${budget}` }))
      backend.database.enquiriesToday = () => Promise.resolve(today)
      const response = await handler(post('raffle-offer', request, { headers }), caller)
      return {
        status: response.status,
        stored,
        reply: (await response.json()) as { work?: Puzzle },
      }
    }
    expect((await ask(499)).status).toBe(200)
    const counts = []
    for (const today of [500, 750, 999, 1000, 40_000]) {
      const refused = await ask(today)
      expect([refused.status, refused.stored]).toEqual([429, []])
      counts.push(refused.reply.work!.count)
      // What was begun at one price holds when the price has risen.
      const paid = await ask(40_000, await proofOfWork(refused.reply.work!))
      expect([paid.status, paid.stored.length]).toEqual([200, 1])
    }
    expect(counts).toEqual([4, 7, 9, 10, 10])
  })

  it('takes a place for the network at large too, and less of a day’s room the fuller it is', async () => {
    const placesOf = async (address: string, today = 0) => {
      const { backend, handler } = counter()
      let places: Places | undefined
      const { recordEnquiry } = backend.database
      backend.database.enquiriesToday = () => Promise.resolve(today)
      backend.database.recordEnquiry = (where, ...more) => (
        (places = where),
        recordEnquiry(where, ...more)
      )
      await handler(post('raffle-offer', request), { address })
      return places!
    }
    const shared = async (one: string, other: string) => {
      const [a, b] = [await placesOf(one), await placesOf(other)]
      return [a.slots[0]!.key === b.slots[0]!.key, a.quota!.key === b.quota!.key]
    }
    expect(await shared('2001:db8:1:2::1', '2001:db8:1:3::1')).toEqual([false, true])
    expect(await shared('2001:db8:1:2::1', '2001:db8:2:2::1')).toEqual([false, false])
    expect(await shared('203.0.113.7', '203.0.113.8')).toEqual([false, true])
    expect(await shared('203.0.113.7', '203.0.112.7')).toEqual([false, false])
    expect((await placesOf('203.0.113.7')).slots[1]).toMatchObject({ limit: { burst: 24 } })
    expect((await placesOf('203.0.113.7')).quota!.aDay).toBe(200)
    // Behind a proxy that nobody has named, everybody has its address: that is no network.
    for (const address of ['127.0.0.1', '10.0.0.4', '::1', 'fd00::1', 'unknown', ''])
      expect(await placesOf(address)).toMatchObject({ slots: [{}], quota: null })
  })

  it('tells a network whose day is full to ring or write, without offering work', async () => {
    const { backend, handler } = counter()
    backend.database.recordEnquiry = () => Promise.resolve({ outcome: 'network-full' })
    const response = await handler(post('raffle-offer', request), caller)
    expect(response.status).toBe(429)
    const reply = (await response.json()) as object
    expect(reply).toMatchObject({
      success: false,
      code: 'network-full',
      error: expect.stringMatching(/ring .*\d.* or write to .*@/),
    })
    expect(reply).not.toHaveProperty('work')
  })

  it('stores what was agreed to with its words and their version, news only where it was ticked', async () => {
    const { handler, stored } = counter()
    await handler(post('raffle-offer', request), caller)
    await handler(post('raffle-offer', { ...request, marketing: true }), caller)
    const { healthData, marketing } = facts.consents
    expect(stored.map(({ consents }) => consents)).toEqual([
      { 'health-data': healthData },
      { 'health-data': healthData, marketing },
    ])
    expect(healthData.version).toMatch(/^[0-9a-f]{12}$/)
    expect(healthData.version).not.toBe(marketing.version)
  })

  it('queues only letters that can be sent, so that switching delivery on sends nothing old', async () => {
    const email = {
      LEADS_EMAIL_TO: 'desk@clinic.test',
      LEADS_EMAIL_FROM: 'site@clinic.test',
      RESEND_API_KEY: 'k',
      FUNCTIONS_URL: 'https://functions.test',
    }
    const queued = async (settings: Record<string, string>) => {
      const { handler, letters } = counter(configWith(settings))
      await handler(post('raffle-offer', request), caller)
      return letters[0]
    }
    expect(await queued({})).toEqual([])
    expect(await queued({ LEADS_WEBHOOK_URL: 'https://hook.test/in' })).toEqual(['enquiry'])
    expect(await queued(email)).toEqual(['enquiry', 'confirmation', 'summary'])
  })

  it('ties a key to what was sent with it', async () => {
    const { handler, stored } = counter()
    const send = (body: object) =>
      handler(
        post('raffle-offer', body, { headers: { 'idempotency-key': 'one-key-for-all' } }),
        caller,
      )
    for (const body of [
      request,
      request,
      { ...request, email: 'other@example.com' },
      { ...request, marketing: true },
    ])
      expect((await send(body)).status).toBe(200)
    const hashes = stored.map((enquiry) => enquiry.requestHash)
    expect(hashes[1]).toBe(hashes[0])
    expect(new Set(hashes).size).toBe(3)
  })

  it('does not answer that all is well when the lead could not be stored', async () => {
    const backend = fakeBackend({
      database: {
        recordEnquiry: () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' })),
      },
    })
    const response = await createHandler(backend, facts)(post('raffle-offer', request), caller)
    expect(response.status).toBe(503)
    expect(JSON.stringify(backend.logged)).not.toMatch(/Ann|example\.com/i)
  })
})

describe('choosing an offer', () => {
  it('answers the first concern, for every concern and every pair', () => {
    for (const first of ids) {
      expect(chooseOffer([first], facts.offers).concerns).toContain(first)
      for (const second of ids)
        expect(chooseOffer([first, second], facts.offers).concerns).toContain(first)
    }
  })

  it('takes the one written first where several answer as well, so that nobody gets another by asking again', () => {
    for (const id of ids)
      expect(chooseOffer([id], facts.offers)).toBe(
        facts.offers.find(({ concerns }) => concerns.includes(id)),
      )
  })

  it('never names a medicine, a prize, or a discount on a prescription-only medicine', () => {
    for (const id of ids) {
      const words = Object.values(
        wordOffer(chooseOffer([id], facts.offers), [id], 'Ann', facts),
      ).join(' ')
      expect(words).not.toMatch(
        /\b(?:botox|toxin|tretinoin|win|prize|raffle|winner|hurry|today only)\b/i,
      )
      expect(words).not.toMatch(/\{|\}/)
    }
  })

  it('greets by first name only when it looks like one', () => {
    expect(firstName('mary jane')).toBe('Mary')
    expect(firstName('Zoë')).toBe('Zoë')
    for (const odd of ['<b>x</b>', 'http://x', '123', '']) expect(firstName(odd)).toBe('')
    const chosen = chooseOffer(['lines'], facts.offers)
    expect(wordOffer(chosen, ['lines'], '<script>', facts).personalizedMessage).not.toMatch(
      /[<{]|^,/,
    )
  })
})
