import postgres from 'postgres'
import { temporaryStack, type Stack } from './helpers/stack'
import { closeConnections, leadBody, newLead, send } from './helpers/load'
import { proofOfWork } from '../../src/backend/proofOfWork'
import type { Puzzle } from '@clinic/contract/contract'

/**
 * What floods leave to everybody else, and what the health page makes of it: on a real Postgres, in
 * Deno, behind a proxy that names the callers' addresses.
 */
jest.setTimeout(60_000)

let stack: Stack
let owner: postgres.Sql

beforeAll(async () => {
  stack = await temporaryStack({
    ADDRESS_HEADER: 'x-forwarded-for',
    ENQUIRIES_A_DAY: '1000',
    NOTICES_A_DAY: '5',
    OFFER_LIMIT: '12/8',
  })
  owner = postgres(stack.database.adminUrl, { max: 1, onnotice: () => undefined })
})
afterAll(async () => {
  closeConnections()
  await owner?.end({ timeout: 1 })
  await stack?.stop()
})

const health = async () =>
  (await fetch(`http://127.0.0.1:${stack.port}/health`)).json() as Promise<Record<string, unknown>>

let senders = 0
async function ask(from: string, headers: Record<string, string> = {}) {
  const lead = newLead()
  const { status, body } = await send(stack.port, 'raffle-offer', leadBody(lead), {
    // A few connections each from many local addresses: what counts is the one the proxy names.
    index: senders++ % 50,
    headers: { 'x-forwarded-for': from, ...headers },
  })
  return { status, reply: JSON.parse(body) as { code?: string; work?: Puzzle }, lead }
}
const askPaid = async (from: string) => {
  const refused = await ask(from)
  expect([refused.status, refused.reply.code]).toEqual([429, 'too-many-requests'])
  return ask(from, await proofOfWork(refused.reply.work!))
}
/** How many enquiries of a flood are under way at any time. */
const atOnce = 40
const flood = async (addresses: readonly string[], times: number) => {
  const all = addresses.flatMap((address) => Array.from({ length: times }, () => address))
  const counts: Record<number, number> = {}
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let from = all.pop(); from !== undefined; from = all.pop()) {
        const { status } = await ask(from)
        counts[status] = (counts[status] ?? 0) + 1
      }
    }),
  )
  return counts
}
const stored = async () =>
  (await owner<[{ count: number }]>`select count(*)::int as count from clinic.leads`)[0].count
const isStored = async ({ email }: { email: string }) =>
  (await owner`select 1 from clinic.leads where email = ${email}`).length === 1
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1100))

it('2,000 enquiries from 250 networks of one customer cost the others nothing', async () => {
  const subnets = Array.from({ length: 250 }, (_, i) => `2a01:4f8:1:${i.toString(16)}::1`)
  const counts = await flood(subnets, 8)
  expect(counts[200]! + counts[429]!).toBe(2000)
  // What one customer may have at once, and nothing is counted of what was refused.
  expect(await stored()).toBe(counts[200])
  expect(counts[200]).toBeLessThanOrEqual(26)
  await nextSecond()
  const fresh = await ask('2a02:8109:2:3::4')
  expect([fresh.status, await isStored(fresh.lead)]).toEqual([200, true])
  // The neighbours of the flood get on too, for a little work.
  const neighbour = await askPaid('2a01:4f8:1:aaaa::7')
  expect([neighbour.status, await isStored(neighbour.lead)]).toEqual([200, true])
})

it('a flood from everywhere makes everybody work, and refuses nobody', async () => {
  const customers = Array.from({ length: 90 }, (_, i) => `2a03:2880:${(i + 1).toString(16)}::1`)
  await flood(customers, 8)
  const half = await stored()
  // Nobody works before half of the budget is stored. Beyond it go those that were under way when
  // it was reached, and when the day was last counted.
  expect(half).toBeGreaterThanOrEqual(500)
  expect(half).toBeLessThanOrEqual(500 + 2 * atOnce)
  await nextSecond()
  const fresh = await askPaid('198.51.100.9')
  expect([fresh.status, await isStored(fresh.lead)]).toEqual([200, true])

  // Far past the budget: dearer, and still open.
  await owner`
    insert into clinic.leads (idempotency_key, email_hash, name, email, sex, location, concerns, offer_id, offer)
    select 'flood ' || i, 'x', 'A', 'a@example.com', '', 'B', array['acne'], 'o', '{}' from generate_series(1, 3000) i`
  await nextSecond()
  const late = await askPaid('203.0.113.20')
  expect([late.status, await isStored(late.lead)]).toEqual([200, true])
  expect(await health()).toMatchObject({
    status: 'attention',
    problems: [expect.stringContaining('used up: enquiries')],
  })
  expect(
    (await send(stack.port, 'ai-chat', { question: 'How much is Profhilo?', context: '' })).status,
  ).toBe(200)
})

it('a network that pays for each is stopped where it would fill the disk, and nobody else', async () => {
  const keys = await owner<
    { key: string }[]
  >`select key from clinic.rate_limits where key like '%:day'`
  const before = new Set(keys.map(({ key }) => key))
  expect((await askPaid('192.0.2.1')).status).toBe(200)
  const [mine] = (
    await owner<{ key: string }[]>`select key from clinic.rate_limits where key like '%:day'`
  ).filter(({ key }) => !before.has(key))
  await owner`update clinic.rate_limits set arrival = now() + interval '1 day' where key = ${mine!.key}`
  const full = await askPaid('192.0.2.2')
  expect([full.status, full.reply.code, full.reply.work]).toEqual([429, 'network-full', undefined])
  expect((await askPaid('192.0.3.1')).status).toBe(200)
})

it('tells of letters that wait and fail, and of what is kept too long, without a number of people', async () => {
  await owner`delete from clinic.leads where idempotency_key like 'flood %' or created_at < now()`
  await nextSecond()
  const { lead } = await ask('192.0.4.1')
  expect(await isStored(lead)).toBe(true)
  await owner`insert into clinic.outbox (kind, lead_id, attempts, created_at) select 'enquiry', id, 9, now() - interval '2 hours' from clinic.leads`
  await owner`update clinic.leads set created_at = now() - interval '400 days'`
  await owner`update clinic.upkeep set done_at = now() - interval '2 days'`
  await nextSecond()
  const { problems, ...rest } = await health()
  expect(rest).toEqual({
    status: 'attention',
    database: 'ok',
    disk: 'ok',
    functions: expect.any(Array),
  })
  expect(problems).toEqual([
    expect.stringContaining('after several attempts'),
    expect.stringContaining('waiting for more than an hour'),
    expect.stringContaining('more than 181 days old'),
    expect.stringContaining('clinic.purge()'),
  ])
  await owner`select clinic.purge()`
  await nextSecond()
  expect(await health()).toMatchObject({ status: 'ok' })
})
