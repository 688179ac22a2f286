import postgres from 'postgres'
import { temporaryStack, type Stack } from './helpers/stack'
import { closeConnections, leadBody, newLead, send } from './helpers/load'

/**
 * What a day may hold for all addresses together, and what the health page makes of it: on a real
 * Postgres, in Deno.
 */
jest.setTimeout(60_000)

let stack: Stack
let owner: postgres.Sql

beforeAll(async () => {
  stack = await temporaryStack({
    ENQUIRIES_A_DAY: '10',
    LETTERS_A_DAY: '5',
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
const ask = (index: number) => send(stack.port, 'raffle-offer', leadBody(newLead()), { index })

it('takes a day’s enquiries from any number of addresses, and then asks to ring or write', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = JSON.parse(replies.find(({ status }) => status === 429)!.body) as Record<
    string,
    unknown
  >
  expect(refused).toMatchObject({
    success: false,
    code: 'day-full',
    error: expect.stringMatching(/ring .*\d.* or write to .*@/),
  })
  // Work buys a place in the limit of an address, not in the day.
  expect(refused.work).toBeUndefined()
  expect(stack.log.join('\n')).toMatch(/"event":"budget".*"code":"enquiries"/)
  expect(await health()).toMatchObject({
    status: 'attention',
    usedTodayPercent: { enquiries: 100 },
    problems: [expect.stringContaining('enquiries')],
  })
  expect(
    (await send(stack.port, 'ai-chat', { question: 'How much is Profhilo?', context: '' })).status,
  ).toBe(200)

  await owner`update clinic.leads set created_at = created_at - interval '1 day'`
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect((await ask(0)).status).toBe(200)
})

it('claims no more letters than the day has left', async () => {
  const left = async () =>
    (await owner<[{ left: number }]>`select clinic.letters_left(5) as left`)[0].left
  expect(await left()).toBe(5)
  await owner`insert into clinic.outbox (kind, lead_id, delivered_at) select 'enquiry', id, now() from clinic.leads limit 7`
  expect(await left()).toBe(0)
  await owner`update clinic.outbox set delivered_at = delivered_at - interval '1 day'`
  expect(await left()).toBe(5)
})

it('tells of letters that wait, and of letters that fail', async () => {
  await owner`update clinic.outbox set delivered_at = null, attempts = 9, created_at = now() - interval '2 hours'`
  expect(await health()).toMatchObject({
    status: 'attention',
    database: 'ok',
    disk: 'ok',
    letters: { waiting: 7, failing: 7, oldestWaitingMinutes: 120 },
    problems: [
      expect.stringContaining('after several attempts: 7'),
      expect.stringContaining('waiting for 120 minutes'),
    ],
  })
})
