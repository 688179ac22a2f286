import { dayBudget } from '../../supabase/functions/_shared/dayBudget'
import { deliverDue } from '../../supabase/functions/_shared/delivery'
import { configWith, fakeBackend, siteKnowledge } from './helpers/fakes'

describe('a day’s budget', () => {
  it('is asked for once a second, and counted down in between', async () => {
    let now = 0
    let asked = 0
    let left = 2
    const budget = dayBudget(
      () => (asked++, Promise.resolve(left)),
      () => now,
    )
    expect(await Promise.all([budget.take(), budget.take(), budget.take()])).toEqual([
      true,
      true,
      false,
    ])
    expect(asked).toBe(1)
    left = 1
    now = 1001
    expect([await budget.take(), await budget.take()]).toEqual([true, false])
    expect(asked).toBe(2)
  })

  it('stops nobody when it cannot be known', async () => {
    const budget = dayBudget(
      () => Promise.reject(new Error('down')),
      () => 0,
    )
    expect(await budget.take()).toBe(true)
  })

  it('of letters is kept by the database, and its end is logged', async () => {
    const backend = fakeBackend({
      config: configWith({ LEADS_WEBHOOK_URL: 'https://hook.test/in', LETTERS_A_DAY: '7' }),
      database: {
        claimLetters: (_max, _kinds, aDay) => Promise.resolve({ due: [], spent: aDay === 7 }),
      },
    })
    await deliverDue(backend, siteKnowledge().facts)
    expect(backend.logged).toEqual([{ event: 'budget', code: 'letters' }])
  })
})
