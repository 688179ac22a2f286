import type { Letter } from '../../supabase/functions/_shared/database'
import { deliverDue } from '../../supabase/functions/_shared/delivery'
import { hmac } from '@clinic/contract/hash'
import { letterCode, readLetterCode } from '../../supabase/functions/_shared/letterLinks'
import { createHandler } from '../../supabase/functions/email-consent/handler'
import { caller, configWith, fakeBackend, settings, siteKnowledge } from './helpers/fakes'

const { facts } = siteKnowledge()
const email = configWith({
  LEADS_EMAIL_TO: 'desk@clinic.test',
  LEADS_EMAIL_FROM: 'site@clinic.test',
  RESEND_API_KEY: 'k',
  FUNCTIONS_URL: 'https://functions.test/functions/v1',
})
const webhook = configWith({
  LEADS_WEBHOOK_URL: 'https://hook.test/in?key=hidden',
  LEADS_WEBHOOK_SECRET: 'hush',
})

const leadId = '5d0f6f4e-0f8f-4b0e-9f0a-3f0f3a1b2c3d'
const emailHash = 'ab'.repeat(32)
const base = { id: 'letter-1', lease: 'lease-1', attempts: 1 }
const notice: Letter = {
  ...base,
  kind: 'enquiry',
  lead: {
    id: leadId,
    createdAt: '2026-11-22T10:00:00Z',
    deletedBy: '2027-05-21T10:00:00Z',
    doubtful: false,
    name: 'Ann',
    email: 'ann@example.com',
    age: null,
    sex: '',
    location: 'London',
    concerns: ['acne'],
    offerId: 'acne-notes',
    offer: { title: 'A pack' },
    earlier: 1,
    marketing: 'asked',
  },
}
const confirmation: Letter = {
  ...base,
  kind: 'confirmation',
  leadId,
  email: 'ann@example.com',
  emailHash,
  createdAt: '2026-11-22T10:00:00Z',
}
const summary: Letter = {
  ...base,
  kind: 'summary',
  summary: {
    day: '2026-11-21',
    received: 3,
    unanswered: 2,
    oldestUnanswered: '2026-11-19',
    doubtful: 1,
    notSent: 1,
    failing: 0,
    waiting: [{ id: leadId, since: '2026-11-19', enquiries: 2, deletedBy: '2027-05-21T10:00:00Z' }],
  },
}

type Sent = {
  url: string
  headers: Record<string, string>
  body: {
    to: string[]
    reply_to?: string
    subject: string
    text: string
    headers?: Record<string, string>
  } & Record<string, unknown>
}

async function deliver(
  letter: Letter,
  config = email,
  answer = () => Promise.resolve(new Response('{}')),
) {
  const sent: (Sent & { raw: string })[] = []
  const finished: unknown[] = []
  const claimed: unknown[] = []
  const backend = fakeBackend({
    config,
    fetch: ((url: string, init: { headers: Record<string, string>; body: string }) => {
      sent.push({
        url,
        headers: init.headers,
        body: JSON.parse(init.body) as Sent['body'],
        raw: init.body,
      })
      return answer()
    }) as unknown as typeof fetch,
    database: {
      claimLetters: (max, kinds) => (
        claimed.push([max, kinds]),
        Promise.resolve({ letters: [letter], spent: [] })
      ),
      finishLetter: ({ id, lease }, end) => Promise.resolve(void finished.push([id, lease, end])),
    },
  })
  await deliverDue(backend, facts)
  return { sent, finished, claimed, logged: backend.logged }
}

describe('the outbox', () => {
  it('signs a webhook and names the letter, so that the receiver can tell a second one', async () => {
    const { sent, finished, claimed } = await deliver(notice, webhook)
    expect(claimed).toEqual([[10, ['enquiry']]])
    expect(sent[0]!.headers['idempotency-key']).toMatch(/^letter-1:[0-9a-f]{12}$/)
    expect(sent[0]!.headers['x-signature']).toBe(`sha256=${await hmac('hush', sent[0]!.raw)}`)
    expect(sent[0]!.body).toMatchObject({
      type: 'lead',
      email: 'ann@example.com',
      marketing: 'asked',
    })
    // The staff's list names the receiver, never the secret that may stand in its address.
    expect(finished).toEqual([
      ['letter-1', 'lease-1', { problem: null, receiver: 'webhook at hook.test' }],
    ])
  })

  it('sends every kind of letter through the e-mail service where there is one', async () => {
    const told = await deliver(notice)
    expect(told.claimed).toEqual([[10, ['enquiry', 'confirmation', 'summary']]])
    expect(told.sent[0]).toMatchObject({
      url: 'https://api.resend.com/emails',
      body: { to: ['desk@clinic.test'], reply_to: 'ann@example.com' },
    })
    expect(told.sent[0]!.body.text).toContain(
      'News by e-mail: asked for, not confirmed: do not send any',
    )
    const day = await deliver(summary)
    expect(day.sent[0]!.body).toMatchObject({
      to: ['desk@clinic.test'],
      subject: 'Website enquiries: 3 on 2026-11-21, 2 unanswered',
    })
    // Both say where to note the answer: a page, by a code that holds for as long as the enquiry.
    for (const text of [told.sent[0]!.body.text, day.sent[0]!.body.text]) {
      const [, one] = /email-choices\/#code=(answered\.\S+)/.exec(text)!
      const link = await readLetterCode(settings.ADDRESS_SECRET, one!, Date.parse('2027-05-21'))
      expect(link).toMatchObject({ does: 'answered', leadId })
    }
    expect(day.sent[0]!.body.text).toContain('5d0f6f4e, since 2026-11-19, 2 enquiries from one')
    expect((await deliver(confirmation)).finished).toEqual([
      ['letter-1', 'lease-1', { problem: null, receiver: 'e-mail to the person' }],
    ])
  })

  it('marks the notice of a doubtful enquiry, and says until when a notice may be kept', async () => {
    const { body } = (await deliver({ ...notice, lead: { ...notice.lead, doubtful: true } }))
      .sent[0]!
    expect(body.subject).toMatch(/^A doubtful enquiry/)
    expect(body.text).toContain(`npm run leads -- genuine ${leadId}`)
    expect(body.text).toContain('no later than 2027-05-21')
  })

  it('asks for nothing while nothing can be sent', async () => {
    expect((await deliver(notice, configWith())).claimed).toEqual([])
  })

  it.each([
    ['fails', () => Promise.resolve(new Response('no', { status: 500 })), 'status 500'],
    ['refuses it', () => Promise.resolve(new Response('no', { status: 401 })), 'status 401'],
    [
      'is not there',
      () => Promise.reject(Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' })),
      'ECONNREFUSED',
    ],
  ])('keeps a letter for another try when the receiver %s', async (_what, answer, problem) => {
    const { finished, logged } = await deliver(notice, webhook, answer)
    // Where it may have arrived all the same is noted, for whoever has to delete it there.
    expect(finished).toEqual([
      ['letter-1', 'lease-1', { problem, receiver: 'webhook at hook.test' }],
    ])
    expect(JSON.stringify(logged)).not.toMatch(/Ann|ann@|10\.0\.0\.1/)
  })
})

describe('the letter that asks for a confirmation', () => {
  const links = (text: string) =>
    [...text.matchAll(/https:\/\/www\.example\.com\/email-choices\/#code=(\S+)/g)].map(
      ([, code]) => code!,
    )
  const read = (code: string, now: string) =>
    readLetterCode(settings.ADDRESS_SECRET, code, Date.parse(now))

  it('has a link that confirms for seven days, and one that stops letters for good', async () => {
    const { body } = (await deliver(confirmation)).sent[0]!
    const [confirm, stop] = links(body.text)
    expect(await read(confirm!, '2026-11-29T09:59:00Z')).toMatchObject({ does: 'confirm', leadId })
    expect(await read(confirm!, '2026-11-29T10:01:00Z')).toBeNull()
    expect(await read(stop!, '2036-01-01T00:00:00Z')).toEqual({
      does: 'stop',
      emailHash,
      plain: false,
    })
    // The letters of before hashes had a key.
    const text = `stop.${emailHash}`
    expect(
      await read(
        `${text}.${await hmac(settings.ADDRESS_SECRET, `letter link: ${text}`)}`,
        '2036-01-01T00:00:00Z',
      ),
    ).toEqual({ does: 'stop', emailHash, plain: true })
    expect(body.to).toEqual(['ann@example.com'])
    expect(body.reply_to).toBe(facts.clinic.email)
  })

  it('lets mail programs stop letters in one click (RFC 8058)', async () => {
    const { body } = (await deliver(confirmation)).sent[0]!
    expect(body.headers).toEqual({
      'List-Unsubscribe': `<https://functions.test/functions/v1/email-consent?code=${links(body.text)[1]}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('is the same at every try, and says nothing that was typed into the form', async () => {
    const [one, two] = [
      (await deliver(confirmation)).sent[0]!,
      (await deliver({ ...confirmation, attempts: 2 })).sent[0]!,
    ]
    expect(two).toEqual(one)
    expect(one.body.text).not.toMatch(/Ann|acne|ann@/)
  })
})

describe('a code', () => {
  it('that was changed, made with another secret, or made for another purpose is worth nothing', async () => {
    const secret = settings.ADDRESS_SECRET
    const code = await letterCode(secret, { does: 'stop', emailHash })
    expect(await readLetterCode(secret, code, 0)).not.toBeNull()
    const [does, hash, sign] = code.split('.') as [string, string, string]
    const later = (await letterCode(secret, { does: 'confirm', leadId, expires: 1000 })).replace(
      '.1000.',
      '.9000.',
    )
    const wrong = [
      `${does}.${'cd'.repeat(32)}.${sign}`,
      `confirm.${hash}.${sign}`,
      `${does}.${hash}.${'0'.repeat(64)}`,
      `${does}.${hash}.`,
      later,
      '',
      '.',
      'x'.repeat(5000),
    ]
    for (const one of [
      ...wrong,
      await letterCode('another secret of some length', { does: 'stop', emailHash }),
      `${does}.${hash}.${await hmac(secret, `${does}.${hash}`)}`,
    ])
      expect(await readLetterCode(secret, one, 2000)).toBeNull()
  })
})

describe('email-consent', () => {
  const address = 'https://functions.test/functions/v1/email-consent'
  function choices(more: Parameters<typeof fakeBackend>[0] = {}) {
    const done: string[] = []
    const backend = fakeBackend({
      ...more,
      database: {
        confirmMarketing: (lead) => (
          done.push(`confirm ${lead}`),
          Promise.resolve('confirmed' as const)
        ),
        noteAnswered: (lead) => (done.push(`answered ${lead}`), Promise.resolve('noted' as const)),
        stopLetters: (hash, plain) => (
          done.push(`stop ${plain ? 'plain ' : ''}${hash}`),
          Promise.resolve()
        ),
        ...more.database,
      },
    })
    const handler = createHandler(backend)
    const form = (code: string) =>
      handler(
        new Request(address, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ code }),
        }),
        caller,
      )
    return { done, backend, handler, form }
  }
  const code = (link: Parameters<typeof letterCode>[1]) => letterCode(settings.ADDRESS_SECRET, link)
  const confirm = () => code({ does: 'confirm', leadId, expires: Date.now() + 1000 })
  const stop = () => code({ does: 'stop', emailHash })
  const answered = (expires = Date.now() + 1000) => code({ does: 'answered', leadId, expires })
  const page = 'https://www.example.com/email-choices/#'

  it.each(['GET', 'HEAD'])(
    'changes nothing when a link is opened (%s), as mail scanners do, and leads to the page',
    async (method) => {
      const { handler, done } = choices()
      for (const one of [await confirm(), await stop()]) {
        const response = await handler(new Request(`${address}?code=${one}`, { method }), caller)
        expect([response.status, response.headers.get('location')]).toEqual([
          303,
          `${page}code=${one}`,
        ])
      }
      expect(done).toEqual([])
    },
  )

  it('does what the button of the page asks for, and leads back to it', async () => {
    const { form, done } = choices()
    const replies = [await form(await confirm()), await form(` ${await stop()}\n`)]
    expect(replies.map((reply) => [reply.status, reply.headers.get('location')])).toEqual([
      [303, `${page}confirmed`],
      [303, `${page}stopped`],
    ])
    expect(done).toEqual([`confirm ${leadId}`, `stop ${emailHash}`])
  })

  it('notes that an enquiry is answered by the button alone, and not once the link has expired', async () => {
    const { form, handler, done } = choices()
    await handler(new Request(`${address}?code=${await answered()}`), caller)
    await handler(new Request(`${address}?code=${await answered()}`, { method: 'POST' }), caller)
    expect(done).toEqual([])
    const replies = [await form(await answered()), await form(await answered(Date.now() - 1))]
    expect(replies.map((reply) => reply.headers.get('location'))).toEqual([
      `${page}noted`,
      `${page}gone`,
    ])
    expect(done).toEqual([`answered ${leadId}`])
  })

  it('stops letters for a mail program’s own button, without a redirect, and lets it confirm nothing', async () => {
    const { handler, done } = choices()
    const click = (one: string) =>
      handler(
        new Request(`${address}?code=${one}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
        caller,
      )
    expect((await click(await stop())).status).toBe(200)
    expect((await click(await confirm())).status).toBe(400)
    expect(done).toEqual([`stop ${emailHash}`])
  })

  it('asks the database nothing for a code that is not signed here', async () => {
    const { handler, form, done } = choices()
    for (const wrong of [
      '',
      'stop',
      `stop.${emailHash}.${'0'.repeat(64)}`,
      `stop-all.${emailHash}.${'0'.repeat(64)}`,
      "' or 1=1 --",
      '\u0000',
      'x'.repeat(400),
    ])
      expect((await form(wrong)).headers.get('location')).toBe(`${page}gone`)
    const opened = await handler(
      new Request(`${address}?code=${encodeURIComponent('"><script>\r\nx: y')}`),
      caller,
    )
    expect(opened.headers.get('location')).toMatch(/\/email-choices\/#code=%22[\w%.]+$/)
    expect(
      (await handler(new Request(address, { method: 'POST', body: 'x'.repeat(20_000) }), caller))
        .status,
    ).toBe(413)
    expect((await handler(new Request(address, { method: 'DELETE' }), caller)).status).toBe(405)
    expect(done).toEqual([])
  })

  it('says so when the database cannot be asked, and notes nobody in the log', async () => {
    const { form, backend } = choices({
      database: {
        stopLetters: () =>
          Promise.reject(Object.assign(new Error(emailHash), { code: 'ECONNREFUSED' })),
      },
    })
    expect((await form(await stop())).headers.get('location')).toBe(`${page}later`)
    expect(JSON.stringify(backend.logged)).toContain('ECONNREFUSED')
    expect(JSON.stringify(backend.logged)).not.toContain(emailHash)
  })
})
