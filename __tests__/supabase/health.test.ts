import type { HealthFigures } from '../../supabase/functions/_shared/database'
import { readHealth } from '../../supabase/functions/_shared/health'
import { configWith, wellFigures } from './helpers/fakes'

const config = configWith({ ENQUIRIES_A_DAY: '200', NOTICES_A_DAY: '150', LETTERS_A_DAY: '100' })
const healthOf = (more: Partial<HealthFigures>) =>
  readHealth({ config, database: { health: () => Promise.resolve({ ...wellFigures, ...more }) } })

describe('health', () => {
  it('tells the public no number of people or letters', async () => {
    const quiet = await healthOf({})
    expect(quiet).toEqual({ status: 'ok', database: 'ok', problems: [] })
    const busy = {
      waiting: 43,
      oldestWaitingMinutes: 44,
      today: { enquiries: 41, notices: 47, letters: 42 },
    }
    expect(await healthOf(busy)).toEqual(quiet)
    const full = { enquiries: 1234, notices: 1235, letters: 1236 }
    expect(
      JSON.stringify(await healthOf({ failing: 37, oldestWaitingMinutes: 987, today: full })),
    ).not.toMatch(/37|987|123/)
  })

  it.each<[Partial<HealthFigures>, RegExp]>([
    [{ waiting: 2, failing: 2 }, /could not be sent after several attempts/],
    [{ waiting: 1, oldestWaitingMinutes: 61 }, /waiting for more than an hour/],
    [{ today: { enquiries: 200, notices: 0, letters: 0 } }, /used up: enquiries/],
    [{ today: { enquiries: 0, notices: 150, letters: 130 } }, /used up: notices, letters/],
    [{ oldestLeadDays: 182 }, /more than 181 days old/],
    [{ scheduled: false }, /clinic\.purge\(\)/],
    [{ hoursSincePurge: 27 }, /clinic\.purge\(\)/],
    [{ hoursSincePurge: null }, /clinic\.purge\(\)/],
    [{ videosOverdue: 1 }, /video that was to be deleted/],
  ])('asks for attention at %j', async (figures, problem) => {
    const health = await healthOf(figures)
    expect(health.status).toBe('attention')
    expect(health.problems).toEqual([expect.stringMatching(problem)])
  })

  it('is content with what is deleted in its time', async () => {
    expect((await healthOf({ oldestLeadDays: 180, hoursSincePurge: 25 })).status).toBe('ok')
  })

  it('is degraded without a database', async () => {
    expect(
      await readHealth({ config, database: { health: () => Promise.reject(new Error('secret')) } }),
    ).toMatchObject({
      status: 'degraded',
      database: 'unreachable',
    })
  })
})
