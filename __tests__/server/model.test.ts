import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { closeConnections, send } from './helpers/load'
import { temporaryStack, type Stack } from './helpers/stack'
import { endless, fakeModel, openai, type FakeModel } from '../supabase/helpers/fakeModel'

/** The functions in Deno with a real database and a model service on this machine. */
jest.setTimeout(60_000)

const callsADay = 12
let model: FakeModel
let stack: Stack

beforeAll(async () => {
  model = await fakeModel()
  stack = await temporaryStack({
    OPENAI_API_KEY: 'k',
    OPENAI_MODEL: 'm',
    OPENAI_BASE_URL: model.url,
    MODEL_CALLS_A_DAY: String(callsADay),
  })
}, 60_000)
afterAll(async () => {
  closeConnections()
  await stack?.stop()
  await model?.stop()
})

const ask = async (index: number) => {
  const reply = await send(
    stack.port,
    'ai-chat',
    { question: 'what does masseter botox do', context: '' },
    { index },
  )
  return { status: reply.status, text: (JSON.parse(reply.body) as { response: string }).response }
}

/** Resident memory of the functions, in MB. */
const memory = () =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${stack.functions.pid}/status`, 'utf8'))![1]) /
  1024

it('a reply of 300 MB does not enter the functions’ memory', async () => {
  model.answer(openai(''))
  const own = await ask(0)
  expect(own.status).toBe(200)
  const before = memory()
  model.answer(endless(300 * 1024 * 1024))
  for (let i = 0; i < 3; i++) expect(await ask(i)).toEqual(own)
  expect(model.sent).toBeLessThan(3 * 16 * 1024 * 1024)
  expect(memory() - before).toBeLessThan(40)
})

it('the day’s budget is kept to, however many ask at once', async () => {
  model.answer(openai('Nothing that any source has. Nothing at all that any source has.'))
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(i)))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(model.asked).toHaveLength(callsADay)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(stack.log.filter((line) => line.includes('budget-spent')).length).toBe(4 + 30 - callsADay)
})

it('the count begins again with the next day, and the functions cannot read or change it', async () => {
  const owner = postgres(stack.database.adminUrl, { max: 1 })
  const functions = postgres(stack.database.functionsUrl, { max: 1 })
  try {
    await owner`update clinic.daily_budgets set day = day - 1`
    const take = async (name: string, aDay: number) =>
      (
        await functions<[{ taken: boolean }]>`select clinic.take_budget(${name}, ${aDay}) as taken`
      )[0].taken
    expect([
      await take('model', 2),
      await take('model', 2),
      await take('model', 2),
      await take('other', 1),
      await take('other', 0),
    ]).toEqual([true, true, false, true, false])
    await expect(functions`select * from clinic.daily_budgets`).rejects.toMatchObject({
      code: '42501',
    })
  } finally {
    await owner.end()
    await functions.end()
  }
})
