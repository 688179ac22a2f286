import { readFileSync, readdirSync, mkdtempSync, rmSync, copyFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { closeConnections, send } from './helpers/load'
import { temporaryStack, type Stack } from './helpers/stack'
import { migrate } from '../../server/migrate'
import { root } from '../../server/paths'
import { hmac } from '@clinic/contract/hash'

/**
 * Enquiries, consent and letters on a real Postgres, with the functions in Deno as `npm start` runs
 * them and an e-mail service of this test's own. The database begins as it was before enquiries had
 * a history, with leads in it.
 */
jest.setTimeout(60_000)

type Email = { to: string[]; subject: string; text: string; headers?: Record<string, string> }
const emails: Email[] = []
let status = 200
let service: Server
let stack: Stack
let owner: postgres.Sql
/** What of the database's earlier state was still there after the migration. */
let before: Record<'leads' | 'consents' | 'outbox' | 'hashes' | 'suppressed', unknown>

const folder = join(root, 'supabase/migrations')

/** Applies the migrations before one. */
async function migrateUpTo(newer: string, adminUrl: string, password: string): Promise<void> {
  const older = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const file of readdirSync(folder).filter((name) => name < newer))
    copyFileSync(join(folder, file), join(older, file))
  await migrate(adminUrl, password, older)
  rmSync(older, { recursive: true })
}

async function prepare(adminUrl: string, password: string): Promise<void> {
  // Before enquiries had a history, and before hashes of addresses had a key.
  await migrateUpTo('20261122130000', adminUrl, password)
  const sql = postgres(adminUrl, { max: 1, onnotice: () => undefined })
  for (const [key, marketing] of [
    ['never-sent', false],
    ['failing', true],
  ] as const)
    await sql`select clinic.record_offer('k', 1, 1000, ${key}, 'Old', ${`${key}@old.example`}, 40, '', 'London', array['acne'], ${marketing}, 'acne-notes', '{"title": "A pack"}')`
  await sql`update clinic.leads set created_at = now() - interval '2 days', updated_at = now() - interval '2 days'`
  await sql`update clinic.outbox o set attempts = 3, last_error = 'status 500' from clinic.leads l where l.id = o.lead_id and l.idempotency_key = 'failing'`
  const hashes = await sql<
    { email: string; plain: string }[]
  >`select email, email_hash as plain from clinic.leads order by email`
  await migrateUpTo('20261126100000', adminUrl, password)
  await sql`insert into clinic.suppressed (email_hash, reason) values (${createHash('sha256').update('stopped@old.example').digest('hex')}, 'stopped')`
  await migrate(adminUrl, password)
  before = {
    hashes: await Promise.all(
      hashes.map(async ({ email, plain }) => ({
        keyed:
          (await sql`select 1 from clinic.leads where email_hash = clinic.email_hash(${email})`)
            .length === 1,
        plain,
      })),
    ),
    suppressed:
      await sql`select email_hash = clinic.email_hash('stopped@old.example') as keyed from clinic.suppressed`,
    leads: await sql`select idempotency_key, age from clinic.leads order by 1`,
    consents:
      await sql`select l.idempotency_key as lead, c.purpose, c.event, w.words from clinic.consents c join clinic.leads l on l.id = c.lead_id join clinic.consent_wordings w using (purpose, version) order by 1, 2`,
    outbox:
      await sql`select l.idempotency_key as lead, o.kind, o.attempts from clinic.outbox o join clinic.leads l on l.id = o.lead_id`,
  }
  await sql`delete from clinic.leads`
  await sql`delete from clinic.suppressed`
  await sql.end()
}

beforeAll(async () => {
  service = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      emails.push(JSON.parse(text) as Email)
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as { port: number }
  stack = await temporaryStack(
    {
      SITE_ORIGINS: 'https://www.clinic.test,http://localhost:*',
      LEADS_EMAIL_TO: 'desk@clinic.test',
      LEADS_EMAIL_FROM: 'site@clinic.test',
      RESEND_API_KEY: 'k',
      EMAIL_API_URL: `http://127.0.0.1:${port}/emails`,
      FUNCTIONS_URL: 'https://functions.test/functions/v1',
    },
    prepare,
  )
  owner = postgres(stack.database.adminUrl, { max: 4, onnotice: () => undefined })
}, 60_000)

afterAll(async () => {
  closeConnections()
  await owner?.end({ timeout: 1 })
  await stack?.stop()
  service?.close()
})

const enquiry = (email: string, more: object = {}) => ({
  name: 'Ann',
  email,
  age: 34,
  sex: 'female',
  location: 'London',
  concerns: ['pores'],
  ...more,
})
const ask = async (body: object, key?: string, index = 0) => {
  const reply = await send(stack.port, 'raffle-offer', body, {
    headers: key === undefined ? {} : { 'idempotency-key': key },
    index,
  })
  return {
    ...reply,
    offer: (JSON.parse(reply.body) as { offer?: { title: string; personalizedMessage: string } })
      .offer,
  }
}
async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (let i = 0; i < 300; i++) {
    const found = look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It did not come about within 15 seconds.')
}
const letterTo = (address: string) => until(() => emails.find(({ to }) => to.includes(address)))
const codes = ({ text }: Email) => [...text.matchAll(/#code=(\S+)/g)].map(([, code]) => code!)
const press = (code: string) =>
  fetch(`http://127.0.0.1:${stack.port}/functions/v1/email-consent`, {
    method: 'POST',
    body: new URLSearchParams({ code }),
    redirect: 'manual',
  })
const wantsNews = async (address: string) =>
  (
    await owner<[{ yes: boolean }]>`select clinic.wants_news(clinic.email_hash(${address})) as yes`
  )[0].yes

describe('a database from before', () => {
  it('has its plain hashes of addresses brought under a key, and stops letters by links with either', async () => {
    const plain = (address: string) => createHash('sha256').update(address).digest('hex')
    const [old] = await owner<
      [{ keyed: string }]
    >`select clinic.email_hash('old@before.example') as keyed`
    expect(old.keyed).not.toBe(plain('old@before.example'))
    expect(before.hashes).toEqual([
      { keyed: true, plain: plain('failing@old.example') },
      { keyed: true, plain: plain('never-sent@old.example') },
    ])
    expect(before.suppressed).toEqual([{ keyed: true }])
    const text = `stop.${plain('old@before.example')}`
    const code = `${text}.${await hmac(stack.addressSecret, `letter link: ${text}`)}`
    expect((await press(code)).headers.get('location')).toMatch(/#stopped$/)
    expect(
      await owner`select 1 from clinic.suppressed where email_hash = ${old.keyed}`,
    ).toHaveLength(1)
  })

  it('keeps its leads and what they agreed to, and sends only what somebody had begun to send', () => {
    expect(before.leads).toMatchObject([
      { idempotency_key: 'failing', age: 40 },
      { idempotency_key: 'never-sent' },
    ])
    expect(before.consents).toMatchObject([
      {
        lead: 'failing',
        purpose: 'health-data',
        event: 'given',
        words: expect.stringContaining('your concerns among them'),
      },
      { lead: 'failing', purpose: 'marketing', event: 'asked' },
      { lead: 'never-sent', purpose: 'health-data', event: 'given' },
    ])
    expect(before.outbox).toEqual([{ lead: 'failing', kind: 'enquiry', attempts: 3 }])
  })

  it('takes enquiries from functions that are replaced a moment later', async () => {
    const old = async (key: string) =>
      (
        await owner<
          [{ r: { outcome: string } }]
        >`select clinic.record_offer('k', 1, 1000, ${key}, 'Old', 'between@old.example', null, '', 'London', array['acne'], true, 'acne-notes', '{}') as r`
      )[0].r
    expect([await old('between'), await old('between')]).toMatchObject([
      { outcome: 'given' },
      { outcome: 'given' },
    ])
    expect(
      await owner`select 1 from clinic.leads where email = 'between@old.example'`,
    ).toHaveLength(1)
  })
})

describe('a second enquiry from one address', () => {
  it('is a row of its own: it changes nothing of the first, and is told nothing of it', async () => {
    const first = await ask(
      enquiry('jane@example.com', { name: 'Jane', age: 51, concerns: ['nose'], keep: true }),
      'key-of-jane',
    )
    const alone = await ask(
      enquiry('nobody@example.com', {
        name: 'Eve',
        concerns: ['acne'],
        marketing: true,
        keep: true,
      }),
    )
    const second = await ask(
      enquiry('JANE@example.com ', {
        name: 'Eve',
        age: 20,
        concerns: ['acne'],
        marketing: true,
        keep: true,
      }),
    )
    expect(second.body).toBe(alone.body)
    expect(second.offer!.title).not.toBe(first.offer!.title)
    expect(
      await owner`select name, age, concerns, offer->>'title' as offer from clinic.leads where lower(email) = 'jane@example.com' order by created_at`,
    ).toEqual([
      { name: 'Jane', age: 51, concerns: ['nose'], offer: first.offer!.title },
      { name: 'Eve', age: 20, concerns: ['acne'], offer: second.offer!.title },
    ])
    expect(await wantsNews('jane@example.com')).toBe(false)
  })

  it('takes the same way through the database as one from an address that is not known', async () => {
    type Counts = Record<string, number>
    /**
     * Returns what was read and written of each table by one enquiry: scans, rows read, rows
     * written.
     */
    const way = async (email: string): Promise<Counts> => {
      let seen: Counts = {}
      const undo = new Error('undone, so that the next one finds the tables as this one did')
      const enquire = owner.begin(async (tx) => {
        const counts = async () => {
          const rows = await tx<{ name: string; counts: Counts }[]>`
            select relname as name, json_build_object('scans', seq_scan, 'read', seq_tup_read, 'index scans', coalesce(idx_scan, 0),
              'fetched', coalesce(idx_tup_fetch, 0), 'inserted', n_tup_ins, 'updated', n_tup_upd, 'deleted', n_tup_del) as counts
            from pg_stat_xact_user_tables where schemaname = 'clinic' and relname <> 'rate_limits'`
          return Object.fromEntries(
            rows.flatMap(({ name, counts: of }) =>
              Object.entries(of).map(([what, count]) => [`${name} ${what}`, count]),
            ),
          )
        }
        const start = await counts()
        await tx`select clinic.record_enquiry('[{"key": "way", "intervalMs": 1, "burst": 1000}]', '{"key": "network", "intervalMs": 1, "burst": 1000}', ${`key ${email}`}, 'h', 'A', ${email}, null, '', 'B', array['acne'], 'o', '{}',
          '{"health-data": {"version": "v1", "words": "w"}, "marketing": {"version": "v1", "words": "w"}}', array['enquiry', 'confirmation'], false)`
        const end = await counts()
        seen = Object.fromEntries(
          Object.entries(end).flatMap(([what, count]) =>
            count === (start[what] ?? 0) ? [] : [[what, count - (start[what] ?? 0)]],
          ),
        )
        throw undo
      })
      await expect(enquire).rejects.toBe(undo)
      return seen
    }
    await ask(enquiry('known@example.com'))
    const unknown = await way('stranger@example.com')
    const known = await way('KNOWN@example.com')
    expect(unknown).toMatchObject({
      'leads inserted': 1,
      'consents inserted': 2,
      'outbox inserted': 2,
    })
    expect(known).toEqual(unknown)
  })
})

describe('an idempotency key', () => {
  it('gives the same request the same answer, stored once even at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask(enquiry('twin@example.com'), 'key-of-twin', index),
      ),
    )
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await owner`select 1 from clinic.leads where email = 'twin@example.com'`).toHaveLength(1)
  })

  it('tells nothing to whoever uses it with other words', async () => {
    const theirs = await ask(
      enquiry('owner@example.com', { name: 'Jane', concerns: ['nose'] }),
      'key-of-the-owner',
    )
    const guess = await ask(
      enquiry('owner@example.com', { name: 'Eve', concerns: ['acne'] }),
      'key-of-the-owner',
    )
    expect([guess.status, guess.body]).toEqual([
      200,
      (await ask(enquiry('x@example.com', { name: 'Eve', concerns: ['acne'] }))).body,
    ])
    expect(guess.body).not.toContain(theirs.offer!.title)
    expect(
      (
        await ask(
          enquiry('owner@example.com', { name: 'Jane', concerns: ['nose'] }),
          'key-of-the-owner',
        )
      ).body,
    ).toBe(theirs.body)
  })
})

describe('consent', () => {
  it('is kept with its words, their version and the time, health data and marketing apart', async () => {
    await ask(enquiry('words@example.com', { marketing: true }))
    const kept = await owner`
      select c.purpose, c.event, w.words, c.version ~ '^[0-9a-f]{12}$' as versioned, now() - c.at < interval '1 minute' as now
      from clinic.consents c join clinic.leads l on l.id = c.lead_id join clinic.consent_wordings w using (purpose, version)
      where l.email = 'words@example.com' order by 1`
    const { consents, answers } = JSON.parse(
      readFileSync(join(root, 'data/enquiries.json'), 'utf8'),
    ) as Record<'consents' | 'answers', Record<string, string>>
    expect(
      await owner`select age, sex, concerns from clinic.leads where email = 'words@example.com'`,
    ).toEqual([{ age: null, sex: '', concerns: [] }])
    expect(kept).toEqual([
      {
        purpose: 'health-data',
        event: 'given',
        words: consents.healthData!.replace('{answers:offer}', answers.offer!),
        versioned: true,
        now: true,
      },
      {
        purpose: 'marketing',
        event: 'asked',
        words: consents.marketing,
        versioned: true,
        now: true,
      },
    ])
  })

  it('to news counts once the owner of the address presses the button in the letter, and until they stop it', async () => {
    const address = 'news@example.com'
    await ask(enquiry(address, { marketing: true }))
    const [confirm, stop] = codes(await letterTo(address))
    expect(await wantsNews(address)).toBe(false)
    // Opening the link, as a mail scanner does, is not pressing the button.
    for (const code of [confirm!, stop!]) {
      const opened = await fetch(
        `http://127.0.0.1:${stack.port}/functions/v1/email-consent?code=${code}`,
        { redirect: 'manual' },
      )
      expect(opened.headers.get('location')).toBe(
        `https://www.clinic.test/email-choices/#code=${code}`,
      )
    }
    expect(await wantsNews(address)).toBe(false)
    for (let i = 0; i < 2; i++)
      expect((await press(confirm!)).headers.get('location')).toMatch(/#confirmed$/)
    expect(await wantsNews(address)).toBe(true)
    expect((await press(stop!)).headers.get('location')).toMatch(/#stopped$/)
    expect(await wantsNews(address)).toBe(false)
    // A link that is pressed after that does not start it again, nor claims to, not even when the
    // address may be written to again.
    expect((await press(confirm!)).headers.get('location')).toMatch(/#stopped-before$/)
    await owner`delete from clinic.suppressed where email_hash = clinic.email_hash(${address})`
    expect((await press(confirm!)).headers.get('location')).toMatch(/#gone$/)
    expect(await wantsNews(address)).toBe(false)
    const events = await owner<
      { event: string }[]
    >`select c.event from clinic.consents c join clinic.leads l on l.id = c.lead_id where l.email = ${address} and c.purpose = 'marketing' order by c.id`
    expect(events.map(({ event }) => event)).toEqual(['asked', 'confirmed', 'withdrawn'])
  })

  it('to news is withdrawn by stopping letters, though it was never confirmed', async () => {
    const address = 'unconfirmed@example.com'
    await ask(enquiry(address, { marketing: true }))
    const [, stop] = codes(await letterTo(address))
    await press(stop!)
    expect(
      await owner`
        select c.event from clinic.consents c join clinic.leads l on l.id = c.lead_id
        where l.email = ${address} and c.purpose = 'marketing' order by c.id`,
    ).toEqual([{ event: 'asked' }, { event: 'withdrawn' }])
  })

  it('is asked for once a week at most, and never of an address that wants no letters or has confirmed', async () => {
    const letters = (address: string) => emails.filter(({ to }) => to.includes(address)).length
    const settled = async (address: string) => {
      const open = () => owner`
        select 1 from clinic.outbox o join clinic.leads l on l.id = o.lead_id
        where l.email_hash = clinic.email_hash(${address}) and o.delivered_at is null and o.not_sent is null`
      for (let i = 0; i < 200 && (await open()).length > 0; i++)
        await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const address = 'bombed@example.com'
    for (let i = 0; i < 5; i++) await ask(enquiry(address, { name: `Eve ${i}`, marketing: true }))
    await settled(address)
    expect(letters(address)).toBe(1)
    await press(codes(await letterTo(address))[0]!)
    await owner`update clinic.outbox set created_at = created_at - interval '30 days' where delivered_at is not null`
    await ask(enquiry(address, { marketing: true }))
    await settled(address)
    expect(letters(address)).toBe(1)
    await press(codes(await letterTo(address))[1]!)
    await ask(enquiry(address, { name: 'Eve again', marketing: true }))
    await settled(address)
    expect(letters(address)).toBe(1)
    expect(
      await owner`select distinct not_sent from clinic.outbox where kind = 'confirmation' and not_sent is not null order by 1`,
    ).toEqual(['asked-lately', 'confirmed', 'suppressed'].map((not_sent) => ({ not_sent })))
  })
})

describe('keeping', () => {
  it('ends 180 days after the enquiry itself, whatever has come from the address since', async () => {
    const address = 'old@example.com'
    await ask(enquiry(address, { marketing: true }))
    const [confirm, stop] = codes(await letterTo(address))
    await owner`update clinic.leads set created_at = now() - interval '181 days' where email = ${address}`
    await press(confirm!)
    await ask(enquiry(address, { name: 'Eve' }))
    expect((await owner<[{ gone: number }]>`select clinic.purge() as gone`)[0].gone).toBe(1)
    expect(await owner`select name from clinic.leads where email = ${address}`).toEqual([
      { name: 'Eve' },
    ])
    expect(await wantsNews(address)).toBe(false)
    // What belongs to a deleted enquiry goes with it; the link that stops letters works on.
    expect(
      await owner`select 1 from clinic.outbox o left join clinic.leads l on l.id = o.lead_id where o.kind <> 'summary' and l.id is null`,
    ).toHaveLength(0)
    expect((await press(confirm!)).headers.get('location')).toMatch(/#gone$/)
    expect((await press(stop!)).headers.get('location')).toMatch(/#stopped$/)
    expect(
      await owner`select reason from clinic.suppressed where email_hash = clinic.email_hash(${address})`,
    ).toEqual([{ reason: 'stopped' }])
  })
})

describe('the outbox', () => {
  type Claimed = { id: string; lease: string; kind: string; lead?: { email: string } }
  const claim = async (max: number, kinds = ['enquiry'], notices = 1000, letters = 1000) =>
    (
      await owner<
        [{ due: { letters: Claimed[] } }]
      >`select clinic.claim_letters(${max}, ${kinds}, ${notices}, ${letters}) as due`
    )[0].due.letters
  const finish = async (letter: Claimed, problem: string | null) =>
    (
      await owner<
        [{ ok: boolean }]
      >`select clinic.finish_letter(${letter.id}, ${letter.lease}, ${problem}, 'e-mail') as ok`
    )[0].ok
  const fill = (count: number, kinds: string[]) =>
    Promise.all(
      Array.from(
        { length: count },
        (
          _,
          i,
        ) => owner`select clinic.record_enquiry('fill', 1, 100000, ${`fill ${i} ${kinds.join()}`}, 'h', 'A', ${`fill-${i}@example.com`}, null, '', 'B', array['acne'], 'o', '{}',
          '{"health-data": {"version": "v1", "words": "w"}}', ${kinds})`,
      ),
    )

  beforeAll(async () => {
    // From here on the test claims letters itself.
    await stack.functions.stop()
    await owner`delete from clinic.leads`
  })
  afterEach(() => owner`delete from clinic.leads`)

  it('hands out 20 letters at a time and 40 in all, each to one sender until its lease has run out', async () => {
    await fill(50, ['enquiry'])
    const first = await claim(1_000_000)
    const second = await claim(1_000_000)
    expect([first.length, second.length, (await claim(1_000_000)).length]).toEqual([20, 20, 0])
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(40)
    // A sender that dies: its minute over, another one sends the letter, and the first can no
    // longer say how it went.
    await owner`update clinic.outbox set leased_until = now() where id = ${first[0]!.id}`
    await owner`update clinic.outbox set next_attempt_at = now() + interval '1 hour' where lease is null`
    const again = await claim(5)
    expect(again.map(({ id }) => id)).toEqual([first[0]!.id])
    expect([await finish(first[0]!, null), await finish(again[0]!, null)]).toEqual([false, true])
    expect(await finish(second[0]!, 'status 500')).toBe(true)
    const [failed] = await owner`
      select delivered_at, last_error, round(extract(epoch from next_attempt_at - now())) between 25 and 31 as soon from clinic.outbox where id = ${second[0]!.id}`
    expect(failed).toEqual({ delivered_at: null, last_error: 'status 500', soon: true })
  })

  /** Queues letters that ask people to confirm, an hour ago. */
  const fillWithLettersToPeople = (count: number) =>
    owner.begin(async (tx) => {
      await tx`
        insert into clinic.leads (idempotency_key, email_hash, name, email, sex, location, concerns, offer_id, offer)
        select 'people ' || i, clinic.email_hash('people-' || i), 'A', 'people-' || i || '@example.com', '', 'B', array['acne'], 'o', '{}'
        from generate_series(1, ${count}::integer) i`
      await tx`
        insert into clinic.outbox (kind, lead_id, created_at, next_attempt_at)
        select 'confirmation', id, now() - interval '1 hour', now() - interval '1 hour' from clinic.leads where idempotency_key like 'people %'`
    })
  const kindsOf = (letters: Claimed[]) => letters.map(({ kind }) => kind)

  it('sends a notice to the clinic in the next pass, however many letters to people wait', async () => {
    await fillWithLettersToPeople(1000)
    await fill(1, ['enquiry'])
    const both = ['enquiry', 'confirmation']
    const first = await claim(10, both)
    expect([first.length, kindsOf(first).filter((kind) => kind === 'enquiry').length]).toEqual([
      10, 1,
    ])
    // Slow letters to people never hold all leases, nor the clinic's budget.
    expect([(await claim(20, both)).length, await claim(20, both)]).toEqual([11, []])
    await owner`update clinic.outbox set lead_id = lead_id, lease = null, leased_until = null where kind = 'enquiry'`
    expect(kindsOf(await claim(10, both, 1000, 0))).toEqual(['enquiry'])
    await owner`update clinic.outbox set lease = null, leased_until = null`
    expect(kindsOf(await claim(10, both, 0, 3))).toEqual(Array(3).fill('confirmation'))
  })

  it('sends the notices of a flood after everybody else’s, and a doubtful one after those', async () => {
    const record = (key: string, network: string, doubtful = false) => owner`
      select clinic.record_enquiry('[]', ${JSON.stringify({ key: network, intervalMs: 86_400, burst: 1000 })}::text::jsonb, ${key}, 'h', 'A',
        ${`${key}@example.com`}, null, '', 'B', array['acne'], 'o', '{}', '{"health-data": {"version": "v1", "words": "w"}}',
        array['enquiry', 'confirmation'], ${doubtful})`
    await record('doubtful', 'somebody', true)
    for (let i = 0; i < 30; i++) await record(`flood-${i}`, 'flood')
    await record('real', 'somebody else')
    const sentTo = (letters: Claimed[]) => letters.map(({ lead }) => lead!.email)
    expect(sentTo(await claim(2)).toSorted()).toEqual(['flood-0@example.com', 'real@example.com'])
    expect(sentTo(await claim(20))).not.toContain('doubtful@example.com')
    expect(sentTo(await claim(20))).toContain('doubtful@example.com')
    expect(await owner`select 1 from clinic.outbox where kind = 'confirmation'`).toEqual([])
  })

  it('sends nothing that was received while delivery was off', async () => {
    await fill(3, [])
    expect(await claim(10)).toEqual([])
    await fill(1, ['enquiry'])
    expect(await claim(10)).toHaveLength(1)
    // Queued, then switched off for more than a week.
    await owner`update clinic.outbox set lease = null, leased_until = null, next_attempt_at = now() - interval '8 days'`
    expect(await claim(10)).toEqual([])
    expect(await owner`select not_sent from clinic.outbox where kind = 'enquiry'`).toEqual([
      { not_sent: 'too-old' },
    ])
  })

  it('sends the clinic one summary a day, in the morning, when there is something to tell', async () => {
    const [{ hour }] = await owner<
      [{ hour: number }]
    >`select extract(hour from now() at time zone 'Europe/London')::int as hour`
    const summaries = () => owner`select day::text from clinic.outbox where kind = 'summary'`
    await owner`delete from clinic.outbox where kind = 'summary'`
    await fill(2, [])
    await claim(10, ['enquiry'])
    await claim(10, ['summary'])
    // Today's enquiries are told tomorrow.
    expect(await summaries()).toEqual([])
    await owner`update clinic.leads set created_at = now() - interval '1 day' where email = 'fill-0@example.com'`
    const letters = await claim(10, ['summary'])
    await claim(10, ['summary'])
    expect(await summaries()).toHaveLength(hour < 7 ? 0 : 1)
    expect(letters).toMatchObject(
      hour < 7
        ? []
        : [{ kind: 'summary', summary: { received: 1, unanswered: 1, notSent: 0, failing: 0 } }],
    )
    const [said] =
      await owner`select clinic.summary((now() at time zone 'Europe/London')::date) as said`
    expect(said).toMatchObject({ said: { received: 1, unanswered: 1 } })
    expect(JSON.stringify([letters, said])).not.toContain('example.com')
  })

  it('lists by number who waits, one line a person, until the link says that they are answered', async () => {
    await fill(3, [])
    await owner`update clinic.leads set created_at = now() - interval '3 days'`
    // One person, who asked again a day later.
    await owner`update clinic.leads set email_hash = clinic.email_hash('fill-0@example.com') where email = 'fill-1@example.com'`
    await owner`update clinic.leads set created_at = now() - interval '2 days' where email <> 'fill-0@example.com'`
    type Waiting = { id: string; enquiries: number }
    const waiting = async () =>
      (
        await owner<
          [{ said: { waiting: Waiting[] } }]
        >`select clinic.summary((now() at time zone 'Europe/London')::date) as said`
      )[0].said.waiting
    expect((await waiting()).map(({ enquiries }) => enquiries)).toEqual([2, 1])
    const { id } = (await waiting())[0]!
    const role = postgres(stack.database.functionsUrl, { max: 1, onnotice: () => undefined })
    const outcomes: unknown[] = []
    for (const lead of [id, id, '00000000-0000-4000-8000-000000000000'])
      outcomes.push((await role`select clinic.answered_by_link(${lead}) as said`)[0]!.said)
    await role.end({ timeout: 1 })
    expect(outcomes).toEqual(['noted', 'noted-before', 'gone'])
    expect((await waiting()).map(({ enquiries }) => enquiries)).toEqual([1])
    expect(
      await owner`select who, action, count from clinic.staff_log where subject = ${`link ${id}`} order by id`,
    ).toEqual([
      { who: 'site_functions', action: 'answered', count: 2 },
      { who: 'site_functions', action: 'answered', count: 0 },
    ])
  })
})
