import { proofOfWork } from '../../src/backend/proofOfWork'
import type { Puzzle } from '@clinic/contract/contract'
import {
  checkWork,
  countFor,
  highestCount,
  newPuzzle,
  workHeader,
  workLifetimeMs,
} from '@clinic/contract/work'
import { createHandler } from '../../supabase/functions/ai-chat/handler'
import { caller, configWith, fakeBackend, post, siteKnowledge } from './helpers/fakes'

const secret = 'a-secret-of-this-test'
const solved = async (puzzle: Puzzle) => (await proofOfWork(puzzle))[workHeader]!

describe('work instead of a place in the limit', () => {
  it('counts for whom it was asked of, while it is fresh, and only when it was done', async () => {
    const puzzle = await newPuzzle(secret, 'me', 1_800_000_000_000)
    const solution = await solved(puzzle)
    const check = (text: string, { by = 'me', after = 0, key = secret } = {}) =>
      checkWork(text, key, by, 1_800_000_000_000 + after)
    expect(await check(solution)).toMatch(/^[0-9a-f]{32}$/)
    expect(await check(solution, { by: 'somebody else' })).toBeNull()
    expect(await check(solution, { after: workLifetimeMs + 1 })).toBeNull()
    expect(await check(solution, { key: 'another secret' })).toBeNull()
    const [expires, count, ...rest] = solution.split('.')
    expect(await check([Number(expires) + 1000, count, ...rest].join('.'))).toBeNull()
    // Fewer numbers than the price says, another price, one number again and again, numbers that do
    // not fit.
    const numbers = rest.slice(2)
    expect(numbers).toHaveLength(puzzle.count)
    const instead = (found: (string | number)[]) => check([puzzle.challenge, ...found].join('.'))
    expect(await instead(numbers.slice(1))).toBeNull()
    expect(await check([expires, 1, ...rest.slice(0, 3)].join('.'))).toBeNull()
    expect(await instead(numbers.map(() => numbers[0]!))).toBeNull()
    expect(await instead(numbers.map((_, i) => 900_000_000 + i))).toBeNull()
    for (const nonsense of [
      '',
      'x',
      `${solution}0000000000`,
      `${puzzle.challenge}.-1`,
      'a.b.c.d',
      '.'.repeat(5000),
    ])
      expect(await check(nonsense)).toBeNull()
  })

  it('is asked for with every refusal for want of a place, and then stands for a place of its own', async () => {
    const slots: string[] = []
    const backend = fakeBackend({
      config: configWith(),
      database: {
        takeSlot: ({ key }) => {
          slots.push(key)
          return Promise.resolve(slots.filter((slot) => slot === key).length > 1 ? 30_000 : 0)
        },
      },
    })
    const chat = createHandler(backend, siteKnowledge())
    const ask = (headers: Record<string, string> = {}) =>
      chat(post('ai-chat', { question: 'How much is Profhilo?', context: '' }, { headers }), caller)
    expect((await ask()).status).toBe(200)
    const refused = await ask()
    const { work } = (await refused.json()) as { work: Puzzle }
    const header = await proofOfWork(work)
    expect((await ask(header)).status).toBe(200)
    expect(slots[2]).not.toBe(slots[0])
    // The same work again, and the same work from elsewhere, pay for nothing.
    expect((await ask(header)).status).toBe(429)
    await chat(
      post('ai-chat', { question: 'How much is Profhilo?', context: '' }, { headers: header }),
      { address: '198.51.100.1' },
    )
    expect(slots[4]).not.toBe(slots[2])
  })

  it('costs no more than a slow telephone can bear: ten numbers of 256,000 iterations', async () => {
    expect(countFor(1e9, 1000)).toBe(highestCount)
    const { iterations, bits } = await newPuzzle(secret, 'me', 0, highestCount)
    expect(highestCount * iterations * 2 ** bits).toBeLessThanOrEqual(2_560_000)
  })

  it('is given up when nobody waits for it any more', async () => {
    const hopeless = { ...(await newPuzzle(secret, 'me', Date.now())), bits: 32 }
    const control = new AbortController()
    setTimeout(() => control.abort(new Error('closed')), 50)
    await expect(proofOfWork(hopeless, control.signal)).rejects.toThrow('closed')
  })
})
