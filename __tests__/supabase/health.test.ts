import type { HealthFigures } from '../../supabase/functions/_shared/database'
import { readHealth } from '../../supabase/functions/_shared/health'
import { configWith, wellFigures } from './helpers/fakes'

const config = configWith({
  ENQUIRIES_A_DAY: '200',
  LETTERS_A_DAY: '100',
})
const healthOf = (more: Partial<HealthFigures>) =>
  readHealth({ config, database: { health: () => Promise.resolve({ ...wellFigures, ...more }) } })

describe('health', () => {
  it('tells what waits and how much of the day is used, in percent only', async () => {
    expect(
      await healthOf({
        waiting: 3,
        oldestWaitingMinutes: 2,
        today: { enquiries: 41, letters: 7 },
      }),
    ).toEqual({
      status: 'ok',
      database: 'ok',
      problems: [],
      letters: { waiting: 3, oldestWaitingMinutes: 2, failing: 0 },
      usedTodayPercent: { enquiries: 20, letters: 7 },
      databaseMegabytes: 8,
    })
  })

  it.each<[Partial<HealthFigures>, RegExp]>([
    [{ waiting: 2, failing: 2 }, /could not be sent after several attempts: 2/],
    [{ waiting: 1, oldestWaitingMinutes: 61 }, /waiting for 61 minutes/],
    [{ today: { enquiries: 200, letters: 0 } }, /used up: enquiries/],
    [{ today: { enquiries: 0, letters: 130 } }, /used up: letters/],
  ])('asks for attention at %j', async (figures, problem) => {
    const health = await healthOf(figures)
    expect(health.status).toBe('attention')
    expect(health.problems).toEqual([expect.stringMatching(problem)])
  })

  it('is degraded without a database', async () => {
    expect(
      await readHealth({ config, database: { health: () => Promise.reject(new Error('secret')) } }),
    ).toMatchObject({ status: 'degraded', database: 'unreachable' })
  })
})
