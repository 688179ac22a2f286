import postgres from 'postgres'
import { closeConnections, newLead, sendMany, sendUntilAcknowledged } from '../server/helpers/load'
import { killDatabase, killFunctions, temporaryStack, type Stack } from '../server/helpers/stack'

/** Postgres and the functions in Deno, each killed twice while leads come in. */
let stack: Stack
beforeAll(async () => {
  stack = await temporaryStack()
}, 60_000)
afterAll(async () => {
  closeConnections()
  await stack?.stop()
})

it('loses and doubles no acknowledged lead, and everything serves again', async () => {
  let done = false
  const killing = (async () => {
    for (const what of ['functions', 'database', 'functions', 'database'] as const) {
      await new Promise((resolve) => setTimeout(resolve, 1200))
      if (what === 'functions') killFunctions(stack.functions)
      else killDatabase(stack.database)
      await sendUntilAcknowledged(stack.port, newLead(), 900)
    }
    done = true
  })()
  const acknowledged = await sendMany(stack.port, {
    connections: 8,
    enough: (count) => done && count > 50,
  })
  await killing
  const owner = postgres(stack.database.adminUrl, { max: 1, onnotice: () => undefined })
  const stored = await owner<
    { key: string; count: number }[]
  >`select idempotency_key as key, count(*)::int as count from clinic.leads where email like 'lead-%' group by 1`
  await owner.end()
  const keys = new Set(stored.map((row) => row.key))
  expect(acknowledged.filter(({ key }) => !keys.has(key))).toEqual([])
  expect(stored.filter((row) => row.count > 1)).toEqual([])
  expect(stack.functions.restarts).toBeGreaterThanOrEqual(2)
  expect(stack.database.process.restarts).toBeGreaterThanOrEqual(2)
}, 300_000)
