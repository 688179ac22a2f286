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
    today.stored()
    expect([await today.count(), asked]).toEqual([3, 1])
    stored = 3
    now = 1001
    expect([await today.count(), asked]).toEqual([3, 2])
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
