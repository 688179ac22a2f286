import { dayCount } from '../../supabase/functions/_shared/dayCount'
import { deliverDue } from '../../supabase/functions/_shared/delivery'
import { configWith, fakeBackend, siteKnowledge } from './helpers/fakes'

describe('what a day has stored', () => {
  it('is asked for once a second, and counted up in between', async () => {
    let now = 0
    let asked = 0
    let stored = 2
    const today = dayCount(
      () => (asked++, Promise.resolve(stored)),
      () => now,
    )
    expect(await today.count()).toBe(2)
    today.begin()()
    expect([await today.count(), asked]).toEqual([3, 1])
    stored = 3
    now = 1001
    expect([await today.count(), asked]).toEqual([3, 2])
  })

  it('is never more than is stored: what is stored while it is asked for counts once', async () => {
    let now = 0
    let answer: (found: number) => void = () => undefined
    const today = dayCount(
      () => new Promise((resolve) => (answer = resolve)),
      () => now,
    )
    const before = today.begin()
    const first = today.count()
    const during = today.begin()
    before()
    answer(1)
    expect(await first).toBe(1)
    during()
    expect(await today.count()).toBe(1)
    today.begin()()
    expect(await today.count()).toBe(2)
    now = 1001
    const next = today.count()
    answer(3)
    expect(await next).toBe(3)
  })

  it('is nothing while it cannot be known', async () => {
    const today = dayCount(
      () => Promise.reject(new Error('down')),
      () => 0,
    )
    expect(await today.count()).toBe(0)
  })
})

it('the budgets of letters are kept by the database, and their end is logged', async () => {
  const backend = fakeBackend({
    config: configWith({
      LEADS_WEBHOOK_URL: 'https://hook.test/in',
      NOTICES_A_DAY: '7',
      LETTERS_A_DAY: '3',
    }),
    database: {
      claimLetters: (_max, _kinds, { notices, letters }) =>
        Promise.resolve({
          letters: [],
          spent: notices === 7 && letters === 3 ? ['notices', 'letters'] : [],
        }),
    },
  })
  await deliverDue(backend, siteKnowledge().facts)
  expect(backend.logged).toEqual([
    { event: 'budget', code: 'notices' },
    { event: 'budget', code: 'letters' },
  ])
})
